"""Riveted steel along the inside of the table's rim, with a signal lamp at each corner."""

import pygame

from scenes.art.drawing import band, halo, ink, picture, texture, tile
from scenes.art.palette import CREAM, SHADOW, mix, rgb

STEEL = rgb("7d8799")
LAMP = rgb("7fc0ff")
AMBER = rgb("ffb648")


def steel_width(rim: int) -> int:
    return max(10, round(rim * 0.85))


def draw_steel(table: pygame.Surface, inside: pygame.Rect, width: int) -> None:
    """A band of brushed steel along the inside of that rectangle, riveted."""
    for area, turn in (
        (pygame.Rect(inside.left, inside.top, inside.width, width), 0),
        (pygame.Rect(inside.left, inside.bottom - width, inside.width, width), 180),
        (pygame.Rect(inside.left, inside.top, width, inside.height), 90),
        (pygame.Rect(inside.right - width, inside.top, width, inside.height), 270),
    ):
        length = max(area.size)
        table.blit(pygame.transform.rotate(_steel_bar(length, width), turn), area)
    rivet = _rivet(max(5, round(width * 0.30)))
    spacing = width * 2.1
    line = inside.inflate(-width, -width)
    spots: list[tuple[float, float]] = []
    for start, end in (
        (line.topleft, line.topright),
        (line.bottomleft, line.bottomright),
        (line.topleft, line.bottomleft),
        (line.topright, line.bottomright),
    ):
        span = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
        count = max(2, round(span / spacing))
        spots += [
            (start[0] + (end[0] - start[0]) * i / count, start[1] + (end[1] - start[1]) * i / count)
            for i in range(1, count)
        ]
    table.blits([(rivet, rivet.get_rect(center=(round(x), round(y)))) for x, y in spots])


def light_lamps(table: pygame.Surface, inside: pygame.Rect, width: int) -> None:
    """The signal lamps at the corners of the steel band: over the dusk, since they shine."""
    line = inside.inflate(-width, -width)
    for corner, colour in (
        (line.topleft, AMBER),
        (line.topright, LAMP),
        (line.bottomright, AMBER),
        (line.bottomleft, LAMP),
    ):
        lamp = signal_lamp(width * 4, colour)
        table.blit(lamp, lamp.get_rect(center=corner))


def _steel_bar(length: int, width: int) -> pygame.Surface:
    bar = pygame.Surface((length, width), pygame.SRCALPHA)
    bar.fill(STEEL)
    tile(bar, texture("steel"), bar.get_rect(), pygame.BLEND_RGB_MULT)
    outer = ((0, SHADOW, 0.8), (8, SHADOW, 0.25), (14, CREAM, 0.30), (50, SHADOW, 0.10))
    inner = ((86, SHADOW, 0.42), (92, CREAM, 0.24), (100, SHADOW, 0.85))
    bar.blit(band(length, width, *outer, *inner), (0, 0))
    return bar


def _rivet(side: int) -> pygame.Surface:
    dome = halo("dome", (38, 34), 62, (0, (236, 241, 250), 1), (45, STEEL, 1), (100, rgb("333b4a"), 1))
    parts = (
        f'<circle cx="53" cy="55" r="45" fill="{ink(SHADOW)}" fill-opacity="0.55"/>'
        f'{dome}<circle cx="50" cy="50" r="41" fill="url(#dome)"/>'
    )
    return picture(parts, (100, 100), (side, side))


def signal_lamp(side: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """A lit lamp in a steel ring, with its glow around it; the lamp is a quarter of the side."""
    white = (255, 255, 255)
    glow = halo(
        "glow", (100, 100), 100, (0, colour, 0.75), (28, colour, 0.42), (60, colour, 0.10), (100, colour, 0)
    )
    bulb = halo("bulb", (95, 92), 28, (0, white, 1), (38, mix(colour, white, 0.5), 1), (100, colour, 1))
    parts = (
        f'{glow}<circle cx="100" cy="100" r="100" fill="url(#glow)"/>'
        f'<circle cx="101" cy="102" r="29" fill="{ink(SHADOW)}" fill-opacity="0.6"/>'
        f'<circle cx="100" cy="100" r="28" fill="{ink(rgb("39414f"))}"/>'
        f'<circle cx="100" cy="100" r="25" fill="none" stroke="{ink(STEEL)}" stroke-width="3"/>'
        f'{bulb}<circle cx="100" cy="100" r="20" fill="url(#bulb)"/>'
    )
    return picture(parts, (200, 200), (side, side))
