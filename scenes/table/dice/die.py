"""One die of the table, and dice under way together."""

from dataclasses import dataclass
from typing import NamedTuple

from scenes.table.dice.die_art import Painted
from scenes.table.dice.impacts import Impact
from scenes.table.dice.moves import Look, Passage
from scenes.table.dice.rotation import lying
from scenes.table.dice.toss import Pose, Toss
from scenes.table.dice.tray import Point, Spot, Tray, carried_over

_UPRIGHT_AGAIN = 0.1  # seconds after the last die has left it
_LIFTED = 0.42


@dataclass(frozen=True)
class Lying:
    """Where a die lies, in tray units (also outside of the walls), and what it shows."""

    face: int
    spot: Spot
    size: float = 1.0
    aside: bool = False

    def look(self, lift: float) -> Look:
        turn = lying(self.face, self.spot.yaw)
        return Look(Pose(self.spot.x, self.spot.y, self.size / 2 + lift, turn), self.size)

    def lifted(self) -> Look:
        """As it is while it is picked."""
        return self.look(_LIFTED * self.size)


@dataclass
class Die:
    number: int
    home: Lying | None = None
    picked: bool = False
    greyed: bool = False
    passage: Passage | None = None

    def __post_init__(self) -> None:
        self.painted = Painted(self.number)

    def at_home(self) -> Look:
        if self.home is None:
            raise ValueError(f"die {self.number} lies nowhere")
        return self.home.lifted() if self.picked else self.home.look(0.0)


class Pouring(NamedTuple):
    """What a cup does while dice leave it: at 0 the first of them does, out of a mouth at this place."""

    clock: float
    mouth: Point
    direction: Point


@dataclass
class Underway:
    """Dice under way. The clock is below zero until the first leaves; `ends` fit the tray as it is now."""

    numbers: tuple[int, ...]
    toss: Toss
    clock: float
    ends: tuple[Spot, ...]
    heard: int = 0

    @property
    def pouring(self) -> Pouring | None:
        if self.clock > self.toss.leaves[-1] + _UPRIGHT_AGAIN:
            return None
        return Pouring(self.clock, self.toss.mouth, self.toss.direction)

    def leaves(self, number: int) -> float:
        return self.toss.leaves[self.numbers.index(number)]

    def left(self) -> tuple[int, ...]:
        """The dice that are out of the mouth."""
        return tuple(
            number for number, when in zip(self.numbers, self.toss.leaves, strict=True) if when <= self.clock
        )

    def look(self, number: int, tray: Tray) -> Look:
        """A resize in mid-flight bends the flight towards its new end, the more the nearer it is."""
        i = self.numbers.index(number)
        part = min(1.0, max(0.0, self.clock) / self.toss.duration) ** 2
        pose, rest, end = self.toss.pose(i, self.clock), self.toss.rest[i], self.ends[i]
        x, y = carried_over((pose.x, pose.y), self.toss.tray, tray)
        rx, ry = carried_over((rest.x, rest.y), self.toss.tray, tray)
        return Look(pose._replace(x=x + (end.x - rx) * part, y=y + (end.y - ry) * part))

    def arrived(self, number: int, tray: Tray) -> bool:
        """It lies still already, while others still roll; after a resize all arrive at the end."""
        i = self.numbers.index(number)
        unbent = self.toss.tray == tray and self.ends[i] == self.toss.rest[i]
        return unbent and self.clock >= self.toss.stops[i]

    def impacts(self) -> tuple[Impact, ...]:
        """What was knocked since the last time."""
        first = self.heard
        while self.heard < len(self.toss.impacts) and self.toss.impacts[self.heard].time <= self.clock:
            self.heard += 1
        return self.toss.impacts[first : self.heard]
