"""The dice in the hand or in the cup: a jostling heap that hangs on a point and rattles when it is shaken."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import cos, hypot, pi, sin, sqrt
from random import Random

from scenes.table.dice.impacts import Impact
from scenes.table.dice.rotation import Turn, about, times
from scenes.table.dice.toss import Pose
from scenes.table.dice.tray import Point

RADIUS = 0.78  # how far from the point the middle of a die can get
_GOLDEN = pi * (3 - sqrt(5))
_PULL, _DRAG = 210.0, 11.0
_CARRIED = 0.55  # how much of the hand's jerks the dice feel
_TUMBLE = 1.5  # turning for the speed against the hand
_STILL = 0.02
_LOUD = 3.0


@dataclass
class _Held:
    """A die as the hand has it: its place and speed, and the seat that it falls back to."""

    seat: Point
    layer: float
    turn: Turn
    x: float
    y: float
    vx: float = 0.0
    vy: float = 0.0


class Heap:
    """Moved with `carry`, stepped with `step`; both in tray units and seconds."""

    def __init__(self, at: Point, seed: int = 0) -> None:
        self.at = at
        self.rattles: list[Impact] = []
        self._before, self._speed = at, (0.0, 0.0)
        self._held: dict[int, _Held] = {}
        self._rng = Random(seed)  # noqa: S311  only for looks

    def __contains__(self, number: int) -> bool:
        return number in self._held

    def __len__(self) -> int:
        return len(self._held)

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self._held)

    def take(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            if number in self._held:
                continue
            place = len(self._held)
            far, angle = 0.25 * sqrt(place + 0.3), place * _GOLDEN
            seat = (far * cos(angle), far * sin(angle))
            turn = self._any_turn()
            self._held[number] = _Held(seat, 0.62 + 0.14 * (9 - min(place, 9)), turn, *seat)

    def drop(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self._held.pop(number, None)

    def carry(self, at: Point) -> None:
        self.at = at

    def move_at_once(self, at: Point) -> None:
        """Without a jerk: the table was laid anew."""
        self.at = self._before = at

    def settle(self) -> None:
        """As it comes to lie when nothing shakes it any more."""
        self._before, self._speed = self.at, (0.0, 0.0)
        for held in self._held.values():
            (held.x, held.y), held.vx, held.vy = held.seat, 0.0, 0.0

    def pose(self, number: int, lift: float) -> Pose:
        held = self._held[number]
        return Pose(self.at[0] + held.x, self.at[1] + held.y, lift + held.layer, held.turn)

    @property
    def still(self) -> bool:
        return self._before == self.at and all(
            hypot(held.vx, held.vy) < _STILL and hypot(held.x - held.seat[0], held.y - held.seat[1]) < _STILL
            for held in self._held.values()
        )

    def step(self, dt: float) -> None:
        speed = ((self.at[0] - self._before[0]) / dt, (self.at[1] - self._before[1]) / dt)
        # The pointer jumps from place to place; a hand has weight.
        eased = (
            self._speed[0] + (speed[0] - self._speed[0]) * 0.25,
            self._speed[1] + (speed[1] - self._speed[1]) * 0.25,
        )
        jerk = (eased[0] - self._speed[0], eased[1] - self._speed[1])
        self._before, self._speed = self.at, eased
        for held in self._held.values():
            self._jostle(held, jerk, dt)

    def _jostle(self, held: _Held, jerk: Point, dt: float) -> None:
        loose = 0.75 + 0.5 * self._rng.random()  # each die lags by its own measure: that is what jostles
        held.vx += -jerk[0] * _CARRIED * loose + ((held.seat[0] - held.x) * _PULL - held.vx * _DRAG) * dt
        held.vy += -jerk[1] * _CARRIED * loose + ((held.seat[1] - held.y) * _PULL - held.vy * _DRAG) * dt
        held.x, held.y = held.x + held.vx * dt, held.y + held.vy * dt
        far = hypot(held.x, held.y)
        if far > RADIUS:
            nx, ny = held.x / far, held.y / far
            out = held.vx * nx + held.vy * ny
            held.x, held.y = nx * RADIUS, ny * RADIUS
            if out > 0:
                held.vx, held.vy = held.vx - 1.5 * out * nx, held.vy - 1.5 * out * ny
            if out > _LOUD:
                place = (self.at[0] + held.x, self.at[1] + held.y)
                self.rattles.append(Impact(0.0, place, min(1.0, out / 14), "die"))
        pace = hypot(held.vx, held.vy)
        if pace > _STILL:
            axis = (-held.vy / pace, held.vx / pace, 0.0)
            held.turn = times(about(axis, min(14.0, pace * _TUMBLE) * dt), held.turn)

    def _any_turn(self) -> Turn:
        """Evenly from all turns."""
        a, b, c = self._rng.random(), self._rng.random() * 2 * pi, self._rng.random() * 2 * pi
        low, high = sqrt(1 - a), sqrt(a)
        return (low * sin(b), low * cos(b), high * sin(c), high * cos(c))
