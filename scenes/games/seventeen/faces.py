"""The faces of 17: poster numerals and four specials, bordered white in front and black on the back.

A kind is named as in the log, without its copy: `h3`, `o5`, `reverse`, `double`, `trash`, `trap`. Every face
has its sign in the corners too, since the row overlaps.
"""

from dataclasses import dataclass
from typing import Literal

import pygame

from scenes.art.drawing import fade, fitted, ink, letters, picture
from scenes.art.icons import icon
from scenes.art.palette import CREAM, SHADOW, Rgb, mix, rgb
from scenes.games.seventeen.pictures import MOTIFS, SPECIALS, TILES
from scenes.games.seventeen.posters import POSTERS
from scenes.table.card.faces import Face
from scenes.table.card.stock import UNITS, height_of, outline, slab

Side = Literal["front", "back"]

WHITE = rgb("fdf9ef")
BLACK = rgb("1d1917")

CORNER_ICONS = {"reverse": "rematch", "trash": "trash", "trap": "trap"}


def number_of(kind: str) -> int | None:
    """The number on the front; None for a special."""
    return int(kind[1]) if kind[0] in "ho" and kind[1:].isdigit() else None


@dataclass(frozen=True)
class SeventeenFace(Face):
    kind: str
    side: Side
    word: str = ""
    """The special's name in the reader's language; numbers and backs have none."""

    def picture(self, width: int) -> pygame.Surface:
        kind, number = self.kind, number_of(self.kind)
        if self.side == "back":
            return _number(number, BLACK, width) if number and kind[0] == "o" else _plain_back(width)
        return _special(kind, self.word, width) if number is None else _number(number, WHITE, width)


def _panel(border: Rgb, ground: Rgb, parts: str, width: int) -> pygame.Surface:
    edge = mix(border, SHADOW, 0.22) if border == WHITE else mix(border, CREAM, 0.18)
    light = fade("light", (0, 0), (380, 700), (0, CREAM, 0.13), (60, CREAM, 0.0), (100, SHADOW, 0.12))
    inner = f'<rect x="28" y="28" width="444" height="644" rx="14" fill="{ink(ground)}"/>{parts}'
    cover = '<rect x="28" y="28" width="444" height="644" rx="14" fill="url(#light)"/>'
    body = slab(edge, ink(border)) + inner + light + cover + _trim(border, edge)
    size = (width, height_of(width))
    surface = picture(body, UNITS, size)
    surface.blit(outline(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _trim(border: Rgb, edge: Rgb) -> str:
    """The border once more, over whatever of the picture reaches beyond the panel."""
    return (
        f'<path fill="{ink(border)}" fill-rule="evenodd" d="M-9 -9H509V709H-9ZM46 30A16 16 0 0 0 30 46V654'
        f'A16 16 0 0 0 46 670H454A16 16 0 0 0 470 654V46A16 16 0 0 0 454 30Z"/>'
        f'<rect x="1.5" y="1.5" width="497" height="697" rx="34.5" fill="none" stroke="{ink(edge)}" '
        f'stroke-width="3"/>'
    )


def _number(number: int, border: Rgb, width: int) -> pygame.Surface:
    poster = POSTERS[str(number)]
    surface = _panel(border, poster.ground, MOTIFS[number], width)
    unit = width / UNITS[0]
    big = letters(str(number), "poster", round(500 * unit), poster.numeral)
    shade = letters(str(number), "poster", round(500 * unit), mix(poster.ground, SHADOW, 0.5))
    shade.set_alpha(110)
    box = big.get_bounding_rect()
    left, top = round(250 * unit) - box.centerx, round(350 * unit) - box.centery
    surface.blit(shade, (left + round(9 * unit), top + round(11 * unit)))
    surface.blit(big, (left, top))
    _corner(surface, letters(str(number), "poster", round(96 * unit), poster.numeral), unit)
    return surface


def _special(kind: str, word: str, width: int) -> pygame.Surface:
    poster = POSTERS[kind]
    surface = _panel(WHITE, poster.ground, SPECIALS[kind], width)
    unit = width / UNITS[0]
    if word:
        name = fitted(word, "bold", round(62 * unit), poster.numeral, round(400 * unit))
        surface.blit(name, name.get_rect(center=(round(250 * unit), round(604 * unit))))
    if kind == "double":
        sign = letters("×2", "poster", round(78 * unit), poster.numeral)
    else:
        sign = icon(CORNER_ICONS[kind], round(78 * unit), poster.numeral)
    _corner(surface, sign, unit)
    return surface


def _corner(surface: pygame.Surface, sign: pygame.Surface, unit: float) -> None:
    box = sign.get_bounding_rect()
    surface.blit(sign, (round(76 * unit) - box.centerx, round(86 * unit) - box.centery))


def _plain_back(width: int) -> pygame.Surface:
    surface = _panel(BLACK, rgb("234f43"), TILES, width)
    unit = width / UNITS[0]
    name = letters("17", "poster", round(150 * unit), rgb("fbf1dc"))
    box = name.get_bounding_rect()
    surface.blit(name, (round(250 * unit) - box.centerx, round(350 * unit) - box.centery))
    return surface
