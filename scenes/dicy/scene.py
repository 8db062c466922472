"""`DicyScene`: a game of Dicy Cards on the table."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.dicy.cards import DICE, Card
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
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
from scenes import reasons
from scenes.dicy import choosing, pad, panels, picture
from scenes.dicy.enlarging import Enlarging
from scenes.dicy.handling import CupRefused, Dropped, Handling, Thrown
from scenes.dicy.places import Places, places
from scenes.dicy.prompt import pass_words
from scenes.dicy.rows import CardRows
from scenes.dicy.sentences import sentence, winners_words
from scenes.dicy.widgets import card_id, controls
from scenes.dicy.words import mode_name
from scenes.scene import Scene
from scenes.table.card.places import Place
from scenes.table.dice.hand import Hand
from scenes.table.dice.moves import Motion
from scenes.table.dice.picker import Picked, Picker
from scenes.table.dice.picking import Refused
from scenes.table.dice.play import DiceTray
from scenes.table.dice.style import ICE
from scenes.table.dice.toss import Throw
from scenes.table.director import Hold, Overlap, Settle
from scenes.table.play import Ended, PlayScene
from scenes.table.sitting import Beat, Sitting
from scenes.trace import Target
from scenes.widgets.dialog import Answer, Dialog
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget
from scenes.words import _

_SOMEWHERE = Rect(0, 0, 900, 500)
_SET_UP = 2
"""A game of so many events has only been set up."""
_DIGITS = {first + value - 1: value for first in (pygame.K_1, pygame.K_KP1) for value in range(1, 7)}


class DicyScene(PlayScene):
    name = "dicy"

    def __init__(
        self, sitting: Sitting, result: Callable[[Ended], Scene] | None = None, evening: object = None
    ) -> None:
        super().__init__(sitting, result, evening)
        self.cards: tuple[Card, ...] = self.table.cards
        self.tray = DiceTray(ICE, DICE, _SOMEWHERE, 50)
        self.hand = Hand(self.tray, panels.CUP, Rect(700, 200, 120, 120))
        self.picker = Picker(self.tray, _SOMEWHERE, lambda _die: choosing.why_not_pick(self.table))
        self.rows = CardRows(self.cards, sitting.colours, len(sitting.seats))
        self.handling = Handling(
            self.tray, self.hand, self.picker, self._to_throw, lambda at: self.rows.under(at) is not None
        )
        self.pad = pad.Pad(sitting.colours, len(sitting.seats))
        self.enlarging = Enlarging(self)
        self.places: Places | None = None
        self.rerolling: tuple[int, ...] = ()
        """The dice in the cup while the card that their re-roll costs is chosen."""
        self._throw: Throw | None = None

    @property
    def table(self) -> State:
        return self.view.table

    # ------------------------------------------------------------------------------------ the table's

    def title(self) -> str:
        return _("Dicy Cards · {mode}").format(mode=mode_name(self.table.mode))

    def place(self, table: Rect, scale: Scale) -> None:
        first = self.places is None
        assert self.frame is not None
        seats = self.frame.seats[0].unionall(self.frame.seats[1:])
        self.places = places(table, seats, self.frame.cloth, len(self.sitting.seats) - 1, scale)
        self.tray.lay(self.places.tray, self.places.edge)
        self.hand.lay(self.places.cup)
        self.picker.area = self.places.tray
        self.rows.lay(self.places, self._below(self.view))
        if first:
            self.arrange(self.view)
            self.finish()
            if not self.table.rolls and self.n <= _SET_UP:
                self.rows.deal(Place(*self.places.tray.center))

    def paint(self, ground: Surface) -> None:
        assert self.places is not None
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
                self._clear()
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
                self._clear()
                self.pad.write(pad.columns(self._seen(), len(self.sitting.seats)))
                return Overlap(0.15)
            case GameEnded(winners, scores):
                return self._ends(winners, max(scores))
            case _:
                return Settle()

    def arrange(self, view: Any) -> None:
        table: State = view.table
        self._clear()
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
        reduced = self.settings.reduced_motion
        self.tray.motion = Motion.REDUCED if reduced else Motion.FULL
        self.rows.manner.motion = "reduced" if reduced else "full"
        self.hand.update(real if self.hand.holding else dt)
        self.tray.update(dt)
        self.rows.update(dt)
        self.pad.update(dt)

    @property
    def table_still(self) -> bool:
        return all(part.settled for part in (self.tray, self.hand, self.rows, self.pad))

    def score(self, view: Any, seat: int) -> int:
        return view.table.scores[seat]

    def acting(self, view: Any) -> int | None:
        return to_act(view.table)

    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return sentence(event, names, before.table)

    def decided(self) -> None:
        self.picker.review()
        self.relay()

    # ---------------------------------------------------------------------------------- what happens

    def _clear(self) -> None:
        """What a person had in mind is over."""
        self.handling.let_go()
        self.picker.clear()
        self.rerolling, self._throw = (), None

    def _rolls(self, dice: Sequence[int], faces: Sequence[int]) -> Hold:
        throw = self._throw
        self._clear()
        self.hand.offer(dice, self.n)
        self.hand.throw(dice, faces, throw or self.hand.default_throw())
        return Settle(0.25)

    def _ends(self, winners: Sequence[int], points: int) -> Hold:
        assert self.places is not None
        words = winners_words([self.name_of(seat) for seat in winners], points)
        title = _("The game is over")
        self.moments.banner(title, words, "great", self.places.tray, self.scale, self.mood, 1.6)
        return Settle(0.2)

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
        if self.gripping and not self.hand.holding:
            named = None
        self.rows.point_at(named, pos)
        self.touch()

    @property
    def gripping(self) -> bool:
        return self.handling.down

    def mouse(self, event: Event) -> bool:
        meant = self.handling.handle(event, self.sitting.length)
        match meant:
            case Thrown(throw):
                self.throw(throw)
            case Dropped(at):
                self._dropped(at)
            case CupRefused():
                self._explain(self._why_not_throw(), self.hand.rect)
            case Refused(number, reason):
                self._explain(reason, self.tray.rect_of(number))
            case Picked():
                self._picked()
            case None:
                self.touch()
        return meant is not None or self.handling.down

    def key(self, event: Event) -> bool:
        focus = self.controls.find(self.controls.focus) if self.controls.ring_shown else None
        plain = focus is None or focus.role == "spot"
        if event.key == pygame.K_SPACE and plain:
            self.throw(None)
        elif event.key == pygame.K_ESCAPE and self.gripping:
            self.handling.let_go()
        elif event.key == pygame.K_ESCAPE and self.rerolling:
            self.stop_reroll()
        elif event.key == pygame.K_ESCAPE and self.picker.picked:
            self.picker.clear()
            self._picked()
        elif event.key in _DIGITS and not event.mod & pygame.KMOD_CTRL:
            self.pick_value(_DIGITS[event.key])
        else:
            return False
        return True

    def throw(self, throw: Throw | None) -> None:
        """Rolls, or asks what card to freeze for a re-roll."""
        if choosing.chooser(self.table) is not None:
            self._explain("choose_a_card_first", self.hand.rect)
        elif self.table.stage == "start":
            self.roll(throw)
        elif not self.rerolling:
            self.start_reroll(throw)

    def roll(self, throw: Throw | None = None) -> None:
        self._throw = throw
        if not self.do(Roll(self.table.seat), self.hand.rect):
            self._clear()

    def start_reroll(self, throw: Throw | None = None) -> None:
        """The picked dice go into the cup; then the card is chosen that it costs."""
        reason = choosing.why_not_reroll(self.table, self.picker.picked)
        if reason:
            self._explain(reason, self.hand.rect)
            return
        self.handling.let_go()
        self.rerolling, self._throw = tuple(sorted(self.picker.picked)), throw
        self.hand.put_back()
        self.tray.hold(self.rerolling)
        proposed = card_id(self.table.seat, choosing.cheapest(self.table, self.rerolling))
        self.controls.focus_on(proposed, ring=self.controls.ring_shown)
        self.relay()

    def stop_reroll(self) -> None:
        """The dice lie in the tray again, picked as before."""
        self.rerolling, self._throw = (), None
        self.hand.put_back()
        self.tray.pick(self.picker.picked)
        self.relay()

    def press_card(self, seat: int, card: Card) -> None:
        """A click on a card, or dice dropped on it: what it means depends on what is to be chosen."""
        if not self.may_choose or self.enlarging.stays:
            return
        table, about = self.table, self.rows.rect(seat, card)
        acting = self.sitting.to_act
        if seat != acting:
            self.tell(_("This is {name}'s card.").format(name=self.name_of(seat)), about)
        elif table.choosers:
            self.do((Freeze if table.choice == "chill" else Thaw)(seat, card), about)
        elif self.rerolling:
            self.do(Reroll(seat, card, self.rerolling), about)
        elif error := choosing.why_card_not(table, card, self.picker.picked):
            self.tell(reasons.why(error), about)
        elif self.picker.picked:
            self.do(Score(seat, card, tuple(sorted(self.picker.picked))), about)
        else:
            self.picker.choose(choosing.offers(table, ())[card].dice)
            self._picked()

    def toggle(self, die: int) -> None:
        """What a click on the die does."""
        if self.may_choose:
            self._took(self.picker.toggle(die))

    def pick_value(self, value: int) -> None:
        """One more die of this value; after the last of them, none."""
        picked = self.picker.picked
        dice = choosing.of_value(self.table, value)
        more = choosing.one_more(self.table, picked, value)
        if self.rerolling or not dice:
            return
        self._took(self.picker.choose(picked | {more} if more is not None else picked - set(dice)))

    def ask_pass(self) -> None:
        """Asks first, unless the settings say not to, or nothing else can be done."""
        if choosing.can_only_pass(self.table) or not self.settings.confirm_pass:
            self._pass()
            return
        answers = (Answer("back", _("Not yet")), Answer("pass", _("Pass"), "primary", "thaw"))
        dialog = Dialog(_("Pass?"), pass_words(self.table, self.sitting.names), answers, unless="back")
        self.app.push(dialog, then=lambda answer: self._pass() if answer == "pass" else None)

    def _pass(self) -> None:
        self.do(Pass(self.table.seat))

    def _dropped(self, at: tuple[int, int]) -> None:
        named = self.rows.under(at)
        self._picked()
        if named:
            self.press_card(*named)

    def _took(self, taken: Picked | Refused) -> None:
        match taken:
            case Refused(number, reason):
                self._explain(reason, self.tray.rect_of(number))
            case Picked():
                self._picked()

    def _picked(self) -> None:
        self.picker.leave()  # the keyboard's focus is the scene's, and shown by its own ring
        self.relay()

    def _explain(self, reason: str | None, about: Rect) -> None:
        if reason:
            self.tell(reasons.words(reason), about)

    def _to_throw(self) -> tuple[int, ...]:
        return () if self._why_not_throw() else tuple(sorted(self.picker.picked)) or tuple(self.tray.numbers)

    def _why_not_throw(self) -> str | None:
        if self.table.stage == "start":
            return "every_card_is_frozen" if choosing.can_only_pass(self.table) else None
        if self.rerolling:
            return "choose_a_card_to_freeze"
        return choosing.why_not_reroll(self.table, self.picker.picked)

    # ----------------------------------------------------------------------------------------- the picture

    def draw_table(self, surface: Surface) -> None:
        picture.draw(self, surface)

    def draw_over(self, surface: Surface) -> None:
        if self.hand.holding:
            self.hand.draw(surface)
        self.enlarging.draw(surface)

    def targets(self) -> list[Target]:
        return [*super().targets(), *self.enlarging.targets()]

    def shown(self) -> object:
        scores = tuple(self.scores.shown(seat) for seat in range(len(self.sitting.seats)))
        written = tuple(sum(column) for column in self.pad.written)
        return tuple(self._face(die) for die in self.tray.numbers), self.rows.frozen(), scores, written

    def pictured(self, view: Any) -> object:
        table: State = view.table
        dice = table.dice or ("cup",) * DICE
        return dice, tuple(table.frozen(seat) for seat in range(table.seats)), table.scores, table.scores

    def _face(self, die: int) -> object:
        home = self.tray.lying(die)
        return "cup" if home is None or die in self.tray.heap else home.face + 1
