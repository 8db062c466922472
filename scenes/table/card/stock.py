"""The stock that every card is cut from: its shape, its corners, its outline."""

import pygame

from scenes.art.drawing import ink, picture
from scenes.art.palette import Rgb
from scenes.art.surface_cache import kept

UNITS = (500, 700)
"""Cards are designed in these units; width to height as 5 to 7."""
CORNER = 36


def height_of(width: int) -> int:
    return round(width * UNITS[1] / UNITS[0])


def corner_of(width: int) -> int:
    return round(width * CORNER / UNITS[0])


def slab(edge: Rgb, fill: str) -> str:
    """A blank card with a thin edge; `fill` is a colour or a gradient's url."""
    width, height = UNITS
    return (
        f'<rect width="{width}" height="{height}" rx="{CORNER}" fill="{ink(edge)}"/>'
        f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="{CORNER - 3}" fill="{fill}"/>'
    )


@kept(32)
def outline(size: tuple[int, int]) -> pygame.Surface:
    """A card's shape in solid white, to cut other pictures by."""
    return picture(
        f'<rect width="{UNITS[0]}" height="{UNITS[1]}" rx="{CORNER}" fill="#ffffff"/>', UNITS, size
    )
