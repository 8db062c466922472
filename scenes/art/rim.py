"""The edge of the table: walnut with mitred corners and a brass inlay."""

import pygame

from scenes.art.drawing import band, fade, ink, picture, texture, tile
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, SHADOW, WALNUT_DARK, mix


def rim_width(size: tuple[int, int]) -> int:
    return max(18, round(min(size) * 0.036))


def draw_rim(table: pygame.Surface, width: int) -> None:
    """Four planks along the edges of the table, cut at 45 degrees, with a line of brass let in."""
    size = table.get_size()
    across = _plank(size[0], width)
    upright = _plank(size[1], width)
    table.blit(across, (0, 0))
    table.blit(pygame.transform.rotate(across, 180), (0, size[1] - width))
    left = pygame.transform.rotate(upright, 90)
    _mitre(left, width)
    table.blit(left, (0, 0))
    table.blit(pygame.transform.rotate(left, 180), (size[0] - width, 0))
    _inlay(table, width)


def _plank(length: int, width: int) -> pygame.Surface:
    """The outer edge on top: worn bright near it, dark where the table falls away on either side."""
    scale = max(0.5, width / 60)
    grain = pygame.transform.smoothscale_by(texture("walnut"), scale)
    plank = pygame.Surface((length, width), pygame.SRCALPHA)
    tile(plank, grain, plank.get_rect())
    outer = ((0, SHADOW, 0.75), (9, SHADOW, 0.1), (16, BRASS_LIGHT, 0.34), (34, BRASS_LIGHT, 0.05))
    inner = ((70, SHADOW, 0.05), (88, SHADOW, 0.30), (94, BRASS_LIGHT, 0.20), (100, SHADOW, 0.72))
    plank.blit(band(length, width, *outer, *inner), (0, 0))
    return plank


def _mitre(plank: pygame.Surface, width: int) -> None:
    """Cuts both ends of an upright plank, its outer edge at the left."""
    height = plank.get_height()
    clear = (0, 0, 0, 0)
    pygame.draw.polygon(plank, clear, [(0, 0), (width, 0), (width, width)])
    pygame.draw.polygon(plank, clear, [(0, height), (width, height), (width, height - width)])
    for start, end in (((0, 0), (width, width)), ((0, height), (width, height - width))):
        pygame.draw.aaline(plank, WALNUT_DARK, start, end)


def _inlay(table: pygame.Surface, width: int) -> None:
    across, down = table.get_size()
    edge, thick = round(width * 0.60), max(2, round(width * 0.11))
    flat = _brass_line(across - 2 * edge, thick)
    tall = pygame.transform.rotate(_brass_line(down - 2 * edge, thick), 90)
    table.blits(
        [
            (flat, (edge, edge)),
            (flat, (edge, down - edge - thick)),
            (tall, (edge, edge)),
            (tall, (across - edge - thick, edge)),
        ]
    )
    plate = _corner_plate(round(width * 1.7))
    side = plate.get_width()
    for turn, corner in enumerate(
        ((0, 0), (0, down - side), (across - side, down - side), (across - side, 0))
    ):
        table.blit(pygame.transform.rotate(plate, 90 * turn), corner)


def _brass_line(length: int, thick: int) -> pygame.Surface:
    """Brass gleams where it catches the lamp, and is dull between."""
    dull, lit = ((0, BRASS_DARK, 1), (18, BRASS, 1)), ((34, BRASS_LIGHT, 1), (48, BRASS, 1))
    again = ((64, BRASS_DARK, 1), (78, BRASS, 1), (86, BRASS_LIGHT, 1), (100, BRASS_DARK, 1))
    gleam = fade("gleam", (0, 0), (length, 0), *dull, *lit, *again)
    shade = f'<rect y="{thick - 1}" width="{length}" height="1" fill="{ink(SHADOW)}" fill-opacity="0.5"/>'
    size = (length, thick)
    return picture(f'{gleam}<rect width="{length}" height="{thick}" fill="url(#gleam)"/>{shade}', size, size)


def _corner_plate(side: int) -> pygame.Surface:
    """A brass plate that wraps the table's corner: two wings, a scroll edge, two screws."""
    shape = (
        "M0 0H150C150 26 138 34 124 40C112 46 106 60 108 74C84 70 70 84 74 108C60 106 46 112 40 124"
        "C34 138 26 150 0 150Z"
    )
    tones = ((0, BRASS_LIGHT, 1), (26, BRASS, 1), (46, BRASS_LIGHT, 1), (70, BRASS_DARK, 1), (100, BRASS, 1))
    metal = fade("metal", (0, 0), (120, 130), *tones)
    dark, light = ink(BRASS_DARK), ink(BRASS_LIGHT)
    screws = "".join(
        f'<circle cx="{x}" cy="{y}" r="9" fill="{dark}"/>'
        f'<circle cx="{x - 1}" cy="{y - 1}" r="7.5" fill="{light}"/>'
        f'<path d="M{x - 5} {y + 4}L{x + 4} {y - 5}" stroke="{dark}" stroke-width="2.5"/>'
        for x, y in ((112, 20), (20, 112), (44, 44))
    )
    parts = (
        f'<path d="{shape}" transform="translate(3 4)" fill="{ink(SHADOW)}" fill-opacity="0.5"/>'
        f'{metal}<path d="{shape}" fill="url(#metal)" stroke="{ink(mix(BRASS_DARK, SHADOW, 0.4))}" '
        f'stroke-width="3"/>{screws}'
    )
    return picture(parts, (160, 160), (side, side))
