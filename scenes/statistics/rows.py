"""A chart of lines one below the other: words at the left, a bar, and at the right its value."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface, draw

from scenes.art.palette import BRASS_DARK, CREAM_SHADE, mix
from scenes.statistics.hatching import Filling, bar
from scenes.widgets.layout import Scale
from scenes.widgets.text import fit_line, width_of
from scenes.widgets.widget import ReadOnly

ROW = 3.4


@dataclass(frozen=True)
class Part:
    """Of a bar, from one number to another."""

    start: float
    end: float
    filling: Filling


@dataclass(frozen=True)
class Line:
    words: str
    value: str
    parts: tuple[Part, ...]


def rows_height(scale: Scale, lines: Sequence[Line]) -> int:
    return scale.px(ROW) * len(lines)


@dataclass(eq=False)
class Rows(ReadOnly):
    """All bars have one scale. `mark`: a number to compare with, as a line across all of them."""

    lines: tuple[Line, ...]
    _: KW_ONLY
    mark: float | None = None

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        px, gap, high = scale.text("body"), scale.px(1.2), self.rect.h // len(self.lines)
        widest = max(width_of(line.words, "medium", px) for line in self.lines)
        name = min(widest, self.rect.w * 2 // 5)
        value = min(max(width_of(line.value, "bold", px) for line in self.lines), self.rect.w * 2 // 5)
        room = Rect(self.rect.x + name + gap, self.rect.y, self.rect.w - name - value - 2 * gap, self.rect.h)
        ends = [edge for line in self.lines for part in line.parts for edge in (part.start, part.end)]
        low, top = min(0.0, *ends), max(*ends, self.mark or 0.0, 1e-9)

        def x_of(number: float) -> int:
            return room.x + round(room.w * (number - low) / (top - low))

        axis = mix(CREAM_SHADE, BRASS_DARK, 0.6)
        draw.line(surface, axis, (x_of(0), room.y), (x_of(0), room.bottom), max(1, scale.px(0.12)))
        for number, line in enumerate(self.lines):
            at = Rect(self.rect.x, self.rect.y + number * high, self.rect.w, high)
            words = fit_line(line.words, "medium", px, name)
            words.draw(surface, Rect(at.x, at.y, name, high), self.text_colour)
            for part in line.parts:
                left, right = sorted((x_of(part.start), x_of(part.end)))
                place = Rect(left, at.y + high // 6, right - left, high * 2 // 3)
                bar(surface, place, part.filling, max(1, scale.px(0.16)))
            told = fit_line(line.value, "bold", px, value)
            told.draw(surface, Rect(at.right - value, at.y, value, high), self.text_colour, "right")
        if self.mark is not None:
            x = x_of(self.mark)
            draw.line(surface, self.text_colour, (x, room.y), (x, room.bottom), max(2, scale.px(0.2)))
