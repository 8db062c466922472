"""Where things go: the scale, and pure helpers that split rectangles.

No part that a helper gives ever leaves the rectangle it was cut from, and none overlaps another.
"""

from collections.abc import Sequence
from math import ceil
from typing import Literal

from msgspec import Struct
from pygame import Rect

Align = Literal["left", "centre", "right"]
TextRole = Literal["small", "body", "lead", "heading", "title"]

SMALLEST_TEXT = 11
_USUAL_TARGET = 4.25
"""Units: few things that are pressed are less high."""
_TEXT_UNITS: dict[TextRole, float] = {"small": 1.9, "body": 2.25, "lead": 2.75, "heading": 3.6, "title": 6.0}


class Scale(Struct, frozen=True):
    """`u` is the base unit in pixels: at 100 % a 16:9 window is 160 u × 90 u, a 4:3 one 144 u × 108 u."""

    u: float
    lettering: float = 1.0
    """How many times as large as usual lettering is, where there is room for it."""

    @classmethod
    def of(cls, size: tuple[int, int], percent: int = 100, lettering: float = 1.0) -> "Scale":
        return cls(min(size[0] / 144, size[1] / 90) * percent / 100, lettering)

    @staticmethod
    def for_fingers(size: tuple[int, int], fingertip: int) -> int:
        """The percentage, in tens, at which what is pressed is as high as a fingertip."""
        return ceil(fingertip / Scale.of(size).u / _USUAL_TARGET * 10) * 10

    def px(self, units: float) -> int:
        """Units as whole pixels; what is there at all is at least a pixel."""
        return max(1, round(units * self.u)) if units > 0 else round(units * self.u)

    def text(self, role: TextRole) -> int:
        """The pixel height of lettering of that role."""
        return max(SMALLEST_TEXT, round(_TEXT_UNITS[role] * self.u * self.lettering))


class Share(Struct, frozen=True):
    """A part that takes this share of what the fixed parts leave over."""

    weight: float = 1.0


REST = Share()
Part = int | Share


def _spans(length: int, parts: Sequence[Part], gap: int) -> list[tuple[int, int]]:
    """(start, length) of each part. If the fixed parts don't fit, gaps, then parts shrink alike."""
    if not parts:
        return []
    gap = max(0, min(gap, length // max(1, len(parts) - 1) // 2 if len(parts) > 1 else 0))
    free = max(0, length - gap * (len(parts) - 1))
    fixed = [0.0 if isinstance(part, Share) else float(max(0, part)) for part in parts]
    squeeze = min(1.0, free / sum(fixed)) if sum(fixed) else 1.0
    left = max(0.0, free - sum(fixed))
    weights = sum(part.weight for part in parts if isinstance(part, Share))
    spans: list[tuple[int, int]] = []
    edge = 0.0
    for place, part in enumerate(parts):
        start = round(edge)
        if isinstance(part, Share):
            edge += left * part.weight / weights if weights else 0.0
        else:
            edge += fixed[place] * squeeze
        spans.append((start + place * gap, min(round(edge), free) - start))
    return spans


def rows(rect: Rect, *parts: Part, gap: int = 0) -> list[Rect]:
    """Cut from top to bottom: whole numbers are pixels, `REST` and `Share(2)` share what is left."""
    return [Rect(rect.x, rect.y + start, rect.w, size) for start, size in _spans(rect.h, parts, gap)]


def columns(rect: Rect, *parts: Part, gap: int = 0) -> list[Rect]:
    """Cut from left to right, as `rows` does from top to bottom."""
    return [Rect(rect.x + start, rect.y, size, rect.h) for start, size in _spans(rect.w, parts, gap)]


def grid(rect: Rect, across: int, down: int, gap: int = 0) -> list[Rect]:
    """Equal cells, row by row."""
    lines = rows(rect, *[REST] * down, gap=gap)
    return [cell for line in lines for cell in columns(line, *[REST] * across, gap=gap)]


def inset(rect: Rect, dx: int, dy: int | None = None) -> Rect:
    """Smaller by `dx` at the left and right and by `dy` above and below, never less than nothing."""
    dx = min(dx, rect.w // 2)
    dy = min(dx if dy is None else dy, rect.h // 2)
    return Rect(rect.x + dx, rect.y + dy, rect.w - 2 * dx, rect.h - 2 * dy)


def centred(rect: Rect, width: int, height: int) -> Rect:
    """A rectangle of that size in the middle; no larger than `rect`."""
    width, height = min(width, rect.w), min(height, rect.h)
    return Rect(rect.x + (rect.w - width) // 2, rect.y + (rect.h - height) // 2, width, height)


def mirrored(rect: Rect, within: Rect) -> Rect:
    """As far from the right edge of `within` as it was from the left one."""
    return Rect(within.left + within.right - rect.right, rect.y, rect.w, rect.h)


def line(rect: Rect, widths: Sequence[int], gap: int = 0, align: Align = "left") -> list[Rect]:
    """Boxes of these widths side by side, as high as `rect`; they shrink alike if they don't fit."""
    wanted = sum(widths) + gap * max(0, len(widths) - 1)
    spare = max(0, rect.w - wanted)
    start = {"left": 0, "centre": spare // 2, "right": spare}[align]
    return columns(Rect(rect.x + start, rect.y, rect.w - spare, rect.h), *widths, gap=gap)


def flow(width: int, sizes: Sequence[tuple[int, int]], gap: int) -> tuple[list[Rect], int]:
    """Boxes side by side from (0, 0), going on below when a line is full; and the height they need."""
    places: list[Rect] = []
    x = y = tallest = 0
    for wanted, height in sizes:
        box = min(wanted, width)
        if x and x + box > width:
            x, y, tallest = 0, y + tallest + gap, 0
        places.append(Rect(x, y, box, height))
        x += box + gap
        tallest = max(tallest, height)
    return places, y + tallest
