"""Work ahead: what the opponents will play from is solved while people set up and play.

In a process of its own, which ends with the work: the opponents' own one stays free for their moves.
"""

from collections.abc import Callable
from typing import Any

from game.bots.record import bots_of
from scenes.table.bots.process import Minds, Wake
from scenes.table.bots.worker import WorkAhead


class Ahead:
    """One thing at a time: another one takes its place. `told` hears whenever `progress` changes."""

    def __init__(self, wake: Wake, told: Callable[[], None] = lambda: None) -> None:
        self.progress: float | None = None
        """None: there is nothing to do, or it is not known yet whether there is."""
        self._minds = Minds(wake)
        self._told = told
        self._asked: WorkAhead | None = None

    def work(self, game: str, about: Any, seats: int) -> None:
        asked = WorkAhead(game, about, seats)
        if asked == self._asked or not bots_of(game).ahead:
            return
        self.close()
        self._told()
        self._asked = asked
        self._minds.ask(asked, self._heard, self._unanswered)

    def close(self) -> None:
        self._asked = self.progress = None
        self._minds.close()

    def _heard(self, progress: float | None) -> None:
        self.progress = progress
        if progress is None:
            self._minds.close()
        elif self._asked:
            self._minds.ask(self._asked, self._heard, self._unanswered)
        self._told()

    def _unanswered(self) -> None:
        self._heard(None)
