"""`DicyTable`: Dicy Cards on the table."""

from collections.abc import Iterable, Sequence
from typing import Any

from pygame import Rect, Surface
from pygame.event import Event

from game.dicy.cards import DICE, Card
from game.dicy.events import (
    CardFrozen,
    CardScored,
    CardThawed,
    DiceRolled,
    GameEnded,
    TurnPassed,
    TurnStarted,
)
from game.dicy.rules import to_act
from game.dicy.state import State
from scenes.games.dicy import choosing, panels, picture
from scenes.games.dicy.book import chapter_of
from scenes.games.dicy.deciding import Deciding
from scenes.games.dicy.naming import mode_name
from scenes.games.dicy.pad import paper
from scenes.games.dicy.places import places
from scenes.games.dicy.prompt import asked_now, next_step
from scenes.games.dicy.rows import CardRows, Named, card_id
from scenes.games.dicy.sentences import end_words, heard, sentence
from scenes.games.dicy.sheet import CardSheet
from scenes.games.dicy.widgets import controls, way_on_place
from scenes.table.card.places import Place
from scenes.table.context import TableContext
from scenes.table.dice.finishes import pip_dice
from scenes.table.director import Hold, Overlap, Settle
from scenes.table.game_table import GameTable
from scenes.table.magnifier import Magnifier
from scenes.table.moments import FLIGHT, Banner
from scenes.table.pad import Pad
from scenes.table.throwing import DiceAndCup
from scenes.table.winners import game_over, points_words
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.target import Target
from scenes.widgets.widget import Widget

_SOMEWHERE = Rect(0, 0, 900, 500)
_SET_UP = 2
"""A game of so many events has only been set up."""


