"""The edge of the table: walnut with mitred corners and a brass inlay; at night, riveted steel inside it."""

import pygame

from scenes.art.drawing import band, fade, halo, ink, picture, texture, tile
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SHADOW, WALNUT_DARK, mix, rgb

STEEL = rgb("7d8799")
LAMP = rgb("7fc0ff")
AMBER = rgb("ffb648")


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
