"""Where everything of Dalek Dice lies on the table, computed from the room there is."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.dalek.faces import DALEKS, DICE, HUMANS, Face
from scenes.settings.store import Handed
from scenes.widgets.layout import REST, Part, Scale, Share, centred, columns, inset, mirrored, rows

_EDGES_ACROSS, _EDGES_DOWN = 7.6, 5.3
"""What the tray measures in edges of a die, at least."""
_ACROSS_AT_MOST, _DOWN_AT_MOST = 9.2, 6.6
"""In a larger one dice look lost."""
_WORDS_ACROSS, _LAMPS_ACROSS = 58.0, 19.0
"""What plates and buttons, and the lamps beside them, need for their words where dice are small."""
_CUP = 2.9
BRIM = 0.3
"""Edges of a die by which the line around the tray is larger than it."""
_ABOVE, _ABOVE_AT_MOST = 0.3, 0.38
"""The places above are so high, in heights of the table and at most in its widths: no use for more."""
_LAMPS = 3
_IN_CELL = 0.8
"""A die is seen from a little in front: it needs more room than its top."""


@dataclass(frozen=True)
class Places:
    """The four places and the tray; `slots` and lamps are squares for one die each."""

    humans: Rect
    daleks: Rect
    doctors: Rect
    exterminates: Rect
    balance: Rect
    tray: Rect
    edge: float
    cup: Rect
    buttons: Rect
    human_slots: tuple[Rect, ...]
    dalek_slots: tuple[Rect, ...]
    doctor_lamps: tuple[Rect, ...]
    exterminate_lamps: tuple[Rect, ...]

    @property
    def above(self) -> Rect:
        """All four places, for dice that are dropped there."""
        return self.humans.unionall([self.daleks, self.doctors, self.exterminates, self.balance])

    def slot_at(self, at: tuple[int, int]) -> tuple[int, int] | None:
        """The middle of the slot or lamp whose middle is there, but for two pixels."""
        slots = (*self.human_slots, *self.dalek_slots, *self.doctor_lamps, *self.exterminate_lamps)
        middles = (slot.center for slot in slots)
        return next((m for m in middles if abs(m[0] - at[0]) <= 2 and abs(m[1] - at[1]) <= 2), None)

    def slots_of(self, placed: Sequence[Face]) -> list[Rect]:
        """For dice set aside in this order, where each of them lies."""
        free = {
            "H": list(self.human_slots),
            "D": list(self.dalek_slots),
            "DOC": list(self.doctor_lamps),
            "EXT": list(self.exterminate_lamps),
        }
        return [free[_kind(face)].pop(0) for face in placed]


def _kind(face: Face) -> str:
    return "H" if face in HUMANS else "D" if face in DALEKS else face


def places(table: Rect, scale: Scale, handed: Handed = "right") -> Places:
    """Balance, tray and buttons lie on one axis; lamps and cup beside them, or above and below."""
    gap = min(scale.px(1.4), table.w // 60)
    high = min(round(table.h * _ABOVE), round(table.w * _ABOVE_AT_MOST))
    button = min(scale.px(5.4), table.h // 8)
    free = table.h - high - button - 2 * gap
    beside = min((table.w - 2 * gap) / (_EDGES_ACROSS + _CUP), free / _EDGES_DOWN)
    below = min(table.w / (_EDGES_ACROSS + BRIM), (free - gap) / (_EDGES_DOWN + BRIM + _CUP))
    lines = (high, REST, button)
    if beside < below:
        return _upright(table, lines, below, gap, scale, handed)
    return _level(table, lines, beside, gap, scale, handed)


def _level(table: Rect, lines: Sequence[Part], edge: float, gap: int, scale: Scale, handed: Handed) -> Places:
    """The lamps above the cup, at the side of all else."""
    cup = round(edge * _CUP)
    spare = table.w - 2 * gap - round(edge * _EDGES_ACROSS)
    lamps = max(cup, min(scale.px(_LAMPS_ACROSS), spare))
    most = round(edge * _ACROSS_AT_MOST)
    across = min(table.w - lamps - 2 * gap, max(most, scale.px(_WORDS_ACROSS)))
    room = centred(table, across + 2 * gap + lamps, table.h)
    main, side = columns(room, across, REST, gap=2 * gap)
    if handed == "left":
        main, side = mirrored(main, room), mirrored(side, room)
    above, middle, buttons = rows(main, *lines, gap=gap)
    brim = round(edge * BRIM / 2)
    tray = centred(inset(middle, brim), most, round(edge * _DOWN_AT_MOST))
    humans, balance, daleks = columns(above, REST, Share(0.95), REST, gap=gap)
    doctors, exterminates = rows(Rect(side.x, above.y, side.w, above.h), REST, REST, gap=gap)
    low = Rect(side.x, middle.y, side.w, middle.h)
    thrown = centred(low, round(cup * 0.94), round(cup * 0.94))
    return _made(scale, (humans, daleks, doctors, exterminates, balance), tray, edge, thrown, buttons)


def _upright(
    table: Rect, lines: Sequence[Part], edge: float, gap: int, scale: Scale, handed: Handed
) -> Places:
    """The lamps above the balance, the cup below the tray."""
    above, middle, buttons = rows(table, *lines, gap=gap)
    humans, centre, daleks = columns(above, Share(1.0), Share(1.75), Share(1.0), gap=gap)
    lamps, balance = rows(centre, Share(1.08), Share(1.0), gap=gap // 2)
    doctors, exterminates = columns(lamps, REST, REST, gap=gap)
    brim, cup = round(edge * BRIM / 2), round(edge * _CUP)
    wide = round(edge * _EDGES_ACROSS) + 2 * brim
    room = centred(middle, wide, round(edge * (_DOWN_AT_MOST + _CUP)) + gap)
    tray, low = rows(room, REST, cup, gap=gap)
    thrown = centred(columns(low, REST, cup)[1], round(cup * 0.94), round(cup * 0.94))
    if handed == "left":
        thrown = mirrored(thrown, middle)
    parts = humans, daleks, doctors, exterminates, balance
    return _made(scale, parts, inset(tray, brim), edge, thrown, buttons)


def _made(
    scale: Scale,
    parts: tuple[Rect, Rect, Rect, Rect, Rect],
    tray: Rect,
    edge: float,
    cup: Rect,
    buttons: Rect,
) -> Places:
    humans, daleks, doctors, exterminates, _balance = parts
    slots = _grid(humans, scale), _grid(daleks, scale), _lamps(doctors, scale), _lamps(exterminates, scale)
    return Places(*parts, tray, edge, cup, buttons, *slots)


def head(place: Rect, scale: Scale) -> tuple[Rect, Rect]:
    """The line with a place's name, and the rest of it."""
    inner = inset(place, min(scale.px(1.3), place.w // 16), min(scale.px(1.1), place.h // 11))
    name, rest = rows(inner, min(scale.px(3.2), inner.h // 4), REST, gap=place.h // 40)
    return name, rest


def _grid(place: Rect, scale: Scale) -> tuple[Rect, ...]:
    """Room for all the dice there are."""
    _, body = head(place, scale)
    side, across = max((min(body.w // n, body.h // -(-DICE // n)), n) for n in range(3, DICE + 1))
    box = centred(body, side * across, side * -(-DICE // across))
    cells = [Rect(box.x + side * (i % across), box.y + side * (i // across), side, side) for i in range(DICE)]
    die = round(side * _IN_CELL)
    return tuple(centred(cell, die, die) for cell in cells)


def _lamps(place: Rect, scale: Scale) -> tuple[Rect, ...]:
    _, body = head(place, scale)
    side = min(body.w // _LAMPS, body.h)
    box = centred(body, body.w * 19 // 20, body.h)
    cells = columns(box, *[REST] * _LAMPS)
    die = round(side * 0.68)
    return tuple(centred(cell, die, die) for cell in cells)
