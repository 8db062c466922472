"""`DalekTable`: Dalek Dice on the table."""

from collections.abc import Iterable, Sequence
from typing import Any

from pygame import Rect, Surface
from pygame.event import Event

from game.dalek.events import DiceKept, DiceRolled, GameEnded, Reason, TurnEnded, TurnStarted
from game.dalek.faces import DICE, FACES, Face
from game.dalek.rules import overruled
from game.dalek.state import State
from scenes.games.dalek import choosing, panels
from scenes.games.dalek.aside import Aside
from scenes.games.dalek.balance import Balance
from scenes.games.dalek.book import chapter_of
from scenes.games.dalek.deciding import Deciding
from scenes.games.dalek.dice import sign_dice
from scenes.games.dalek.endings import turn_end
from scenes.games.dalek.lamps import Lamps
from scenes.games.dalek.pad import board
from scenes.games.dalek.places import places
from scenes.games.dalek.sentences import heard, sentence
from scenes.games.dalek.widgets import controls
from scenes.table.context import TableContext
from scenes.table.dice.cup_art import STEEL_CUP
from scenes.table.director import Hold, Settle
from scenes.table.game_table import GameTable
from scenes.table.moments import FLIGHT, Banner, of_seat
from scenes.table.pad import Pad
from scenes.table.throwing import DiceAndCup
from scenes.table.winners import game_over, points_words
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.target import Target
from scenes.widgets.widget import Widget

_BELOW = -0.24
"""Points fly below the places, not over what they are called."""
_SOMEWHERE = Rect(0, 0, 900, 500)


