"""Dice in the cup: a jostling heap that rattles when it is shaken. Or in a hand: a fan beside the pointer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import cos, hypot, pi, sin, sqrt
from random import Random

from scenes.table.dice.impacts import Impact
from scenes.table.dice.rotation import LEVEL, Turn, about, times
from scenes.table.dice.toss import Pose
from scenes.table.dice.tray import Point

_RADIUS = 0.78  # how far from the middle of the cup the middle of a die can get, in its edges
_IN_CUP = 1.38  # radii of a cup that dice of full size fit into, in their edges
_FLOOR, _LAYER = 0.6, 0.07  # how high the lowest and each next die lies in the cup, in their edges
_CARRIED = 1.1
_FANS = ((1.3, 4), (2.35, 7), (3.4, 10))
"""Radius of each arc of dice in the hand, and how many have room in it."""
_GOLDEN = pi * (3 - sqrt(5))
_PULL, _DRAG = 210.0, 11.0
_FELT = 0.55  # how much of the hand's jerks the dice feel
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
        self.cup: float | None = None
        """The inner radius of the cup that the dice are in; None for a hand."""
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

    def hold_in(self, cup: float | None) -> None:
        """In a cup of this inner radius, or in a hand."""
        before, self.cup = self.cup, cup
        if (before is None) == (cup is None):
            return
        for place, held in enumerate(self._held.values()):
            held.layer = self._layer(place)
            held.turn = self._any_turn() if cup is not None else held.turn
        self._seat()

    def close(self) -> None:
        """The hand makes a fist, to throw."""
        for place, held in enumerate(self._held.values()):
            held.seat = _in_cup(place)

    @property
    def size(self) -> float:
        """Of a die in it: what doesn't fit into a small cup is seen smaller there."""
        return 1.0 if self.cup is None else min(1.0, self.cup / _IN_CUP)

    def take(self, numbers: Iterable[int], lying: Mapping[int, Turn] | None = None) -> None:
        """Into the cup any way round; into a hand as they lay."""
        for number in numbers:
            if number in self._held:
                continue
            place = len(self._held)
            turn = self._any_turn() if self.cup is not None else (lying or {}).get(number, LEVEL)
            self._held[number] = _Held((0.0, 0.0), self._layer(place), turn, 0.0, 0.0)
        self._seat()

    def _layer(self, place: int) -> float:
        return _CARRIED if self.cup is None else _FLOOR + _LAYER * (9 - min(place, 9))

    def drop(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self._held.pop(number, None)

    def _seat(self) -> None:
        for place, held in enumerate(self._held.values()):
            at = _in_cup(place) if self.cup is not None else _in_fan(place, len(self._held))
            held.x, held.y = held.x + at[0] - held.seat[0], held.y + at[1] - held.seat[1]
            held.seat = at

    def turn(self, number: int, turn: Turn) -> None:
        """As if it had jostled round to lie like this."""
        self._held[number].turn = turn

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

    def pose(self, number: int) -> Pose:
        held, size = self._held[number], self.size
        return Pose(self.at[0] + held.x * size, self.at[1] + held.y * size, held.layer * size, held.turn)

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
        held.vx += -jerk[0] * _FELT * loose + ((held.seat[0] - held.x) * _PULL - held.vx * _DRAG) * dt
        held.vy += -jerk[1] * _FELT * loose + ((held.seat[1] - held.y) * _PULL - held.vy * _DRAG) * dt
        held.x, held.y = held.x + held.vx * dt, held.y + held.vy * dt
        if self.cup is not None:
            self._knock(held)
            self._tumble(held, dt)

    def _knock(self, held: _Held) -> None:
        """Against the cup's side."""
        far = hypot(held.x, held.y)
        if far <= _RADIUS:
            return
        nx, ny = held.x / far, held.y / far
        out = held.vx * nx + held.vy * ny
        held.x, held.y = nx * _RADIUS, ny * _RADIUS
        if out > 0:
            held.vx, held.vy = held.vx - 1.5 * out * nx, held.vy - 1.5 * out * ny
        if out > _LOUD:
            place = (self.at[0] + held.x, self.at[1] + held.y)
            self.rattles.append(Impact(0.0, place, min(1.0, out / 14), "die"))

    def _tumble(self, held: _Held, dt: float) -> None:
        pace = hypot(held.vx, held.vy)
        if pace > _STILL:
            axis = (-held.vy / pace, held.vx / pace, 0.0)
            held.turn = times(about(axis, min(14.0, pace * _TUMBLE) * dt), held.turn)

    def _any_turn(self) -> Turn:
        """Evenly from all turns."""
        a, b, c = self._rng.random(), self._rng.random() * 2 * pi, self._rng.random() * 2 * pi
        low, high = sqrt(1 - a), sqrt(a)
        return (low * sin(b), low * cos(b), high * sin(c), high * cos(c))


def _in_cup(place: int) -> Point:
    far, angle = 0.25 * sqrt(place + 0.3), place * _GOLDEN
    return (far * cos(angle), far * sin(angle))


def _in_fan(place: int, count: int) -> Point:
    """A single die is right under the pointer; more of them in arcs above it."""
    if count == 1:
        return (0.0, 0.0)
    for radius, room in _FANS:
        here = min(count, room)
        if place < here:
            angle = (place - (here - 1) / 2) * 1.12 / radius - pi / 2
            return (radius * cos(angle), radius * sin(angle))
        place, count = place - here, count - here
    return (0.0, 0.0)
