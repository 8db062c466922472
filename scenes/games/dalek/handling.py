"""Dice under the mouse: one dragged to a place to be set aside, or all that are to be rolled."""

from collections.abc import Callable
from dataclasses import dataclass, field

from pygame import Rect

from scenes.table.dice.handling import DiceHandling, Meant, Thrown
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


@dataclass(eq=False)
class Handling(DiceHandling[Dropped | Pressed]):
    why_not_pick: Callable[[int], str | None]
    above: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0), init=False)
    """Where dice are set aside."""
    _dragged: int | None = field(default=None, init=False)
    _pressed: tuple[int, int] | None = field(default=None, init=False)

    def taken_along(self, at: tuple[int, int]) -> tuple[int, ...]:
        """The die, if it can be set aside; else all that are to be rolled."""
        self._dragged = self._pressed = None
        if self.on_cup(at):
            return ()
        die = self.tray.under(at)
        if self.above.collidepoint(at) and (die is None or self.why_not_pick(die)):
            self._pressed = at
        if die is None:
            return ()
        if self.why_not_pick(die) is None:
            self._dragged = die
            return (die,)
        return to_throw if die in (to_throw := self.to_throw()) else ()

    def clicked(self, at: tuple[int, int]) -> Meant | Pressed | None:
        banding = self.picker.band is not None
        meant = self.picker.release(at)
        pressed = self._pressed and not banding and self.above.collidepoint(at)
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
        self.hand.put_back()
        self.picker.review()
