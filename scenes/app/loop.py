"""The loop: hears the window's events, lets time go by, shows what is drawn, sleeps while nothing moves."""

import time
from collections.abc import Callable
from contextlib import suppress

import pygame
from pygame.event import Event

from scenes.app import native_heap
from scenes.app.app import App
from scenes.app.clock import snapped
from scenes.app.coarseness import Coarseness
from scenes.app.scene import Scene
from scenes.app.spoken import Spoken
from scenes.app.trace import Trace
from scenes.app.window import Window
from scenes.settings.store import Display, Store

FRAMES_A_SECOND = 60

SOUND_AFTER = 0.3
"""Seconds after the first picture: nobody waits for the sound device, or for the voice."""

Rescue = Callable[[Exception], Scene]
"""Given an error, the scene that tells of it."""

MOST_FAILURES = 3

NAP_MILLISECONDS = 12
"""How often a resting window looks up. `pygame.event.wait` looks up every millisecond: ten times the work."""


class Loop:
    def __init__(self, app: App, window: Window, rescue: Rescue) -> None:
        self._app = app
        self._rescue = rescue
        self._failed = 0
        self._drawn_before = 0
        """How many pictures there were when the last page that tells of an error came."""
        self._window = window
        self._rhythm = pygame.time.Clock()
        self._last = time.perf_counter()
        self._exposed = False
        self._coarseness = Coarseness(app, window)
        self._app.show_on(window.surface)
        app.pointer.density = window.density
        app.place_of_window = window.place
        app.draws_coarsely = self._coarseness.in_effect
        app.settings.listen(lambda _before, now: self._show_in(now.display))
        self._show_in(app.settings.now.display)

    def _show_in(self, display: Display) -> None:
        """A window that can't be had full screen says so in the settings."""
        self._window.set_full_screen(display == "full_screen")
        self._app.settings.change(display="full_screen" if self._window.full_screen else "window")

    def run(self) -> None:
        self.rescued(self._show)  # the first picture waits for no alarm
        while self._app.running:
            self.rescued(self.turn)
        self._remember_size()

    def rescued(self, do: Callable[[], None]) -> None:
        """An error that nobody foresaw is shown and told of, and play goes on. Where the telling itself fails
        the settings may be why; where it fails again and again, there is nothing left to be done."""
        try:
            do()
        except Exception as error:
            page = self._rescue(error)
            unseen = self._app.drawn == self._drawn_before
            again = unseen and self._app.running and isinstance(self._app.top, type(page))
            self._failed = self._failed + 1 if again else 0
            if self._failed == MOST_FAILURES:
                raise
            if again:
                with suppress(Exception):
                    self._app.settings.fall_back()
            self._drawn_before = self._app.drawn
            self._app.rescue(page)

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
        if app.running:
            self._window.point_with(app.top.controls.cursor)
        self._show()
        if resting:
            self._coarseness.rests()
        else:
            self._coarseness.drew(time.perf_counter() - now)
            self._rhythm.tick(FRAMES_A_SECOND)

    def _show(self) -> None:
        if self._app.draw() or (self._exposed and not self._app.asleep):
            self._window.flip()
        self._exposed = False

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
            self._window.draw_coarsely(False)
            if self._window.surface is not app.surface:
                app.show_on(self._window.surface)
        elif event.type == pygame.WINDOWEXPOSED:
            self._exposed = True
        elif event.type == pygame.WINDOWMINIMIZED:
            app.asleep = True
        elif event.type in (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED):
            app.asleep = False
            self._exposed = True
        app.feed(self._window.in_pixels(event))

    def _remember_size(self) -> None:
        if not self._window.full_screen:
            self._app.settings.change(window_size=self._window.size)


def play(
    first: Scene, settings: Store, trace: Trace | None, rescue: Rescue, speech: Callable[[App], Spoken]
) -> None:
    """Opens the window on that scene, and comes back when the window is closed."""
    window = Window(settings.now.window_size)
    app = App(window.surface, settings, trace)
    loop = Loop(app, window, rescue)
    loop.rescued(lambda: app.push(first))
    app.later(0.0, native_heap.settle)
    app.later(SOUND_AFTER, lambda: _open_sound(app))
    app.later(SOUND_AFTER, lambda: _open_speech(app, speech))
    loop.run()
    if app.speech:
        app.speech.close()
    if app.sounds:
        app.sounds.close()
    window.close()


def _open_sound(app: App) -> None:
    # After the first picture: nobody waits for it.
    from scenes.sound.device import Device
    from scenes.sound.sounds import Sounds

    app.sounds = Sounds(app.settings, Device())


def _open_speech(app: App, speech: Callable[[App], Spoken]) -> None:
    app.speech = speech(app)
    app.top.touch()
