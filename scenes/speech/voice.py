"""The voice: says what waits, in a thread of its own. The window waits for nothing of it.

Where nobody speaks, what waits is dropped, and the system is asked again now and then.
"""

import selectors
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, Protocol

from scenes.speech.ssip import LostError
from scenes.speech.waiting import Kind, Said, Waiting

State = Literal["trying", "speaking", "missing"]

AGAIN_AFTER = 5.0
"""Seconds until a system without speech is asked again, if there is something to say."""
_LONGEST = 15.0
_SECONDS_A_LETTER = 0.3
"""A message whose end is never told of must be over after so long."""


class Connection(Protocol):
    """What a voice speaks through."""

    def fileno(self) -> int: ...
    def set_language(self, language: str) -> None: ...
    def speak(self, words: str) -> str | None: ...
    def cancel(self) -> None: ...
    def take_over(self) -> set[str]: ...
    def close(self) -> None: ...


class Voice:
    """`changed` is called in its thread whenever `state` is another one."""

    def __init__(self, changed: Callable[[], None], connect: Callable[[], Connection]) -> None:
        self.state: State = "trying"
        self._changed = changed
        self._connect = connect
        self._waiting = Waiting()
        self._closing = False
        self._nudged, self._nudge = socket.socketpair()
        for end in (self._nudged, self._nudge):
            end.setblocking(False)
        self._line: Connection | None = None
        self._language = ""
        self._message: str | None = None
        self._until = 0.0
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, words: str, language: str, kind: Kind) -> None:
        self._waiting.add(Said(words, language, kind))
        self._wake()

    def heard(self) -> None:
        """Somebody acts, and has heard enough of what is being said."""
        self._waiting.heard()
        self._wake()

    def let_go_passing(self) -> None:
        """What it was about is not on screen any more."""
        self._waiting.let_go_passing()
        self._wake()

    def hush(self) -> None:
        """Nothing of it all is wanted any more."""
        self._waiting.let_go()
        self._wake()

    def close(self) -> None:
        """Falls silent at once; the thread ends when the system has answered."""
        self._waiting.let_go()
        self._closing = True
        self._wake()

    def wait(self, seconds: float) -> None:
        """For the end of a voice that has been closed, when no window waits any more."""
        self._thread.join(seconds)

    def _wake(self) -> None:
        with suppress(OSError):  # the thread may have ended, or have nudges enough
            self._nudge.send(b".")

    # In its own thread

    def _run(self) -> None:
        tried = -AGAIN_AFTER
        while not self._closing:
            if self._line is None and time.monotonic() - tried >= AGAIN_AFTER:
                tried = time.monotonic()
                self._look_for_it()
            elif self._line is None:
                self._waiting.take()  # nobody hears it
                self._waiting.over()
            if self._line is not None:
                try:
                    self._go_on(self._line)
                except LostError:
                    self._lose_it()
                    tried = -AGAIN_AFTER
            self._rest()
        self._end()

    def _look_for_it(self) -> None:
        try:
            self._line, self._language = self._connect(), ""
        except LostError:
            self._become("missing")
        else:
            self._become("speaking")

    def _lose_it(self) -> None:
        """It has ended, or doesn't answer; the next sentence asks for it again."""
        if self._line is not None:
            self._line.close()
        self._line, self._message = None, None
        self._waiting.over()

    def _go_on(self, line: Connection) -> None:
        self._hear_of_ends(line)
        if self._waiting.to_stop:
            line.cancel()
            self._waiting.over()
        while not self._waiting.saying and (said := self._waiting.take()) is not None:
            if said.language != self._language:
                line.set_language(said.language)
                self._language = said.language
            self._message = line.speak(said.words)
            self._until = time.monotonic() + _LONGEST + _SECONDS_A_LETTER * len(said.words)
            self._hear_of_ends(line)  # its own may have come along with the answer

    def _hear_of_ends(self, line: Connection) -> None:
        over = line.take_over()
        if self._message is None or self._message in over or time.monotonic() >= self._until:
            self._waiting.over()

    def _rest(self) -> None:
        """Until there is something to say, or something has been said."""
        if self._closing or self._waiting.to_stop or (self._waiting and not self._waiting.saying):
            return
        seconds = max(0.0, self._until - time.monotonic()) if self._waiting.saying else None
        with selectors.DefaultSelector() as selector:
            selector.register(self._nudged, selectors.EVENT_READ)
            if self._line is not None:
                selector.register(self._line.fileno(), selectors.EVENT_READ)
            selector.select(seconds)
        with suppress(BlockingIOError):
            while self._nudged.recv(512):
                pass

    def _become(self, state: State) -> None:
        if self.state != state:
            self.state = state
            self._changed()

    def _end(self) -> None:
        if self._line is not None:
            with suppress(LostError):
                self._line.cancel()
            self._line.close()
        self._nudged.close()
        self._nudge.close()
