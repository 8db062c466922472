"""A chart of many games, one after the other: a dot for each, and the mean of the last ones as a line."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from pygame import Rect, Surface, draw

from scenes.art.palette import BRASS_DARK, CREAM, CREAM_SHADE, SIGNALS, mix
from scenes.widgets.text import fit_line, line_height, width_of
from scenes.widgets.widget import ReadOnly

HEIGHT = 13.0
MOST = 100
"""So many of the last games are shown."""
WINDOW = 10
"""Games of which there is a mean."""


@dataclass(eq=False)
class Development(ReadOnly):
    """All as shares of the height. `marks`: what stands at the left, each with its line across."""

    games: Sequence[float | None]
    means: Sequence[float | None]
    marks: Sequence[tuple[float, str]]

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        px = scale.text("small")
        left = min(max(width_of(words, "medium", px) for _at, words in self.marks), self.rect.w // 4)
        half, gap = line_height(px) // 2, scale.px(1)
        plot = Rect(
            self.rect.x + left + gap, self.rect.y + half, self.rect.w - left - gap, self.rect.h - 2 * half
        )
        soft = mix(CREAM_SHADE, BRASS_DARK, 0.3)
        for at, words in self.marks:
            y = plot.bottom - round(plot.h * at)
            draw.line(surface, soft, (plot.x, y), (plot.right, y), max(1, scale.px(0.1)))
            beside = Rect(self.rect.x, y - half, left, 2 * half)
            fit_line(words, "medium", px, left).draw(surface, beside, SIGNALS.aside, "right")
        step = min(plot.w / max(1, len(self.games)), scale.px(5))
        side = max(2, min(round(step * 0.3), scale.px(0.6)))
        line: list[tuple[int, int]] = []
        for nth, (game, mean) in enumerate(zip(self.games, self.means, strict=True)):
            x = plot.x + round(step * (nth + 0.5))
            if game is not None:
                middle = (x, plot.bottom - round(plot.h * game))
                draw.circle(surface, CREAM, middle, side + 1)
                draw.circle(surface, BRASS_DARK, middle, side, max(1, side // 3))
            if mean is not None:
                line.append((x, plot.bottom - round(plot.h * mean)))
        for start, end in pairwise(line):
            draw.line(surface, self.text_colour, start, end, max(2, scale.px(0.3)))
