"""A reel: what a film's frames are taken on, each with its time."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.app import App
from tests.touring.course import Size

TICK = 1 / 60
Point = tuple[float, float]


class Reel:
    """`of` says what is filmed; from then on a frame is taken every so many seconds that go by.

    `part` is the name of a target, such as `tray`: then only what lies there is on the frames.
    """

    def __init__(self, size: Size, every: float = 0.1, part: str = "") -> None:
        self.size = size
        self.frames: list[tuple[float, Surface]] = []
        self.app = App(size)
        self._ticks = 0
        self._between = max(1, round(every / TICK))
        self._part = part
        self._clip: Rect | None = None

    def of(self, app: App) -> App:
        """The first frame is what is seen before anything happens."""
        self.app = app
        if self._part:
            self._clip = self.rect(self._part)
        self._take()
        return app

    def rect(self, target: str) -> Rect:
        return Rect(next(t.rect for t in self.app.targets() if t.id == target))

    # What happens

    def run(self, seconds: float) -> None:
        for _ in range(round(seconds / TICK)):
            self._tick()

    def until(self, holds: Callable[[], object], at_most: float = 10.0) -> None:
        for _ in range(round(at_most / TICK)):
            if holds():
                return
            self._tick()

    def rest(self, at_most: float = 10.0) -> None:
        """Until nothing moves any more, and a little longer."""
        self.until(lambda: self.app.settled, at_most)
        self.run(0.2)

    def drag(self, along: Sequence[Point], seconds: float, *, let_go: bool = True) -> None:
        """The pointer presses at the first place and goes by the others, evenly, with the button held."""
        self._point(pygame.MOUSEBUTTONDOWN, along[0], button=1)
        legs = list(pairwise(along))
        each = max(1, round(seconds / len(legs) / TICK))
        for (x, y), (to_x, to_y) in legs:
            for step in range(1, each + 1):
                done = step / each
                at = (x + (to_x - x) * done, y + (to_y - y) * done)
                self._point(pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(1, 0, 0))
                self._tick()
        if let_go:
            self._point(pygame.MOUSEBUTTONUP, along[-1], button=1)

    def _point(self, kind: int, at: Point, **more: Any) -> None:
        self.app.feed(Event(kind, pos=(round(at[0]), round(at[1])), touch=False, **more))

    def _tick(self) -> None:
        self.app.tick(TICK)
        self._ticks += 1
        if self._ticks % self._between == 0:
            self._take()

    def _take(self) -> None:
        picture = self.app.picture()
        seen = picture.subsurface(self._clip.clip(picture.get_rect())) if self._clip else picture
        self.frames.append((self._ticks * TICK, seen.copy()))
