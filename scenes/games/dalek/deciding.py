"""What a person does with dice, cup, buttons and keys, and the commands that come of it."""

from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from game.dalek.commands import Keep, Roll, Stop
from game.dalek.faces import DALEKS, HUMANS
from game.dalek.state import State
from scenes.app.dialog import Answer, Dialog
from scenes.games.dalek import choosing
from scenes.games.dalek.handling import Dropped, Handling, Pressed
from scenes.keys.actions import family
from scenes.table.context import TableContext
from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.handling import CupRefused, Thrown
from scenes.table.dice.picker import Picked, Picker, Refused
from scenes.table.dice.toss import Throw
from scenes.table.winners import points_words
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets.widget import Alarm

_PATIENCE = 1.0
"""Seconds at rest, and without a press, until a press that rolled may roll on with nothing set aside."""
_DICE = {action: die for die, action in enumerate(family("dalek.die"))}


class Deciding:
    """`picked` is told whenever other dice are picked."""

    def __init__(self, context: TableContext, tray: DiceTray, hand: Hand, picked: Callable[[], None]) -> None:
        self._context, self._tray, self._hand = context, tray, hand
        self._changed = picked
        self.picker = Picker(tray, self._why_not_pick, picks_stay=True)
        self.handling = Handling(tray, hand, self.picker, self._to_throw, self._why_not_pick)
        self.by_number = False
        """Dice are being picked by their number keys."""
        self._spots: Mapping[str, Rect] = {}
        self._pointer: tuple[int, int] = (-1, -1)
        self._just_rolled: Rect | None = None
        """The button that was pressed to roll, while the pointer is still over it."""
        self._hurried = False
        """What was pressed to roll may be pressed again at once, by somebody impatient."""
        self._until_calm: Alarm | None = None
        self._throw: Throw | None = None
        self._were_picked: dict[int, frozenset[int]] = {}
        """After so many events, for whoever comes back there."""
        self._outlined: frozenset[int] = frozenset()

    @property
    def _table(self) -> State:
        return self._context.view.table

    def place(self, table: Rect, above: Rect, spots: Mapping[str, Rect]) -> None:
        """Where dice can be picked, and where they are dropped to be set aside; and the places by name."""
        self.picker.area, self.handling.above, self._spots = table, above, spots
        self._just_rolled = None

    def point_at(self, pos: tuple[int, int]) -> None:
        self._pointer = pos
        if self._just_rolled and not self._just_rolled.collidepoint(pos):
            self._just_rolled = None
            self._context.relay()

    def may_show_roll(self, at: Rect) -> bool:
        """Not where the pointer has just pressed it: who is impatient would lose a turn by it."""
        return not (self._just_rolled and self._just_rolled.colliderect(at))

    def take_throw(self) -> Throw | None:
        """How the dice were thrown that roll now; None if nobody threw them."""
        throw, self._throw = self._throw, None
        return throw

    def mouse(self, event: Event) -> bool:
        self.by_number &= event.type != pygame.MOUSEBUTTONDOWN
        if event.type == pygame.MOUSEBUTTONUP and not self._context.area.collidepoint(event.pos):
            self.handling.let_go()
        meant = self.handling.handle(event, self._context.sitting.tumbling(self._context.n))
        match meant:
            case Thrown(throw):
                (self.press_roll if self.handling.on_cup(event.pos) else self.roll)(throw)
            case Dropped(die, on_places):
                if on_places != (die in self.picker.picked):
                    self.toggle(die)
            case Pressed(at):
                for place, spot in self._spots.items():
                    if spot.collidepoint(at):
                        self.press_place(place)
            case CupRefused():
                self._explain(choosing.why_not_roll(self._table, self.picker.picked), self._hand.rect)
            case Refused(number, reason):
                self._explain(reason, self._tray.rect_of(number))
            case Picked():
                self._picked()
            case None:
                pass
        if self.handling.down or self.picker.outlined != self._outlined:
            self._outline()
        return meant is not None or self.handling.down

    def _outline(self) -> None:
        """What the band would pick now shows what that would come to."""
        if self.picker.outlined == self._outlined:
            self._context.touch()
        else:
            self._outlined = self.picker.outlined
            self._changed()

    def _to_throw(self) -> tuple[int, ...]:
        """None while nothing may be rolled."""
        if not self.may_roll():
            return ()
        return tuple(die for die in self._table.hand if die not in self.picker.picked)

    def key(self, event: Event) -> bool:
        keys = self._context.settings.keys
        if keys.means(event, "dalek.throw"):
            self.press_roll()
            return True
        if event.key == pygame.K_ESCAPE and self.picker.picked:
            self.unpick()
            return True
        if named := keys.meant(event, _DICE):
            self.by_number = True
            die = _DICE[named]
            if die not in self._tray.loose():
                return self._nothing_rolled()
            self.toggle(die)
            return True
        return keys.means(event, "dalek.stop") and self._nothing_rolled()

    def _nothing_rolled(self) -> bool:
        """Whether that is why: then it is said."""
        before = self._table.stage == "start"
        if before:
            self._explain("roll_first", self._button("roll"))
        return before

    def press_roll(self, throw: Throw | None = None) -> None:
        """By key, button or cup: too soon after another press it only says what there is to do."""
        if self._hurried and self._table.stage != "start" and not self.picker.picked:
            self._wait_for_calm()
            if prompt := self._context.controls.find("prompt"):
                self._context.tell(prompt.label, self._button("roll"))
            return
        self._hurried = self.may_roll()
        self.roll(throw)

    def rests(self) -> None:
        if self._hurried:
            self._wait_for_calm()

    def _wait_for_calm(self) -> None:
        if self._until_calm:
            self._until_calm.cancel()
        self._until_calm = self._context.later(_PATIENCE, self._calm)

    def _calm(self) -> None:
        self._hurried = False

    def roll(self, throw: Throw | None = None) -> None:
        """Rolls on; dice that are picked are set aside for good."""
        button = self._button("roll")
        reason = choosing.why_not_roll(self._table, self.picker.picked)
        if reason:
            self._explain(reason, button)
            return
        self._just_rolled = button if button and button.collidepoint(self._pointer) else None
        self._throw = throw
        self._do(Roll(self._table.seat))

    def stop(self) -> None:
        """Ends the turn; dice that are picked are set aside for good, which ends it if they are all."""
        ends_it = len(self.picker.picked) == len(self._table.hand)
        self._do(None if ends_it else Stop(self._table.seat), self._button("stop"))

    def ask_stop(self) -> None:
        """Asks first where the settings say so, and where stopping is allowed at all."""
        picked = self.picker.picked
        if choosing.why_not_stop(self._table, picked) or not self._context.settings.value("confirm_stop"):
            self.stop()
            return
        answers = (Answer("back", _("Not yet")), Answer("stop", _("Stop"), "primary", "check"))
        words = ""
        if self._context.ease.previews:
            points = points_words(choosing.outlook(self._table, picked).stopping)
            words = _("Your turn ends with {points}.").format(points=points)
        dialog = Dialog(_("Stop?"), words, answers, unless="back")
        self._context.ask(dialog, lambda answer: self.stop() if answer == "stop" else None)

    def set_aside(self) -> None:
        """All dice that can be; or takes back what is set aside."""
        if self.picker.picked:
            self.unpick()
        else:
            self.picker.choose(die for die in self._table.hand if self._why_not_pick(die) is None)
            self._picked()

    def recall(self) -> None:
        """What was set aside when the game stood so, lies there again."""
        if self._context.n == self._context.sitting.length:
            self.picker.choose(self._were_picked.get(self._context.n, ()))

    def press_place(self, place: str) -> None:
        """A click on a place sets all dice of its kind aside, or takes them back."""
        kind = HUMANS if place == "humans" else DALEKS
        dice = [die for die, face in choosing.faces(self._table).items() if face in kind]
        free = [die for die in dice if self._why_not_pick(die) is None]
        if free and self._context.may_choose:
            picked = self.picker.picked
            self.picker.choose(picked - set(free) if picked.issuperset(free) else picked | set(free))
            self._picked()
        elif self._context.may_choose:
            self._explain(self._why_none(dice), self._button(f"place.{place}"))
        else:
            self._context.not_now(self._button(f"place.{place}"))

    def toggle(self, die: int) -> None:
        """What a click on the die does."""
        if not self._context.may_choose:
            return
        match self.picker.toggle(die):
            case Refused(number, reason):
                self._explain(reason, self._tray.rect_of(number))
            case _:
                self._picked()

    def unpick(self) -> None:
        self.picker.clear()
        self._picked()

    def _picked(self) -> None:
        self._were_picked[self._context.n] = self._outlined = self.picker.picked
        self._changed()

    def _do(self, command: Roll | Stop | None, about: Rect | None = None) -> None:
        """With the dice that are picked, as one decision. What was picked later has not happened."""
        now = self._context.n
        self._were_picked = {n: picked for n, picked in self._were_picked.items() if n <= now}
        if not self.picker.picked:
            assert command is not None
            self._context.do(command, about)
            return
        keep = Keep(self._table.seat, tuple(sorted(self.picker.picked)))
        self._context.do(keep, about, *((command,) if command else ()))

    def _explain(self, reason: str | None, about: Rect | None) -> None:
        if reason:
            self._context.tell(refusals.words(reason), about)

    def _why_none(self, dice: Sequence[int]) -> str:
        if self._table.stage == "rolled":
            return "none_of_these_was_rolled"
        return self._why_not_pick(dice[0]) or "roll_first" if dice else "roll_first"

    def _why_not_pick(self, die: int) -> str | None:
        return choosing.why_not_pick(self._table, die)

    def may_roll(self) -> bool:
        return choosing.why_not_roll(self._table, self.picker.picked) is None

    def _button(self, name: str) -> Rect | None:
        widget = self._context.controls.find(name)
        return widget.rect if widget else None
