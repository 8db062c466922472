"""What a sparring partner owes: what the others gave away, less what it gave away itself.

A seat's chance at the end of a game is its chance at the beginning, and what luck brought, whose mean is 0,
and what the others' choices gave it, less what its own cost. So who gives away just as much as the others
gave it wins as if all played alike, whoever they are. Nothing answers what the others give away with their
last turn, so one turn like theirs so far is owed in advance. No more: what they give before can be paid when
it has been given, and what was foreseen too high can't be had back.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

Past = Sequence[tuple[Any, Any]]
"""What was decided, each command with what was known when it was given."""

Lost = Callable[[Any, Any], tuple[float, Any]]

BEGUN = 1  # turn: for so long the others have been seen already, giving nothing away
JUDGED = 4096  # choices


def owed(lost: Lost, view: Any, past: Past) -> float:
    """In chance of winning, scaled so that an even share of the table is a half."""
    table = view.table
    given = [0.0] * table.seats
    for then, command in past:
        given[command.seat] += _cost(lost, then, command)
    own = given[view.seat]
    for seat in _still_to_move(table):
        given[seat] += given[seat] / (table.round + BEGUN)
    others = [given[seat] for seat in range(table.seats) if seat != view.seat]
    return (sum(others) / max(len(others), 1) - own) * table.seats / 2


@lru_cache(JUDGED)
def _cost(lost: Lost, view: Any, command: Any) -> float:
    return max(0.0, lost(view, command)[0])


def _still_to_move(table: Any) -> Iterable[int]:
    """All seats; once somebody has the target, from the one that moves on to the round's last."""
    begins = table.seat if max(table.scores) >= table.target else table.first
    passed = (begins - table.first) % table.seats
    return [(table.first + place) % table.seats for place in range(passed, table.seats)]
