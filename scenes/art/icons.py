"""Flat signs in one hand: rounded strokes on a 24-unit grid, drawn from our SVG files at the exact size."""

from functools import lru_cache
from io import BytesIO

import pygame

from scenes.art.drawing import ink, native
from scenes.art.fonts import ASSETS
from scenes.art.palette import CREAM, Rgb
from scenes.art.surface_cache import kept

FOLDER = ASSETS / "art" / "icons"


def icon_names() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.svg"))


@lru_cache(maxsize=128)
def _drawing(name: str) -> str:
    return (FOLDER / f"{name}.svg").read_text()


def draw_icon(surface: pygame.Surface, name: str, px: int, colour: Rgb, **at: tuple[int, int]) -> pygame.Rect:
    """Where `at` has one of its points (`center=…`, `midleft=…`); gives its place."""
    sign = icon(name, px, colour)
    place = sign.get_rect(**at)
    surface.blit(sign, place)
    return place


@kept(512)
def icon(name: str, px: int, colour: Rgb = CREAM) -> pygame.Surface:
    """The icon as a square of `px` pixels. Callers share the surface: blit it, never draw on it."""
    drawing = _drawing(name).replace("currentColor", ink(colour))
    return native(pygame.image.load_sized_svg(BytesIO(drawing.encode()), (px, px)))
