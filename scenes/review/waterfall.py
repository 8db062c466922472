"""What a seat's game was made of, on one line: where it began, luck, own mistakes, gifts, and the result."""

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.art.palette import BRASS, CREAM, SHADOW, SIGNALS, Rgb, SeatColour, mix
from scenes.widgets import paint
from scenes.widgets.layout import REST, SMALLEST_TEXT, Share, columns, rows
from scenes.widgets.text import Kind, fit_line, width_of, write
from scenes.widgets.widget import ReadOnly

_BAR = 1.6


@dataclass(frozen=True)
class Step:
    """A part; where it began and where it led, as shares of the picture; good or bad."""

    head: str
    words: str
    begin: float
    end: float
    good: bool | None = None
    """None: neither, it is where things stand."""


@dataclass(eq=False)
class Waterfall(ReadOnly):
    steps: tuple[Step, ...]
    colour: SeatColour

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        px, high = scale.text("small"), scale.px(_BAR)
        lane = Rect(rect.x, rect.bottom - high, rect.w, high)
        ground = mix(self.look.mood.panel, SHADOW, 0.4)
        surface.blit(paint.fill(lane.size, high // 3, ground, ground), lane)
        fits = (
            at for at in range(px, SMALLEST_TEXT, -1) if sum(_wide(step, at) for step in self.steps) <= rect.w
        )
        px = next(fits, SMALLEST_TEXT)
        shares = [Share(_wide(step, px)) for step in self.steps]
        cells = columns(Rect(rect.x, rect.y, rect.w, rect.h - high), *shares, gap=2)
        for number, (step, cell) in enumerate(zip(self.steps, cells, strict=True)):
            above, below = rows(cell, REST, REST)
            head = fit_line(step.head, "regular", px, above.w)
            head.draw(surface, above, self.muted_colour, "centre")
            write(surface, step.words, _kind(step), px, self.text_colour, below, "centre")
            self._part(surface, number, step, lane)

    def _part(self, surface: Surface, number: int, step: Step, lane: Rect) -> None:
        """Parts lie below each other, so that one that turns back doesn't hide the one before."""
        begin, end = sorted((step.begin, step.end))
        left = lane.x + round((lane.w - 2) * begin)
        if step.good is None:
            surface.fill(CREAM, Rect(left, lane.y, 2, lane.h))
            return
        colour: Rgb = BRASS if step.good else SIGNALS.bad
        thick = max(1, lane.h // (len(self.steps) - 2))
        wide = round(lane.w * (end - begin))
        if wide:
            surface.fill(colour, Rect(left, lane.y + (number - 1) * thick, wide, thick))


def _kind(step: Step) -> Kind:
    return "bold" if step.good is None else "medium"


def _wide(step: Step, px: int) -> int:
    """What a column needs, and air: long names get more room than short ones."""
    return px // 2 + max(width_of(step.head, "regular", px), width_of(step.words, _kind(step), px))
