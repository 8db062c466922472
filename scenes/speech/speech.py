"""Speech as the app has it: on or off by the settings, and silent while another window is in front.

Any key or press cuts short what is being said: whoever acts has heard enough.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from scenes.settings.store import Settings, Store
from scenes.speech import system
from scenes.speech.voice import State, Voice

if TYPE_CHECKING:
    from scenes.app.scene import Scene
    from scenes.speech.reader import Reader

_PARTING_SECONDS = 1.0


class Speech:
    """`changed` is called, in whatever thread, when it begins or ceases to be heard."""

    def __init__(
        self,
        store: Store,
        changed: Callable[[], None],
        give_voice: Callable[[Callable[[], None]], Voice] = lambda changed: Voice(changed, system.connected),
    ) -> None:
        self._store = store
        self._changed = changed
        self._give_voice = give_voice
        self._in_front = True
        self._voice: Voice | None = None
        self._reader: Reader | None = None
        self._unsubscribe = store.listen(lambda _before, now: self._take(now))
        self._take(store.now)

    @property
    def state(self) -> State | None:
        """None: it is off."""
        return self._voice.state if self._voice else None

    @property
    def is_possible(self) -> bool:
        """The system has speech, as far as is known."""
        return self.state == "speaking" or (self.state != "missing" and system.is_here())

    def see(self, scene: "Scene") -> None:
        """Says what is new on the scene on top, once it has been drawn."""
        if self._reader and self._listening:
            self._reader.look(scene)

    def hears(self, event: Event, scene: "Scene") -> bool:
        """Whether it was the key that says again how things stand."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._take_front(event.type == pygame.WINDOWFOCUSGAINED, scene)
        if self._reader is None or self._voice is None or event.type not in _ACTS:
            return False
        if self._store.now.keys.means(event, "everywhere.say_again") and not scene.types(event):
            self._reader.say_again(scene)
            return True
        self._voice.heard()
        return False

    def close(self) -> None:
        self._unsubscribe()
        if self._voice:
            self._voice.close()
            self._voice.wait(_PARTING_SECONDS)

    @property
    def _listening(self) -> bool:
        return self._in_front or not self._store.now.quiet_behind

    def _take_front(self, in_front: bool, scene: "Scene") -> None:
        """Whoever comes back to the window hears how things stand."""
        if in_front == self._in_front:
            return
        self._in_front = in_front
        if self._voice and self._reader and self._store.now.quiet_behind:
            self._voice.hush()
            self._reader.forget()
            self.see(scene)

    def _take(self, now: Settings) -> None:
        if now.speech and self._voice is None:
            from scenes.speech.reader import Reader  # with the tables: only when it is wanted

            self._voice = self._give_voice(self._changed)
            self._reader = Reader(self._voice)
        elif not now.speech and self._voice:
            self._voice.close()
            self._voice = self._reader = None


_ACTS = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)
