"""What runs in the bots' own process: questions come down a line, answers go back. It draws nothing."""

import os
import signal
from collections.abc import Iterator, Sequence
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from typing import Any, Protocol

from msgspec import Struct

from game.bots.record import bots_of
from game.core.illegal import DamagedTableError


class Asks(Protocol):
    """What may be sent there: a frozen struct. Its `level` becomes "random" when it kills every process."""

    def answered(self) -> Any: ...


class WorkAhead(Struct, frozen=True):
    """A step of what can be worked out now that this much is known of a game: its set-up, or a view of it.

    Asked again and again, until the answer is None: there is nothing to do, or no more. Else it is how far
    the work has come, up to 1.
    """

    game: str
    about: Any
    seats: int
    level: str = "expert"

    def answered(self) -> float | None:
        if self.level != "expert":
            return None
        if self not in _under_way:
            _stand_back()
            _under_way.clear()
            _under_way[self] = bots_of(self.game).work_ahead(self.about, self.seats) or iter(())
        return next(_under_way[self], None)


_POLITE = 10
"""Not the last in the row: beside other people's long work it would never come to an end."""

_under_way: dict[WorkAhead, Iterator[float]] = {}


def _stand_back() -> None:
    """The window and the opponents come first; where there is no process of its own, it is theirs."""
    if parent_process() and hasattr(os, "nice"):
        os.nice(max(0, _POLITE - os.nice(0)))


def think(line: Connection) -> None:
    """Answers until nobody is at the other end any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, questions = line.recv()
            line.send((number, answers(questions)))
        except (EOFError, OSError):
            return


def answers(questions: Sequence[Asks]) -> tuple[Any, ...] | DamagedTableError:
    """Where what they would be found in is damaged, the error: no other process would know more."""
    try:
        return tuple([question.answered() for question in questions])
    except DamagedTableError as damaged:
        return damaged
