"""Dice under the mouse: one dragged to a place to be set aside, or all that are to be rolled."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect
from pygame.event import Event

from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.handling import DiceHandling, Meant, Thrown
from scenes.table.dice.picker import Picker
from scenes.table.dice.toss import Throw


@dataclass(frozen=True)
class Dropped:
    """A die was let go: over the places, or elsewhere."""

    die: int
    on_places: bool


@dataclass(frozen=True)
class Pressed:
    """A click on the places, where no die lies that could be picked."""

    at: tuple[int, int]


class Handling(DiceHandling[Dropped | Pressed]):
    """`above` is where dice are set aside; `why_not_pick` is asked at each press."""

    def __init__(
        self,
        tray: DiceTray,
        hand: Hand,
        picker: Picker,
        to_throw: Callable[[], tuple[int, ...]],
        why_not_pick: Callable[[int], str | None],
    ) -> None:
        super().__init__(tray, hand, picker, to_throw)
        self.above = Rect(0, 0, 0, 0)
        self._why_not_pick = why_not_pick
        self._dragged: int | None = None
        self._pressed: tuple[int, int] | None = None

    def taken_along(self, at: tuple[int, int]) -> tuple[int, ...]:
        """The die, if it can be set aside; else all that are to be rolled."""
        self._dragged = self._pressed = None
        if self.on_cup(at):
            return ()
        die = self._tray.under(at)
        if self.above.collidepoint(at) and (die is None or self._why_not_pick(die)):
            self._pressed = at
        if die is None:
            return ()
        if self._why_not_pick(die) is None:
            self._dragged = die
            return (die,)
        return to_throw if die in (to_throw := self._to_throw()) else ()

    def clicked(self, event: Event) -> Meant | Pressed | None:
        banding = self._picker.banding
        meant = self._picker.handle(event)
        pressed = self._pressed and not banding and self.above.collidepoint(event.pos)
        return Pressed(self._pressed) if self._pressed and pressed else meant

    def dropped(self, at: tuple[int, int], throw: Throw | None) -> Meant | Dropped | None:
        over_places = self.above.collidepoint(at)
        if self._dragged is not None:
            self.lay_back()
            return Dropped(self._dragged, over_places)
        if over_places:
            self.let_go()
            return None
        return Thrown(throw) if throw else None

    def lay_back(self) -> None:
        self._hand.put_back()
        self._picker.review()
