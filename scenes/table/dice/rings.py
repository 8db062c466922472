"""The rings of light round picked dice. Those that would cross run together into one line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

import pygame

from scenes.art.surface_cache import kept
from scenes.table.dice.die import Lying
from scenes.table.dice.style import Colour
from scenes.table.dice.table_art import View, centre_of, edge_of

_RADIUS = 0.9
"""Of a ring, in edges of its die."""
_LINE = 0.063

_Ring = tuple[int, int, int]
"""Middle and radius, in pixels."""


def draw_rings(surface: pygame.Surface, view: View, colour: Colour, dice: Iterable[Lying]) -> None:
    """Round these dice, where they lie: a die on its way there finds its ring waiting."""
    for group in _touching([_ring(view, die) for die in dice]):
        left, top = min(x - r for x, _, r in group), min(y - r for _, y, r in group)
        made, margin = _lit(colour, tuple(sorted((x - left, y - top, r) for x, y, r in group)))
        surface.blit(made, (left - margin, top - margin), special_flags=pygame.BLEND_PREMULTIPLIED)


def _ring(view: View, die: Lying) -> _Ring:
    """Round the die as it is seen, lifted."""
    look = die.lifted()
    x, y = centre_of(view, look)
    return round(x), round(y), round(edge_of(view, look) * _RADIUS)


def _touching(rings: Sequence[_Ring]) -> list[list[_Ring]]:
    """Those whose rings meet, together."""
    groups: list[list[_Ring]] = []
    for ring in rings:
        met = [group for group in groups if any(_meet(ring, other) for other in group)]
        groups = [group for group in groups if group not in met]
        groups.append([ring, *(other for group in met for other in group)])
    return groups


def _meet(one: _Ring, other: _Ring) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < one[2] + other[2]


@kept(8)
def _lit(colour: Colour, circles: tuple[_Ring, ...]) -> tuple[pygame.Surface, int]:
    """The outline of all circles together, glowing; and how far the glow reaches over them."""
    radius = max(r for _, _, r in circles)
    margin = max(4, round(radius * 0.28))
    size = (
        max(x + r for x, _, r in circles) + 2 * margin,
        max(y + r for _, y, r in circles) + 2 * margin,
    )
    large = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    width = max(4, round(radius * 2 * _LINE / _RADIUS))
    for cut, shade in ((0, colour), (width, (0, 0, 0, 0))):
        for x, y, r in circles:
            pygame.draw.circle(large, shade, ((x + margin) * 2, (y + margin) * 2), 2 * r - cut)
    crisp = pygame.transform.smoothscale(large, size)
    glow = pygame.transform.gaussian_blur(crisp, max(2, radius // 9))
    glow.blit(crisp, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return glow, margin
