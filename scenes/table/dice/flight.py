"""How tossed dice turn and rise while the flat physics carries them along."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, sin, sqrt, tanh
from random import Random

from scenes.table.dice.rotation import Turn, lying, upright

Track = Sequence[tuple[float, float, float]]

_ROLLING_RADIUS = 0.55
_FASTEST = 23.0  # radians a second: more would flicker
_IN_THE_AIR = 13.0  # a die out of the hand turns at least this fast
_SLOW, _QUICK = 1.2, 2.8  # a die below the first slides flat, one above the second rolls freely
_GRAVITY = 62.0
_BOUNCES = (0.235, 0.15, 0.085)  # seconds


@dataclass(frozen=True)
class Airborne:
    """The way of one die through the air: above the cloth by `drop` at first, then bouncing."""

    drop: float
    rise: float
    landings: tuple[float, ...]

    def clearance(self, time: float) -> float:
        """How far the lowest corner is above the cloth."""
        if time >= self.landings[-1]:
            return 0.0
        if time < self.landings[0]:
            return max(0.0, self.drop + self.rise * time - _GRAVITY * time * time / 2)
        start = max(landing for landing in self.landings if landing <= time)
        end = min(landing for landing in self.landings if landing > time)
        return _GRAVITY * (time - start) * (end - time) / 2

    def falls(self) -> tuple[tuple[float, float], ...]:
        """When it hits the cloth, and how fast."""
        first = (self.landings[0], _GRAVITY * self.landings[0] - self.rise)
        later = zip(self.landings[1:], _BOUNCES, strict=True)
        return (first, *((when, _GRAVITY * bounce / 2) for when, bounce in later))


def airborne(drop: float, rng: Random) -> Airborne:
    rise = 3.2 + rng.uniform(-1.0, 1.0)
    landings = [(rise + sqrt(rise * rise + 2 * _GRAVITY * max(0.0, drop))) / _GRAVITY]
    for bounce in _BOUNCES:
        landings.append(landings[-1] + bounce)
    return Airborne(max(0.0, drop), rise, tuple(landings))


def turns_to_rest(track: Track, face: int, air: Airborne, key: float) -> list[Turn]:
    """The die's turn at every key: rolled backwards from lying flat with the face on top.

    Once a die has come down and slowed it lies flat; a push after that only slides and twists it, for a die
    that waits for its push must not stand on an edge.
    """
    weights = _rolling(track, air, key)
    q = lying(face, upright(track[-1][2]))
    turns = [q]
    for k in range(len(track) - 2, -1, -1):
        (x0, y0, yaw0), (x1, y1, yaw1) = track[k], track[k + 1]
        wx, wy, wz = 0.0, 0.0, yaw1 - yaw0
        weight, least = weights[k]
        if weight > 0:
            dx, dy = x1 - x0, y1 - y0
            way = sqrt(dx * dx + dy * dy)
            if way > 1e-9:
                rate = max(_FASTEST * tanh(way / key / _ROLLING_RADIUS / _FASTEST), least) * weight * key
                wx, wy = -dy / way * rate, dx / way * rate
        angle = sqrt(wx * wx + wy * wy + wz * wz)
        if angle > 1e-12:
            s, w = -sin(angle / 2) / angle, cos(angle / 2)
            x, y, z = wx * s, wy * s, wz * s
            a, b, c, d = q
            q = (
                w * a - x * b - y * c - z * d,
                w * b + x * a + y * d - z * c,
                w * c - x * d + y * a + z * b,
                w * d + x * c - y * b + z * a,
            )
        turns.append(q)
    turns.reverse()
    return turns


def _rolling(track: Track, air: Airborne, key: float) -> list[tuple[float, float]]:
    """For every step how freely the die rolls, from 0 to 1, and how fast it turns at least."""
    out_of_the_air = air.landings[-1]
    free = 1.0
    weights: list[tuple[float, float]] = []
    for k in range(len(track) - 1):
        (x0, y0, _), (x1, y1, _) = track[k], track[k + 1]
        speed = sqrt((x1 - x0) ** 2 + (y1 - y0) ** 2) / key
        flying = _smooth((out_of_the_air - k * key) / 0.22)
        if flying < 1:
            free = min(free, _smooth((speed - _SLOW) / (_QUICK - _SLOW)))
        weights.append((max(free, flying), _IN_THE_AIR * flying))
    return weights


def _smooth(part: float) -> float:
    part = min(1.0, max(0.0, part))
    return part * part * (3 - 2 * part)
