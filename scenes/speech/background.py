"""A voice that says one message after the other and comes back when it is over, as a `Connection`.

It speaks in a thread of its own, where it was also made: Windows asks for that. Ends are told over a socket,
which is what the voice's selector can wait for on every system.
"""

import queue
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Protocol

from scenes.speech.ssip import LostError

_PATIENCE = 10.0
"""Seconds that a system may take to find its voices."""


class Speaker(Protocol):
    def speak(self, words: str, language: str, stop: threading.Event) -> None:
        """Comes back at the end, or soon after `stop` is set. Raises OSError where it can speak no more."""

    def close(self) -> None: ...


class Background:
    """Raises `LostError` where there is no such voice."""

    def __init__(self, make: Callable[[], Speaker]) -> None:
        self._messages: queue.SimpleQueue[tuple[str, str, str] | None] = queue.SimpleQueue()
        self._numbers = count(1)
        self._language = "en"
        self._stop = threading.Event()
        self._ends, self._tells = socket.socketpair()
        self._ends.setblocking(False)
        self._unread = b""
        self._made: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, args=(make,), name="voice", daemon=True)
        self._thread.start()
        try:
            made = self._made.get(timeout=_PATIENCE)
        except queue.Empty:
            made = False
        if not made:
            self._ends.close()
            raise LostError

    def fileno(self) -> int:
        return self._ends.fileno()

    def set_language(self, language: str) -> None:
        self._language = language

    def speak(self, words: str) -> str:
        number = str(next(self._numbers))
        self._messages.put((number, words, self._language))
        return number

    def cancel(self) -> None:
        """The messages that wait are over without a word."""
        waiting: list[tuple[str, str, str]] = []
        with suppress(queue.Empty):
            while (one := self._messages.get_nowait()) is not None:
                waiting.append(one)
        self._stop.set()
        for number, _, _ in waiting:
            self._tell(number)

    def take_over(self) -> set[str]:
        try:
            while more := self._ends.recv(4096):
                self._unread += more
        except BlockingIOError:
            pass  # that was all
        except OSError as error:
            raise LostError from error
        else:
            raise LostError
        *over, self._unread = self._unread.split(b"\n")
        return {number.decode() for number in over}

    def close(self) -> None:
        self._stop.set()
        self._messages.put(None)
        self._ends.close()

    # In its own thread

    def _run(self, make: Callable[[], Speaker]) -> None:
        try:
            speaker = make()
        except OSError:
            self._made.put(False)
            self._tells.close()
            return
        self._made.put(True)
        with suppress(OSError):  # whoever listens for ends is told by the socket that there are none any more
            while (message := self._messages.get()) is not None:
                number, words, language = message
                self._stop.clear()
                speaker.speak(words, language, self._stop)
                self._tell(number)
        speaker.close()
        self._tells.close()

    def _tell(self, number: str) -> None:
        self._tells.sendall(f"{number}\n".encode())
