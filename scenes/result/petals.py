"""The one thing that moves at the end: the winners' shapes come down like paper petals, once."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import BRASS_LIGHT, Rgb, SeatColour, mix

_MANY = 34
_SECONDS = 3.4
_FADE = 0.8


@dataclass(frozen=True)
class _Petal:
    """Where it comes down, as shares of the window; how it sways; when it starts."""

    x: float
    side: float
    sway: float
    phase: float
    wait: float
    shape: str
    colour: Rgb


class Petals:
    def __init__(self, winners: Sequence[SeatColour]) -> None:
        fall = random.Random(17)  # noqa: S311 - a picture, not a secret
        self._clock = 0.0
        self._petals = [
            _Petal(
                fall.uniform(0.04, 0.96),
                fall.uniform(1.6, 3.0),
                fall.uniform(0.01, 0.03),
                fall.uniform(0, math.tau),
                fall.uniform(0, 0.9),
                winners[at % len(winners)].shape,
                BRASS_LIGHT if at % 3 == 0 else mix(winners[at % len(winners)].colour, (255, 255, 255), 0.25),
            )
            for at in range(_MANY)
        ]

    @property
    def settled(self) -> bool:
        return self._clock >= _SECONDS

    def finish(self) -> None:
        self._clock = _SECONDS

    def update(self, dt: float) -> None:
        self._clock = min(_SECONDS, self._clock + dt)

    def draw(self, surface: Surface, area: Rect, unit: float) -> None:
        if self.settled:
            return
        for petal in self._petals:
            age = self._clock - petal.wait
            if age <= 0:
                continue
            part = age / (_SECONDS - 0.9)
            if part >= 1:
                continue
            x = area.x + area.w * (petal.x + petal.sway * math.sin(petal.phase + 4 * age))
            y = area.y - 4 * unit + (area.h * 0.72) * part * (0.6 + 0.4 * part)
            picture = icon(petal.shape, max(4, round(petal.side * unit)), petal.colour)
            picture.set_alpha(round(215 * min(1.0, (1 - part) * (_SECONDS / _FADE) / 2, part * 8)))
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
            picture.set_alpha(255)
