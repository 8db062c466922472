"""Screen readers beside the app's own voice: the page they are told of, and what they ask for.

What knows the tables is imported when somebody reads.
"""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Protocol
from weakref import WeakKeyDictionary

import pygame
from pygame.event import Event

from scenes.accessible.at_spi import AtSpi, Wish

if TYPE_CHECKING:
    from scenes.accessible.page import Item, Page
    from scenes.app.app import App
    from scenes.app.scene import Scene
    from scenes.app.spoken import Spoken
    from scenes.speech.readable import Sight

RHYTHM = 0.2
"""Seconds at least from one look at the same scene to the next."""
_PATIENCE = 5
"""After so many looks something is told though it still moves."""
_LOOKS = 1.0
"""How often a window at rest looks whether a reader has come."""
_KEYS = {"more": pygame.K_RIGHT, "less": pygame.K_LEFT}


class Bridge(Protocol):
    @property
    def reader(self) -> int: ...
    def tell(self, page: "Page") -> None: ...
    def come_to_front(self, in_front: bool) -> None: ...
    def close(self) -> None: ...


def beside(speech: "Spoken", app: "App") -> "Spoken":
    """The voice alone where AccessKit isn't installed, or where it has to have the window before it is shown,
    as on Windows and macOS."""
    try:
        library = import_module("accesskit")
    except ImportError:
        return speech
    if not hasattr(library, "unix"):
        return speech
    return Accessible(speech, app, lambda asked: AtSpi(library, asked))


class Accessible:
    """Hears and sees what speech does, and hands it on to it."""

    def __init__(
        self, speech: "Spoken", app: "App", build: Callable[[Callable[[str, Wish], None]], Bridge]
    ) -> None:
        self._speech = speech
        self._app = app
        self._in_front = pygame.display.get_init() and pygame.key.get_focused()
        self._reader = 0
        """Who has been told of it."""
        self._told: Page | None = None
        self._looked_at = -RHYTHM
        self._waited = 0
        self._seen_by: tuple[Scene, int | None] | None = None
        """The scene that is told of, and whose knowledge of it."""
        self._said: tuple[Item, ...] = ()
        self._saw: tuple[object, object] = (None, None)
        self._lines: WeakKeyDictionary[Scene, int] = WeakKeyDictionary()
        self._count = 0
        self._bridge = build(lambda name, wish: app.wake(lambda: self._do(name, wish)))
        self._alarm = app.later(_LOOKS, self._look)

    @property
    def is_possible(self) -> bool:
        return self._speech.is_possible

    def hears(self, event: Event, scene: "Scene") -> bool:
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._in_front = event.type == pygame.WINDOWFOCUSGAINED
            if self._reader and self._reader == self._bridge.reader:
                self._bridge.come_to_front(self._in_front)
        return self._speech.hears(event, scene)

    def see(self, scene: "Scene") -> None:
        self._speech.see(scene)
        if not self._bridge.reader:
            return
        from scenes.accessible.page import eyes

        if self._seen_by == (scene, eyes(scene)):
            self._look_in(0.0)
        else:
            self._tell(scene)  # what the others saw is not for these eyes

    def close(self) -> None:
        self._alarm.cancel()
        self._bridge.close()
        self._speech.close()

    # What readers are told

    def _look_in(self, seconds: float) -> None:
        self._alarm.cancel()
        self._alarm = self._app.later(max(seconds, self._looked_at + RHYTHM - self._app.now), self._look)

    def _look(self) -> None:
        if not self._app.running:
            return
        if not self._bridge.reader:
            self._seen_by = None
            self._lines.clear()
            self._look_in(_LOOKS)
            return
        self._looked_at = self._app.now
        if not self._app.settled and self._waited < _PATIENCE:
            self._waited += 1
            self._look_in(RHYTHM)
        else:
            self._tell(self._app.top)

    def _tell(self, scene: "Scene") -> None:
        from scenes.accessible.page import page
        from scenes.speech.readable import sight

        now = sight(scene)
        self._seen_by = scene, now.eyes
        self._notice(scene, now)
        found = page(scene, now, self._app.place_of_window())
        found = found._replace(items=(*found.items, *self._said))
        before, self._reader, self._waited = self._reader, self._bridge.reader, 0
        if found != self._told or before != self._reader:
            self._told = found
            self._bridge.tell(found)
        if before != self._reader:
            self._bridge.come_to_front(self._in_front)
        self._look_in(RHYTHM if self._said or not self._app.settled else _LOOKS)

    def _notice(self, scene: "Scene", now: "Sight") -> None:
        """What has happened and what is said over the widgets are told once, by an item that is new and soon
        gone."""
        from scenes.accessible.page import Item
        from scenes.speech.readable import told_since

        shown = [one for one in (now.toast, now.bubble) if one]
        words = told_since(scene, self._lines.get(scene, now.told))
        words += [one.words for one in shown if one not in self._saw]
        self._lines[scene], self._saw = now.told, (now.toast, now.bubble)
        self._count += bool(words)
        item = Item(f"said.{self._count}", "status", "\n".join(words), (0, 0, 0, 0), live=True)
        self._said = (item,) if words else ()

    # What readers ask for

    def _do(self, name: str, wish: Wish) -> None:
        """As somebody at the screen would: on what is there now."""
        scene = self._app.top
        if name not in (target.id for target in self._app.targets()):
            return
        if wish == "press":
            self._app.click(name)
        if self._app.top is scene and name in scene.controls.tab_order:
            scene.controls.focus_on(name, ring=True)
            if wish in _KEYS:
                self._app.press(_KEYS[wish])
