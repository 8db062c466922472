"""A toss, simulated ahead to rest: solid dice on the cloth of a walled tray.

The physics is flat, seen from above, and knows no faces. The turns in space are worked out afterwards,
backwards from the face that is wanted on top: so the result is always the caller's, and every die ends flat.
A toss that would end badly is thrown again a little differently; that never changes a face.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import atan2, ceil, cos, hypot, sin
from random import Random
from typing import NamedTuple

from scenes.table.dice.flight import Airborne, Track, airborne, turns_to_rest
from scenes.table.dice.impacts import Impact, impacts_of
from scenes.table.dice.physics import KEYS_A_SECOND, Launch, Run, simulate
from scenes.table.dice.rotation import Turn, between, inverse, reach, share, times, upright
from scenes.table.dice.tray import HALF_DIAGONAL, Point, Spot, Tray, overhang, overlap, push_apart, room_for

_KEY = 1 / KEYS_A_SECOND
_GENTLE, _HARD = 0.6, 2.2  # speed, in ways across the tray a second
_POURED, _SLOWEST, _FASTEST = 6.0, 9.0, 22.0
"""Dice poured out may be slower than dice thrown: some of them then stay near the cup."""
_TRIES = 12
_TOUCH = 0.003  # half a pixel is 0.005 of a die of 100 pixels
_UNSEEN = 0.001
_OUT_OF_HAND = 0.4  # seconds in which the turn that the die had in the hand goes over into its tumbling


class Pose(NamedTuple):
    """Where a die is: the height is that of its middle above the cloth."""

    x: float
    y: float
    height: float
    turn: Turn


@dataclass(frozen=True)
class Throw:
    """Direction on the cloth, force from 0 to 1, and a seed for what no hand controls."""

    direction: Point
    force: float
    seed: int = 0


@dataclass(frozen=True)
class Toss:
    """Key frames for each die thrown, from the pose in the hand to rest, and all knocks on the way."""

    tray: Tray
    keys: tuple[tuple[Pose, ...], ...]
    impacts: tuple[Impact, ...]
    rest: tuple[Spot, ...]
    stops: tuple[float, ...]
    """From when on each die lies still."""

    @property
    def duration(self) -> float:
        return (len(self.keys[0]) - 1) * _KEY

    def pose(self, die: int, time: float) -> Pose:
        keys = self.keys[die]
        place = min(max(time, 0.0), self.duration) * KEYS_A_SECOND
        k = min(int(place), len(keys) - 2)
        return _between(keys[k], keys[k + 1], place - k)

    def at(self, time: float) -> tuple[Pose, ...]:
        return tuple(self.pose(die, time) for die in range(len(self.keys)))


def toss(
    tray: Tray, resting: Sequence[Spot], starts: Sequence[Pose], faces: Sequence[int], throw: Throw
) -> Toss:
    """Throw dice from these poses, which may be over the rim, among dice that lie still."""
    throw = aimed(tray, starts, throw)
    rng = Random(throw.seed)  # noqa: S311  the look of a toss is no chance of a game
    airs = tuple(airborne(start.height - reach(start.turn), rng) for start in starts)
    run = _run(tray, resting, starts, throw, rng)
    rest = push_apart(tray, run.rest(), resting)
    least = ceil(max(air.landings[-1] for air in airs) / _KEY) + 1
    tracks = tuple(_led_to(track, spot, least) for track, spot in zip(run.tracks, rest, strict=True))
    keys = tuple(
        tuple(_keys(track, start, face, air))
        for track, start, face, air in zip(tracks, starts, faces, airs, strict=True)
    )
    flat = tuple(Spot(spot.x, spot.y, upright(spot.yaw)) for spot in rest)
    stops = tuple(map(_stop, keys))
    return Toss(tray, keys, impacts_of(tray, tracks, airs, _KEY), flat, stops)


def _run(tray: Tray, resting: Sequence[Spot], starts: Sequence[Pose], throw: Throw, rng: Random) -> Run:
    homes, spacing = _homes(tray, starts, resting)
    speed = _speed(tray, _centre(starts), throw)
    run = simulate(tray, resting, _launches(homes, spacing, throw, speed, rng), speed)
    for _ in range(_TRIES):
        if _ends_well(tray, resting, run):
            break
        speed *= 0.96
        run = simulate(tray, resting, _launches(homes, spacing, throw, speed, rng), speed)
    return run


def aimed(tray: Tray, starts: Sequence[Pose], throw: Throw) -> Throw:
    """A throw that would miss the tray goes to its middle instead."""
    x, y = _centre(starts)
    dx, dy = throw.direction
    length = hypot(dx, dy)
    outside = not (0 < x < tray.width and 0 < y < tray.height)
    if length < 1e-6 or (outside and not _meets(tray, (x, y), (dx / length, dy / length))):
        dx, dy = tray.width / 2 - x, tray.height / 2 - y
        length = hypot(dx, dy)
        if length < 1e-6:
            dx, dy, length = 1.0, 0.0, 1.0
    return Throw((dx / length, dy / length), min(1.0, max(0.0, throw.force)), throw.seed)


def _meets(tray: Tray, at: Point, way: Point) -> bool:
    """Whether the way leads over the inner half of the tray."""
    mx, my = tray.middle
    along = (mx - at[0]) * way[0] + (my - at[1]) * way[1]
    aside = abs((mx - at[0]) * way[1] - (my - at[1]) * way[0])
    return along > 0 and aside < min(tray.width, tray.height) / 2


def _centre(starts: Sequence[Pose]) -> Point:
    return (sum(pose.x for pose in starts) / len(starts), sum(pose.y for pose in starts) / len(starts))


def _speed(tray: Tray, at: Point, throw: Throw) -> float:
    across = min(_to_the_wall(at, throw.direction, (tray.width, tray.height)), 1.5 * tray.width)
    slowest = _POURED + (_SLOWEST - _POURED) * min(1.0, 2 * throw.force)
    return min(_FASTEST, max(slowest, across * (_GENTLE + (_HARD - _GENTLE) * throw.force)))


def _to_the_wall(at: Point, way: Point, walls: Point) -> float:
    """How far a die can fly before it meets the wall ahead."""
    ahead = (
        ((wall if w > 0 else 0.0) - p) / w for p, w, wall in zip(at, way, walls, strict=True) if abs(w) > 1e-6
    )
    return max(0.0, min(ahead))


def _homes(tray: Tray, starts: Sequence[Pose], resting: Sequence[Spot]) -> tuple[list[Point], float]:
    """Where the physics has each die at first: the heap of the hand, spread out to what is free of others."""
    free, spacing = room_for(tray, len(starts), _centre(starts), resting)
    pairs = sorted(
        (hypot(start.x - at[0], start.y - at[1]), i, j)
        for i, start in enumerate(starts)
        for j, at in enumerate(free)
    )
    homes: dict[int, int] = {}
    taken: set[int] = set()
    for _, i, j in pairs:
        if i not in homes and j not in taken:
            homes[i] = j
            taken.add(j)
    return [free[homes[i]] for i in range(len(starts))], spacing


def _launches(
    homes: Sequence[Point], spacing: float, throw: Throw, speed: float, rng: Random
) -> list[Launch]:
    heading = atan2(throw.direction[1], throw.direction[0])
    # Dice poured out gently string out over the cloth; thrown hard they fly as one.
    slowest = 0.76 - 0.5 * (1 - throw.force) * (1 - 1 / len(homes))
    launches: list[Launch] = []
    for home in homes:
        angle, pace = heading + rng.gauss(0, 0.17), speed * rng.uniform(slowest, 1.12)
        yaw = rng.uniform(-0.78, 0.78) if spacing > 2 * HALF_DIAGONAL else 0.0
        launches.append(Launch(home, yaw, (pace * cos(angle), pace * sin(angle)), rng.uniform(-9, 9)))
    return launches


def _ends_well(tray: Tray, resting: Sequence[Spot], run: Run) -> bool:
    rest = run.rest()
    pairs = [*combinations(rest, 2), *((spot, other) for spot in rest for other in resting)]
    return (
        run.at_rest
        and all(max(map(abs, overhang(tray, spot))) < _TOUCH for spot in rest)
        and all(overlap(a, b)[0] < _TOUCH for a, b in pairs)
    )


def _led_to(track: Track, end: Spot, least: int) -> Track:
    """The track, bent by a hair to end clear of all other dice, and not over before the bounces are."""
    dx, dy, last = end.x - track[-1][0], end.y - track[-1][1], len(track) - 1
    bent = [
        (x + dx * _smooth(k / last), y + dy * _smooth(k / last), yaw) for k, (x, y, yaw) in enumerate(track)
    ]
    return bent + [(end.x, end.y, end.yaw)] * (least - len(bent))


def _keys(track: Track, start: Pose, face: int, air: Airborne) -> Iterator[Pose]:
    """The flight as it is seen. It begins in the hand, where dice lie closer than solid ones can."""
    turns = turns_to_rest(track, face, air, _KEY)
    dx, dy = start.x - track[0][0], start.y - track[0][1]
    spread = min(0.6, max(0.2, hypot(dx, dy) / 12))
    held = times(inverse(turns[0]), start.turn)
    for k, ((x, y, _), tumbling) in enumerate(zip(track, turns, strict=True)):
        time, turn = k * _KEY, tumbling
        if time < spread:
            left = 1 - _smooth(time / spread)
            x, y = x + dx * left, y + dy * left
        if time < _OUT_OF_HAND:
            turn = times(tumbling, share(held, 1 - _smooth(time / _OUT_OF_HAND)))
        yield Pose(x, y, reach(turn) + air.clearance(time), turn)


def _stop(keys: Sequence[Pose]) -> float:
    """When the last move is over that anybody could see."""
    end = keys[-1]
    for k in range(len(keys) - 1, 0, -1):
        pose = keys[k]
        if hypot(pose.x - end.x, pose.y - end.y) > _UNSEEN or abs(pose.height - end.height) > _UNSEEN:
            return (k + 1) * _KEY
        if sum(abs(a - b) for a, b in zip(pose.turn, end.turn, strict=True)) > _UNSEEN:
            return (k + 1) * _KEY
    return 0.0


def _between(a: Pose, b: Pose, part: float) -> Pose:
    if part <= 0:
        return a
    rest = 1 - part
    x, y, height = a.x * rest + b.x * part, a.y * rest + b.y * part, a.height * rest + b.height * part
    return Pose(x, y, height, between(a.turn, b.turn, part))


def _smooth(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * part * (3 - 2 * part)
