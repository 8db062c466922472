"""The bots' process, seen from the window: questions are sent there, and answers come back by `app.wake`.

Only the last question counts: the answer to an earlier one, for a state that is gone, is dropped. A process
that dies is started again and asked again. The window never waits for it. Where the table is damaged that an
answer would be found in, none is made up: who asked hears that there is none, and the app tells why.
"""

from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, NamedTuple, cast

from msgspec.structs import replace

from game.core.illegal import DamagedTableError
from game.core.processes import spawning
from scenes.table.bots.worker import Asks, think

_DEATHS = 3
"""A question that kills the process so often gets any legal answer, thought of here."""

Wake = Callable[[Callable[[], None]], None]
Heard = Callable[[tuple[Any, ...]], None]
Unanswered = Callable[[], None]


class Asked(NamedTuple):
    questions: tuple[Asks, ...]
    heard: Heard
    unanswered: Unanswered


class Minds:
    """`wake` takes a function from any thread and calls it in the window's."""

    def __init__(self, wake: Wake) -> None:
        self._wake = wake
        self._worker: SpawnProcess | None = None
        self._line: Connection | None = None
        self._number = 0
        self._asked: Asked | None = None
        self._deaths = 0

    @property
    def thinking(self) -> bool:
        return self._asked is not None

    def warm(self) -> None:
        """Starts the process, if it isn't running: the first answer then comes as soon as later ones."""
        if self._worker is None:
            self._start()

    def ask(self, question: Asks, heard: Callable[[Any], None], unanswered: Unanswered) -> None:
        self.ask_all((question,), lambda answers: heard(answers[0]), unanswered)

    def ask_all(self, questions: tuple[Asks, ...], heard: Heard, unanswered: Unanswered) -> None:
        """Several seats at once: `heard` gets their answers together, in the same order; or else `unanswered`
        is called."""
        self._number += 1
        self._asked, self._deaths = Asked(questions, heard, unanswered), 0
        self._send()

    def forget(self) -> None:
        """What was asked is of no interest any more."""
        self._asked = None

    def close(self) -> None:
        self.forget()
        worker, line, self._worker, self._line = self._worker, self._line, None, None
        if worker:
            worker.kill()
            worker.join()
        if line:
            line.close()

    def _start(self) -> None:
        spawn = spawning()
        here, there = spawn.Pipe()
        worker = spawn.Process(target=think, args=(there,), name="tavolino-minds", daemon=True)
        worker.start()
        there.close()
        self._worker, self._line = worker, here
        Thread(target=self._read, args=(worker, here), name="minds-reader", daemon=True).start()

    def _send(self) -> None:
        if self._asked is None:
            return
        self.warm()
        assert self._line is not None
        with suppress(OSError):  # it has just died: the reader tells of it
            self._line.send((self._number, self._asked.questions))

    def _read(self, worker: SpawnProcess, line: Connection) -> None:
        """In a thread of its own."""
        while True:
            try:
                number, answers = line.recv()
            except (EOFError, OSError):
                self._wake(lambda: self._died(worker))
                return
            self._wake(lambda number=number, answers=answers: self._answered(number, answers))

    def _answered(self, number: int, answers: tuple[Any, ...] | DamagedTableError) -> None:
        if self._asked is None or number != self._number:
            return
        asked, self._asked = self._asked, None
        if isinstance(answers, DamagedTableError):
            asked.unanswered()
            raise answers
        asked.heard(answers)

    def _died(self, worker: SpawnProcess) -> None:
        if worker is not self._worker:
            return
        asked, deaths = self._asked, self._deaths + 1
        self.close()
        self._asked, self._deaths = asked, deaths
        if asked and deaths >= _DEATHS:
            at_random = [replace(cast("Any", q), level="random") for q in asked.questions]
            self._answered(self._number, tuple([question.answered() for question in at_random]))
        else:
            self._send()
