"""`DalekScene`: a game of Dalek Dice on the table."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import DiceKept, DiceRolled, GameEnded, TurnEnded, TurnStarted
from game.dalek.faces import DALEKS, DICE, FACES, HUMANS
from game.dalek.rules import BONUS
from game.dalek.state import State
from scenes import reasons
from scenes.dalek import choosing, panels
from scenes.dalek.balance import Balance
from scenes.dalek.handling import CupRefused, Dropped, Handling, Thrown
from scenes.dalek.lamps import Lamps
from scenes.dalek.places import Places, places
from scenes.dalek.sentences import sentence, winners_words
from scenes.dalek.widgets import controls
from scenes.scene import Scene
from scenes.table.dice.cup_art import STEEL_CUP
from scenes.table.dice.hand import Hand
from scenes.table.dice.moves import Motion
from scenes.table.dice.picker import Picked, Picker
from scenes.table.dice.picking import Refused
from scenes.table.dice.play import DiceTray
from scenes.table.dice.style import STEEL
from scenes.table.dice.toss import Throw
from scenes.table.director import Hold, Settle
from scenes.table.play import Ended, PlayScene
from scenes.table.sitting import Sitting
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget
from scenes.words import _

_GENTLY = 0.3
_SOMEWHERE = Rect(0, 0, 900, 500)


class DalekScene(PlayScene):
    name = "dalek"

    def __init__(
        self, sitting: Sitting, result: Callable[[Ended], Scene] | None = None, evening: object = None
    ) -> None:
        super().__init__(sitting, result, evening)
        self.tray = DiceTray(STEEL, DICE, _SOMEWHERE, 50)
        self.hand = Hand(self.tray, STEEL_CUP, Rect(700, 200, 120, 120))
        self.picker = Picker(self.tray, _SOMEWHERE, self._why_not_pick)
        self.handling = Handling(self.tray, self.hand, self.picker, self._may_roll, self._why_not_pick)
        self.balance = Balance()
        self.lamps = Lamps()
        self.places: Places | None = None
        self._throw: Throw | None = None

    @property
    def table(self) -> State:
        return self.view.table

    # ------------------------------------------------------------------------------------ the table's

    def title(self) -> str:
        return _("Dalek Dice · to {target}").format(target=self.table.target)

    def place(self, table: Rect, scale: Scale) -> None:
        first = self.places is None
        self.places = places(table, scale)
        self.tray.lay(self.places.tray, self.places.edge)
        self.hand.lay(self.places.cup)
        self.picker.area = table
        self.handling.above = self.places.above
        if first:
            self.arrange(self.view)
            self.finish()
        else:
            for die, slot in zip(self.table.aside, self._slots(self.table), strict=True):
                self.tray.lay_aside(die, slot)

    def paint(self, ground: Surface) -> None:
        assert self.places is not None
        names = _("Humans"), _("Daleks"), _("Doctors"), _("Exterminates")
        panels.paint_places(ground, self.places, self.scale, names)

    def table_widgets(self) -> Iterable[Widget]:
        return controls(self)

    def show(self, event: Any, view: Any) -> Hold:
        match event:
            case TurnStarted():
                return self._turn_starts(view)
            case DiceRolled(_, dice, values):
                throw, self._throw = self._throw, None
                self.hand.offer(dice, self.n)
                faces = [FACES.index(face) for face in values]
                self.hand.throw(dice, faces, throw or self._own_throw())
                return Settle(0.25)
            case DiceKept(_, dice, _):
                self._set_aside(dice, view.table)
                return Settle(0.12)
            case TurnEnded(seat, reason, points):
                return self._turn_ends(seat, reason, points)
            case GameEnded(winners, scores):
                words = winners_words([self.name_of(seat) for seat in winners], max(scores))
                self._banner(_("The game is over"), words, "great", 1.6)
                return Settle(0.2)
            case _:
                return Settle()

    def arrange(self, view: Any) -> None:
        table: State = view.table
        self.picker.clear()
        showing = choosing.faces(table)
        self.tray.put({die: FACES.index(face) for die, face in showing.items()})
        for die, face, slot in zip(table.aside, table.placed, self._slots(table), strict=True):
            self.tray.put({die: FACES.index(face)})
            self.tray.set_aside(die, slot)
        self.tray.hold(set(self.tray.numbers) - set(showing) - set(table.aside))
        self._weigh(view)
        self.lamps.light(table.doctors, table.exterminates)

    def finish(self) -> None:
        self.tray.finish()
        self.balance.finish()
        self.lamps.finish()

    def move(self, dt: float, real: float) -> None:
        self.tray.motion = Motion.REDUCED if self.settings.reduced_motion else Motion.FULL
        self.tray.update(dt)
        self.hand.update(real if self.hand.holding else dt)
        self.balance.update(dt)
        self.lamps.update(dt)

    @property
    def table_still(self) -> bool:
        parts = self.tray, self.hand, self.balance, self.lamps
        return all(part.settled for part in parts)

    def score(self, view: Any, seat: int) -> int:
        return view.table.scores[seat]

    def acting(self, view: Any) -> int | None:
        return None if view.table.stage == "over" else view.table.seat

    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return sentence(event, names, before.table)

    def decided(self) -> None:
        self.picker.review()
        self.tray.grey([die for die in self.table.hand if self._left_over(die)])

    # ---------------------------------------------------------------------------------- what happens

    def _turn_starts(self, view: Any) -> Hold:
        self.tray.grey(())
        self.picker.clear()
        self.tray.hold(self.tray.numbers)
        self._weigh(view)
        self.lamps.light(0, 0)
        return Settle(0.15)

    def _own_throw(self) -> Throw:
        """For a button, a key or a bot: gentle, so that the dice don't all end at the far wall."""
        thrown = self.hand.default_throw()
        return replace(thrown, force=thrown.force * _GENTLY)

    def _set_aside(self, dice: Sequence[int], table: State) -> None:
        slots = dict(zip(table.aside, self._slots(table), strict=True))
        self.picker.clear()
        self.tray.grey(())
        for die in dice:
            self.tray.set_aside(die, slots[die])
        self.lamps.light(table.doctors, table.exterminates)
        self.balance.weigh(table.humans, table.daleks)

    def _turn_ends(self, seat: int, reason: str, points: int) -> Hold:
        self.balance.declare(reason)
        match reason, points:
            case "doctor", _:
                self._banner(_("Bust!"), _("Three Doctors: no points this turn."), "bad", 1.1)
            case "exterminate", _:
                self._banner(_("Exterminate!"), self._twice(points), "great", 1.3)
            case "dice_out", 0:
                self._banner(_("No points"), _("No die is left, and the Daleks are too few."), "bad", 1.1)
            case "dice_out", _:
                words = _("{points} points and {bonus} more for the empty hand.").format(
                    points=points - BONUS, bonus=BONUS
                )
                self._banner(_("All ten dice!"), words, "good", 1.2)
            case _, 0:
                self._banner(_("No points"), _("The Daleks are too few."), "bad", 0.9)
            case _:
                pass
        if points and self.places:
            words = _("+{points}").format(points=points)
            start, end = self.places.balance.center, self.plate(seat).center
            self.moments.fly(words, start, end, self.scale, self.mood)
        return Settle(0.35)

    def _twice(self, points: int) -> str:
        if self.table.hand:
            return _("Twice the Humans: {points}.").format(points=points)
        return _("Twice the Humans, and {bonus} for the empty hand: {points}.").format(
            bonus=BONUS, points=points
        )

    def _banner(self, title: str, words: str, tone: Any, seconds: float) -> None:
        assert self.places is not None
        self.moments.banner(title, words, tone, self.places.tray, self.scale, self.mood, seconds)

    # ------------------------------------------------------------------------------------- what is meant

    @property
    def gripping(self) -> bool:
        return self.handling.down

    def mouse(self, event: Event) -> bool:
        meant = self.handling.handle(event, self.table.hand, self.sitting.length)
        match meant:
            case Thrown(throw):
                self.roll(throw)
            case Dropped(numbers, on_places):
                if on_places:
                    self.keep(numbers)
            case CupRefused():
                self._explain(choosing.why_not_roll(self.table, self.picker.picked), self.hand.rect)
            case Refused(number, reason):
                self._explain(reason, self.tray.rect_of(number))
            case Picked():
                self._picked()
            case None:
                self.stale |= self.handling.down
        return meant is not None or self.handling.down

    def key(self, event: Event) -> bool:
        focus = self.controls.find(self.controls.focus) if self.controls.ring_shown else None
        on_die = focus is None or focus.id.startswith("die.")
        if event.key == pygame.K_SPACE and on_die:
            self.roll()
            return True
        if event.key == pygame.K_ESCAPE and self.picker.picked:
            self.unpick()
            return True
        if event.unicode.isdigit() or pygame.K_0 <= event.key <= pygame.K_9:
            match self.picker.handle(event):
                case Refused(number, reason):
                    self._explain(reason, self.tray.rect_of(number))
                case Picked():
                    self._picked()
                case None:
                    return False
            return True
        return False

    def roll(self, throw: Throw | None = None) -> None:
        """Rolls on; dice that are picked are set aside first."""
        reason = choosing.why_not_roll(self.table, self.picker.picked)
        if reason:
            self._explain(reason, self._button("roll"))
            return
        if self._keep_picked():
            self._throw = throw
            self.do(Roll(self.table.seat))

    def stop(self) -> None:
        """Ends the turn; dice that are picked are set aside first."""
        seat = self.table.seat
        if self._keep_picked() and self.sitting.to_act == seat:
            self.do(Stop(seat), self._button("stop"))

    def keep(self, dice: Iterable[int]) -> None:
        self.do(Keep(self.table.seat, tuple(sorted(dice))), self._button("keep"))

    def keep_picked(self) -> None:
        if self.picker.picked:
            self.keep(self.picker.picked)
        else:
            self._explain("no_dice_picked", self._button("keep"))

    def press_place(self, place: str) -> None:
        """A click on a place sets the picked dice aside; with none picked it picks its own kind."""
        if self.picker.picked:
            self.keep(self.picker.picked)
            return
        kind = HUMANS if place == "humans" else DALEKS
        dice = [die for die, face in choosing.faces(self.table).items() if face in kind]
        free = [die for die in dice if self._why_not_pick(die) is None]
        if free:
            for die in free:
                self.toggle(die)
        elif self.may_choose:
            self._explain(self._why_none(dice), self._button(f"place.{place}"))

    def toggle(self, die: int) -> None:
        """What a click on the die does."""
        if not self.may_choose:
            return
        match self.picker.toggle(die):
            case Refused(number, reason):
                self._explain(reason, self.tray.rect_of(number))
            case _:
                self._picked()

    def unpick(self) -> None:
        self.picker.clear()
        self._picked()

    def _picked(self) -> None:
        self.picker.leave()  # the keyboard's focus is the scene's, and shown by its own ring
        self._weigh(self.view)
        self.relay()

    def _keep_picked(self) -> bool:
        """Whether the way is free for what comes after."""
        picked = self.picker.picked
        return not picked or self.do(Keep(self.table.seat, tuple(sorted(picked))))

    # ---------------------------------------------------------------------------------------- details

    def _explain(self, reason: str | None, about: Rect | None) -> None:
        if reason:
            self.tell(reasons.words(reason), about)

    def _why_none(self, dice: Sequence[int]) -> str:
        if self.table.stage == "rolled":
            return "none_of_these_was_rolled"
        return self._why_not_pick(dice[0]) or "roll_first" if dice else "roll_first"

    def _why_not_pick(self, die: int) -> str | None:
        return choosing.why_not_pick(self.table, die)

    def _may_roll(self) -> bool:
        return choosing.why_not_roll(self.table, self.picker.picked) is None

    def _left_over(self, die: int) -> bool:
        """A second Doctor or Exterminate of the roll, while others are still to be chosen."""
        return self.table.stage == "rolled" and self._why_not_pick(die) is not None

    def _button(self, name: str) -> Rect | None:
        widget = self.controls.find(name)
        return widget.rect if widget else None

    def _weigh(self, view: Any) -> None:
        seen = choosing.outlook(view.table, self.picker.picked)
        self.balance.weigh(seen.humans, seen.daleks)

    def _slots(self, table: State) -> list[Rect]:
        assert self.places is not None
        return self.places.slots_of(table.placed)

    # ----------------------------------------------------------------------------------------- the picture

    def draw_table(self, surface: Surface) -> None:
        assert self.places is not None
        self.lamps.draw(surface, self.places)
        self.balance.draw(surface, self.places.balance, self.scale)
        self.tray.draw(surface)
        self.picker.draw(surface)

    def draw_over(self, surface: Surface) -> None:
        self.hand.draw(surface)

    def shown(self) -> object:
        dice = tuple(self._seen(die) for die in self.tray.numbers)
        scores = tuple(self.scores.shown(seat) for seat in range(len(self.sitting.seats)))
        return dice, (self.balance.humans, self.balance.daleks), self.lamps.lit, scores

    def pictured(self, view: Any) -> object:
        table: State = view.table
        showing = choosing.faces(table)
        slots = dict(zip(table.aside, self._slots(table), strict=True))
        faces = dict(zip(table.aside, table.placed, strict=True))
        dice: list[object] = []
        for die in range(DICE):
            if die in slots:
                dice.append((faces[die], slots[die].center))
            else:
                dice.append((showing[die], "tray") if die in showing else "cup")
        return tuple(dice), (table.humans, table.daleks), (table.doctors, table.exterminates), table.scores

    def _seen(self, die: int) -> object:
        home = self.tray.lying(die)
        if die in self.tray.heap or home is None:
            return "cup"
        face = FACES[home.face]
        if home.where.value == "tray":
            return face, "tray"
        assert self.places is not None
        at = self.tray.rect_of(die).center
        near = [
            slot.center
            for slot in (
                *self.places.human_slots,
                *self.places.dalek_slots,
                *self.places.doctor_lamps,
                *self.places.exterminate_lamps,
            )
            if abs(slot.centerx - at[0]) <= 2 and abs(slot.centery - at[1]) <= 2
        ]
        return face, near[0] if near else at
