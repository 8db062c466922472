"""What a throw looks like from outside: how far dice are in each other or in a wall, in any frame of it."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations, product
from math import hypot

from scenes.table.dice.dice_tray import WIND_UP
from scenes.table.dice.rotation import ROUNDING, Vec, matrix, reach, top_face
from scenes.table.dice.toss import Pose, Toss
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app

FRAME = 1 / 60
_CORE = 0.5 - ROUNDING


@dataclass
class Throws:
    """What was seen of many of them; lengths in edges, times in seconds from the button's press."""

    deepest: float = 0.0
    """Of two dice in each other."""
    in_a_wall: float = 0.0
    tilted: float = 0.0
    """At rest, as an angle."""
    seconds: list[float] = field(default_factory=list)
    first_rest: list[float] = field(default_factory=list)
    ninths: list[int] = field(default_factory=lambda: [0] * 9)

    def watch(self, flown: Toss) -> None:
        """All of it, frame by frame."""
        self.see_rest(flown)
        width, height = flown.tray.width, flown.tray.height
        for seen in frames(flown):
            for pose in seen:
                across, down, _ = reach(pose.turn)
                out = (across - pose.x, pose.x + across - width, down - pose.y, pose.y + down - height)
                self.in_a_wall = max(self.in_a_wall, *out)
            self.deepest = max([self.deepest, *(depth(a, b) for a, b in combinations(seen, 2))])

    def see_rest(self, flown: Toss) -> None:
        width, height = flown.tray.width, flown.tray.height
        self.seconds.append(WIND_UP + flown.duration)
        self.first_rest.append(WIND_UP + min(flown.stops))
        for keys, spot in zip(flown.keys, flown.rest, strict=True):
            self.tilted = max(self.tilted, top_face(keys[-1].turn)[1])
            self.ninths[min(2, int(3 * spot.x / width)) + 3 * min(2, int(3 * spot.y / height))] += 1

    @property
    def rarest(self) -> float:
        """The part of the dice that the emptiest ninth of the tray gets."""
        return min(self.ninths) / sum(self.ninths)


def by_button(dice: int, throws: int) -> Iterator[Toss]:
    """Throws by the button: of six dice at a table of Dicy Cards, of ten at one of Dalek Dice."""
    _, scene = dalek_app() if dice == 10 else dicy_app()
    hand, tray = scene.table.hand, scene.table.tray
    for seed in range(throws):
        tray.hold(tray.numbers)
        hand.offer(tray.numbers, seed)
        hand.throw(tray.numbers, [seed % 6] * dice, hand.default_throw())
        yield tray._flight.toss
        tray.finish()


def frames(flown: Toss) -> Iterator[list[Pose]]:
    """The dice that are out of the cup, frame by frame."""
    for frame in range(int(flown.duration / FRAME) + 2):
        time = frame * FRAME
        yield [flown.pose(die, time) for die, left in enumerate(flown.leaves) if left <= time]


def depth(a: Pose, b: Pose) -> float:
    """How far two dice with rounded edges are in each other; not above 0 when apart."""
    if hypot(a.x - b.x, a.y - b.y, a.height - b.height) > 1.56:
        return 0.0
    corners = [_corners(pose) for pose in (a, b)]
    apart = min(
        *(_to_the_core(corner, b) for corner in corners[0].values()),
        *(_to_the_core(corner, a) for corner in corners[1].values()),
    )
    if 2 * ROUNDING - apart < -0.2:
        return 0.0
    edges = (_edges(found) for found in corners)
    return 2 * ROUNDING - min(apart, *(_between(*one, *other) for one, other in product(*edges)))


def _corners(pose: Pose) -> dict[tuple[int, ...], Vec]:
    """Of the sharp core of a die."""
    rows, at = matrix(pose.turn), (pose.x, pose.y, pose.height)
    found: dict[tuple[int, ...], Vec] = {}
    for signs in product((-1, 1), repeat=3):
        x, y, z = (
            o + _CORE * sum(s * r for s, r in zip(signs, row, strict=True))
            for o, row in zip(at, rows, strict=True)
        )
        found[signs] = (x, y, z)
    return found


def _edges(corners: dict[tuple[int, ...], Vec]) -> list[tuple[Vec, Vec]]:
    return [
        (corners[a], corners[b])
        for a, b in combinations(corners, 2)
        if sum(s != t for s, t in zip(a, b, strict=True)) == 1
    ]


def _to_the_core(corner: Vec, pose: Pose) -> float:
    off = (corner[0] - pose.x, corner[1] - pose.y, corner[2] - pose.height)
    axes = zip(*matrix(pose.turn), strict=True)
    return hypot(*(max(0.0, abs(_dot(off, axis)) - _CORE) for axis in axes))


def _between(a: Vec, b: Vec, c: Vec, d: Vec) -> float:
    """The distance of the line from a to b and the line from c to d."""
    u, v, w = _minus(b, a), _minus(d, c), _minus(a, c)
    uu, vv, uv, uw, vw = _dot(u, u), _dot(v, v), _dot(u, v), _dot(u, w), _dot(v, w)
    slant = uu * vv - uv * uv
    s = min(1.0, max(0.0, (uv * vw - uw * vv) / slant)) if slant > 1e-9 else 0.0
    t = (uv * s + vw) / vv
    if not 0 <= t <= 1:
        t = min(1.0, max(0.0, t))
        s = min(1.0, max(0.0, (uv * t - uw) / uu))
    return hypot(*(p + s * q - t * r for p, q, r in zip(w, u, v, strict=True)))


def _minus(a: Vec, b: Vec) -> Vec:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def _dot(a: Vec, b: Vec) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
