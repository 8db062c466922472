"""A toss, simulated ahead to rest: dice that leave the mouth of a cup, or a hand, one after the other.

The physics knows no faces: to it a die is the same however its drawings are put on it. They are put on
afterwards so that the wanted face ends on top. So the result is always the caller's, and a toss that would
end badly is thrown again a little differently, which never changes a face.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from random import Random
from typing import NamedTuple

from scenes.table.card.motion import glide
from scenes.table.dice.flight import Flight, Key
from scenes.table.dice.impacts import Impact
from scenes.table.dice.physics import STEP
from scenes.table.dice.rotation import (
    Turn,
    between,
    inverse,
    lying,
    reach,
    relabelling,
    share,
    times,
    upright,
)
from scenes.table.dice.tray import Point, Spot, Tray, push_apart

KEYS_A_SECOND = round(1 / STEP)
_GENTLE, _HARD = 6.0, 30.0  # edges a second
_SPENT, _ROLLED = 1.2, 0.45  # edges: what a throw loses in landing, and how far each edge a second carries
_MARGIN = 0.95  # of a mouth from the walls: no die leaves it through one
_AHEAD = 3.2  # edges before a wall is met at the least
_TRIES, _FIRMER = 25, 1.06
_MANY, _SOONEST, _EARLY = 6, 0.88, 2
"""So many dice that lie still before that second are thrown again, so often: all at once has no weight."""
_UNSEEN = 0.001
_LED = 0.25  # seconds before its end in which a die is led to its exact place


class Pose(NamedTuple):
    """Where a die is: the height is that of its middle above the cloth."""

    x: float
    y: float
    height: float
    turn: Turn


@dataclass(frozen=True)
class Throw:
    """Direction on the cloth, force and shaking from 0 to 1, and a seed for what no hand controls.

    The dice leave a mouth at this place, or wherever they are held.
    """

    direction: Point
    force: float
    seed: int = 0
    shaken: float = 0.0
    mouth: Point | None = None


@dataclass(frozen=True)
class Toss:
    """Key frames for each die from when it leaves the mouth, and all knocks on the way."""

    tray: Tray
    mouth: Point
    direction: Point
    leaves: tuple[float, ...]
    keys: tuple[tuple[Pose, ...], ...]
    impacts: tuple[Impact, ...]
    rest: tuple[Spot, ...]
    stops: tuple[float, ...]
    """From when on each die lies still."""

    @property
    def duration(self) -> float:
        return max(self.stops)

    def pose(self, die: int, time: float) -> Pose:
        keys = self.keys[die]
        place = min(max((time - self.leaves[die]) * KEYS_A_SECOND, 0.0), len(keys) - 1)
        k = min(int(place), len(keys) - 2)
        return _between(keys[k], keys[k + 1], place - k)


def toss(
    tray: Tray,
    resting: Sequence[Spot],
    mouth: Point,
    turns: Sequence[Turn],
    faces: Sequence[int],
    throw: Throw,
) -> Toss:
    """Throw dice out of a mouth at this place, turned like this in it, among dice that lie still."""
    way = aimed(tray, mouth, throw.direction)
    mouth = _drawn_back(tray, tray.inward(mouth, _MARGIN), way)
    flight = _flight(tray, resting, mouth, turns, way, throw)
    rest = push_apart(tray, flight.rest(), resting)
    keys = tuple(
        tuple(_keys(tray, track, face, spot))
        for track, face, spot in zip(flight.tracks, faces, rest, strict=True)
    )
    leaves = tuple(step * STEP for step in flight.leaves)
    stops = tuple(left + _stop(key) for left, key in zip(leaves, keys, strict=True))
    flat = tuple(Spot(spot.x, spot.y, upright(spot.yaw)) for spot in rest)
    return Toss(tray, mouth, way, leaves, keys, flight.knocks.all(), flat, stops)


def _flight(
    tray: Tray, resting: Sequence[Spot], mouth: Point, turns: Sequence[Turn], way: Point, throw: Throw
) -> Flight:
    """The first that ends well; if none does, the last that brought all dice out."""
    rng = Random(throw.seed)  # noqa: S311  the look of a toss is no chance of a game
    speed = _GENTLE + (_HARD - _GENTLE) * min(1.0, max(0.0, throw.force))
    tries = early = 0
    while True:
        tries += 1
        flight = Flight(tray, resting, mouth, turns, rng)
        flight.throw(way, speed, throw.shaken)
        if flight.ends_well and len(turns) >= _MANY and flight.seconds < _SOONEST and early < _EARLY:
            early += 1
            continue
        if flight.ends_well or (tries >= _TRIES and len(flight.tracks) == len(turns)):
            return flight
        speed *= _FIRMER  # out of the way of those behind


def force_for(way: float) -> float:
    """Of a throw after which dice come to lie about so many edges away."""
    return force_at((way + _SPENT) / _ROLLED)


def force_at(speed: float) -> float:
    """Of a throw in which dice leave with this speed, in edges a second."""
    return min(1.0, max(0.0, (speed - _GENTLE) / (_HARD - _GENTLE)))


def aimed(tray: Tray, mouth: Point, way: Point) -> Point:
    """A throw that would miss the tray goes to its middle instead."""
    (x, y), (dx, dy) = mouth, way
    length = hypot(dx, dy)
    outside = not (0 < x < tray.width and 0 < y < tray.height)
    if length < 1e-6 or (outside and not _meets(tray, (x, y), (dx / length, dy / length))):
        dx, dy = tray.width / 2 - x, tray.height / 2 - y
        length = hypot(dx, dy)
        if length < 1e-6:
            dx, dy, length = 1.0, 0.0, 1.0
    return dx / length, dy / length


def _meets(tray: Tray, at: Point, way: Point) -> bool:
    """Whether the way leads over the inner half of the tray."""
    mx, my = tray.middle
    along = (mx - at[0]) * way[0] + (my - at[1]) * way[1]
    aside = abs((mx - at[0]) * way[1] - (my - at[1]) * way[0])
    return along > 0 and aside < min(tray.width, tray.height) / 2


def _drawn_back(tray: Tray, at: Point, way: Point) -> Point:
    """From where there is some way to the wall ahead: else dice have no room to leave the mouth."""
    walls = (tray.width, tray.height)
    ahead = min(
        ((wall if w > 0 else 0.0) - p) / w for p, w, wall in zip(at, way, walls, strict=True) if abs(w) > 1e-6
    )
    back = max(0.0, _AHEAD - ahead)
    return tray.inward((at[0] - way[0] * back, at[1] - way[1] * back), _MARGIN)


def _keys(tray: Tray, track: Sequence[Key], face: int, end: Spot) -> Iterator[Pose]:
    """The flight as it is seen: with its drawings put on, and led by a hair to lie clear of all others."""
    moving = len(track)
    while moving > 1 and track[moving - 2] == track[-1]:
        moving -= 1
    (lx, ly, lz), last = track[-1]
    drawings = relabelling(last, face)
    to_flat = times(inverse(times(last, drawings)), lying(face, upright(end.yaw)))
    led = round(_LED * KEYS_A_SECOND)
    for k, ((x, y, height), turn) in enumerate(track[: moving + 1]):
        part = glide(min(1.0, max(0.0, 1 - (moving - 1 - k) / led)))
        shown = times(turn, drawings)
        if part > 0:
            shown = times(shown, share(to_flat, part))
            rx, ry, rz = reach(shown)
            x = min(max(x + (end.x - lx) * part, rx), tray.width - rx)
            y = min(max(y + (end.y - ly) * part, ry), tray.height - ry)
            height = max(height + (0.5 - lz) * part, rz)
        yield Pose(x, y, height, shown)


def _stop(keys: Sequence[Pose]) -> float:
    """When the last move is over that anybody could see."""
    end = keys[-1]
    for k in range(len(keys) - 1, 0, -1):
        pose = keys[k]
        if hypot(pose.x - end.x, pose.y - end.y) > _UNSEEN or abs(pose.height - end.height) > _UNSEEN:
            return (k + 1) * STEP
        if abs(sum(a * b for a, b in zip(pose.turn, end.turn, strict=True))) < 1 - _UNSEEN / 100:
            return (k + 1) * STEP
    return 0.0


def _between(a: Pose, b: Pose, part: float) -> Pose:
    if part <= 0:
        return a
    rest = 1 - part
    x, y, height = a.x * rest + b.x * part, a.y * rest + b.y * part, a.height * rest + b.height * part
    return Pose(x, y, height, between(a.turn, b.turn, part))
