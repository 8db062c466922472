"""Dice in the cup: a jostling heap that rattles when it is shaken. Or in a hand: a fan beside the pointer.

Chipmunk moves them, by pymunk, in the frame of the cup and seen from above: springs draw them to their seats,
and the hand's jerks throw them against the cup's side and against each other.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import cos, exp, hypot, inf, pi, sin, sqrt
from random import Random

import pymunk
from pymunk.constraints import DampedSpring

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
_CORE = 0.16  # dice lie in layers: only their cores meet, and none do when all have their seats
_SIDES, _THICK = 32, 0.5  # the round of the cup, as a polygon
_BOUNCE = 0.5
_LOUD, _LOUDEST = 4.5, 21.0  # impulses that are heard, and the hardest, for a die of mass 1


@dataclass
class _Held:
    """A die as the hand has it: its body, and the spring that draws it to its seat."""

    layer: float
    turn: Turn
    body: pymunk.Body
    core: pymunk.Shape
    spring: DampedSpring

    @property
    def seat(self) -> Point:
        return self.spring.anchor_a

    @property
    def off(self) -> float:
        """How far from its seat."""
        return self.body.position.get_distance(self.seat)


class Heap:
    """`at` is moved as the hand is, and the dice go along with each `step`; in tray units and seconds."""

    def __init__(self, at: Point, seed: int = 0) -> None:
        self.at = at
        self.cup: float | None = None
        """The inner radius of the cup that the dice are in; None for a hand."""
        self.rattles: list[Impact] = []
        self._knocks: list[Impact] = []
        self._before, self._speed = at, (0.0, 0.0)
        self._held: dict[int, _Held] = {}
        self._rng = Random(seed)  # noqa: S311  only for looks
        self._space = pymunk.Space()
        # Not the springs' own damping: that slows no die which circles round its seat.
        self._space.damping = exp(-_DRAG)
        self._space.collision_bias = 1.0  # nothing pushes apart what sank into each other: the springs do
        self._space.on_collision(post_solve=self._knock)
        self._space.add(*_side(self._space.static_body))

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
            held.core.sensor = cup is None
        self._seat()

    def close(self) -> None:
        """The hand makes a fist, to throw."""
        for place, held in enumerate(self._held.values()):
            held.spring.anchor_a = _in_cup(place)

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
            body = pymunk.Body(1.0, inf)
            core = pymunk.Circle(body, _CORE)
            core.elasticity, core.sensor = _BOUNCE, self.cup is None
            spring = DampedSpring(self._space.static_body, body, (0, 0), (0, 0), 0.0, _PULL, 0.0)
            self._space.add(body, core, spring)
            self._held[number] = _Held(self._layer(place), turn, body, core, spring)
        self._seat()

    def _layer(self, place: int) -> float:
        return _CARRIED if self.cup is None else _FLOOR + _LAYER * (9 - min(place, 9))

    def drop(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            if held := self._held.pop(number, None):
                self._space.remove(held.spring, held.core, held.body)

    def _seat(self) -> None:
        for place, held in enumerate(self._held.values()):
            at = _in_cup(place) if self.cup is not None else _in_fan(place, len(self._held))
            held.body.position += (at[0] - held.seat[0], at[1] - held.seat[1])
            held.spring.anchor_a = at

    def turn(self, number: int, turn: Turn) -> None:
        """As if it had jostled round to lie like this."""
        self._held[number].turn = turn

    def move_at_once(self, at: Point) -> None:
        """Without a jerk: the table was laid anew."""
        self.at = self._before = at

    def settle(self) -> None:
        """As it comes to lie when nothing shakes it any more."""
        self._before, self._speed = self.at, (0.0, 0.0)
        for held in self._held.values():
            held.body.position, held.body.velocity = held.seat, (0.0, 0.0)

    def pose(self, number: int) -> Pose:
        held, size = self._held[number], self.size
        x, y = held.body.position
        return Pose(self.at[0] + x * size, self.at[1] + y * size, held.layer * size, held.turn)

    @property
    def still(self) -> bool:
        return self._before == self.at and all(
            held.body.velocity.length < _STILL and held.off < _STILL for held in self._held.values()
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
            # Each die lags by its own measure: that is what jostles.
            lag = -_FELT * (0.75 + 0.5 * self._rng.random())
            held.body.apply_impulse_at_local_point((jerk[0] * lag, jerk[1] * lag))
        self._space.step(dt)
        if self._knocks:
            self.rattles.append(max(self._knocks, key=lambda knock: knock.strength))
            self._knocks.clear()
        if self.cup is not None:
            for held in self._held.values():
                self._keep_in(held.body)
                self._tumble(held, dt)

    def _knock(self, arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        """Of a die against the cup's side, or against another. The hardest of a step is heard."""
        hard = arbiter.total_impulse.length
        if hard > _LOUD and arbiter.is_first_contact:
            x, y = arbiter.contact_point_set.points[0].point_a
            place = (self.at[0] + x, self.at[1] + y)
            self._knocks.append(Impact(0.0, place, min(1.0, hard / _LOUDEST), "die"))

    def _keep_in(self, body: pymunk.Body) -> None:
        """What is fast sinks into the side for a step before it is thrown back."""
        if (far := body.position.length) > _RADIUS:
            body.position *= _RADIUS / far

    def _tumble(self, held: _Held, dt: float) -> None:
        vx, vy = held.body.velocity
        pace = hypot(vx, vy)
        if pace > _STILL:
            axis = (-vy / pace, vx / pace, 0.0)
            held.turn = times(about(axis, min(14.0, pace * _TUMBLE) * dt), held.turn)

    def _any_turn(self) -> Turn:
        """Evenly from all turns."""
        a, b, c = self._rng.random(), self._rng.random() * 2 * pi, self._rng.random() * 2 * pi
        low, high = sqrt(1 - a), sqrt(a)
        return (low * sin(b), low * cos(b), high * sin(c), high * cos(c))


def _side(body: pymunk.Body) -> list[pymunk.Segment]:
    """Of the cup: so far out that a core within it has its middle within the radius."""
    far = _RADIUS + _CORE + _THICK
    corners = [(far * cos(n * 2 * pi / _SIDES), far * sin(n * 2 * pi / _SIDES)) for n in range(_SIDES + 1)]
    side = [pymunk.Segment(body, a, b, _THICK) for a, b in pairwise(corners)]
    for segment in side:
        segment.elasticity = 1.0
    return side


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
