"""What parts of a bar are filled with: they differ without colour, by stripes, dots or nothing at all."""

from typing import Literal

import pygame
from pygame import Rect, Surface

from scenes.art.palette import BRASS, BRASS_DARK, CREAM, INK, mix
from scenes.art.surface_cache import kept

Filling = Literal["full", "empty", "stripes", "dots"]

_FINE = 3
"""Drawn so many times as large and smoothed down."""


def bar(surface: Surface, place: Rect, filling: Filling, edge: int) -> None:
    """A part of a chart, outlined; a part of nothing is not drawn."""
    if place.w > 0:
        surface.blit(_drawn((max(2, place.w), place.h), filling, edge), place)


@kept(64)
def _drawn(size: tuple[int, int], filling: Filling, edge: int) -> Surface:
    wide, high = size[0] * _FINE, size[1] * _FINE
    large = Surface((wide, high))
    large.fill(mix(BRASS, BRASS_DARK, 0.35) if filling == "full" else CREAM)
    step = max(4 * edge, high // 3)
    if filling == "stripes":
        for x in range(-high, wide + high, step):
            pygame.draw.line(large, BRASS_DARK, (x, high), (x + high, 0), edge * _FINE)
    elif filling == "dots":
        for row, y in enumerate(range(step // 2, high, step)):
            for x in range(step // 2 + row % 2 * step // 2, wide, step):
                pygame.draw.circle(large, BRASS_DARK, (x, y), edge * _FINE)
    pygame.draw.rect(large, mix(INK, BRASS_DARK, 0.4), large.get_rect(), edge * _FINE)
    return pygame.transform.smoothscale(large, size)
