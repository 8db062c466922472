"""What a sparring partner owes: what the others gave away, less what it gave away itself.

A seat's chance at the end of a game is its chance at the beginning, and what luck brought, whose mean is 0,
and what the others' choices gave it, less what its own cost. So who gives away just as much as the others
gave it wins as if all played alike, whoever they are. What they will still give away counts too, as it was so
far: a debt can't be paid once the game is decided.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from game.core.head_start import begun_with

Past = Sequence[tuple[Any, Any]]
"""What was decided, each command with what was known when it was given."""

Lost = Callable[[Any, Any], tuple[float, Any]]

BEGUN = 0.4  # of a game: for so long the others have been seen already, giving nothing away
JUDGED = 4096  # choices


def owed(lost: Lost, view: Any, past: Past) -> float:
    """In chance of winning, scaled so that an even share of the table is a half."""
    table = view.table
    given = [0.0] * table.seats
    for then, command in past:
        given[command.seat] += _cost(lost, then, command)
    own, seats = given[view.seat], table.seats
    left = _left(table)
    others = (sum(given) - own) / max(seats - 1, 1)
    to_come = others * left / (1 - left + BEGUN)
    return (others + to_come - own) * seats / 2


@lru_cache(JUDGED)
def _cost(lost: Lost, view: Any, command: Any) -> float:
    return max(0.0, lost(view, command)[0])


def _left(table: Any) -> float:
    """The share of the way to the target that the foremost has to go."""
    begun = begun_with(table.head_start, table.seats)
    ways = zip(table.scores, begun, strict=True)
    return max(0.0, min((table.target - score) / (table.target - before) for score, before in ways))
