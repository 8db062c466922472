"""Scores by round: a line for each seat, with its shape for a marker and its name at the line's end."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pygame
from pygame import Rect, Surface, Vector2

from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS_DARK, CREAM, CREAM_SHADE, INK, SIGNALS, SeatColour, mix
from scenes.art.surface_cache import kept
from scenes.result.outcome import Outcome
from scenes.widgets.text import shortened, width_of, write
from scenes.widgets.widget import ReadOnly

_LAURELS = 3
"""Where no target is chosen."""
_FINE = 3
"""Lines are drawn so many times as large and smoothed down."""


@dataclass(eq=False)
class Chart(ReadOnly):
    outcome: Outcome
    names: tuple[str, ...]
    colours: tuple[SeatColour, ...]

    def draw(self, surface: Surface) -> None:
        drawn = _drawn(self.rect.size, self.look.scale.u, self.outcome, self.names, self.colours)
        surface.blit(drawn, self.rect)


@kept(4)
def _drawn(*what: Any) -> Surface:
    return _Drawing(*what).picture


class _Drawing:
    def __init__(
        self,
        size: tuple[int, int],
        unit: float,
        outcome: Outcome,
        names: tuple[str, ...],
        colours: tuple[SeatColour, ...],
    ) -> None:
        self._outcome, self._names, self._colours = outcome, names, colours
        self._px = max(11, round(1.9 * unit))
        self._unit = unit
        self.picture = Surface(size, pygame.SRCALPHA)
        shown = [f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True)]
        wide = max(width_of(words, "bold", self._px) for words in shown) + 2 * self._px + round(1.4 * unit)
        label = min(round(size[0] * 0.36), wide)
        self._goal = outcome.target or _LAURELS
        top = max(self._goal, *(max(course, default=0) for course in outcome.courses))
        self._top = top
        left = width_of(str(max(top, self._goal)), "bold", self._px) + round(1.4 * unit)
        above = max(round(1.3 * unit), self._px)
        below = max(round(3.4 * unit), round(0.4 * unit + 1.7 * self._px))
        self._plot = Rect(left, above, size[0] - left - label, size[1] - above - below)
        self._labels = Rect(self._plot.right + round(1.4 * unit), 0, label - round(1.4 * unit), size[1])
        self._scale()
        self._lines()
        self._markers()
        self._ends()

    def _point(self, at: int, score: int) -> tuple[int, int]:
        plot = self._plot
        x = plot.x + round(plot.w * at / max(1, self._outcome.turns))
        return x, plot.bottom - round(plot.h * score / max(1, self._top))

    def _points(self, seat: int) -> list[tuple[int, int]]:
        course = (self._outcome.begun[seat], *self._outcome.courses[seat])
        return [self._point(at, score) for at, score in enumerate(course)]

    def _scale(self) -> None:
        """Few lines to read heights by, and the rounds below."""
        plot, px = self._plot, self._px
        soft = mix(CREAM_SHADE, BRASS_DARK, 0.35)
        step = _step(self._top)
        goal = self._point(0, self._goal)[1]
        for score in range(0, self._top + 1, step):
            y = self._point(0, score)[1]
            if score and abs(y - goal) < 1.5 * px:
                continue
            colour = mix(soft, BRASS_DARK, 0.6) if score == 0 else mix(soft, CREAM, 0.3)
            pygame.draw.line(self.picture, colour, (plot.x, y), (plot.right, y))
            place = Rect(0, y - px, plot.x - round(0.8 * self._unit), 2 * px)
            write(self.picture, str(score), "medium", px, SIGNALS.aside, place, "right")
        self._target(goal)
        every = max(1, -(-self._outcome.turns * 3 * px // max(1, plot.w)))
        for turn in range(every, self._outcome.turns + 1, every):
            x = self._point(turn, 0)[0]
            place = Rect(x - 2 * px, plot.bottom + round(0.4 * self._unit), 4 * px, round(1.4 * px))
            write(self.picture, str(turn), "medium", px, SIGNALS.aside, place, "centre")

    def _target(self, y: int) -> None:
        """What is played for: a line of dashes, and its number."""
        plot, px, dash = self._plot, self._px, max(4, round(0.9 * self._unit))
        for x in range(plot.x, plot.right, 2 * dash):
            end = min(x + dash, plot.right)
            pygame.draw.line(self.picture, BRASS_DARK, (x, y), (end, y), max(2, round(0.2 * self._unit)))
        place = Rect(0, y - px, plot.x - round(0.8 * self._unit), 2 * px)
        write(self.picture, str(self._goal), "bold", px, BRASS_DARK, place, "right")

    def _lines(self) -> None:
        wide, high = self.picture.get_size()
        large = Surface((wide * _FINE, high * _FINE), pygame.SRCALPHA)
        half = max(2, round(0.2 * self._unit * _FINE))
        for seat, colour in enumerate(self._colours):
            large.fill((*colour.deep, 0))
            points = [Vector2(x * _FINE, y * _FINE) for x, y in self._points(seat)]
            for start, end in pairwise(points):
                aside = (end - start).normalize().rotate(90) * half
                pygame.draw.polygon(
                    large, colour.deep, (start + aside, end + aside, end - aside, start - aside)
                )
            for point in points:
                pygame.draw.circle(large, colour.deep, point, half)
            self.picture.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))

    def _markers(self) -> None:
        """As many as have room. Where lines lie on each other, they are set side by side; at the end to the
        left, where no name stands.
        """
        side = max(9, round(1.9 * self._unit))
        taken: dict[tuple[int, int], int] = {}
        every = max(1, -(-self._outcome.turns * side * 8 // (5 * max(1, self._plot.w))))
        for seat, colour in enumerate(self._colours):
            points = self._points(seat)[1:]
            for point in points[::-1][::every]:
                beside = taken.get(point, 0)
                taken[point] = beside + 1
                way = -1 if point[0] == self._plot.right else 1
                middle = point[0] + way * beside * side * 2 // 3, point[1]
                for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                    rim = middle[0] + dx, middle[1] + dy
                    draw_icon(self.picture, colour.shape, side + 2, CREAM, center=rim)
                draw_icon(self.picture, colour.shape, side, colour.colour, center=middle)

    def _ends(self) -> None:
        """Names and scores at the ends of the lines, moved apart where they would touch."""
        px = self._px
        high = round(px * 1.35)
        ends = sorted((self._points(seat)[-1][1], seat) for seat in range(len(self._names)))
        tops: list[int] = []
        for y, _seat in ends:
            tops.append(max(y - high // 2, tops[-1] + high if tops else 0))
        over = (tops[-1] + high) - (self._plot.bottom + high // 2)
        if over > 0:
            tops = [
                min(top, self._plot.bottom + high // 2 - high * (len(tops) - at))
                for at, top in enumerate(tops)
            ]
        for (_y, seat), top in zip(ends, tops, strict=True):
            score = str(self._outcome.scores[seat])
            place = Rect(self._labels.x, top, self._labels.w, high)
            colour = self._colours[seat]
            draw_icon(self.picture, colour.shape, px, colour.deep, midleft=place.midleft)
            place.x += px + px // 3
            place.w -= px + px // 3
            room = place.w - width_of(f" {score}", "bold", px)
            name = shortened(self._names[seat], "medium", px, room)
            kind = "bold" if seat in self._outcome.winners else "medium"
            write(self.picture, f"{name} {score}", kind, px, INK, place)


def _step(top: int) -> int:
    """Between two lines of the scale: 1, 5, 10, 20, 25, 50 … for at most five lines."""
    return next(step for step in (1, 5, 10, 20, 25, 50, 100, 200, 500, 1000) if top / step <= 5)
