"""Drawing at half size while things move: at 4K, where a machine can't keep up at full size.

It goes by what frames have taken. At half size a frame takes about three fifths, so the bound below which
full size is tried again is well under the one above which it is given up: it doesn't go to and fro. What
rests is always drawn at full size.
"""

from collections import deque

import pygame
from pygame.event import Event

from scenes.app.app import App
from scenes.app.window import Window

LATE, IN_TIME = 1.25 / 60, 0.4 / 60
"""Seconds for a frame's work: more is too slow at full size, less is fast enough at half size to go back."""
LOOKED_AT = 24
"""Frames; half of them must be late."""
LARGE = 1920 * 1200
"""Pixels: a window that has no more is never drawn at half size."""
MOVES, RESTS = 0.4, 0.4
"""Seconds before a change: buttons light up faster, and the next dice may be thrown at once."""


class Coarseness:
    def __init__(self, app: App, window: Window) -> None:
        self.slow = False
        self._app, self._window = app, window
        self._took: deque[float] = deque(maxlen=LOOKED_AT)
        self._moving_since: float | None = None

    def in_effect(self) -> bool:
        """What moves is drawn at half size."""
        wide, tall = self._window.surface.get_size()
        pixels = wide * tall * (4 if self._window.coarse else 1)
        return self.slow and self._app.settings.now.coarse and pixels > LARGE

    def rests(self) -> None:
        self._moving_since = None

    def drew(self, seconds: float) -> None:
        """A frame in which something moved took so long."""
        if self._moving_since is None:
            self._moving_since = self._app.now
        self._took.append(seconds)
        if len(self._took) == LOOKED_AT:
            median = sorted(self._took)[LOOKED_AT // 2]
            if not self._window.coarse and median > LATE:
                self.slow = True
            elif self._window.coarse and median < IN_TIME:
                self.slow = False
        if self._wanted() and self._app.now - self._moving_since >= MOVES:
            self._draw(coarse=True)
            self._app.later(RESTS, self._sharpen)

    def _wanted(self) -> bool:
        return self.in_effect() and not self._window.coarse and not self._app.pointer.holds

    def _sharpen(self) -> None:
        if self._window.coarse and self._app.settled:
            self._draw(coarse=False)
        elif self._window.coarse:
            self._app.later(RESTS, self._sharpen)

    def _draw(self, *, coarse: bool) -> None:
        before = self._window.surface.get_width()
        self._window.draw_coarsely(coarse)
        self._took.clear()  # it tells nothing about the other size
        surface, (x, y) = self._window.surface, self._app.pointer.pos
        self._app.show_on(surface, keep=True, grain=2 if coarse else 1)
        if x >= 0:  # the pointer is where it was, and elsewhere by the pixels that scenes count
            ratio = surface.get_width() / before
            pos = round(x * ratio), round(y * ratio)
            self._app.feed(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False))
