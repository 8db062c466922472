"""Small things that lie on the table: victory and penalty tokens, and the disc that stands for a seat."""

from typing import Literal

import pygame

from scenes.art.drawing import halo, ink, picture
from scenes.art.icons import icon
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SHADOW, Rgb, SeatColour, mix, rgb
from scenes.art.surface_cache import kept

_IRON = rgb("4a4650")
_RUST = rgb("e0644a")


@kept(32)
def token(kind: Literal["victory", "penalty"], px: int) -> pygame.Surface:
    """A brass coin with a laurel, or an iron chip with a cross; its shadow is inside the square."""
    if kind == "victory":
        coin = _coin(px, BRASS_LIGHT, BRASS, BRASS_DARK)
        sign = icon("victory", round(px * 0.66), mix(BRASS_DARK, SHADOW, 0.55))
    else:
        coin = _coin(px, mix(_IRON, CREAM, 0.35), _IRON, mix(_IRON, SHADOW, 0.6))
        sign = icon("close", round(px * 0.62), _RUST)
    coin.blit(sign, sign.get_rect(center=(px // 2, round(px * 0.475))))
    return coin


@kept(32)
def seat_disc(seat: SeatColour, px: int) -> pygame.Surface:
    """The seat's colour with its shape, as a wooden counter."""
    disc = _coin(px, mix(seat.colour, CREAM, 0.35), seat.colour, seat.deep)
    sign = icon(seat.shape, round(px * 0.56), seat.text)
    disc.blit(sign, sign.get_rect(center=(px // 2, round(px * 0.475))))
    return disc


def _coin(px: int, light: Rgb, body: Rgb, dark: Rgb) -> pygame.Surface:
    shine = halo("shine", (36, 28), 78, (0, light, 1), (42, body, 1), (100, mix(body, dark, 0.7), 1))
    parts = (
        f'<circle cx="51" cy="53.5" r="45" fill="{ink(SHADOW)}" fill-opacity="0.35"/>'
        f'<circle cx="50" cy="50" r="45" fill="{ink(dark)}"/>'
        f'{shine}<circle cx="50" cy="47.5" r="44" fill="url(#shine)"/>'
        f'<g fill="none" stroke-width="2"><circle cx="50" cy="47.5" r="37" stroke="{ink(light)}"/>'
        f'<circle cx="50" cy="49" r="37" stroke="{ink(dark)}" stroke-opacity="0.5"/></g>'
    )
    return picture(parts, (100, 100), (px, px))