class DicyTable(GameTable):
    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        sitting = context.sitting
        self.cards: tuple[Card, ...] = self.state.cards
        self.dice = DiceAndCup(context, pip_dice("own"), DICE, panels.CUP)
        self.tray, self.hand = self.dice.tray, self.dice.hand
        self.rows = CardRows(self.cards, sitting.colours, len(sitting.seats))
        self.pad = Pad(sitting, paper)
        self.moving = self.dice, self.rows, self.pad
        self.rows.manner.hear = context.ear.hear
        self.magnifier = Magnifier[Named](
            context, self.rows.under, self._card_of, lambda: self.gripping, self._enlarged
        )
        self.deciding = Deciding(context, self.tray, self.hand, self.rows, self.magnifier)
        self.places = places(_SOMEWHERE, None, len(sitting.seats) - 1, Scale(8))
        self._laid = False
        self._choices: picture.Choices = {}
        self._pointer: tuple[int, int] | None = None

    @property
    def state(self) -> State:
        return self.context.view.table

    # ------------------------------------------------------------------------------------ the table's

    def title(self) -> str:
        return _("Dicy Cards · {mode}").format(mode=mode_name(self.state.mode))

    def chapter(self) -> str:
        return chapter_of(self.state, self.deciding.picker.picked, self.deciding.rerolling)

    def redress(self) -> None:
        self.tray.style = pip_dice(self.context.settings.dice)
        for _name, card in self.rows.all():
            card.redress()

    def place(self, table: Rect, scale: Scale) -> None:
        frame, others = self.context.frame, len(self.context.sitting.seats) - 1
        assert frame is not None
        beside = None if frame.plates_above else frame.below_plates(scale)
        self.places = places(table, beside, others, scale, self.context.settings.handed)
        self.dice.lay(self.places.walls, self.places.edge, self.places.cup)
        self.deciding.picker.area = self.places.tray
        self.rows.lay(self.places, self._below(self.context.view))
        if not self._laid:
            self._laid = True
            self.arrange(self.context.view)
            self.finish()
            if not self.state.rolls and self.context.n <= _SET_UP:
                self.rows.deal(Place(*self.places.tray.center))

    def paint(self, ground: Surface) -> None:
        panels.paint_tray(ground, self.places, self.context.scale)

    def widgets(self) -> Iterable[Widget]:
        self._choices = picture.choices(self.context, self.deciding)
        picture.light(self.context, self._choices, self.rows, self.deciding)
        return controls(self.context, self.deciding, self.rows, self.places, self._choices)

    def buttons_area(self) -> Rect:
        return way_on_place(self.places.buttons, self.context.scale)

    def show(self, event: Any, view: Any) -> Hold:
        hold = self._tell(event, view)
        self.seats_change(view)
        return hold

    def seats_change(self, view: Any) -> Hold:
        self.rows.sit_below(self._below(view))
        return super().seats_change(view)

    def _tell(self, event: Any, view: Any) -> Hold:
        match event:
            case TurnStarted():
                self.deciding.let_go()
                self.tray.hold(self.tray.numbers)
                return Settle(0.15)
            case DiceRolled(_, dice, values):
                return self._rolls(dice, [value - 1 for value in values])
            case CardFrozen(_, _, why):
                self.rows.turn_to(view.table)
                return Overlap(0.4) if why == "reroll" else Settle(0.15)
            case CardThawed(_, _, why):
                self.rows.turn_to(view.table)
                return Overlap(0.12) if why == "pass" else Settle(0.15)
            case CardScored(seat, card, dice, points):
                self.tray.pick(())
                for die, slot in zip(dice, self.rows.slots(seat, card, len(dice)), strict=True):
                    self.tray.set_aside(die, slot)
                words = _("+{points}").format(points=points)
                start, end = self.rows.rect(seat, card).center, self.context.plate(seat).center
                self.context.fly(words, start, end)
                self.pad.write_to(self.context.n, FLIGHT)
                return Settle(0.2)
            case TurnPassed():
                self.deciding.let_go()
                self.pad.write_to(self.context.n)
                return Overlap(0.15)
            case GameEnded(winners, scores):
                self.context.announce(self._end(winners, max(scores)))
                return Settle(0.2)
            case _:
                return Settle()

    def arrange(self, view: Any) -> None:
        table: State = view.table
        self.deciding.let_go()
        self.dice.recall()
        if table.dice:
            self.tray.put({die: value - 1 for die, value in enumerate(table.dice)})
        else:
            self.tray.hold(self.tray.numbers)
        self.rows.turn_to(table)
        self.seats_change(view)
        self.pad.write_to(self.context.n)

    def move(self, dt: float, real: float) -> None:
        self.dice.update(dt, real)
        self.rows.update(dt)
        self.pad.update(dt)

    def move_less(self, reduced: bool) -> None:
        self.dice.move_less(reduced)
        self.rows.manner.reduced = self.pad.reduced = reduced

    def banner_area(self) -> Rect:
        return self.places.tray

    def told_still(self, event: Any, view: Any) -> Banner | None:  # noqa: ARG002 - for games that ask it
        return self._end(event.winners, max(event.scores)) if isinstance(event, GameEnded) else None

    def score(self, view: Any, seat: int) -> int:
        return view.table.scores[seat]

    def acting(self, view: Any) -> int | None:
        """Who chooses a card in between is said by the prompt: the turn goes on, and its light stays."""
        return None if view.table.stage == "over" else view.table.seat

    def prompt(self) -> str:
        return asked_now(self.context) or super().prompt()

    def prompts(self, view: Any) -> int | None:
        return to_act(view.table) if asked_now(self.context) else super().prompts(view)

    def to_do(self) -> str:
        deciding = self.deciding
        return next_step(self.state, deciding.picker.outlined, deciding.rerolling, deciding.purpose)

    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return sentence(event, names, before.table)

    def heard(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return heard(event, names, before.table, self._after(event))

    def _after(self, event: Any) -> Any:
        """The event that follows the one being shown: what was decided together is said together."""
        seen, n = self.context.sitting.seen(), self.context.n
        return seen[n] if n < len(seen) and seen[n - 1] == event else None

    def rests(self) -> None:
        self.dice.remember()
        if self._pointer:
            self.point_at(self._pointer)

    def decided(self) -> None:
        self.deciding.picker.review()
        self.context.relay()

    # ---------------------------------------------------------------------------------- what happens

    def _rolls(self, dice: Sequence[int], faces: Sequence[int]) -> Hold:
        throw = self.deciding.thrown
        self.deciding.forget()
        return self.dice.throw(dice, faces, throw)

    def _end(self, winners: Sequence[int], points: int) -> Banner:
        words = points_words(points)
        if self.state.seats == 1:
            words = end_words([self.context.name_of(seat) for seat in winners], points, self.state)
        return game_over(self.context.sitting, winners, words)

    def _below(self, view: Any) -> int:
        return choosing.below(view.table, self.context.sitting.people)

    # ------------------------------------------------------------------------------------- what is meant

    def heard_first(self, event: Event) -> bool:
        return self.magnifier.heard_first(event)

    def point_at(self, pos: tuple[int, int]) -> None:
        """The card under the pointer lifts, with dice dragged over it too."""
        named = self.rows.under(pos)
        if self.gripping and not self.deciding.handling.dragging:
            named = None
        self.rows.point_at(named, pos)
        self._pointer = pos
        self.context.touch()

    @property
    def gripping(self) -> bool:
        return self.deciding.handling.down

    def mouse(self, event: Event) -> bool:
        return self.deciding.mouse(event)

    def key(self, event: Event) -> bool:
        return self.deciding.key(event)

    # ----------------------------------------------------------------------------------------- the picture

    def draw(self, surface: Surface) -> None:
        self.pad.draw(surface, self.places.pad, scale=self.context.scale)
        picture.draw_beds(surface, self.context, self.rows)
        self.tray.draw_in_tray(surface)
        self.deciding.picker.draw(surface)
        if not self.hand.holding:
            self.hand.draw(surface)
        picture.draw_names(surface, self.context, self.rows, self.places)
        self.rows.draw(surface)
        self.tray.draw_aside(surface)

    def draw_lights(self, surface: Surface, rects: Sequence[Rect]) -> Sequence[Rect]:
        return self.tray.draw_lights(surface, rects)

    def draw_over(self, surface: Surface) -> None:
        picture.draw_badges(surface, self._choices, self.rows)
        picture.draw_purpose(surface, self.context, self.deciding)
        if self.hand.holding:
            self.hand.draw(surface)
        self.magnifier.draw(surface)

    def targets(self) -> list[Target]:
        may_throw = self.context.may_choose and self.deciding.may_throw
        return [*self.dice.targets(may_throw=may_throw), *self.magnifier.targets()]

    def shown(self) -> object:
        scores = self.context.scores.all_shown()
        written = tuple(sum(column) for column in self.pad.written)
        faces = tuple(self._face(die) for die in self.tray.numbers)
        return faces, self.rows.frozen(), self.rows.below, scores, written

    def pictured(self, view: Any) -> object:
        table: State = view.table
        dice = table.dice or ("cup",) * DICE
        frozen = tuple(table.frozen(seat) for seat in range(table.seats))
        return dice, frozen, self._below(view), table.scores, table.scores

    def _card_of(self, widget: str) -> Named | None:
        return next((named for named, _ in self.rows.all() if card_id(*named) == widget), None)

    def _enlarged(self, named: Named) -> CardSheet:
        seat, card = named
        colour, about = self.context.sitting.colours[seat], self.rows.rect(seat, card)
        frozen = card not in self.state.active[seat]
        assert self.context.frame is not None
        room = self.context.frame.help
        return CardSheet(card, colour, about, frozen=frozen, room=room, scale=self.context.scale)

    def _face(self, die: int) -> object:
        face = self.dice.face(die)
        return "cup" if face is None else face + 1
