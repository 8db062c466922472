"""Rings of light round picked dice: a circle in the tray, where those that would cross run together into one
line; a frame where dice lie aside in rank and file, close round each of them.
"""

from collections.abc import Iterable, Sequence
from math import hypot

import pygame
from pygame import Rect

from scenes.art.palette import Rgb
from scenes.art.surface_cache import kept
from scenes.table.dice.die import Lying
from scenes.table.dice.table_art import View, centre_of, edge_of

_RADIUS = 0.9
"""Of a ring, in edges of its die."""
_FRAME = 1.15, 1.21, 0.22
"""A frame's width, height and rounding: the front of a die is seen, too."""
_LINE = 0.063

_Ring = tuple[int, int, int, int, int]
"""Left, top, width, height and rounding, in pixels."""


def draw_rings(surface: pygame.Surface, view: View, colour: Rgb, dice: Iterable[Lying]) -> None:
    """Round these dice, where they lie: a die on its way there finds its ring waiting."""
    for group in _touching([_ring(view, die) for die in dice]):
        left, top = min(ring[0] for ring in group), min(ring[1] for ring in group)
        made, margin = _lit(
            colour,
            tuple(sorted((x - left, y - top, wide, high, rounding) for x, y, wide, high, rounding in group)),
        )
        surface.blit(made, (left - margin, top - margin), special_flags=pygame.BLEND_PREMULTIPLIED)


def _ring(view: View, die: Lying) -> _Ring:
    """Round the die as it is seen, lifted."""
    look = die.lifted()
    (x, y), edge = centre_of(view, look), edge_of(view, look)
    wide, high, rounding = _FRAME if die.aside else (2 * _RADIUS, 2 * _RADIUS, _RADIUS)
    size = round(edge * wide), round(edge * high)
    return round(x - size[0] / 2), round(y - size[1] / 2), *size, round(edge * rounding)


def _touching(rings: Sequence[_Ring]) -> list[list[_Ring]]:
    """Those whose rings meet, together."""
    groups: list[list[_Ring]] = []
    for ring in rings:
        met = [group for group in groups if any(_meet(ring, other) for other in group)]
        groups = [group for group in groups if group not in met]
        groups.append([ring, *(other for group in met for other in group)])
    return groups


def _meet(one: _Ring, other: _Ring) -> bool:
    (x, y), (to_x, to_y) = Rect(one[:4]).center, Rect(other[:4]).center
    return hypot(x - to_x, y - to_y) < one[4] + other[4]


@kept(8)
def _lit(colour: Rgb, rings: tuple[_Ring, ...]) -> tuple[pygame.Surface, int]:
    """The outline of all rings together, glowing; and how far the glow reaches over them."""
    high = max(ring[3] for ring in rings)
    margin = max(4, round(high * 0.14))
    whole = Rect(rings[0][:4]).unionall([Rect(ring[:4]) for ring in rings[1:]])
    size = whole.right + 2 * margin, whole.bottom + 2 * margin
    large = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    width = max(4, round(high * _LINE / _RADIUS))
    for cut, shade in ((0, colour), (width, (0, 0, 0, 0))):
        for x, y, wide, tall, rounding in rings:
            ring = Rect(2 * (x + margin), 2 * (y + margin), 2 * wide, 2 * tall).inflate(-2 * cut, -2 * cut)
            pygame.draw.rect(large, shade, ring, border_radius=max(1, 2 * rounding - cut))
    crisp = pygame.transform.smoothscale(large, size)
    glow = pygame.transform.gaussian_blur(crisp, max(2, high // 18))
    glow.blit(crisp, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return glow, margin
