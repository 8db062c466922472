"""What a toss sounds like: every knock of a die, with time, place and strength, for the sounds to come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import hypot
from typing import Literal

from scenes.table.dice.flight import Airborne, Track
from scenes.table.dice.tray import Point, Tray

Against = Literal["wood", "die", "cloth"]

_KNOCK = 1.6  # a change of speed below this in one step is friction, or too soft to hear
_HARDEST = 24.0
_TOUCHING = 1.5


@dataclass(frozen=True)
class Impact:
    """`time` in seconds from the throw; `strength` from 0 to 1."""

    time: float
    place: Point
    strength: float
    against: Against


def impacts_of(
    tray: Tray, tracks: Sequence[Track], airs: Sequence[Airborne], key: float
) -> tuple[Impact, ...]:
    found = [impact for track, air in zip(tracks, airs, strict=True) for impact in _landings(track, air, key)]
    for k in range(1, len(tracks[0]) - 1):
        found += _knocks(tray, tracks, k, key)
    return tuple(sorted(found, key=lambda impact: (impact.time, impact.place)))


def _landings(track: Track, air: Airborne, key: float) -> list[Impact]:
    last = len(track) - 1
    falls = ((when, speed, track[min(last, round(when / key))]) for when, speed in air.falls())
    return [Impact(when, (x, y), min(1.0, speed / _HARDEST), "cloth") for when, speed, (x, y, _) in falls]


def _knocks(tray: Tray, tracks: Sequence[Track], k: int, key: float) -> list[Impact]:
    jolts: dict[int, tuple[float, float]] = {}
    for i, track in enumerate(tracks):
        (x0, y0, _), (x1, y1, _), (x2, y2, _) = track[k - 1], track[k], track[k + 1]
        jolt = ((x2 - 2 * x1 + x0) / key, (y2 - 2 * y1 + y0) / key)
        if hypot(*jolt) > _KNOCK:
            jolts[i] = jolt
    impacts: list[Impact] = []
    paired: set[int] = set()
    for i, j in combinations(jolts, 2):
        (xi, yi, _), (xj, yj, _) = tracks[i][k], tracks[j][k]
        opposed = jolts[i][0] * jolts[j][0] + jolts[i][1] * jolts[j][1] < 0
        if opposed and hypot(xi - xj, yi - yj) < _TOUCHING:
            paired |= {i, j}
            strength = min(1.0, hypot(*jolts[i]) / _HARDEST)
            impacts.append(Impact(k * key, ((xi + xj) / 2, (yi + yj) / 2), strength, "die"))
    for i in jolts.keys() - paired:
        x, y, _ = tracks[i][k]
        against: Against = "wood" if _off_a_wall(tray, (x, y), jolts[i]) else "die"
        impacts.append(Impact(k * key, (x, y), min(1.0, hypot(*jolts[i]) / _HARDEST), against))
    return impacts


def _off_a_wall(tray: Tray, at: Point, jolt: Point) -> bool:
    near = _TOUCHING / 2 + 0.1
    return (
        (at[0] < near and jolt[0] > 0)
        or (at[0] > tray.width - near and jolt[0] < 0)
        or (at[1] < near and jolt[1] > 0)
        or (at[1] > tray.height - near and jolt[1] < 0)
    )
