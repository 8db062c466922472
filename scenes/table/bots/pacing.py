"""The bots at a table: asked as soon as it is theirs to decide, and acting once everybody has seen why."""

from collections.abc import Callable, Sequence
from typing import Any

from scenes.app.app import App
from scenes.settings.store import Speed
from scenes.table.bots.process import Minds
from scenes.table.context import Act
from scenes.table.sitting import Sitting
from scenes.widgets.widget import Alarm

BOT_SECONDS: dict[Speed, float] = {"calm": 1.5, "normal": 0.85, "brisk": 0.4, "instant": 0.0}
"""From when the table has come to rest until a bot acts: time to see what it decides about."""


class Bots:
    """One question at a time. What it brings is heard in the window's thread, once the table rests."""

    def __init__(
        self, sitting: Sitting, app: App, stuck: Callable[[int], None], hurried: Callable[[], float]
    ) -> None:
        """`stuck` hears of a seat with nothing to play by; `hurried`: how many times as fast the table goes
        just now."""
        self._stuck, self._hurried = stuck, hurried
        self._sitting = sitting
        self._app = app
        self._minds = Minds(app.wake)
        self._asked_at: int | None = None
        self._answers: tuple[Any, ...] | None = None
        self._act: Act = lambda _: None
        self._thought = 1.0
        self._alarm: Alarm | None = None
        self._resting_since: float | None = None

    def warm(self) -> None:
        self._minds.warm()

    def ask(self, seats: Sequence[int], act: Act, thought: float = 1.0) -> None:
        """Asks these seats, once for each state of the game; `act` gets the answers in their order, after
        that share of the usual time.
        """
        if self._asked_at == self._sitting.changes:
            return
        self.forget()
        self._asked_at, self._act, self._thought = self._sitting.changes, act, thought
        questions = tuple([self._sitting.question(seat) for seat in seats])
        self._minds.ask_all(questions, self._heard, lambda: self._unanswered(seats[0]))

    def table_rests(self) -> None:
        """All that has happened has been seen: from now on a human's time until the bot acts."""
        self._resting_since = self._app.now
        self._set_alarm()

    def table_moves(self) -> None:
        self._resting_since = None
        self._cancel()

    def forget(self) -> None:
        """The game has gone on, or back, without them."""
        self._asked_at = self._answers = None
        self._minds.forget()
        self._cancel()

    def close(self) -> None:
        self.forget()
        self._minds.close()

    @property
    def _seconds(self) -> float:
        return self._thought * BOT_SECONDS[self._app.settings.now.speed] / self._hurried()

    def _heard(self, answers: tuple[Any, ...]) -> None:
        self._answers = answers
        self._set_alarm()

    def _unanswered(self, seat: int) -> None:
        """Whoever lets the bots act next asks again: the file may have been replaced by then."""
        self._asked_at = None
        self._stuck(seat)

    def _set_alarm(self) -> None:
        if self._answers is None or self._resting_since is None or self._alarm is not None:
            return
        due = self._resting_since + self._seconds
        self._alarm = self._app.later(max(0.0, due - self._app.now), self._time_to_act)

    def _time_to_act(self) -> None:
        self._alarm = None
        answers, asked_at = self._answers, self._asked_at
        if answers is None or asked_at != self._sitting.changes:
            return
        self._asked_at = self._answers = None
        self._act(answers)

    def _cancel(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
