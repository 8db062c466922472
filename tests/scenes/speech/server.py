"""A speech-dispatcher for tests: it listens on a local socket, answers as the real one does, and writes down
what it is told. What it is to do wrong is told to it.
"""

import socket
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple


class Spoken(NamedTuple):
    number: int
    words: str
    language: str


def wait_for(holds, what):
    """The limit is for what is broken."""
    end = time.monotonic() + 60
    while not (value := holds()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.005)
    return value


class Server:
    """`ends=False`: each message is being spoken until `end()`. `answers=False`: it takes everything, and
    never says a word.
    """

    def __init__(self, place: Path, *, ends: bool = True, answers: bool = True):
        self.place = place
        self.ends, self.answers = ends, answers
        self.raw = b""
        """All that has come in."""
        self.commands: list[str] = []
        self.spoken: list[Spoken] = []
        self.cancelled = 0
        self._language = ""
        self._people: list[socket.socket] = []
        self._listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self._listening.bind(str(place))
        self._listening.listen()
        threading.Thread(target=self._receive, daemon=True).start()

    @property
    def words(self) -> list[str]:
        return [spoken.words for spoken in self.spoken]

    @property
    def visitors(self) -> int:
        """How many have come so far."""
        return len(self._people)

    def said(self, words: str):
        """Waits until a message with these words has come."""
        try:
            return wait_for(lambda: next((s for s in self.spoken if words in s.words), None), repr(words))
        except AssertionError as late:
            raise AssertionError(f"{late}; said was {self.words}") from late

    def end(self) -> None:
        """The last message has been spoken to its end."""
        self._tell(self._people[-1], self.spoken[-1].number, "702", "END")

    def die(self) -> None:
        """It ends, as in a crash: nothing is left but its place, which another one takes."""
        for one in (self._listening, *self._people):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self.place.unlink(missing_ok=True)

    # In threads of its own

    def _receive(self) -> None:
        while True:
            try:
                person, _address = self._listening.accept()
            except OSError:
                return
            self._people.append(person)
            threading.Thread(target=self._serve, args=[person], daemon=True).start()

    def _serve(self, person: socket.socket) -> None:
        try:
            lines = self._lines(person)
            for line in lines:
                self._obey(person, line, lines)
        except OSError:
            return

    def _lines(self, person):
        unread = b""
        while more := person.recv(4096):
            self.raw += more
            *whole, unread = (unread + more).split(b"\r\n")
            yield from (line.decode() for line in whole)

    def _obey(self, person, line, lines) -> None:
        self.commands.append(line)
        if not self.answers:
            return
        match line.split():
            case ["SPEAK"]:
                self._send(person, "230 OK RECEIVING DATA")
                self._take_message(person, lines)
            case ["CANCEL", "self"]:
                self.cancelled += 1
                self._send(person, "213 OK CANCELED")
                if self.spoken:
                    self._tell(person, self.spoken[-1].number, "703", "CANCELED")
            case ["SET", "self", "LANGUAGE", language]:
                self._language = language
                self._send(person, "201 OK LANGUAGE SET")
            case ["SET", "self", "CLIENT_NAME" | "PRIORITY" | "NOTIFICATION", *_value]:
                self._send(person, "208 OK, AS YOU LIKE")
            case _:
                self._send(person, "500 ERR INVALID COMMAND")

    def _take_message(self, person, lines) -> None:
        message: list[str] = []
        while (line := next(lines, None)) != ".":
            if line is None:
                return
            message.append(line.removeprefix("."))
        number = len(self.spoken) + 21
        self.spoken.append(Spoken(number, "\n".join(message), self._language))
        self._send(person, f"225-{number}", "225 OK MESSAGE QUEUED")
        self._tell(person, number, "701", "BEGIN")
        if self.ends:
            self._tell(person, number, "702", "END")

    def _tell(self, person, number: int, code: str, words: str) -> None:
        self._send(person, f"{code}-{number}", f"{code}-7", f"{code} {words}")

    def _send(self, person, *lines: str) -> None:
        person.sendall("".join(f"{line}\r\n" for line in lines).encode())
