"""The window: opened, resized, full screen.

A window that can't be had full screen, or a cheap flip that a driver refuses, is gone without: the table
opens all the same.
"""

import os
import sys

import pygame
from pygame.event import Event

from scenes.app import density
from scenes.art.fonts import ASSETS
from scenes.widgets.controls import Cursor

SMALLEST = (960, 600)
TITLE = "Tavolino"
ICON = ASSETS / "art" / "icon-64.png"

_KEY_REPEAT = (420, 35)
_NOWHERE = ("offscreen", "dummy")
"""What SDL falls back to where there is no display; nobody would ever see that window."""

_CURSORS: dict[Cursor, int] = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}
_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def _start_video() -> None:
    """Fingers become the pointer in our own code. X11 flips thirty times cheaper without software GL."""
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    # Not a default: on import pygame has put the script's name there.
    os.environ["SDL_VIDEO_X11_WMCLASS"] = os.environ["SDL_VIDEO_WAYLAND_WMCLASS"] = "tavolino"
    cheap = sys.platform == "linux" and "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
    if cheap:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    pygame.display.init()
    if cheap and pygame.display.get_driver() != "x11":
        pygame.display.quit()
        del os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
        pygame.display.init()
    if "SDL_VIDEODRIVER" not in os.environ and pygame.display.get_driver() in _NOWHERE:
        pygame.display.quit()
        raise pygame.error("neither X11 nor Wayland")


class Window:
    def __init__(self, wanted: tuple[int, int] | None = None) -> None:
        _start_video()
        size = self._fitting(wanted)
        self._window = self._opened(size)
        try:
            self.surface = self._window.get_surface()
        except pygame.error:
            os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
            self._window.destroy()
            self._window = self._opened(size)
            self.surface = self._window.get_surface()
        self.full_screen = self.coarse = False
        self._cursor: Cursor = "arrow"
        pygame.key.stop_text_input()
        pygame.key.set_repeat(*_KEY_REPEAT)

    @staticmethod
    def _opened(size: tuple[int, int]) -> pygame.Window:
        window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True)
        window.minimum_size = SMALLEST
        window.set_icon(pygame.image.load(ICON))
        return window

    @staticmethod
    def _fitting(wanted: tuple[int, int] | None) -> tuple[int, int]:
        """What is wanted, or four fifths of the screen; never more than it, nor smaller than the smallest."""
        wide, tall = pygame.display.get_desktop_sizes()[0]
        size = wanted or (min(wide, round(tall * 1.6)) * 4 // 5, tall * 4 // 5)
        return max(SMALLEST[0], min(wide, size[0])), max(SMALLEST[1], min(tall, size[1]))

    def draw_coarsely(self, coarse: bool) -> None:
        """From now on `surface` is half as wide and high, and blown up when it is shown; else it
        is the window's own, which a resize replaces."""
        whole = self._window.get_surface()
        self.coarse = coarse
        wide, tall = whole.get_size()
        self.surface = pygame.Surface(((wide + 1) // 2, (tall + 1) // 2), 0, whole) if coarse else whole

    @property
    def size(self) -> tuple[int, int]:
        """In the system's own units, which are not pixels where it scales the display."""
        return self._window.size

    def set_full_screen(self, wanted: bool) -> None:
        if wanted == self.full_screen:
            return
        try:
            if wanted:
                self._window.set_fullscreen(desktop=True)
            else:
                self._window.set_windowed()
        except pygame.error:
            return
        self.full_screen = wanted

    def in_pixels(self, event: Event) -> Event:
        """Where the system scales the display, the mouse counts in its units and we in pixels."""
        if event.type not in _POINTED or self._window.size == self.surface.get_size():
            return event
        ratio = self.surface.get_width() / max(1, self._window.size[0])
        scaled = {**event.dict, "pos": (round(event.pos[0] * ratio), round(event.pos[1] * ratio))}
        if "rel" in scaled:
            scaled["rel"] = (round(event.rel[0] * ratio), round(event.rel[1] * ratio))
        return Event(event.type, scaled)

    def place(self) -> tuple[int, int]:
        left, top = self._window.position
        return left, top

    def density(self) -> float:
        """Pixels a millimetre, as far as the system knows."""
        return density.of(self._window.id, self.surface.get_width() / max(1, self._window.size[0]))

    def point_with(self, cursor: Cursor) -> None:
        if cursor != self._cursor:
            self._cursor = cursor
            pygame.mouse.set_cursor(_CURSORS[cursor])

    def flip(self) -> None:
        if self.coarse:
            whole = self._window.get_surface()
            pygame.transform.scale(self.surface, whole.get_size(), whole)
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()
