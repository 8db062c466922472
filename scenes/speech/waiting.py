"""What is to be said, from two threads: one brings it, the other says it, one sentence after the other."""

import threading
from collections import deque
from dataclasses import dataclass

MOST_LASTING = 4
"""Of more lasting sentences that wait, the oldest are old news."""


@dataclass(frozen=True)
class Said:
    """*Lasting* are the log's sentences: each is said in its turn. All else is about what is on screen just
    now and makes way for what is newer.
    """

    words: str
    language: str
    lasting: bool


class Waiting:
    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: deque[Said] = deque()
        self._said: Said | None = None
        self._to_stop = False

    # Who brings it

    def add(self, said: Said) -> None:
        with self._lock:
            if not said.lasting:
                self._without_passing()
            self._waiting.append(said)
            lasting = [other for other in self._waiting if other.lasting]
            for old in lasting[:-MOST_LASTING]:
                self._waiting.remove(old)

    def let_go_passing(self) -> None:
        with self._lock:
            self._without_passing()

    def let_go(self) -> None:
        """All of it, and what is being said."""
        with self._lock:
            self._waiting.clear()
            self._to_stop = self._said is not None

    def _without_passing(self) -> None:
        self._waiting = deque(said for said in self._waiting if said.lasting)
        self._to_stop |= self._said is not None and not self._said.lasting

    # Who says it

    @property
    def to_stop(self) -> bool:
        """What is being said is to be cut short."""
        return self._to_stop

    @property
    def saying(self) -> bool:
        return self._said is not None

    def __bool__(self) -> bool:
        """Something waits."""
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
