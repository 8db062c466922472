"""Where the parts of a game being played lie in the window, and the ground that they lie on."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.art.drawing import band, texture, tile
from scenes.art.palette import BRASS_LIGHT, SHADOW, WALNUT_DARK
from scenes.art.rim import rim_width
from scenes.art.table import cloth_area, table_background
from scenes.settings.store import Handed, Settings
from scenes.table import log_panel
from scenes.table.seats import PLATE, down
from scenes.text.words import spoken
from scenes.widgets.layout import REST, Scale, columns, inset, line, mirrored, rows

BAR = 6.4
_SEATS = 25.0
_TILES = 12.5
"""How high the bar is that lies below the plates, where the table is seen from afar."""
_RIM_LEFT = 0.3
"""So much of the table's rim is left in the window then."""
_BESIDE = 118.0
"""The log lies beside the table where the table still has so many units then."""
_NARROWEST, _WIDEST = 20.0, 36.0
"""Units that a plate above an upright table measures across."""
_ABOVE_FROM_AFAR = 18.0
"""And how high it is, seen from afar."""
_LOG_BELOW, _LOG_LEAST = 34.0, 17.0
"""How high the log is below an upright table."""
_LEAST_HIGH = 0.95
"""Such a table is so high, in widths, or the log is a drawer."""
_LEAST_BESIDE = 820
"""And so many pixels: with fewer, the others' cards could not be told apart."""
_PROMPT, _PROMPT_FROM_AFAR, _PROMPT_WIDE = 4.0, 3.5, 104.0
"""Units that the line measures which says whose turn it is."""


ORDINARY_TABLE = 130
"""Above this percentage of the settings, and as seen from afar, what is played with grows first."""
LARGE_TABLE = 110
"""Then bar and log give way, and what is left around the table has this percentage."""


def large(settings: Settings) -> bool:
    """Icons without words beside a table that has all the room there is."""
    return settings.from_afar or settings.scale > ORDINARY_TABLE


