"""Where everything of Dalek Dice lies on the table, computed from the room there is."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.dalek.faces import DALEKS, DICE, HUMANS, Face
from scenes.settings.store import Handed
from scenes.widgets.layout import REST, Scale, Share, centred, columns, inset, line, mirrored, rows

_EDGES_ACROSS, _EDGES_DOWN = 7.6, 5.0
"""What the tray measures in edges of a die: not wider, or all dice come to lie at its far end."""
_DOWN_AT_MOST = 6.6
"""In a higher one dice look lost."""
_CUP = 2.9
BRIM = 0.3
"""Edges of a die by which the line around the tray is larger than it."""
_ABOVE_AT_MOST = 0.38
"""The four places are so high, in widths of the table: they have no use for more."""
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
    prompt: Rect
    buttons: Rect
    human_slots: tuple[Rect, ...]
    dalek_slots: tuple[Rect, ...]
    doctor_lamps: tuple[Rect, ...]
    exterminate_lamps: tuple[Rect, ...]

    @property
    def above(self) -> Rect:
        """All four places, for dice that are dropped there."""
        return self.humans.unionall([self.daleks, self.doctors, self.exterminates, self.balance])

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
    gap = min(scale.px(1.4), table.w // 60)
    button = min(scale.px(5.4), table.h // 8)
    words = min(scale.px(4.2), table.h // 12)
    high = min(round(table.h * 0.31), round(table.w * _ABOVE_AT_MOST))
    above, middle, prompt, buttons = rows(table, high, REST, words, button, gap=round(gap * 0.8))
    left, centre, right = columns(above, Share(1.0), Share(1.75), Share(1.0), gap=gap)
    lamps, balance = rows(centre, Share(1.08), Share(1.0), gap=gap // 2)
    doctors, exterminates = columns(lamps, REST, REST, gap=gap)
    tray, cup, edge = _thrown(middle, gap)
    if handed == "left":
        tray, cup = mirrored(tray, middle), mirrored(cup, middle)
    return Places(
        left,
        right,
        doctors,
        exterminates,
        balance,
        tray,
        edge,
        cup,
        prompt,
        buttons,
        _grid(left, scale),
        _grid(right, scale),
        _lamps(doctors, scale),
        _lamps(exterminates, scale),
    )


def _thrown(middle: Rect, gap: int) -> tuple[Rect, Rect, float]:
    """The tray, the cup beside or below it, where dice are larger then, and the edge of a die."""
    beside = min((middle.w - 2 * gap) / (_EDGES_ACROSS + _CUP), middle.h / _EDGES_DOWN)
    below = min(middle.w / (_EDGES_ACROSS + BRIM), (middle.h - gap) / (_EDGES_DOWN + BRIM + _CUP))
    edge = max(beside, below)
    across, cup = round(edge * _EDGES_ACROSS), round(edge * _CUP)
    side = round(cup * 0.94)
    if beside >= below:
        room = centred(middle, middle.w, round(edge * _DOWN_AT_MOST))
        tray, right = line(room, [across, cup], 2 * gap, "centre")
        return tray, centred(right, side, side).move(0, right.h // 12), edge
    brim = round(edge * BRIM / 2)
    room = centred(middle, across + 2 * brim, round(edge * (_DOWN_AT_MOST + _CUP)) + gap)
    tray, low = rows(room, REST, cup, gap=gap)
    return inset(tray, brim), centred(columns(low, REST, cup)[1], side, side), edge


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
