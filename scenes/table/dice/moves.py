"""How a die gets from what is seen now to where it belongs: a passage on a curve, or a fade."""

from dataclasses import dataclass
from math import hypot, pi, sin
from typing import NamedTuple

from scenes.table.card.motion import glide
from scenes.table.dice.rotation import between
from scenes.table.dice.toss import Pose


class Look(NamedTuple):
    """A die as it is seen: its pose, its edge in tray units, and how solid it is."""

    pose: Pose
    size: float = 1.0
    fade: float = 1.0


@dataclass
class Passage:
    """The way from an earlier look to wherever the die belongs meanwhile, which may itself move; with
    `reduced` motion it fades over.
    """

    start: Look
    seconds: float
    reduced: bool = False
    hop: float = 0.0
    time: float = 0.0

    def step(self, dt: float) -> None:
        self.time += dt

    @property
    def done(self) -> bool:
        return self.time >= self.seconds

    def looks(self, end: Look) -> tuple[Look, ...]:
        """What is seen on the way to the end: one look, or two while one fades into the other."""
        part = glide(min(1.0, self.time / self.seconds))
        if self.reduced:
            return (self.start._replace(fade=1 - part), end._replace(fade=part))
        return (_curve(self.start, end, part, self.hop),)


def passage(start: Look, end: Look, *, reduced: bool) -> Passage:
    """A passage that takes as long as its way is far."""
    way = hypot(end.pose.x - start.pose.x, end.pose.y - start.pose.y)
    seconds = 0.22 if reduced else min(0.55, 0.16 + 0.035 * way)
    return Passage(start, seconds, reduced, hop=min(0.9, 0.14 * way))


def _curve(start: Look, end: Look, part: float, hop: float) -> Look:
    a, b, rest = start.pose, end.pose, 1 - part
    bow = 0.12 * sin(pi * part)
    x = a.x * rest + b.x * part - (b.y - a.y) * bow
    y = a.y * rest + b.y * part + (b.x - a.x) * bow
    height = a.height * rest + b.height * part + hop * sin(pi * part)
    pose = Pose(x, y, height, between(a.turn, b.turn, part))
    return Look(pose, start.size * rest + end.size * part)