class DalekTable(GameTable):
    def __init__(self, context: TableContext) -> None:
        super().__init__(context)
        self.dice = DiceAndCup(context, sign_dice("own"), DICE, STEEL_CUP)
        self.tray, self.hand = self.dice.tray, self.dice.hand
        self.aside = Aside(self.tray)
        self.deciding = Deciding(context, self.tray, self.hand, self._picked)
        self.picker = self.deciding.picker
        self.balance = Balance()
        self.lamps = Lamps()
        self.pad = Pad(context.sitting, board)
        self.moving = self.dice, self.balance, self.lamps, self.pad
        self.places = places(_SOMEWHERE, Scale(8))
        self._pad_place = _SOMEWHERE
        self._laid = False

    @property
    def state(self) -> State:
        return self.context.view.table

    # ------------------------------------------------------------------------------------ the table's

    def title(self) -> str:
        return _("Dalek Dice · to {target}").format(target=self.state.target)

    def chapter(self) -> str:
        return chapter_of(self.state)

    def redress(self) -> None:
        self.tray.style = sign_dice(self.context.settings.dice)

    def place(self, table: Rect, scale: Scale) -> None:
        self.places = places(table, scale, self.context.settings.handed)
        before = self.tray.tray
        self.dice.lay(self.places.tray, self.places.edge, self.places.cup)
        spots = {"humans": self.places.humans, "daleks": self.places.daleks}
        self.deciding.place(table, self.places.above, spots)
        frame = self.context.frame
        assert frame is not None
        self._pad_place = frame.below_plates(scale)
        if self._laid:  # dice that fly go on flying
            for die, slot in zip(self.state.aside, self.places.slots_of(self.state.placed), strict=True):
                self.tray.lay_aside(die, slot)
            self.aside.carry_over(before, self._slots_of_picked())
            return
        self._laid = True
        self.arrange(self.context.view)
        self.finish()

    def paint(self, ground: Surface) -> None:
        names = _("Humans"), _("Daleks"), _("Doctors"), _("Exterminates")
        panels.paint_places(ground, self.places, self.context.scale, names)

    def widgets(self) -> Iterable[Widget]:
        return controls(self.context, self.deciding, self.places, self.balance)

    def buttons_area(self) -> Rect:
        return self.places.buttons

    def show(self, event: Any, view: Any) -> Hold:
        match event:
            case TurnStarted():
                return self._turn_starts(view)
            case DiceRolled(_, dice, values):
                faces = [FACES.index(face) for face in values]
                self.aside.commit()  # a redo rolls what was picked, too: it goes back to no older face
                return self.dice.throw(dice, faces, self.deciding.take_throw())
            case DiceKept(_, dice, _):
                self._set_aside(dice, view.table)
                return Settle(0.12)
            case TurnEnded(seat, reason, points):
                return self._turn_ends(seat, reason, points)
            case GameEnded(winners, scores):
                self.context.announce(self._game_end(winners, scores))
                return Settle(0.2)
            case _:
                return Settle()

    def arrange(self, view: Any) -> None:
        table: State = view.table
        self.deciding.handling.let_go()
        self.picker.clear()
        self.aside.show({})
        showing = choosing.faces(table)
        self.dice.recall()
        self.tray.grey(())
        self.tray.put({die: FACES.index(face) for die, face in showing.items()})
        for die, face, slot in zip(
            table.aside, table.placed, self.places.slots_of(table.placed), strict=True
        ):
            self.tray.put({die: FACES.index(face)})
            self.tray.set_aside(die, slot)
        self.tray.hold(set(self.tray.numbers) - set(showing) - set(table.aside))
        self.deciding.recall()
        self._show_picked()
        self.lamps.light(table.doctors, table.exterminates)
        self.pad.write_to(self.context.n)

    def move(self, dt: float, real: float) -> None:
        self.dice.update(dt, real)
        self.balance.update(dt)
        self.pad.update(dt)
        self.lamps.update(dt)

    def move_less(self, reduced: bool) -> None:
        self.dice.move_less(reduced)
        self.balance.reduced = self.pad.reduced = reduced

    def banner_area(self) -> Rect:
        return self.places.tray

    def told_still(self, event: Any, view: Any) -> Banner | None:
        match event:
            case TurnEnded(seat, reason, points):
                banner = turn_end(reason, points, in_hand=len(view.table.hand))
                return banner and of_seat(banner, self.context.name_of(seat))
            case GameEnded(winners, scores):
                return self._game_end(winners, scores)
            case _:
                return None

    def score(self, view: Any, seat: int) -> int:
        return view.table.scores[seat]

    def acting(self, view: Any) -> int | None:
        return None if view.table.stage == "over" else view.table.seat

    def to_do(self) -> str:
        return choosing.prompt(self.state, self.picker.picked)

    def sentence(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return sentence(event, names, before.table)

    def heard(self, event: Any, names: Sequence[str], before: Any) -> str | None:
        return heard(event, names, before.table)

    def rests(self) -> None:
        self.dice.remember()
        self.deciding.rests()

    def decided(self) -> None:
        self.picker.review()
        self._show_picked()
        self.tray.grey([die for die in self.state.hand if self._left_over(die)])

    # ---------------------------------------------------------------------------------- what happens

    def _turn_starts(self, view: Any) -> Hold:
        self.tray.grey(())
        self.picker.clear()
        self.tray.hold(self.tray.numbers)
        self._weigh(view)
        self.lamps.light(0, 0)
        return Settle(0.15)

    def _set_aside(self, dice: Sequence[int], table: State) -> None:
        slots = dict(zip(table.aside, self.places.slots_of(table.placed), strict=True))
        if not self.picker.picked.issubset(dice):
            self.aside.show({})
        self.aside.commit()
        self.picker.clear()
        self.tray.grey(())
        for die in dice:
            self.tray.set_aside(die, slots[die])
        doctors, exterminates = self.lamps.lit
        if table.exterminates > exterminates:
            self.context.ear.hear("lamp_exterminate")
        elif table.doctors > doctors:
            self.context.ear.hear("lamp_doctor")
        self.lamps.light(table.doctors, table.exterminates)
        self.balance.weigh(table.humans, table.daleks)

    def _turn_ends(self, seat: int, reason: Reason, points: int) -> Hold:
        self.balance.declare(reason)
        if banner := turn_end(reason, points, in_hand=len(self.state.hand)):
            self.context.announce(banner)
        self.pad.write_to(self.context.n, FLIGHT if points else 0.0)
        if points:
            words = _("+{points}").format(points=points)
            start, end = self.places.balance.center, self.context.plate(seat).center
            self.context.fly(words, start, end, bow=_BELOW)
        return Settle(0.35)

    # ------------------------------------------------------------------------------------- what is meant

    @property
    def gripping(self) -> bool:
        return self.deciding.handling.down

    def point_at(self, pos: tuple[int, int]) -> None:
        self.deciding.point_at(pos)

    def mouse(self, event: Event) -> bool:
        return self.deciding.mouse(event)

    def key(self, event: Event) -> bool:
        return self.deciding.key(event)

    def _picked(self) -> None:
        self._show_picked()
        self.context.relay()

    def _show_picked(self) -> None:
        self.aside.show(self._slots_of_picked())
        self._weigh(self.context.view)

    def _slots_of_picked(self) -> dict[int, Rect]:
        """Behind those that are set aside already."""
        picked, showing = sorted(self.picker.picked), choosing.faces(self.state)
        slots = self.places.slots_of((*self.state.placed, *(showing[die] for die in picked)))
        return dict(zip(picked, slots[len(self.state.placed) :], strict=True))

    def _game_end(self, winners: Sequence[int], scores: Sequence[int]) -> Banner:
        return game_over(self.context.sitting, winners, points_words(max(scores)))

    def _left_over(self, die: int) -> bool:
        """A second Doctor or Exterminate of the roll, while others are still to be chosen."""
        return self.state.stage == "rolled" and choosing.why_not_pick(self.state, die) is not None

    def _weigh(self, view: Any) -> None:
        """Puts on the balance what is set aside in this view; with previews what is picked, too."""
        seen = choosing.outlook(view.table, self.picker.outlined if self.context.ease.previews else ())
        self.balance.weigh(seen.humans, seen.daleks, overruled(view.table.placed))

    # ----------------------------------------------------------------------------------------- the picture

    def draw(self, surface: Surface) -> None:
        self.pad.draw(surface, self._pad_place, self.context.scale)
        showing = choosing.faces(self.state)
        picked: set[Face] = {showing[die] for die in self.picker.picked}
        panels.light_goals(surface, self.places, picked, self.context.scale, self.context.mood)
        self.lamps.draw(surface, self.places)
        self.balance.draw(surface, self.places.balance, self.context.scale)
        self.tray.draw(surface)
        self.picker.draw(surface)

    def draw_lights(self, surface: Surface, rects: Sequence[Rect]) -> Sequence[Rect]:
        return self.tray.draw_lights(surface, rects)

    def draw_over(self, surface: Surface) -> None:
        self.hand.draw(surface)

    def targets(self) -> list[Target]:
        may_throw = self.context.may_choose and self.deciding.may_roll()
        return self.dice.targets(may_throw=may_throw)

    def shown(self) -> object:
        dice = tuple(self._seen(die) for die in self.tray.numbers)
        scores = self.context.scores.all_shown()
        return dice, (self.balance.humans, self.balance.daleks), self.lamps.lit, scores

    def pictured(self, view: Any) -> object:
        table: State = view.table
        lying: dict[int, object] = {die: (face, "tray") for die, face in choosing.faces(table).items()}
        slots = self.places.slots_of(table.placed)
        for die, face, slot in zip(table.aside, table.placed, slots, strict=True):
            lying[die] = face, slot.center
        dice = tuple(lying.get(die, "cup") for die in range(DICE))
        return dice, (table.humans, table.daleks), (table.doctors, table.exterminates), table.scores

    def _seen(self, die: int) -> object:
        home = self.tray.lying(die)
        if die in self.tray.heap or home is None:
            return "cup"
        face = FACES[home.face]
        if not home.aside or die in self.picker.picked:
            return face, "tray"
        at = self.tray.rect_of(die).center
        return face, self.places.slot_at(at) or at
