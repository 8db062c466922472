"""What is let out of all that can be heard: by the settings, and never too much at once."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

import pygame
from pygame.event import Event

from scenes.settings.store import Store
from scenes.sound.catalogue import KINDS
from scenes.sound.cue import Cue, Name
from scenes.sound.device import Device
from scenes.sound.loudness import sides, volume
from scenes.sound.voices import Voices
from scenes.text.words import _


class OnTop(Protocol):
    """The scene on top, as far as it concerns sound."""

    def types(self, event: Event) -> bool: ...
    def say(self, words: str) -> None: ...


class Sounds:
    """`clock` counts seconds; the one of the table stands still in a long frame, and ears don't."""

    def __init__(self, store: Store, device: Device, clock: Callable[[], float] = time.perf_counter) -> None:
        self._store = store
        self._device = device
        self._clock = clock
        self._voices = Voices()
        self._in_front = True
        self._turns: Counter[Name] = Counter()
        self._unsubscribe = store.listen(lambda *_values: self._murmur())
        self._murmur()

    @property
    def missing(self) -> bool:
        """There is no sound device."""
        return self._device.state == "missing"

    def try_again(self, tried: Callable[[], None]) -> None:
        """`tried` is called in another thread: use `app.wake`."""
        self._device.try_again(tried)

    def play(self, cue: Cue) -> None:
        left, right = sides(self._store.now, cue)
        if left + right <= 0 or not self._listening or not self._voices.admit(cue.name, self._clock()):
            return
        self._turns[cue.name] += 1
        file = KINDS[cue.name].file(cue.name, cue.loud, self._turns[cue.name])
        self._device.play(file, left, right)

    def hears(self, event: Event, scene: OnTop) -> bool:
        """Whether it was the key that turns all sound off and on. The scene says so too, for the eyes."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self._in_front = event.type == pygame.WINDOWFOCUSGAINED
            self._murmur()
        keys = self._store.now.keys
        if not keys.means(event, "everywhere.mute") or scene.types(event):
            return False
        muted = not self._store.now.muted
        self._store.change(muted=muted)
        off = _("Sound is off. {key} turns it on again.").format(key=keys.word("everywhere.mute"))
        scene.say(off if muted else _("Sound is on."))
        return True

    def close(self) -> None:
        self._unsubscribe()
        self._device.close()

    @property
    def _listening(self) -> bool:
        return self._in_front or not self._store.now.quiet_behind

    def _murmur(self) -> None:
        now = self._store.now
        self._device.murmur(volume(now, now.volume_ambience) if self._listening else 0.0)