@dataclass(frozen=True)
class Frame:
    """`cloth` is all of the table within its rim; `table` the part of it that is the game's own. `prompt` is
    where it says whose turn it is: for every game the same place.

    The ground of a table has words on it: in another language it is another one.
    """

    bar: Rect
    whole: Rect
    cloth: Rect
    seats: tuple[Rect, ...]
    table: Rect
    prompt: Rect
    log: Rect | None
    log_beside: bool
    from_afar: bool
    language: str

    @property
    def plates_above(self) -> bool:
        """In an upright window, not in a column beside the table."""
        return self.seats[0].bottom <= self.table.top

    @property
    def help(self) -> Rect:
        """Where what explains the table stands: at its side or above it, over nothing that is played with."""
        plates = self.seats[0].unionall(list(self.seats[1:]))
        if self.log or self.plates_above:
            return self.log or plates
        ends = self.bar.y if self.from_afar else self.cloth.bottom
        return Rect(plates.x, plates.y, plates.w, ends - plates.y - (plates.y - self.cloth.y))

    def explained_in(self, scale: Scale) -> tuple[Rect, ...]:
        """Where words that ask or explain stand: over the log, or below the plates rather than over them."""
        below = self.below_plates(scale)
        return (self.help,) if self.log or not below.w else (below, self.help)

    def below_plates(self, scale: Scale) -> Rect:
        """What is left of their column, above the bar that lies there where the table is seen from afar."""
        if self.plates_above:
            return Rect(self.seats[0].bottomleft, (0, 0))
        ends = self.bar.y if self.from_afar else self.cloth.bottom
        gap, last = scale.px(1.6), self.seats[-1]
        return Rect(last.x, last.bottom + gap, last.w, max(0, ends - last.bottom - 2 * gap))


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
    if _upright(area):
        plates, table = _above(inner, seats, scale, scale.px(PLATE), gap)
        panel, beside = _log_below(table, scale, gap)
        if log and beside:
            table.h -= panel.h + gap
    else:
        column, table = columns(inner, min(scale.px(_SEATS), inner.w // 5), REST, gap=gap)
        panel = Rect(inner.right - scale.px(log_panel.WIDTH), inner.y, scale.px(log_panel.WIDTH), inner.h)
        beside = area.w - panel.w >= max(scale.px(_BESIDE), _LEAST_BESIDE)
        if log and beside:
            table.w -= panel.w + gap
        if handed == "left":
            column, table, panel = (mirrored(part, inner) for part in (column, table, panel))
        plates = down(column, seats, scale)
    shown = panel if log and beside else None
    prompt = _on_the_rim(whole, scale, gap)
    return Frame(top, whole, cloth, tuple(plates), table, prompt, shown, beside, False, spoken())


def _on_the_rim(whole: Rect, scale: Scale, gap: int) -> Rect:
    """As the name stands on a picture's frame: at the rim's lower edge, whatever cloth it is around."""
    room = rim_width(whole.size) + gap
    high = min(scale.px(_PROMPT), room - max(2, gap // 2))
    wide = min(scale.px(_PROMPT_WIDE), whole.w * 3 // 4)
    return Rect(whole.centerx - wide // 2, whole.bottom - high - max(1, gap // 8), wide, high)


def _upright(area: Rect) -> bool:
    """Then the plates lie above the table, and the log below it: it needs all the width there is."""
    return area.h > area.w


def _above(inner: Rect, seats: int, scale: Scale, high: int, gap: int) -> tuple[list[Rect], Rect]:
    """The plates in as few lines as they have room in, and the table below them."""
    lines = -(-seats // max(1, inner.w // scale.px(_NARROWEST)))
    each = -(-seats // lines)
    head, table = rows(inner, min(high * lines, inner.h // 6) + gap * (lines - 1), REST, gap=gap)
    width = min(scale.px(_WIDEST), (head.w - gap * (each - 1)) // each)
    places: list[Rect] = []
    for at, line_of_them in enumerate(rows(head, *[REST] * lines, gap=gap)):
        count = min(each, seats - at * each)
        places += line(line_of_them, [width] * count, gap, "centre")
    return places, table


def _log_below(table: Rect, scale: Scale, gap: int) -> tuple[Rect, bool]:
    """Where the log lies below an upright table, and whether it may: the table stays high enough."""
    high = min(scale.px(_LOG_BELOW), table.h * 2 // 9)
    room = Rect(table.x, table.bottom - high, table.w, high)
    return room, high >= scale.px(_LOG_LEAST) and table.h - high - gap >= table.w * _LEAST_HIGH


def _from_afar(area: Rect, scale: Scale, seats: int, game: str, handed: Handed) -> Frame:
    """The table has all the height there is: its rim goes beyond the window, and the bar below the plates."""
    out = round(rim_width(area.size) * (1 - _RIM_LEFT))
    whole = area.inflate(2 * out, 2 * out)
    cloth = cloth_area(whole.size, game).move(whole.topleft)
    gap = min(scale.px(1.2), area.w // 80)
    inner = inset(cloth, gap)
    line = min(scale.px(_PROMPT_FROM_AFAR), area.h // 15)
    prompt = Rect(area.x + gap, area.bottom - line - 1, area.w - 2 * gap, line)
    ends = prompt.y - gap // 2
    if _upright(area):
        inner.h = ends - inner.y
        room, tiles = rows(inner, REST, min(scale.px(_TILES) // 2, inner.h // 12), gap=gap)
        plates, table = _above(room, seats, scale, scale.px(_ABOVE_FROM_AFAR), gap)
    else:
        column, table = columns(inner, min(scale.px(_SEATS), inner.w // 4), REST, gap=gap)
        beside = min(scale.px(_SEATS), area.w // 4) + 2 * rim_width(area.size)
        prompt = Rect(prompt.x + beside, prompt.y, prompt.w - beside, line)
        table.h = ends - table.y
        if handed == "left":
            column, table = mirrored(column, inner), mirrored(table, inner)
            prompt = mirrored(prompt, area)
        room, tiles = rows(column, REST, min(scale.px(_TILES), column.h // 5), gap=gap)
        plates = down(room, seats, scale, from_afar=True)
    return Frame(tiles, whole, cloth, tuple(plates), table, prompt, None, False, True, spoken())


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
