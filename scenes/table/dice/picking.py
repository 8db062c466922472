"""Which dice are picked, and which one has the keyboard's focus: a value, and what can be done to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from scenes.table.dice.tray import Point

Pickable = Callable[[int], str | None]
"""The key of the reason why a die can't be picked now, or None if it can."""


@dataclass(frozen=True)
class Refused:
    """A try that picked nothing, and the key of why."""

    number: int
    reason: str


@dataclass(frozen=True)
class Picking:
    picked: frozenset[int] = frozenset()
    focus: int | None = None

    def toggled(self, number: int, pickable: Pickable) -> Picking | Refused:
        """A picked die can always be laid down again."""
        if number in self.picked:
            return replace(self, picked=self.picked - {number}, focus=number)
        return self.with_added(number, pickable)

    def with_added(self, number: int, pickable: Pickable) -> Picking | Refused:
        if reason := pickable(number):
            return Refused(number, reason)
        return Picking(self.picked | {number}, number)

    def banded(self, numbers: Iterable[int], pickable: Pickable) -> Picking | Refused:
        """Exactly the dice in the band that can be picked; a band of none but others says why."""
        band = sorted(numbers)
        free = frozenset(number for number in band if pickable(number) is None)
        if band and not free:
            return Refused(band[0], pickable(band[0]) or "")
        return replace(self, picked=free)

    def banded_too(self, numbers: Iterable[int], pickable: Pickable) -> Picking | Refused:
        """The dice in the band, and those picked before."""
        band = self.banded(numbers, pickable)
        return band if isinstance(band, Refused) else replace(self, picked=self.picked | band.picked)

    def banded_over(self, numbers: Iterable[int], pickable: Pickable) -> Picking | Refused:
        """With the dice in the band too; or without them, if all of them are picked already."""
        band = self.banded(numbers, pickable)
        if isinstance(band, Refused):
            return band
        taken_back = band.picked <= self.picked
        return replace(self, picked=self.picked - band.picked if taken_back else self.picked | band.picked)

    def cleared(self) -> Picking:
        return replace(self, picked=frozenset())

    def reviewed(self, present: Iterable[int], pickable: Pickable) -> Picking:
        """Without the dice that are gone, or can't be picked any more."""
        here = frozenset(present)
        picked = frozenset(number for number in self.picked & here if pickable(number) is None)
        return Picking(picked, self.focus if self.focus in here else None)

    def focused_on(self, way: Point, places: Mapping[int, Point]) -> Picking:
        """The focus goes to the next die that way; to the leftmost, if none has it."""
        if not places:
            return replace(self, focus=None)
        if self.focus is None or self.focus not in places:
            return replace(self, focus=min(places, key=lambda number: (places[number], number)))
        fx, fy = places[self.focus]
        steps: list[tuple[float, int]] = []
        for number, (x, y) in places.items():
            ahead = (x - fx) * way[0] + (y - fy) * way[1]
            aside = abs((x - fx) * way[1] - (y - fy) * way[0])
            if number != self.focus and ahead > 0:
                steps.append((ahead + 2 * aside, number))
        return replace(self, focus=min(steps)[1]) if steps else self
