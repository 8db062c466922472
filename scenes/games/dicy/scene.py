"""`DicyScene`: a game of Dicy Cards on the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame
from msgspec import UNSET
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
from scenes.app.scene import Scene
from scenes.app.trace import Target
from scenes.games.dicy import choosing, pad, panels, picture
from scenes.games.dicy.deciding import Deciding
from scenes.games.dicy.enlarging import Enlarging
from scenes.games.dicy.places import Places, places
from scenes.games.dicy.rows import CardRows
from scenes.games.dicy.sentences import end_words, sentence
from scenes.games.dicy.widgets import controls
from scenes.games.dicy.words import mode_name
from scenes.rulebook import fitting
from scenes.table.card.places import Place
from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.finishes import pip_dice
from scenes.table.dice.hand import Hand
from scenes.table.dice.moves import Motion
from scenes.table.director import Hold, Overlap, Settle
from scenes.table.moments import Banner
from scenes.table.play import Ended, PlayScene
from scenes.table.sitting import Beat, Sitting
from scenes.table.throwing import throw_of, throwing
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget

_SOMEWHERE = Rect(0, 0, 900, 500)
_SET_UP = 2
"""A game of so many events has only been set up."""


class DicyScene(PlayScene):
    name = "dicy"

    def __init__(
        self, sitting: Sitting, result: Callable[[Ended], Scene] | None = None, evening: object = None
    ) -> None:
        super().__init__(sitting, result, evening)
        self.cards: tuple[Card, ...] = self.table.cards
        self.tray = DiceTray(pip_dice("own"), DICE, _SOMEWHERE, 50)
        self.hand = Hand(self.tray, panels.CUP, Rect(700, 200, 120, 120))
        self.rows = CardRows(self.cards, sitting.colours, len(sitting.seats))
        ahead = self.table.head_start is not UNSET
        self.pad = pad.Pad(sitting.colours, len(sitting.seats), ahead=ahead)
        self.rows.manner.hear = self.ear.hear
        self.deciding = Deciding(self)
        self.enlarging = Enlarging(self)
        self._places: Places | None = None

    @property
    def table(self) -> State:
        return self.view.table

    @property
    def places(self) -> Places:
        assert self._places is not None
        return self._places

    # ------------------------------------------------------------------------------------ the table's

    def title(self) -> str:
        return _("Dicy Cards · {mode}").format(mode=mode_name(self.table.mode))

    def chapter(self) -> str:
        return fitting.dicy(self.table, self.deciding.picked, self.deciding.rerolling)

    def redress(self) -> None:
        super().redress()
        self.tray.style = pip_dice(self.settings.dice)
        for _name, card in self.rows.all():
            card.redress()

    def place(self, table: Rect, scale: Scale) -> None:
        first = self._places is None
        assert self.frame is not None
        tiles = self.frame.from_afar and not self.frame.plates_above
        below = (self.frame.bar,) if tiles else ()  # there the pad stays in its drawer
        seats = self.frame.seats[0].unionall([*self.frame.seats[1:], *below])
        self._places = places(
            table, seats, self.frame.cloth, len(self.sitting.seats) - 1, scale, self.settings.handed
        )
        self.tray.lay(self.places.walls, self.places.edge)
        self.hand.lay(self.places.cup)
        self.deciding.picker.area = self.places.tray
        self.rows.lay(self.places, self._below(self.view))
        if first:
            self.arrange(self.view)
            self.finish()
            if not self.table.rolls and self.n <= _SET_UP:
                self.rows.deal(Place(*self.places.tray.center))

    def paint(self, ground: Surface) -> None:
        panels.paint_tray(ground, self.places, self.scale)

    def table_widgets(self) -> Iterable[Widget]:
        picture.light(self)
        return controls(self)

    def begin(self, beat: Beat) -> Hold:
        hold = super().begin(beat)
        self.rows.sit_below(self._below(beat.view))
        return hold

    def show(self, event: Any, view: Any) -> Hold:
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
                self.tray.pick(dice)
                self.pad.write(pad.columns(self._seen(), len(self.sitting.seats)))
                words = _("+{points}").format(points=points)
                start, end = self.rows.rect(seat, card).center, self.plate(seat).center
                self.moments.fly(words, start, end, self.scale, self.mood)
                return Settle(0.2)
            case TurnPassed():
                self.deciding.let_go()
                self.pad.write(pad.columns(self._seen(), len(self.sitting.seats)))
                return Overlap(0.15)
            case GameEnded(winners, scores):
                self.announce(self._end(winners, max(scores)))
                return Settle(0.2)
            case _:
                return Settle()

    def arrange(self, view: Any) -> None:
        table: State = view.table
        self.deciding.let_go()
        if table.dice:
            self.tray.put({die: value - 1 for die, value in enumerate(table.dice)})
        else:
            self.tray.hold(self.tray.numbers)
        self.rows.turn_to(table)
        self.rows.sit_below(self._below(view))
        self.pad.write(pad.columns(self._seen(), len(self.sitting.seats)))

    def finish(self) -> None:
        for part in (self.tray, self.rows, self.pad):
            part.finish()

    def move(self, dt: float, real: float) -> None:
        self.hand.update(real if self.hand.holding else dt)
        self.ear.knocks(self.tray.view, self.tray.update(dt))
        self.rows.update(dt)
        self.pad.update(dt)

    def move_less(self, reduced: bool) -> None:
        self.tray.motion = Motion.REDUCED if reduced else Motion.FULL
        self.rows.manner.motion = "reduced" if reduced else "full"
        self.pad.reduced = reduced

    @property
    def table_still(self) -> bool:
        return all(part.settled for part in (self.tray, self.hand, self.rows, self.pad))

    def banner_area(self) -> Rect:
        return self.places.tray

    def told_still(self, event: Any, view: Any) -> Banner | None:  # noqa: ARG002 - for games that ask it
        return self._end(event.winners, max(event.scores)) if isinstance(event, GameEnded) else None

    def score(self, view: Any, seat: int) -> int:
        return view.table.scores[seat]

    def acting(self, view: Any) -> int | None:
        return to_act(view.table)

    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return sentence(event, names, before.table)

    def decided(self) -> None:
        self.deciding.picker.review()
        self.relay()

    # ---------------------------------------------------------------------------------- what happens

    def _rolls(self, dice: Sequence[int], faces: Sequence[int]) -> Hold:
        throw = self.deciding.thrown
        self.deciding.forget()
        self.hand.offer(dice, self.n)
        self.hand.throw(dice, faces, throw_of(self.hand, throw, self.settings.strength))
        return Settle(0.25)

    def _end(self, winners: Sequence[int], points: int) -> Banner:
        words = end_words([self.name_of(seat) for seat in winners], points, self.table)
        return Banner(_("The game is over"), words, "great", 1.6)

    def _below(self, view: Any) -> int:
        return choosing.below(view.table, self.sitting.people)

    def _seen(self) -> Sequence[Any]:
        return self.sitting.seen()[: self.n]

    # ------------------------------------------------------------------------------------- what is meant

    def handle(self, event: Event) -> bool:
        used = self.enlarging.heard_first(event) or super().handle(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP):
            self._point_at(event.pos)
        return used

    def _point_at(self, pos: tuple[int, int]) -> None:
        """The card under the pointer lifts, with dice dragged over it too."""
        named = self.rows.under(pos)
        if self.gripping and not self.deciding.handling.dragging:
            named = None
        self.rows.point_at(named, pos)
        self.touch()

    @property
    def gripping(self) -> bool:
        return self.deciding.handling.down

    def mouse(self, event: Event) -> bool:
        return self.deciding.mouse(event)

    def key(self, event: Event) -> bool:
        return self.deciding.key(event)

    # ----------------------------------------------------------------------------------------- the picture

    def draw_table(self, surface: Surface) -> None:
        picture.draw(self, surface)

    def draw_over(self, surface: Surface) -> None:
        picture.draw_badges(self, surface)
        if self.hand.holding:
            self.hand.draw(surface)
        self.enlarging.draw(surface)

    def targets(self) -> list[Target]:
        may_throw = self.may_choose and self.deciding.may_throw
        thrown = throwing(self.hand, self.places.walls, may_throw=may_throw)
        return [*super().targets(), *thrown, *self.enlarging.targets()]

    def shown(self) -> object:
        scores = tuple(self.scores.shown(seat) for seat in range(len(self.sitting.seats)))
        written = tuple(sum(column) for column in self.pad.written)
        faces = tuple(self._face(die) for die in self.tray.numbers)
        return faces, self.rows.frozen(), self.rows.below, scores, written

    def pictured(self, view: Any) -> object:
        table: State = view.table
        dice = table.dice or ("cup",) * DICE
        frozen = tuple(table.frozen(seat) for seat in range(table.seats))
        return dice, frozen, self._below(view), table.scores, table.scores

    def _face(self, die: int) -> object:
        home = self.tray.lying(die)
        return "cup" if home is None or die in self.tray.heap else home.face + 1
