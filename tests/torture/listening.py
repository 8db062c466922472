"""A listener that keeps a log of its own, from nothing but what it is told."""

from typing import Any

from game.core.changes import Advanced, Rewound
from game.core.session import Session
from tests.torture.running import hold


class Ear:
    def __init__(self, session: Session[Any, Any, Any, Any], seat: int | None) -> None:
        self._session, self._seat = session, seat
        self._log = list(session.seen(seat))
        self._view = session.view(seat)
        session.listen(seat, self._hear)

    def _hear(self, change: Advanced[Any] | Rewound[Any]) -> None:
        hold("a change begins elsewhere", change.before == self._view)
        self._view = change.after
        if isinstance(change, Rewound):
            self._log[len(self._log) - change.events :] = change.stayed
        else:
            self._log += change.events

    def compare(self) -> None:
        hold("a listener saw another view", self._view == self._session.view(self._seat))
        hold("a listener heard another log", tuple(self._log) == self._session.seen(self._seat))
