"""What is to be said, from two threads: one brings it, the other says it, one thing after the other."""

import threading
from collections import deque
from dataclasses import dataclass
from typing import Literal

Kind = Literal["answer", "state", "log"]
"""Log: what happened, each sentence in its turn. State: how things stand on screen just now, said after that.
Answer: what came of a key or a press, said first. The last two make way for whatever is newer on screen.
"""

MOST_OF_THE_LOG = 4
"""Of more sentences that wait, the oldest are old news."""


@dataclass(frozen=True)
class Said:
    words: str
    language: str
    kind: Kind

    @property
    def passing(self) -> bool:
        return self.kind != "log"


class Waiting:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: deque[Said] = deque()
        self._said: Said | None = None
        self._to_stop = False

    # Who brings it

    def add(self, said: Said) -> None:
        with self._lock:
            if said.passing:
                self._drop_passing()
            if said.kind == "answer":
                self._waiting.appendleft(said)
            else:
                self._waiting.append(said)
            log = [other for other in self._waiting if not other.passing]
            for old in log[:-MOST_OF_THE_LOG]:
                self._waiting.remove(old)

    def heard(self) -> None:
        """Somebody acts, and has heard enough of what is being said. The log that waits goes on waiting."""
        with self._lock:
            self._drop_passing()
            self._to_stop = self._said is not None

    def let_go_passing(self) -> None:
        with self._lock:
            self._drop_passing()

    def let_go(self) -> None:
        """All of it, and what is being said."""
        with self._lock:
            self._waiting.clear()
            self._to_stop = self._said is not None

    def _drop_passing(self) -> None:
        self._waiting = deque(said for said in self._waiting if not said.passing)
        self._to_stop |= self._said is not None and self._said.passing

    # Who says it

    @property
    def to_stop(self) -> bool:
        """What is being said is to be cut short."""
        return self._to_stop

    @property
    def saying(self) -> Said | None:
        return self._said

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def take(self) -> Said | None:
        """The next one, which is being said from now on."""
        with self._lock:
            self._said, self._to_stop = self._waiting.popleft() if self._waiting else None, False
            return self._said

    def over(self) -> None:
        """Nothing is being said any more."""
        with self._lock:
            self._said, self._to_stop = None, False
