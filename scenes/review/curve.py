"""The game as a curve: each seat's chance of winning, or the turns the game would take, from step to step.

Mistakes and strokes of luck are marked on it, by shape as well as by colour. It is also a bar: a press goes
to that moment. Under the pointer a moment is told without going there.
"""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface, Vector2

from game.review.ledger import Ledger, Row
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SHADOW, SIGNALS, Rgb, SeatColour, mix
from scenes.replay.along import Along
from scenes.review.findings import MARKED, dearer, strokes
from scenes.text.words import number
from scenes.widgets import paint
from scenes.widgets.text import width_of, write
from scenes.widgets.widget import Widget

_FINE = 3
"""Drawn so many times as large and smoothed down."""
_DASH = 1.2
"""Of a dashed line, in units."""
_AIR = 0.35
"""Turns above and below what the curve comes to."""

Points = Sequence[tuple[float, float]]


@dataclass(eq=False)
class Curve(Along):
    """`seats`: whose lines there are; of two seats one is enough. `pointed`: the stop under the pointer."""

    ledger: Ledger | None
    colours: tuple[SeatColour, ...]
    seats: tuple[int, ...]
    ghost: Points = ()
    _: KW_ONLY
    pointed: int | None = None

    focusable = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.drawn: tuple[object, Surface] | None = None
        """The lines and marks, with what they were drawn from."""

    def keep(self, old: Widget) -> None:
        super().keep(old)
        if isinstance(old, Curve):
            self.drawn = old.drawn

    @property
    def plot(self) -> Rect:
        scale = self.look.scale
        left = width_of("100", "medium", scale.text("small")) + scale.px(1.2)
        pad = scale.px(1.0)
        return Rect(self.rect.x + left, self.rect.y + pad, self.rect.w - left - pad, self.rect.h - 2 * pad)

    def stop_at(self, pos: tuple[int, int]) -> int:
        plot = self.plot
        return self.course.nearest((pos[0] - plot.x) / max(1, plot.w))

    def draw(self, surface: Surface) -> None:
        scale, plot = self.look.scale, self.plot
        ground = mix(BRASS_DARK, SHADOW, 0.8)
        surface.blit(
            paint.fill(self.rect.size, scale.px(0.8), ground, mix(ground, SHADOW, 0.5), 235), self.rect
        )
        if self.ledger is None:
            return
        looks = tuple(colour.colour for colour in self.colours)
        known = (len(self.ledger.rows), self.ledger.start, tuple(self.ghost))
        key = (plot.size, scale.u, looks, self.seats, known)
        if self.drawn is None or self.drawn[0] != key:
            large = Surface((plot.w * _FINE, plot.h * _FINE), pygame.SRCALPHA)
            _Drawing(large, scale.u * _FINE, self, self.ledger).draw()
            self.drawn = key, pygame.transform.smoothscale(large, plot.size)
        surface.blit(self.drawn[1], plot)
        self._scale(surface, plot)
        self._cursor(surface, plot)

    def _scale(self, surface: Surface, plot: Rect) -> None:
        assert self.ledger is not None
        px = self.look.scale.text("small")
        low, high = span(self.ledger)
        for share in (0.0, 0.5, 1.0):
            told = low + (high - low) * share
            words = number(100 * told) if self.ledger.unit == "win" else number(told, 1)
            place = Rect(self.rect.x, 0, plot.x - self.rect.x - px // 3, px)
            place.centery = plot.bottom - round(plot.h * share)
            place.clamp_ip(self.rect)
            write(surface, words, "medium", px, mix(CREAM, BRASS_DARK, 0.3), place, "right")

    def _cursor(self, surface: Surface, plot: Rect) -> None:
        assert self.ledger is not None
        thick = max(1, plot.h // 60)
        if self.pointed is not None and self.pointed != self.n:
            x = plot.x + round(plot.w * self.course.share(self.pointed))
            pygame.draw.line(surface, mix(CREAM, SHADOW, 0.35), (x, plot.y), (x, plot.bottom), 1)
        x = plot.x + round(plot.w * self.course.share(self.n))
        pygame.draw.line(surface, BRASS_LIGHT, (x, plot.y), (x, plot.bottom), thick)
        value = value_at(self.ledger, self.n)
        for seat in self.seats:
            y = plot.bottom - round(plot.h * height(self.ledger, value[seat]))
            side = max(4, self.look.scale.px(0.7))
            pygame.draw.circle(surface, SHADOW, (x, y), side + 1)
            pygame.draw.circle(surface, BRASS, (x, y), side)


def value_at(ledger: Ledger, n: int) -> tuple[float, ...]:
    """After so many events, as far as it is known."""
    value = ledger.start
    for row in ledger.rows:
        if row.n > n:
            break
        value = row.value
    return value


def span(ledger: Ledger) -> tuple[float, float]:
    """What the lowest and the highest of the picture stand for: fewer turns are better, and stand higher."""
    if ledger.unit == "win":
        return 0.0, 1.0
    values = [ledger.start[0], *(row.value[0] for row in ledger.rows)]
    return max(values) + _AIR, max(0.0, min(values) - _AIR)


def height(ledger: Ledger, value: float) -> float:
    low, high = span(ledger)
    return (value - low) / (high - low)


class _Drawing:
    def __init__(self, picture: Surface, unit: float, curve: Curve, ledger: Ledger) -> None:
        self._picture, self._unit = picture, unit
        self._ledger, self._course, self._curve = ledger, curve.course, curve

    def draw(self) -> None:
        wide, high = self._picture.get_size()
        stops = self._known_stops()
        if len(self._curve.colours) == 2:
            self._areas(stops)
        even = 1 / len(self._curve.colours)
        if self._ledger.unit == "win":
            y = self._y(even)
            for x in range(0, wide, max(2, round(1.6 * self._unit))):
                end = x + round(0.8 * self._unit)
                pygame.draw.line(self._picture, (*CREAM, 110), (x, y), (end, y), max(1, high // 120))
        for seat in self._curve.seats:
            points = [(self._x(stop), self._y(value_at(self._ledger, stop)[seat])) for stop in stops]
            several = len(self._curve.seats) > 1
            self._line(points, mix(self._curve.colours[seat].colour, CREAM, 0.3) if several else CREAM)
        ghost = [(round(wide * x), self._y(value)) for x, value in self._curve.ghost]
        self._line(ghost, mix(BRASS_LIGHT, CREAM, 0.4), dashed=True)
        for row in strokes(self._ledger):
            self._stroke(row)
        for row in dearer(self._ledger, MARKED):
            self._mistake(row)

    def _known_stops(self) -> list[int]:
        last = self._ledger.rows[-1].n if self._ledger.rows else 0
        stops = [stop for stop in self._course.stops if stop <= last]
        further = [stop for stop in self._course.stops if stop > last][:1]
        return stops + further

    def _x(self, n: int) -> int:
        return round(self._picture.get_width() * self._course.share(n))

    def _y(self, value: float) -> int:
        high = self._picture.get_height()
        return high - round(high * height(self._ledger, value))

    def _areas(self, stops: Sequence[int]) -> None:
        """Of two seats: the one's share below the line, the other's above it."""
        seat = self._curve.seats[0]
        points = [(self._x(stop), self._y(value_at(self._ledger, stop)[seat])) for stop in stops]
        if len(points) < 2:
            return
        high = self._picture.get_height()
        for whose, edge in ((seat, high), (1 - seat, 0)):
            shape = [*points, (points[-1][0], edge), (points[0][0], edge)]
            pygame.draw.polygon(self._picture, (*self._curve.colours[whose].colour, 105), shape)

    def _line(self, points: Sequence[tuple[int, int]], colour: Rgb, *, dashed: bool = False) -> None:
        thick = max(2, round(0.32 * self._unit))
        for start, end in pairwise(points):
            whole = Vector2(end) - start
            parts = max(1, round(whole.length() / (_DASH * self._unit))) | 1 if dashed else 1
            for part in range(0, parts, 2):
                begun, ended = start + whole * (part / parts), start + whole * ((part + 1) / parts)
                pygame.draw.line(self._picture, colour, begun, ended, thick)
                pygame.draw.circle(self._picture, colour, ended, thick // 2)

    def _place(self, row: Row) -> tuple[int, int]:
        assert row.seat is not None
        seat = row.seat if row.seat in self._curve.seats else self._curve.seats[0]
        stop = next((stop for stop in self._course.stops if stop >= row.n), self._course.last)
        return self._x(stop), self._y(row.value[seat])

    def _mistake(self, row: Row) -> None:
        """A wedge that points down at it."""
        side = round(1.15 * self._unit)
        box = self._box(self._place(row), side, 0)
        shape = [box.midbottom, box.topleft, box.topright]
        pygame.draw.polygon(self._picture, SIGNALS.bad, shape)
        pygame.draw.polygon(self._picture, CREAM, shape, max(2, side // 4))

    def _stroke(self, row: Row) -> None:
        """A lozenge: full if it was good for who rolled, hollow if it was bad."""
        assert row.seat is not None
        side = round(0.85 * self._unit)
        box = self._box(self._place(row), side, side)
        good = row.change[row.seat] > 0 if self._ledger.unit == "win" else row.change[row.seat] < 0
        shape = [box.midtop, box.midright, box.midbottom, box.midleft]
        pygame.draw.polygon(self._picture, BRASS_LIGHT if good else SHADOW, shape)
        pygame.draw.polygon(self._picture, SHADOW if good else BRASS_LIGHT, shape, max(2, side // 3))

    def _box(self, at: tuple[int, int], side: int, below: int) -> Rect:
        """Of a mark so far below that place, or as near to it as the whole mark can be seen."""
        box = Rect(at[0] - side, at[1] + below - 2 * side, 2 * side, 2 * side)
        return box.clamp(self._picture.get_rect())
