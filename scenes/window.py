"""The window: opened, resized, full screen; and the loop that sleeps while nothing moves.

A window that can't be had full screen, or a cheap flip that a driver refuses, is gone without: the table
opens all the same.
"""

import os
import sys
import time

import pygame
from pygame.event import Event

from scenes.app import App
from scenes.clock import snapped

SMALLEST = (1000, 700)
FRAMES_A_SECOND = 60

NAP_MILLISECONDS = 12
"""How often a resting window looks up. `pygame.event.wait` looks up every millisecond: ten times the work."""

TITLE = "Tavolino"

_ALT_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def _start_video() -> None:
    """Fingers become the pointer in our own code. X11 flips thirty times cheaper without software GL."""
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "tavolino")
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", "tavolino")
    cheap = sys.platform == "linux" and "SDL_FRAMEBUFFER_ACCELERATION" not in os.environ
    if cheap:
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    pygame.display.init()
    if cheap and pygame.display.get_driver() != "x11":
        pygame.display.quit()
        del os.environ["SDL_FRAMEBUFFER_ACCELERATION"]
        pygame.display.init()


class Window:
    def __init__(self, wanted: tuple[int, int] | None = None) -> None:
        _start_video()
        size = wanted or self._fitting()
        self._window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True)
        self._window.minimum_size = SMALLEST
        try:
            self.surface = self._window.get_surface()
        except pygame.error:
            os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
            self._window.destroy()
            self._window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True)
            self._window.minimum_size = SMALLEST
            self.surface = self._window.get_surface()
        self.full_screen = False
        pygame.key.stop_text_input()

    @staticmethod
    def _fitting() -> tuple[int, int]:
        """Four fifths of the screen, not wider than 16:10, and never smaller than the smallest."""
        wide, tall = pygame.display.get_desktop_sizes()[0]
        height = max(SMALLEST[1], int(tall * 0.8))
        return max(SMALLEST[0], min(int(wide * 0.8), int(height * 1.6))), height

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

    def renewed(self) -> pygame.Surface:
        """The surface to draw on, which a resize replaces."""
        self.surface = self._window.get_surface()
        return self.surface

    def flip(self) -> None:
        self._window.flip()

    def close(self) -> None:
        self._window.destroy()


class Loop:
    """Feeds the window's events and time to the app, and shows what it draws."""

    def __init__(self, app: App, window: Window) -> None:
        self._app = app
        self._window = window
        self._rhythm = pygame.time.Clock()
        self._last = time.perf_counter()
        self._exposed = False
        self._app.show_on(window.surface)
        window.set_full_screen(app.settings.now.display == "full_screen")
        app.settings.listen(lambda _, now: window.set_full_screen(now.display == "full_screen"))

    def run(self) -> None:
        while self._app.running:
            self.turn()
        self._remember_size()

    def turn(self) -> None:
        """One round: wait if nothing moves, hear, move, draw."""
        app = self._app
        resting = app.asleep or (app.settled and not app.stale)
        events = self._wait() if resting else pygame.event.get()
        now = time.perf_counter()
        app.tick(snapped(now - self._last))
        self._last = now
        for event in events:
            self._hear(event)
        if app.draw() or (self._exposed and not app.asleep):
            self._window.flip()
        self._exposed = False
        if not resting:
            self._rhythm.tick(FRAMES_A_SECOND)

    def _wait(self) -> list[Event]:
        """Blocks until something comes or the next alarm is due."""
        begun = time.perf_counter()
        while not (events := pygame.event.get()):
            if time.perf_counter() - begun >= self._app.until_alarm():
                break
            pygame.time.wait(NAP_MILLISECONDS)
        return events

    def _hear(self, event: Event) -> None:
        app = self._app
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            if self._window.renewed() is not app.surface:
                app.show_on(self._window.surface)
        elif event.type == pygame.WINDOWEXPOSED:
            self._exposed = True
        elif event.type == pygame.WINDOWMINIMIZED:
            app.asleep = True
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED):
            app.asleep = False
            self._exposed = True
        if event.type == pygame.KEYDOWN and self._turns_full_screen(event):
            app.settings.change(display="window" if self._window.full_screen else "full_screen")
        else:
            app.feed(self._window.in_pixels(event))

    @staticmethod
    def _turns_full_screen(event: Event) -> bool:
        return event.key == pygame.K_F11 or (event.key in _ALT_ENTER and bool(event.mod & pygame.KMOD_ALT))

    def _remember_size(self) -> None:
        if not self._window.full_screen:
            self._app.settings.change(window_size=self._window.size)
