"""SSIP, the language of speech-dispatcher, as far as it is needed: lines of text over a local socket.

Each command is answered by lines `CCC-…`, the last of them `CCC …`; 2xx is a yes. What becomes of a message
comes unasked, as lines 7xx (its manual: "Events Notification in SSIP").
"""

import getpass
import re
import socket
from collections import deque
from pathlib import Path
from typing import NamedTuple

_PATIENCE = 3.0
"""Seconds to wait for an answer: it comes at once, or never."""
_OVER = ("702", "703")
"""Spoken to its end; cancelled."""
_EVENT = "7"


class LostError(Exception):
    """Nobody is at the other end any more."""


class AbsentError(LostError):
    """There was nobody from the beginning."""


class _Reply(NamedTuple):
    code: str
    lines: tuple[str, ...]


class Line:
    def __init__(self, place: Path) -> None:
        """Raises `AbsentError` where nobody listens, `LostError` where somebody does and doesn't answer."""
        self._unread = b""
        self._replies: deque[str] = deque()
        self._over: set[str] = set()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._socket.settimeout(_PATIENCE)
        try:
            self._socket.connect(str(place))
        except OSError as absent:
            self._socket.close()
            raise AbsentError from absent
        try:
            self._ask(f"SET self CLIENT_NAME {_own_name()}:tavolino:table")
            self._ask("SET self PRIORITY message")
            self._ask("SET self NOTIFICATION END on")
            self._ask("SET self NOTIFICATION CANCEL on")
        except LostError:
            self._socket.close()
            raise

    def fileno(self) -> int:
        """For a selector: something has come when it can be read."""
        return self._socket.fileno()

    def set_language(self, language: str) -> None:
        self._ask(f"SET self LANGUAGE {language}")

    def speak(self, words: str) -> str | None:
        """The message's number; None if it won't be spoken."""
        if not _is_yes(self._ask("SPEAK")):
            return None
        # A dot alone would end the message.
        lines = (f".{line}" if line.startswith(".") else line for line in words.splitlines())
        reply = self._ask("\r\n".join([*lines, "."]))
        return reply.lines[0] if _is_yes(reply) and len(reply.lines) > 1 else None

    def cancel(self) -> None:
        """Stops what is being spoken, and what waits."""
        self._ask("CANCEL self")

    def take_over(self) -> set[str]:
        """The numbers of the messages that are over since the last time. Raises `LostError` at the end."""
        self._socket.setblocking(False)
        try:
            while self._receive():
                pass
        finally:
            self._socket.settimeout(_PATIENCE)
        self._sort_events()
        over, self._over = self._over, set()
        return over

    def close(self) -> None:
        self._socket.close()

    # Details

    def _ask(self, words: str) -> _Reply:
        try:
            self._socket.sendall(f"{words}\r\n".encode(errors="replace"))
            while (reply := self._next_reply()) is None:
                self._receive()
        except OSError as error:
            raise LostError from error
        return reply

    def _receive(self) -> bool:
        """Whether more has come; a line that has been shut is lost."""
        try:
            more = self._socket.recv(4096)
        except BlockingIOError:
            return False
        except OSError as error:
            raise LostError from error
        if not more:
            raise LostError
        *whole, self._unread = (self._unread + more).split(b"\n")
        self._replies.extend(line.decode(errors="replace").rstrip("\r") for line in whole)
        return True

    def _next_reply(self) -> _Reply | None:
        self._sort_events()
        lines = list(self._replies)
        last = next((at for at, line in enumerate(lines) if line[3:4] != "-"), None)
        if last is None:
            return None
        for _ in range(last + 1):
            self._replies.popleft()
        return _Reply(lines[last][:3], tuple(line[4:] for line in lines[: last + 1]))

    def _sort_events(self) -> None:
        """Takes out what has come unasked: the first line of an event is the message's number."""
        rest: deque[str] = deque()
        event: list[str] = []
        for line in self._replies:
            if not line.startswith(_EVENT):
                rest.append(line)
                continue
            event.append(line)
            if line[3:4] != "-":
                if line[:3] in _OVER:
                    self._over.add(event[0][4:])
                event = []
        self._replies = deque([*rest, *event])


def _is_yes(reply: _Reply) -> bool:
    return reply.code.startswith("2")


def _own_name() -> str:
    """Letters, digits, dashes and underscores only."""
    try:
        name = getpass.getuser()
    except (KeyError, OSError, ImportError):
        name = ""
    return re.sub(r"[^A-Za-z0-9_-]", "_", name) or "somebody"
