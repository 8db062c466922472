"""The curtain between two players: heavy velvet on a brass rod. Nothing of the table shows through."""

import pygame

from scenes.art.drawing import band, fade, ink, picture, texture
from scenes.art.lamp import lamplight
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SHADOW, mix, rgb

FRINGE = rgb("c99a4a")


def curtain(size: tuple[int, int]) -> pygame.Surface:
    """Drawn shut over the whole window; opaque."""
    width, height = size
    cloth = pygame.Surface(size)
    unit = height / 1000
    top = round(70 * unit)
    folds = max(2, round(width / height * 1.5))
    velvet = texture("velvet")
    one = pygame.transform.smoothscale(velvet, (-(-width // folds), height))
    for i in range(folds):
        cloth.blit(one, (i * one.get_width(), 0))
    cloth.blit(_sag(width, height), (0, 0))
    _hem(cloth, unit)
    _rod(cloth, round(34 * unit), top, folds * 8)
    lamplight(cloth, dusk=rgb("5c4a4c"), warmth=0.14)
    return cloth


def _sag(width: int, height: int) -> pygame.Surface:
    falling = (
        (0, SHADOW, 0.80),
        (9, SHADOW, 0.42),
        (24, SHADOW, 0.05),
        (72, SHADOW, 0.0),
        (100, SHADOW, 0.55),
    )
    return band(width, height, *falling)


def _hem(cloth: pygame.Surface, unit: float) -> None:
    """A braid of gold thread above a fringe."""
    width, height = cloth.get_size()
    deep = round(64 * unit)
    braid = max(4, round(16 * unit))
    gold = (
        (0, mix(FRINGE, SHADOW, 0.6), 1),
        (30, BRASS_LIGHT, 1),
        (60, FRINGE, 1),
        (100, mix(FRINGE, SHADOW, 0.7), 1),
    )
    y = height - deep
    pitch = max(3, round(7 * unit))
    threads = pygame.Surface((width, deep), pygame.SRCALPHA)
    for i, x in enumerate(range(0, width, pitch)):
        tone = mix(FRINGE, SHADOW, 0.25 + 0.3 * ((i * 37 % 11) / 11))
        pygame.draw.line(threads, tone, (x, 0), (x + (i % 3) - 1, deep), max(1, pitch - 2))
    cloth.blit(threads, (0, y))
    cloth.blit(band(width, deep, (0, SHADOW, 0.55), (40, SHADOW, 0.10), (100, SHADOW, 0.45)), (0, y))
    cloth.blit(band(width, braid, *gold), (0, y - braid // 2))


def _rod(cloth: pygame.Surface, thick: int, y: int, rings: int) -> None:
    width = cloth.get_width()
    shine = (
        (0, BRASS_DARK, 1),
        (22, BRASS_LIGHT, 1),
        (45, BRASS, 1),
        (80, BRASS_DARK, 1),
        (100, mix(BRASS_DARK, SHADOW, 0.5), 1),
    )
    cloth.blit(
        band(width, thick, (0, SHADOW, 0.0), (25, SHADOW, 0.6), (100, SHADOW, 0.0)), (0, y + thick // 3)
    )
    cloth.blit(band(width, thick, *shine), (0, y - thick // 2))
    side = round(thick * 2.6)
    ring = _ring(side)
    step = width / rings
    cloth.blits(
        [(ring, ring.get_rect(center=(round((i + 0.5) * step), y + side // 8))) for i in range(rings)]
    )


def _ring(side: int) -> pygame.Surface:
    shine = fade("shine", (10, 10), (90, 90), (0, BRASS_LIGHT, 1), (45, BRASS, 1), (100, BRASS_DARK, 1))
    parts = (
        f'<ellipse cx="54" cy="54" rx="20" ry="40" fill="none" stroke="{ink(SHADOW)}" stroke-opacity="0.5" '
        f'stroke-width="10"/>{shine}'
        '<ellipse cx="50" cy="50" rx="20" ry="40" fill="none" stroke="url(#shine)" stroke-width="10"/>'
    )
    return picture(parts, (100, 100), (side, side))
