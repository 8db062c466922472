"""Where the parts of a game being played lie in the window, and the ground that they lie on."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.art.drawing import band, texture, tile
from scenes.art.palette import BRASS_LIGHT, SHADOW, WALNUT_DARK
from scenes.art.rim import rim_width
from scenes.art.table import cloth_area, table_background
from scenes.settings.store import Handed
from scenes.table import log_panel
from scenes.table.seats import down
from scenes.text.words import spoken
from scenes.widgets.layout import REST, Scale, columns, inset, mirrored, rows

BAR = 6.4
"""How high the bar is."""
_SEATS = 25.0
_TILES = 12.5
"""How high the bar is that lies below the plates, where the table is seen from afar."""
_RIM_LEFT = 0.3
"""So much of the table's rim is left in the window then."""
_BESIDE = 118.0
"""The log lies beside the table where the table still has so many units then."""
_LEAST_BESIDE = 820
"""And so many pixels: with fewer, the others' cards could not be told apart."""


@dataclass(frozen=True)
class Frame:
    """`cloth` is all of the table within its rim; `table` the part of it that is the game's own.

    The ground of a table has words on it: in another language it is another one.
    """

    bar: Rect
    whole: Rect
    cloth: Rect
    seats: tuple[Rect, ...]
    table: Rect
    log: Rect | None
    log_beside: bool
    from_afar: bool
    language: str


def frame(
    area: Rect,
    scale: Scale,
    seats: int,
    game: str,
    *,
    log: bool = False,
    handed: Handed = "right",
    from_afar: bool = False,
) -> Frame:
    if from_afar:
        return _from_afar(area, scale, seats, game, handed)
    high = min(scale.px(BAR), area.h // 8)
    top = Rect(area.x, area.y, area.w, high)
    whole = Rect(area.x, top.bottom, area.w, area.h - high)
    cloth = cloth_area(whole.size, game).move(whole.topleft)
    gap = min(scale.px(1.5), cloth.w // 60)
    inner = cloth.inflate(-2 * gap, -2 * gap)
    width = min(scale.px(_SEATS), inner.w // 5)
    column = Rect(inner.x, inner.y, width, inner.h)
    table = Rect(column.right + gap, inner.y, inner.right - column.right - gap, inner.h)
    side = scale.px(log_panel.WIDTH)
    beside = area.w - side >= max(scale.px(_BESIDE), _LEAST_BESIDE)
    panel = None
    if log and beside:
        panel = Rect(inner.right - side, inner.y, side, inner.h)
        table.w -= side + gap
    if handed == "left":
        column, table = mirrored(column, inner), mirrored(table, inner)
        panel = mirrored(panel, inner) if panel else None
    plates = tuple(down(column, seats, scale))
    return Frame(top, whole, cloth, plates, table, panel, beside, False, spoken())


def _from_afar(area: Rect, scale: Scale, seats: int, game: str, handed: Handed) -> Frame:
    """The table has all the height there is: its rim goes beyond the window, and the bar below the plates."""
    out = round(rim_width(area.size) * (1 - _RIM_LEFT))
    whole = area.inflate(2 * out, 2 * out)
    cloth = cloth_area(whole.size, game).move(whole.topleft)
    gap = min(scale.px(1.2), cloth.w // 80)
    inner = inset(cloth, gap)
    width = min(scale.px(_SEATS), inner.w // 4)
    column, table = columns(inner, width, REST, gap=gap)
    if handed == "left":
        column, table = mirrored(column, inner), mirrored(table, inner)
    plates, tiles = rows(column, REST, min(scale.px(_TILES), column.h // 5), gap=gap)
    places = tuple(down(plates, seats, scale, from_afar=True))
    return Frame(tiles, whole, cloth, places, table, None, False, True, spoken())


def ground(size: tuple[int, int], made: Frame, game: str) -> Surface:
    """The table with its cloth, and the shelf of walnut that the bar stands on."""
    picture = Surface(size)
    picture.blit(table_background(made.whole.size, game), made.whole)
    if made.from_afar:
        return picture
    shelf = made.bar
    picture.fill(WALNUT_DARK, shelf)
    tile(picture, texture("walnut"), shelf)
    dark = Surface(shelf.size, pygame.SRCALPHA)
    dark.fill((*SHADOW, 130))
    picture.blit(dark, shelf)
    edge = max(2, shelf.h // 12)
    picture.blit(
        band(shelf.w, edge, (0, BRASS_LIGHT, 0.0), (60, BRASS_LIGHT, 0.35), (100, SHADOW, 0.9)),
        (shelf.x, shelf.bottom - edge),
    )
    return picture
