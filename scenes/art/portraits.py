"""The pictures that people choose to be known by: animals and things from simple shapes, on a disc.

A picture is a key of `PICTURES`. It stands for a person, never for a seat: at a table the seat's shape lies
over its edge (`seated`), so that colour and shape say the same there as everywhere else.
"""

import pygame

from scenes.art.animals import ANIMALS, face
from scenes.art.drawing import ink, picture
from scenes.art.emblems import EMBLEMS
from scenes.art.icons import draw_icon
from scenes.art.palette import CREAM, SHADOW, SeatColour, mix
from scenes.art.surface_cache import kept

PICTURES = (*ANIMALS, *EMBLEMS)

_DRAWN = {**{key: face(animal) for key, animal in ANIMALS.items()}, **EMBLEMS}
_INSIDE = 0.74
"""How much of the disc's width the drawing takes."""


@kept(96)
def portrait(key: str, colour: SeatColour, px: int) -> pygame.Surface:
    """The picture on a disc of that colour; its shadow is inside the square."""
    edge = (100 - 100 * _INSIDE) / 2
    pale = mix(colour.pale, CREAM, 0.25)
    parts = (
        f'<circle cx="50.5" cy="52" r="47" fill="{ink(SHADOW)}" fill-opacity="0.3"/>'
        f'<circle cx="50" cy="49.5" r="47" fill="{ink(colour.deep)}"/>'
        f'<circle cx="50" cy="49.5" r="45" fill="{ink(colour.colour)}"/>'
        f'<circle cx="50" cy="49.5" r="39.5" fill="{ink(pale)}"/>'
        f'<g transform="translate({edge} {edge - 0.5}) scale({_INSIDE})">{_DRAWN[key]}</g>'
    )
    return picture(parts, (100, 100), (px, px))


@kept(48)
def seated(key: str, colour: SeatColour, px: int) -> pygame.Surface:
    """At a table: the seat's shape on a small disc of its own, over the edge at the lower right."""
    disc = portrait(key, colour, px).copy()
    side = round(px * 0.44)
    badge = picture(
        f'<circle cx="50" cy="50" r="49" fill="{ink(CREAM)}"/><circle cx="50" cy="50" r="43" '
        f'fill="{ink(colour.colour)}"/>',
        (100, 100),
        (side, side),
    )
    draw_icon(badge, colour.shape, round(side * 0.62), colour.text, center=(side // 2, side // 2))
    disc.blit(badge, (px - side, px - side))
    return disc
