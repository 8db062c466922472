"""The game of two is solved ahead, once its five cards are known: then the cache has it.

It is done in steps, so that whoever has it done can stop at any of them: each is a fraction of a second. The
printed modes are known from the start.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET

from game.bots.dicy.compiled_race import LIBRARY, CompiledRace
from game.bots.dicy.races import keep, look_again, race
from game.bots.dicy.tables import Five, in_order
from game.dicy.events import Setup
from game.dicy.fives import GIVEN, HAND
from game.dicy.state import View

SEATS = 2
SOLVING = 0.95  # of all the time; then it is packed


def ahead(about: Any, seats: int) -> Iterator[float] | None:
    """How far it is, up to 1. None where there is nothing to solve: somebody plays alone, or the cards have
    still to be drawn. With three and four at the table every two of them are weighed as if they were alone
    at it."""
    five = _five(about)
    return solve(five) if seats >= SEATS and five is not None else None


def solve(five: Five) -> Iterator[float] | None:
    """None where it is known, or there is nothing to solve it with."""
    look_again(five)
    if race(five) or not LIBRARY.there():
        return None
    return _steps(five)


def _five(about: Any) -> Five | None:
    """Of a set-up, or of what a seat sees."""
    match about:
        case View(table=table):
            five = in_order(table.cards)
        case Setup(mode="custom", cards=cards):
            five = () if cards is UNSET else in_order(cards)
        case Setup(mode=mode):
            five = in_order(GIVEN.get(mode, ()))
        case _:
            return None
    return five if len(five) == HAND else None


def _steps(five: Five) -> Iterator[float]:
    solving = CompiledRace(five)
    for share in solving.solve():
        yield SOLVING * share
    keep(five, solving)
    yield 1.0
