"""What a toss sounds like: every knock of a die, with time, place and strength, for the sounds to come."""

from dataclasses import dataclass
from typing import Literal

from scenes.table.dice.rotation import Vec
from scenes.table.dice.tray import Point

Against = Literal["wood", "die", "cloth"]

_HARDEST = 9.0
_ONE = 0.035  # seconds in which one touch after the other, near by, is one knock
_NEAR_BY = 1.0


@dataclass(frozen=True)
class Impact:
    """`time` in seconds from the throw; `strength` from 0 to 1."""

    time: float
    place: Point
    strength: float
    against: Against


class Knocks:
    """Collects them while dice fly; `time` is the flight's."""

    def __init__(self) -> None:
        self.time = 0.0
        self._heard: list[Impact] = []

    def hear(self, at: Vec, hard: float, against: Against) -> None:
        strength = min(1.0, hard / _HARDEST)
        for n in range(len(self._heard) - 1, -1, -1):
            last = self._heard[n]
            if self.time - last.time > _ONE:
                break
            near = abs(last.place[0] - at[0]) + abs(last.place[1] - at[1]) < _NEAR_BY
            if near and last.against == against:
                if strength > last.strength:
                    self._heard[n] = Impact(last.time, last.place, strength, against)
                return
        self._heard.append(Impact(self.time, (at[0], at[1]), strength, against))

    def all(self) -> tuple[Impact, ...]:
        return tuple(self._heard)
