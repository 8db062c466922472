"""Where everything of Dicy Cards lies on the table, computed from the room there is."""

from dataclasses import dataclass

from pygame import Rect

from game.dicy.fives import HAND
from scenes.settings.store import Handed
from scenes.table.card.stock import height_of
from scenes.widgets.layout import REST, Scale, centred, columns, grid, mirrored, rows

_EDGES_DOWN, _EDGES_ACROSS = 4.6, 7.2
"""How many edges of a die the tray measures at least."""
_DOWN_AT_MOST, _ACROSS_AT_MOST = 6.4, 12.0
"""And at most: in a larger one dice look lost."""
_PAD_BESIDE = 30.0
_CUP_BELOW = 2.3
"""How high the line below an upright table's tray is, in edges of a die; the cup has all of it."""
_CUP, _CUP_AT_LEAST = 2.7, 1.9
"""What the cup measures in edges of a die, and at least."""
_OTHERS, _OTHERS_UPRIGHT = 0.165, 0.36
"""How much of the table's height the others' cards have, side by side and one below the other."""
_GLOW = 1.3
"""Units beside the large cards that their glow may fill."""


@dataclass(frozen=True)
class Row:
    """Five cards side by side, and the line above them that says whose they are."""

    cards: tuple[Rect, ...]
    tag: Rect

    @property
    def whole(self) -> Rect:
        return self.cards[0].unionall([*self.cards[1:], self.tag])


@dataclass(frozen=True)
class Places:
    """`others` are the rows of the seats that don't sit below, clockwise from the left."""

    below: Row
    others: tuple[Row, ...]
    turns: Rect
    """The turn counter of a game alone, where others would lie."""
    tray: Rect
    walls: Rect
    """Within the tray's shore: where the dice lie and knock."""
    edge: float
    cup: Rect
    buttons: Rect
    pad: Rect

    @property
    def rows(self) -> tuple[Row, ...]:
        return (self.below, *self.others)


