"""The table from above, in the light of one warm lamp: rim, cloth, shadows, and the lamp over all of it."""

import pygame

from scenes.art.cloth import lay
from scenes.art.drawing import band
from scenes.art.lamp import lamplight
from scenes.art.look import Look, look
from scenes.art.palette import SHADOW
from scenes.art.rim import draw_rim, rim_width


def cloth_area(size: tuple[int, int], game: str | None) -> pygame.Rect:
    """The part of a table of that size which one can play on."""
    rim = rim_width(size)
    return pygame.Rect((0, 0), size).inflate(*([-2 * (rim + _edge_width(look(game), rim))] * 2))


def table_background(size: tuple[int, int], game: str | None) -> pygame.Surface:
    """The whole table, without alpha. Keep it: it takes a good part of a tenth of a second."""
    table = pygame.Surface(size)
    worn, rim = look(game), rim_width(size)
    cloth = cloth_area(size, game)
    lay(table.subsurface(cloth), game)
    width = _edge_width(worn, rim)
    inside = cloth.inflate(2 * width, 2 * width)
    if worn.edge:
        worn.edge.lay(table, inside, width)
    draw_rim(table, rim)
    _inner_shadow(table, cloth, round(rim * 1.1))
    lamplight(table, dusk=worn.lamp.dusk, warmth=worn.lamp.warmth, warm=worn.lamp.warm)
    if worn.edge:
        worn.edge.light(table, inside, width)
    return table


def _edge_width(worn: Look, rim: int) -> int:
    return worn.edge.width(rim) if worn.edge else 0


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
