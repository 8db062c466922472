"""The cloth of 17: a poster of the south."""

from math import cos, pi, sin

import pygame

from scenes.art.drawing import ink, picture, texture, tile
from scenes.art.palette import CREAM, Rgb, mix, rgb
from scenes.games.seventeen.mood import POSTER


def poster(cloth: pygame.Surface) -> None:
    """Flat shapes: a sun and its light in wedges, hills, cypresses, an aqueduct, a cream margin."""
    width, height = cloth.get_size()
    unit = height / 1000
    box = (round(width / unit), 1000)
    wide = box[0]
    sun = (wide * 0.80, 300)
    drawn = picture(
        f'<rect width="{wide}" height="1000" fill="{ink(POSTER.cloth)}"/>'
        + _wedges(sun, wide * 1.4, mix(POSTER.cloth, POSTER.cloth_light, 0.42))
        + f'<circle cx="{sun[0]}" cy="{sun[1]}" r="196" fill="{ink(rgb("f0b43c"))}"/>'
        f'<circle cx="{sun[0]}" cy="{sun[1]}" r="222" fill="none" stroke="{ink(CREAM)}" stroke-width="9"/>'
        + _aqueduct(wide)
        + _hills(wide)
        + _margin(wide),
        box,
        (width, height),
    )
    cloth.blit(drawn, (0, 0))
    tile(cloth, texture("grain"), cloth.get_rect(), pygame.BLEND_RGB_MULT)


def _wedges(centre: tuple[float, float], reach: float, colour: Rgb) -> str:
    x, y = centre
    parts: list[str] = []
    for i in range(20):
        a, b = 2 * pi * i / 20, 2 * pi * (i + 0.5) / 20
        parts.append(
            f"M{x:.0f} {y:.0f}L{x + reach * cos(a):.0f} {y + reach * sin(a):.0f}"
            f"L{x + reach * cos(b):.0f} {y + reach * sin(b):.0f}Z"
        )
    return f'<path fill="{ink(colour)}" d="{"".join(parts)}"/>'


def _aqueduct(wide: int) -> str:
    stone, shade = ink(rgb("e9cfa0")), ink(POSTER.cloth_dark)
    arches = "".join(f"M{x} 900V780a46 46 0 0 1 92 0V900Z" for x in range(wide - 760, wide + 100, 124))
    return (
        f'<path fill="{stone}" d="M{wide - 800} 690H{wide}V900H{wide - 800}Z"/>'
        f'<path fill="{shade}" fill-opacity="0.55" d="M{wide - 800} 690H{wide}V706H{wide - 800}Z"/>'
        f'<path fill="{shade}" d="{arches}"/>'
    )


def _hills(wide: int) -> str:
    near, mid, far = ink(rgb("163d2e")), ink(rgb("1f5741")), ink(rgb("3c7a4c"))
    cypress = "M0 0C-34 -60 -30 -190 0 -300C30 -190 34 -60 0 0Z"
    cypresses = "".join(
        f'<path transform="translate({x} {foot}) scale({size})" d="{cypress}"/>'
        for x, foot, size in ((110, 850, 1.0), (176, 868, 0.8), (232, 880, 0.62), (62, 870, 0.7))
    )
    return (
        f'<path fill="{far}" d="M0 800C{wide * 0.12} 740 {wide * 0.24} 800 {wide * 0.36} 850'
        f'S{wide * 0.6} 880 {wide * 0.7} 900V1000H0Z"/>'
        f'<g fill="{near}">{cypresses}</g>'
        f'<path fill="{mid}" d="M0 870C{wide * 0.2} 820 {wide * 0.4} 930 {wide * 0.62} 900'
        f'S{wide * 0.9} 850 {wide} 880V1000H0Z"/>'
        f'<path fill="{near}" d="M0 950C{wide * 0.25} 900 {wide * 0.5} 985 {wide * 0.75} 950'
        f'S{wide * 0.95} 930 {wide} 945V1000H0Z"/>'
    )


def _margin(wide: int) -> str:
    return (
        f'<rect x="15" y="15" width="{wide - 30}" height="970" rx="6" fill="none" stroke="{ink(CREAM)}" '
        'stroke-width="7" stroke-opacity="0.92"/>'
    )
