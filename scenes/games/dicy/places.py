"""Where everything of Dicy Cards lies on the table, computed from the room there is."""

from dataclasses import dataclass

from pygame import Rect

from game.dicy.fives import HAND
from scenes.settings.store import Handed
from scenes.table.card.stock import height_of
from scenes.widgets.layout import REST, Scale, centred, columns, mirrored, rows

_EDGES_DOWN, _EDGES_ACROSS, _EDGES_AT_MOST = 4.6, 7.2, 12.0
"""How many edges of a die the tray measures: at least, and across at most."""
_PAD_AT_MOST = 64.0
_CUP, _CUP_AT_LEAST = 2.7, 1.9
"""What the cup measures in edges of a die; if it would be less above the buttons, it stands beside them."""
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
    prompt: Rect
    pad: Rect

    @property
    def rows(self) -> tuple[Row, ...]:
        return (self.below, *self.others)


def places(
    table: Rect, seats: Rect, cloth: Rect, others: int, scale: Scale, handed: Handed = "right"
) -> Places:
    """`seats` is the column of plates, with the score pad in what is left below them."""
    gap = min(scale.px(1.2), table.w // 60)
    tag = min(scale.px(2.6), table.h // 22)
    line = min(scale.px(3.6), table.h // 15)
    badge = min(scale.px(2.2), table.h // 34)
    glow = min(scale.px(_GLOW), table.w // 50)
    large = min(round(table.h * 0.335), height_of((table.w - 2 * glow - (HAND - 1) * gap) // HAND))
    strip = _strip(table, others, tag, gap) if others else min(scale.px(6), table.h // 9)
    top, middle, prompt, low = rows(table, strip, REST, line, large + badge, gap=gap)
    cards = Rect(low.x + glow, low.bottom - large, low.w - 2 * glow, large)
    tray, cup, buttons = _middle(middle, gap, scale)
    if handed == "left":
        tray, cup, buttons = (mirrored(part, middle) for part in (tray, cup, buttons))
    shore = max(3, tray.h // 16)
    walls = tray.inflate(-2 * shore, -2 * shore)
    mine = _cards(cards, gap)
    span = max(mine[-1].right - mine[0].x, min(prompt.w, scale.px(90)))
    prompt = centred(prompt, span, prompt.h)
    whose, says = columns(prompt, min(round(prompt.w * 0.26), scale.px(25)), REST, gap=gap)
    return Places(
        Row(mine, whose),
        tuple(_small(cell, tag) for cell in columns(top, *[REST] * others, gap=gap)) if others else (),
        top,
        tray,
        walls,
        min(walls.w / _EDGES_ACROSS, walls.h / _EDGES_DOWN),
        cup,
        buttons,
        says,
        _pad(seats, cloth, scale),
    )


def _strip(table: Rect, others: int, tag: int, gap: int) -> int:
    """How high the others' rows are: as wide cards as there is room, but never higher than a fifth."""
    room = (table.w - (others - 1) * gap) // others
    inner = max(2, gap // 2)
    widest = (room - (HAND - 1) * inner) // HAND
    return tag + inner + min(round(table.h * 0.165), height_of(widest))


def _middle(middle: Rect, gap: int, scale: Scale) -> tuple[Rect, Rect, Rect]:
    """The tray, at its right cup and buttons; together in the middle of a wide table."""
    edge = middle.h / _EDGES_DOWN
    beside = min(scale.px(21), round(middle.w * 0.27))
    high = min(scale.px(5.0) * 2 + gap, round(middle.h * 0.5))
    side = round(min(beside * 0.8, (middle.h - high - gap) * 0.86, edge * _CUP))
    stacked = side >= edge * _CUP_AT_LEAST
    widths = [beside] if stacked else [round(edge * _CUP), beside]
    widest = round(edge * _EDGES_AT_MOST) + sum(widths) + gap * len(widths)
    room = centred(middle, min(middle.w, widest), middle.h)
    if stacked:
        tray, column = columns(room, REST, beside, gap=gap)
        above, buttons = rows(column, REST, high, gap=gap)
    else:
        tray, above, column = columns(room, REST, *widths, gap=gap)
        buttons = centred(column, column.w, high)
        side = round(min(above.w * 0.94, above.h * 0.8))
    cup = centred(above, side, side)
    return tray, cup.move(0, (above.h - cup.h) // 6), buttons


def _cards(room: Rect, gap: int) -> tuple[Rect, ...]:
    """As large as the height and the width allow, centred."""
    width = min(int(room.h / 1.4), (room.w - (HAND - 1) * gap) // HAND)
    high = height_of(width)
    left = room.centerx - (HAND * width + (HAND - 1) * gap) // 2
    return tuple(Rect(left + i * (width + gap), room.bottom - high, width, high) for i in range(HAND))


def _small(cell: Rect, tag: int) -> Row:
    inner = max(2, cell.w // 60)
    name, body = rows(cell, tag, REST, gap=inner)
    cards = _cards(body, inner)
    return Row(cards, Rect(cards[0].x, name.y, cards[-1].right - cards[0].x, name.h))


def _pad(seats: Rect, cloth: Rect, scale: Scale) -> Rect:
    gap = scale.px(1.6)
    top = seats.bottom + gap
    return Rect(seats.x, top, seats.w, max(0, min(cloth.bottom - gap - top, scale.px(_PAD_AT_MOST))))
