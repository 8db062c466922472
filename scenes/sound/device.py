"""The sound device, in a thread of its own: to open one can take long, and to load a file is not for a frame.

Without a device everything can be asked for as ever, and nothing is played.
"""

import contextlib
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Literal

import pygame

from scenes.sound.catalogue import CAFE, FILES, path

State = Literal["opening", "open", "missing"]

_RATE, _BUFFER = 44_100, 512
_CHANNELS = 16
_CAFE_CHANNEL = _CHANNELS - 1
"""The last one, which no short sound gets while another is free."""
_SWELL, _FADE = 1500, 250
"""Milliseconds in which the café comes and goes."""
_LONGEST_GOODBYE = 0.5


class Device:
    def __init__(self) -> None:
        self.state: State = "opening"
        self._murmur = 0.0
        self._murmurs = False
        self._cafe: pygame.mixer.Sound | None = None
        self._sounds: dict[str, pygame.mixer.Sound] = {}
        self._asked: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="sound", daemon=True)
        self._asked.put(self._open)
        self._thread.start()

    # What may be asked for, from the window's thread; none of it takes any time

    def play(self, file: str, left: float, right: float) -> None:
        self._asked.put(lambda: self._play(file, left, right))

    def murmur(self, volume: float) -> None:
        """The café is so loud from now on; 0: it is left alone."""
        self._asked.put(lambda: self._let_murmur(volume))

    def try_again(self, tried: Callable[[], None]) -> None:
        """Somebody has plugged something in. `tried` is called in the device's thread."""
        self._asked.put(self._open)
        self._asked.put(tried)

    def close(self) -> None:
        """A device that hangs is not waited for."""
        self._asked.put(None)
        self._thread.join(_LONGEST_GOODBYE)

    # In the thread

    def _work(self) -> None:
        while (do := self._asked.get()) is not None:
            # A device that goes away, or a file that can't be read: one sound less, and the game goes on.
            with contextlib.suppress(pygame.error, OSError):
                do()
        if self.state == "open":
            pygame.mixer.quit()

    def _open(self) -> None:
        if pygame.mixer.get_init():
            pygame.mixer.quit()
        self._sounds.clear()
        self._cafe, self._murmurs = None, False
        try:
            pygame.mixer.init(_RATE, -16, 2, _BUFFER, allowedchanges=pygame.AUDIO_ALLOW_FREQUENCY_CHANGE)
        except pygame.error:
            self.state = "missing"
            return
        pygame.mixer.set_num_channels(_CHANNELS)
        for file in FILES:
            with contextlib.suppress(pygame.error, OSError):
                self._sounds[file] = pygame.mixer.Sound(path(file))
        self.state = "open"
        self._let_murmur(self._murmur)

    def _play(self, file: str, left: float, right: float) -> None:
        sound = self._sounds.get(file)
        channel = pygame.mixer.find_channel() if sound else None
        if sound and channel:
            channel.set_volume(left, right)  # before it plays, or its first moment would be at full volume
            channel.play(sound)

    def _let_murmur(self, volume: float) -> None:
        self._murmur = volume
        if self.state != "open":
            return
        channel = pygame.mixer.Channel(_CAFE_CHANNEL)
        if volume:
            if self._cafe is None:
                self._cafe = pygame.mixer.Sound(path(CAFE))
            channel.set_volume(volume)
            if not self._murmurs:
                channel.play(self._cafe, loops=-1, fade_ms=_SWELL)
        elif self._murmurs:
            channel.fadeout(_FADE)
        self._murmurs = volume > 0
