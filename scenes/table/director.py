"""The director: events become movements on the table, one after the other.

The game is already further on: a movement that is skipped is simply not seen. Whoever hurries, skips, undoes
or resizes gets the table as the view has it.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from scenes.table.sitting import Beat

HURRIED = 5.0
"""How many times as fast things move after a click that only hurries them."""


@dataclass(frozen=True)
class Settle:
    """The next event is shown once all is at rest, and this much later (seconds at normal speed)."""

    pause: float = 0.0


@dataclass(frozen=True)
class Overlap:
    """The next event is shown so much later, whatever still moves then."""

    after: float = 0.0


Hold = Settle | Overlap


class Stage(Protocol):
    """What the director directs."""

    @property
    def still(self) -> bool:
        """Nothing moves on the table."""
        ...

    def begin(self, beat: Beat) -> Hold:
        """Sets the movements going that tell of this event."""
        ...

    def run_back(self, n: int, view: Any) -> None:
        """Sets everything going to where it was after so many events."""
        ...

    def lay_from(self, n: int, view: Any) -> None:
        """The table as it is after so many events, at once."""
        ...

    def over(self) -> None:
        """All that has happened has been shown."""
        ...


class Director:
    """`pace` is how many times as fast as normal things move; at 0 they are where they belong at once."""

    def __init__(self, stage: Stage) -> None:
        self.pace = 1.0
        self.held = False
        """Somebody holds the key or the button that hurries."""
        self._stage = stage
        self._queue: deque[Beat] = deque()
        self._shown: tuple[int, Any] = (0, None)
        self._hold: Hold | None = None
        self._waited = 0.0
        self._hurried = False

    @property
    def busy(self) -> bool:
        return bool(self._queue) or self._hold is not None

    @property
    def rate(self) -> float:
        """How many times as fast as normal time goes by on the table now."""
        return (self.pace or 1.0) * (HURRIED if self._hurried or self.held else 1.0)

    def play(self, beats: Sequence[Beat]) -> None:
        self._queue.extend(beats)
        if self.pace == 0:
            self.skip()
        elif self._hold is None:
            self._next()

    def run_back(self, n: int, view: Any) -> None:
        self._queue.clear()
        self._shown, self._hold, self._waited = (n, view), Settle(), 0.0
        self._stage.run_back(n, view)
        if self.pace == 0:
            self.skip_to(n, view)

    def hurry(self) -> None:
        """The first time things move faster; the second time they are there."""
        if self._hurried:
            self.skip()
        else:
            self._hurried = self.busy

    def hold(self, held: bool) -> None:
        self.held = held

    def skip(self) -> None:
        """Everything that has happened is shown as done."""
        if self._queue:
            last = self._queue[-1]
            self.skip_to(last.n, last.view)
        elif self._hold is not None:
            self.skip_to(*self._shown)

    def skip_to(self, n: int, view: Any) -> None:
        self._queue.clear()
        self._hold = None
        self._hurried = False
        self._stage.lay_from(n, view)
        self._stage.over()

    def update(self, dt: float) -> None:
        """`dt` is time as it goes by on the table."""
        match self._hold:
            case None:
                return
            case Settle(pause):
                self._waited += dt if self._stage.still else 0.0
                done = self._stage.still and self._waited >= pause
            case Overlap(after):
                self._waited += dt
                done = self._waited >= after and (bool(self._queue) or self._stage.still)
        if done:
            self._next()

    def _next(self) -> None:
        self._waited = 0.0
        if self._queue:
            beat = self._queue.popleft()
            self._shown = (beat.n, beat.view)
            self._hold = self._stage.begin(beat)
        else:
            self._hold, self._hurried = None, False
            self._stage.over()
