"""Leaves that fall over a table where somebody has won."""

from math import cos, sin, tau

import pygame
from pygame import Rect, Surface

from scenes.art.drawing import ink, picture
from scenes.art.palette import BRASS_LIGHT, EMBER, SEATS, SHADOW, Rgb, mix
from scenes.art.surface_cache import kept

_LEAVES, _SECONDS = 70, 3.2
_COLOURS: tuple[Rgb, ...] = (BRASS_LIGHT, EMBER, BRASS_LIGHT, SEATS[2].colour, BRASS_LIGHT, SEATS[0].colour)
_TURNS = 24
"""So many pictures of a leaf, one after the other, turn it once round."""
_SHARE = 0.036
"""How tall a leaf is, as a share of what it falls over."""

_Leaf = tuple[float, float, float, float, Rgb]
"""Where across the table it falls, when, how fast, how it turns, and its colour."""


class Leaves:
    def __init__(self) -> None:
        self._leaves: list[_Leaf] = []
        self._clock = 0.0

    @property
    def falling(self) -> bool:
        return bool(self._leaves)

    def fall(self) -> None:
        self._clock = 0.0
        self._leaves = [_leaf(number) for number in range(_LEAVES)]

    def clear(self) -> None:
        self._leaves = []

    def update(self, dt: float) -> None:
        self._clock += dt
        if self._clock >= _SECONDS:
            self._leaves = []

    def draw(self, surface: Surface, table: Rect) -> None:
        if not self._leaves:
            return
        size = max(8, round(table.h * _SHARE))
        before = surface.get_clip()
        surface.set_clip(table.clip(before))
        for x, start, speed, turn, colour in self._leaves:
            gone = self._clock * speed - start * 0.8
            if not 0 < gone < 2:
                continue
            sway = sin(gone * 5 + turn * tau) * size * 1.4
            at = (
                table.x + round(x * table.w + (turn - 0.5) * gone * size * 3 + sway),
                table.y - size + round(gone / 2 * (table.h + 2 * size)),
            )
            way = 1 if turn > 0.5 else -1
            drawn = _turned(colour, size, round(way * (gone * 0.9 + turn) * _TURNS) % _TURNS)
            surface.blit(drawn, drawn.get_rect(center=at))
        surface.set_clip(before)


def _leaf(number: int) -> _Leaf:
    x, start, speed, turn = (number * step % 1 for step in (0.8567, 0.7339, 0.6287, 0.5386))
    return x, start, 0.6 + 0.8 * speed, turn, _COLOURS[number % len(_COLOURS)]


@kept(_TURNS * 4)
def _turned(colour: Rgb, size: int, turn: int) -> Surface:
    """It turns about itself while it goes round: now broad, now seen from its edge."""
    flat = _drawn(colour, 2 * size)
    wide = max(2, round(flat.get_width() * (0.25 + 0.75 * abs(cos(tau * 1.5 * turn / _TURNS)))))
    seen = pygame.transform.smoothscale(flat, (wide, flat.get_height()))
    return pygame.transform.rotozoom(seen, 360 * turn / _TURNS, 0.5)


@kept(4)
def _drawn(colour: Rgb, px: int) -> Surface:
    shape = "M50 3 C88 28 86 68 50 97 C14 68 12 28 50 3 Z"
    light, dark = ink(mix(colour, (255, 255, 255), 0.35)), ink(mix(colour, SHADOW, 0.45))
    return picture(
        f'<path d="{shape}" fill="{ink(colour)}" stroke="{dark}" stroke-width="4"/>'
        f'<path d="M50 3 C88 28 86 68 50 97 Z" fill="{light}" opacity="0.55"/>'
        f'<path d="M50 12 V97" stroke="{dark}" stroke-width="4" fill="none"/>',
        (100, 100),
        (px, px),
    )
