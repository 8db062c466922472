"""Every game: who only listens always holds the same log, the same seats and the same table as the session.

The short form runs in the suite; `TAVOLINO_OPERATIONS=100000` makes it the long one.
"""

import os
from random import Random
from typing import Any

import pytest

from game.core.changes import Advanced, Rewound
from game.core.seats import SeatChanged, seated
from game.core.session import Session
from game.shelf import GAMES
from tests.properties.playing import meddle, new_game

OPERATIONS = int(os.environ.get("TAVOLINO_OPERATIONS", "3000"))
A_GAME = 150


class Listener:
    """Keeps the game by itself: its log as its seat sees it, who sits where, and the table after each event,
    folded from the log where everything is public. It never asks the session.
    """

    def __init__(self, played: Session[Any, Any, Any, Any], seat: int | None) -> None:
        self.log: list[Any] = list(played.seen(seat))
        self.stayed = 0
        self._game = played.game
        self._header = played.header
        self._view = played.view(seat)
        self._tables = [played.game.fresh(len(played.seats))]
        self._fold(self.log)
        played.listen(seat, self._hear)

    @property
    def seats(self) -> Any:
        seats = self._header.seats
        for event in self.log:
            if isinstance(event, SeatChanged):
                seats = seated(seats, event)
        return seats

    @property
    def table(self) -> Any:
        return self._tables[-1]

    def _hear(self, change: Advanced[Any] | Rewound[Any]) -> None:
        assert change.before == self._view
        self._view = change.after
        if isinstance(change, Rewound):
            assert change.events > 0
            del self.log[-change.events :]
            del self._tables[len(self.log) + 1 :]
            self.stayed += len(change.stayed)
            self._go_on(change.stayed)
        else:
            self._go_on(change.events)

    def _go_on(self, events: Any) -> None:
        self.log += events
        self._fold(events)

    def _fold(self, events: Any) -> None:
        if self._game.future == "dealt":  # hidden cards can't be folded
            return
        for event in events:
            table = self._tables[-1]
            self._tables.append(table if isinstance(event, SeatChanged) else self._game.evolve(table, event))


@pytest.mark.parametrize("key", GAMES)
def test_a_listener_that_keeps_its_own_fold_holds_the_sessions_game_after_every_operation(key):
    stayed = 0
    for number in range(max(1, OPERATIONS // len(GAMES) // A_GAME)):
        played, random = new_game(key, number), Random(number)
        listeners = {seat: Listener(played, seat) for seat in (None, *range(len(played.seats)))}
        for _ in range(A_GAME):
            meddle(played, random, 1)
            for seat, listener in listeners.items():
                assert listener.log == list(played.seen(seat))
                assert listener.seats == played.seats
                if played.game.future == "rolled":
                    assert listener.table == played.state
        stayed += listeners[None].stayed
    assert stayed, "no seat changed among moves that were taken back: this tried nothing"
