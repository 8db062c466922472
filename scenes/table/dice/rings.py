"""Lines of light round dice, close round each as it is seen; those that would cross run together.

So a die that lies between picked ones is plainly not picked: no line runs round it with them.
"""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

import pygame
from pygame import Rect

from scenes.art.palette import Rgb
from scenes.art.surface_cache import kept
from scenes.table.dice.mesh import LEAN
from scenes.table.dice.moves import Look
from scenes.table.dice.rotation import ROUNDING, yaw_of
from scenes.table.dice.shadow import hull
from scenes.table.dice.table_art import View, centre_of, edge_of

_REACH = 0.12
"""How far a line reaches beyond its die, in edges of it; and how wide the line is."""
_LINE = 0.065
_CORE = 0.5 - ROUNDING
_AROUND = tuple((cos(turn * pi / 12), sin(turn * pi / 12)) for turn in range(24))

_Outline = tuple[tuple[int, int], ...]
"""Corners, in half pixels: of the die without the rounding of its edges."""


def draw_rings(surface: pygame.Surface, view: View, colour: Rgb, dice: Iterable[Look]) -> None:
    """Round dice that are seen like this, flat or lifted."""
    rings = [(_outline(view, look), round(2 * edge_of(view, look))) for look in dice]
    for group in _touching(rings):
        (left, top), edge = _room(group).topleft, max(edge for _, edge in group)
        left, top = left - left % 2, top - top % 2
        made = _lit(
            colour,
            tuple(sorted(tuple((x - left, y - top) for x, y in outline) for outline, _ in group)),
            edge,
        )
        surface.blit(made, (left // 2, top // 2), special_flags=pygame.BLEND_PREMULTIPLIED)


def _outline(view: View, look: Look) -> _Outline:
    """Of a die's upper side and its lower, which is seen nearer."""
    (x, y), edge, yaw = centre_of(view, look), edge_of(view, look), yaw_of(look.pose.turn)
    c, s = cos(yaw) * _CORE, sin(yaw) * _CORE
    return tuple(
        (round(2 * (x + u * edge)), round(2 * (y + (v + lower) * edge)))
        for u, v in ((c - s, s + c), (-c - s, c - s), (s - c, -s - c), (c + s, s - c))
        for lower in (-LEAN * _CORE, LEAN * _CORE)
    )


def _touching(rings: Sequence[tuple[_Outline, int]]) -> list[list[tuple[_Outline, int]]]:
    """Those whose lines may meet, together."""
    groups: list[list[tuple[_Outline, int]]] = []
    for ring in rings:
        met = [group for group in groups if _room([ring]).colliderect(_room(group))]
        groups = [group for group in groups if group not in met]
        groups.append([ring, *(other for group in met for other in group)])
    return groups


def _room(group: Sequence[tuple[_Outline, int]]) -> Rect:
    """What these and their glow take up, in half pixels."""
    points = [at for outline, _ in group for at in outline]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    far = round(max(edge for _, edge in group) * 0.45)
    return Rect(left, top, right - left, bottom - top).inflate(2 * far, 2 * far)


@kept(8)
def _lit(colour: Rgb, outlines: tuple[_Outline, ...], edge: int) -> pygame.Surface:
    """The line round all of them together, glowing."""
    wide, high = _room([(outline, edge) for outline in outlines]).bottomright
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    far = max(4, round(edge * (ROUNDING + _REACH)))
    for reach, shade in ((far, colour), (far - max(3, round(edge * _LINE)), (0, 0, 0, 0))):
        for outline in outlines:
            pygame.draw.polygon(
                large, shade, hull([(x + reach * c, y + reach * s) for x, y in outline for c, s in _AROUND])
            )
    crisp = pygame.transform.smoothscale(large, (wide // 2, high // 2))
    small = pygame.transform.smoothscale(crisp, (max(1, wide // 8), max(1, high // 8)))
    glow = pygame.transform.smoothscale(
        pygame.transform.box_blur(small, max(1, edge // 80)), crisp.get_size()
    )
    glow.blit(crisp, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return glow
