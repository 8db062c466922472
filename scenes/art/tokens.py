"""Small things that lie on the table: coins, and the disc that stands for a seat."""

import pygame

from scenes.art.drawing import halo, ink, picture
from scenes.art.icons import draw_icon
from scenes.art.palette import CREAM, SHADOW, Rgb, SeatColour, mix
from scenes.art.surface_cache import kept


@kept(32)
def seat_disc(seat: SeatColour, px: int) -> pygame.Surface:
    """The seat's colour with its shape, as a wooden counter."""
    disc = coin(px, mix(seat.colour, CREAM, 0.35), seat.colour, seat.deep)
    draw_icon(disc, seat.shape, round(px * 0.56), seat.text, center=(px // 2, round(px * 0.475)))
    return disc


def coin(px: int, light: Rgb, body: Rgb, dark: Rgb) -> pygame.Surface:
    """Its shadow is inside the square."""
    shine = halo("shine", (36, 28), 78, (0, light, 1), (42, body, 1), (100, mix(body, dark, 0.7), 1))
    parts = (
        f'<circle cx="51" cy="53.5" r="45" fill="{ink(SHADOW)}" fill-opacity="0.35"/>'
        f'<circle cx="50" cy="50" r="45" fill="{ink(dark)}"/>'
        f'{shine}<circle cx="50" cy="47.5" r="44" fill="url(#shine)"/>'
        f'<g fill="none" stroke-width="2"><circle cx="50" cy="47.5" r="37" stroke="{ink(light)}"/>'
        f'<circle cx="50" cy="49" r="37" stroke="{ink(dark)}" stroke-opacity="0.5"/></g>'
    )
    return picture(parts, (100, 100), (px, px))
