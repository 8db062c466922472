"""Picked dice under the mouse: dragged to a card or to the cup."""

from collections.abc import Callable
from dataclasses import dataclass, field

from scenes.table.dice.handling import DiceHandling, Meant, Thrown
from scenes.table.dice.toss import Throw

_HARD = 0.25
"""From this force on dice let go over the table are meant to be thrown; the hand's gentlest throws, of dice
that were only put down, stay below it."""


@dataclass(frozen=True)
class Dropped:
    """Picked dice were let go at this place."""

    at: tuple[int, int]


@dataclass(eq=False)
class Handling(DiceHandling[Dropped]):
    is_card: Callable[[tuple[int, int]], bool]
    """Whether one lies there."""
    _dragged: frozenset[int] = field(default=frozenset(), init=False)

    @property
    def dragging(self) -> bool:
        """Picked dice are in the hand; the cup is something else."""
        return self.hand.holding and bool(self._dragged)

    def taken_along(self, at: tuple[int, int]) -> tuple[int, ...]:
        die, self._dragged = self.tray.under(at), frozenset()
        if die is not None and not self.on_cup(at) and self.picker.pickable(die) is None:
            self._dragged = self.picker.picked | {die}
        return tuple(sorted(self._dragged))

    def begun(self) -> Meant | None:
        return self.picker.choose(self._dragged) if self._dragged else None

    def dropped(self, at: tuple[int, int], throw: Throw | None) -> Meant | Dropped | None:
        if throw is None or not self._dragged:
            return Thrown(throw) if throw else None
        self.lay_back()
        hard = throw.force >= _HARD and not self.is_card(at)
        return Thrown(throw) if hard or self.on_cup(at) else Dropped(at)
