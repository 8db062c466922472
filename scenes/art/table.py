"""The table from above, in the light of one warm lamp: rim, cloth, shadows, and the lamp over all of it."""

import pygame

from scenes.art.cloth import cloth as laid_cloth
from scenes.art.drawing import band
from scenes.art.lamp import lamplight
from scenes.art.palette import EMBER_LIGHT, SHADOW, mix, rgb
from scenes.art.rim import draw_rim, draw_steel, light_lamps, rim_width


def cloth_area(size: tuple[int, int], game: str | None) -> pygame.Rect:
    """The part of a table of that size which one can play on."""
    edge = rim_width(size)
    if game == "dalek":
        edge += _steel_width(edge)
    return pygame.Rect((0, 0), size).inflate(-2 * edge, -2 * edge)


def table_background(size: tuple[int, int], game: str | None) -> pygame.Surface:
    """The whole table, without alpha. Keep it: it takes a good part of a tenth of a second."""
    table = pygame.Surface(size)
    rim = rim_width(size)
    cloth = cloth_area(size, game)
    table.blit(laid_cloth(cloth.size, game), cloth)
    steel = cloth.inflate(2 * _steel_width(rim), 2 * _steel_width(rim))
    if game == "dalek":
        draw_steel(table, steel, _steel_width(rim))
    draw_rim(table, rim)
    _inner_shadow(table, cloth, round(rim * 1.1))
    _lamp(table, game)
    if game == "dalek":
        light_lamps(table, steel, _steel_width(rim))
    return table


def _steel_width(rim: int) -> int:
    return max(10, round(rim * 0.85))


def _inner_shadow(table: pygame.Surface, cloth: pygame.Rect, reach: int) -> None:
    """What the rim casts on the cloth; deepest at the top, since the lamp stands a little beyond it."""
    falling = ((0, SHADOW, 0.62), (30, SHADOW, 0.26), (100, SHADOW, 0.0))
    top = band(cloth.width, reach, *falling)
    side = band(cloth.height, round(reach * 0.7), *falling)
    bottom = pygame.transform.rotate(band(cloth.width, max(2, reach // 3), *falling), 180)
    table.blit(top, cloth.topleft)
    table.blit(pygame.transform.rotate(side, 90), cloth.topleft)
    table.blit(pygame.transform.rotate(side, 270), (cloth.right - side.get_height(), cloth.top))
    table.blit(bottom, (cloth.left, cloth.bottom - bottom.get_height()))


def _lamp(table: pygame.Surface, game: str | None) -> None:
    """The night game's lamp is low and cool; ice has blue dusk."""
    if game == "dalek":
        lamplight(table, dusk=rgb("7c6a66"), warmth=0.10, warm=mix(EMBER_LIGHT, rgb("bcd0ff"), 0.6))
    else:
        lamplight(table, dusk=rgb("74788c") if game == "dicy" else rgb("7c6a66"), warmth=0.17)
