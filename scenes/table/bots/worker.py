"""What runs in the bots' own process: questions come down a line, answers go back. It draws nothing."""

import signal
from multiprocessing.connection import Connection
from typing import Any, Protocol

from msgspec import Struct

from game import bots


class Asks(Protocol):
    """What may be sent there: a frozen struct. Its `level` becomes "random" when it kills every process."""

    def answered(self) -> Any: ...


class Question(Struct, frozen=True):
    """All that a bot is told: what its seat knows, what it may do, and a seed of its own."""

    game: str
    level: str
    view: Any
    legal: tuple[Any, ...]
    seed: str

    def answered(self) -> Any:
        return bots.ask(self.game, self.level, self.view, iter(self.legal), self.seed)


def think(line: Connection) -> None:
    """Answers until nobody is at the other end any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            number, questions = line.recv()
            line.send((number, tuple([question.answered() for question in questions])))
        except (EOFError, OSError):
            return
