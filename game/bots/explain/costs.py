"""What the choices of a game cost, each against the best one at its moment: the dearest of every person.

With several seats a cost is in chance of winning, alone in turns. It is as exact as what the expert plays
from.
"""

from collections.abc import Iterator, Sequence
from functools import reduce
from heapq import nlargest
from typing import Any

from msgspec import Struct

from game.bots.record import bots_of
from game.core.game import event_type
from game.core.journal import Began, Did, Seated
from game.core.seats import Seat, seated
from game.core.session import AnySession

MOST = 3  # of each person
LEAST = 0.005  # dearer ones only: less nobody could have known


class Decision(Struct, frozen=True):
    """A person's choice, after `n` events. Turns are counted over all seats, as in a replay."""

    n: int
    seat: int
    turn: int
    view: Any
    command: Any


class Mistake(Struct, frozen=True):
    """A choice that cost something, and the best one in its place; the view it was made with."""

    decision: Decision
    best: Any
    cost: float


class Examined(Struct, frozen=True):
    """A question for the bots' process."""

    game: str
    decisions: tuple[Decision, ...]
    level: str = "expert"

    def answered(self) -> tuple[Mistake, ...]:
        return dearest(self.game, self.decisions)


def decisions(session: AnySession) -> Iterator[Decision]:
    """What people chose, from the game's beginning."""
    game, n, turn = session.game, 0, 0
    seats: tuple[Seat, ...] = session.header.seats
    state = game.fresh(len(seats))
    for step in session.steps:
        match step:
            case Seated(change):
                seats = seated(seats, change)
                n += 1
            case Began(events) | Did(_, events):
                seat: int = step.command.seat if isinstance(step, Did) else -1
                if isinstance(step, Did) and seats[seat].kind == "human":
                    yield Decision(n, seat, max(1, turn), game.view(state, seat), step.command)
                state, n = reduce(game.evolve, events, state), n + len(events)
                turn += any(event_type(event) == "TurnStarted" for event in events)


def known(game: str) -> bool:
    """Whether anybody can say at once what a choice cost; elsewhere it takes many looks."""
    return bots_of(game).cost is not None


def dearest(game: str, made: Sequence[Decision]) -> tuple[Mistake, ...]:
    """Of each seat the dearest few, the dearest first."""
    bots = bots_of(game)
    by_seat: dict[int, list[Mistake]] = {}
    for decision in made:
        lost, best = bots.lost(decision.view, decision.command)
        if lost >= LEAST:
            by_seat.setdefault(decision.seat, []).append(Mistake(decision, best, lost))
    return tuple(
        mistake
        for seat in sorted(by_seat)
        for mistake in nlargest(MOST, by_seat[seat], key=lambda mistake: mistake.cost)
    )