def places(table: Rect, pad: Rect | None, others: int, scale: Scale, handed: Handed = "right") -> Places:
    """`pad` is what is left below the plates for the score pad; None: they lie above the table."""
    gap = min(scale.px(1.2), table.w // 60)
    tag = min(scale.px(2.6), table.h // 22)
    badge = min(scale.px(2.2), table.h // 34)
    glow = min(scale.px(_GLOW), table.w // 50)
    large = min(round(table.h * 0.335), height_of((table.w - 2 * glow - (HAND - 1) * gap) // HAND))
    down, strip = _strip(table, others, tag, gap, large) if others else (1, min(scale.px(6), table.h // 9))
    top, middle, whose, low = rows(table, strip, REST, tag, large + badge, gap=gap)
    cards = Rect(low.x + glow, low.bottom - large, low.w - 2 * glow, large)
    made = _below(middle, gap, scale) if pad is None else _beside(middle, gap, scale)
    if handed == "left":
        made = tuple(mirrored(part, middle) for part in made)
    tray, cup, buttons, *pads = made
    shore = max(3, tray.h // 16)
    walls = tray.inflate(-2 * shore, -2 * shore)
    mine = _cards(cards, gap)
    whose = Rect(mine[0].x, whose.y - gap // 2, min(round(whose.w * 0.26), scale.px(25)), whose.h)
    return Places(
        Row(mine, whose),
        tuple(_small(cell, tag, large) for cell in grid(top, others // down, down, gap)) if others else (),
        top,
        tray,
        walls,
        _edge(walls, cup),
        cup,
        buttons,
        pads[0] if pad is None else pad,
    )


def _strip(table: Rect, others: int, tag: int, gap: int, large: int) -> tuple[int, int]:
    """How many of the others' rows lie one below the other, and how high all of them are together.

    Side by side; on an upright table one below the other, if cards are larger then. Cards are as wide as
    there is room, but never larger than one's own, nor all of them together higher than a share of the table.
    """
    high = {1: _high(table, others, 1, tag, gap, large)}
    if table.h > table.w:
        high[others] = _high(table, others, others, tag, gap, large)
    down = max(high, key=lambda down: high[down])
    return down, down * (tag + max(2, gap // 2) + high[down]) + (down - 1) * gap


def _high(table: Rect, others: int, down: int, tag: int, gap: int, large: int) -> int:
    """How high the others' cards are, with so many rows one below the other."""
    across = others // down
    room = (table.w - (across - 1) * gap) // across
    widest = (room - (HAND - 1) * max(2, gap // 2)) // HAND
    share = _OTHERS if down == 1 else _OTHERS_UPRIGHT / down - (tag + 2 * gap) / table.h
    return min(round(table.h * share), height_of(widest), large)


def _edge(tray: Rect, cup: Rect) -> float:
    """Of a die: as large as the tray allows, and the cup that holds all six."""
    return min(tray.w / _EDGES_ACROSS, tray.h / _EDGES_DOWN, cup.w / _CUP_AT_LEAST)


def _beside(middle: Rect, gap: int, scale: Scale) -> tuple[Rect, ...]:
    """The tray, at its right cup and buttons: above each other or side by side, where dice are larger."""
    wide = min(scale.px(21), round(middle.w * 0.27))
    high = min(scale.px(5.0) * 2 + gap, round(middle.h * 0.5))
    buttons = Rect(0, 0, wide, high)
    ways = (_stacked(middle, gap, buttons), _in_line(middle, gap, buttons))
    return max(ways, key=lambda made: _edge(made[0], made[1]))


def _stacked(middle: Rect, gap: int, buttons: Rect) -> tuple[Rect, ...]:
    edge = min(middle.h / _EDGES_DOWN, (middle.w - buttons.w - gap) / _EDGES_ACROSS)
    tray, column = columns(_together(middle, edge, buttons.w + gap), REST, buttons.w, gap=gap)
    above, low = rows(column, REST, buttons.h, gap=gap)
    side = round(min(buttons.w * 0.8, above.h * 0.86, edge * _CUP))
    return tray, _cup(above, side), low


def _in_line(middle: Rect, gap: int, buttons: Rect) -> tuple[Rect, ...]:
    edge = min(middle.h / _EDGES_DOWN, (middle.w - buttons.w - 2 * gap) / (_EDGES_ACROSS + _CUP))
    widths = (round(edge * _CUP), buttons.w)
    room = _together(middle, edge, sum(widths) + 2 * gap)
    tray, beside, column = columns(room, REST, *widths, gap=gap)
    side = round(min(beside.w * 0.94, beside.h * 0.8))
    return tray, _cup(beside, side), centred(column, column.w, buttons.h)


def _together(middle: Rect, edge: float, beside: int) -> Rect:
    """In the middle, with a tray not larger than it may be and so much beside it."""
    return centred(middle, round(edge * _ACROSS_AT_MOST) + beside, round(edge * _DOWN_AT_MOST))


def _cup(room: Rect, side: int) -> Rect:
    cup = centred(room, side, side)
    return cup.move(0, (room.h - cup.h) // 6)


def _below(middle: Rect, gap: int, scale: Scale) -> tuple[Rect, ...]:
    """On an upright table: the tray has all its width, and below it lie pad, buttons and cup."""
    edge = min(middle.w / _EDGES_ACROSS, (middle.h - gap) / (_EDGES_DOWN + _CUP_BELOW))
    low = round(edge * _CUP_BELOW)
    high = min(middle.h - low - gap, round(edge * _DOWN_AT_MOST))
    room = centred(middle, middle.w, high + gap + low)
    tray, line = rows(room, REST, low, gap=gap)
    pad, column, right = columns(line, min(scale.px(_PAD_BESIDE), line.w // 3), REST, low, gap=2 * gap)
    buttons = centred(column, min(column.w, scale.px(34)), min(low, scale.px(5.0) * 2 + gap))
    side = round(low * 0.96)
    return tray, centred(right, side, side), buttons, pad


def _cards(room: Rect, gap: int) -> tuple[Rect, ...]:
    """As large as the height and the width allow, centred."""
    width = min(int(room.h / 1.4), (room.w - (HAND - 1) * gap) // HAND)
    high = height_of(width)
    left = room.centerx - (HAND * width + (HAND - 1) * gap) // 2
    return tuple(Rect(left + i * (width + gap), room.bottom - high, width, high) for i in range(HAND))


def _small(cell: Rect, tag: int, large: int) -> Row:
    inner = max(2, cell.w // 60)
    name, body = rows(cell, tag, REST, gap=inner)
    cards = _cards(Rect(body.x, body.y, body.w, min(body.h, large)), inner)
    return Row(cards, Rect(cards[0].x, name.y, cards[-1].right - cards[0].x, name.h))
