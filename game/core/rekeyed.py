"""From which event on a branch draws new chance, however the numbers of its log shift.

Undo leaves seat changes standing: they slip to an earlier place in the log, and move the numbers of what is
done again after them. The game's own events, counted without them, always keep their place.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.journal import AnyEntry, Began, Did, Seated
from game.core.seats import SeatChanged


def own_before(n: int, journal: Iterable[AnyEntry]) -> int:
    """How many of the game's own events stand before the n-th of the log that a journal begins with."""
    left = own = n - 1
    for entry in journal:
        if left <= 0:
            break
        if isinstance(entry, Began | Did):
            left -= len(entry.events)
        elif isinstance(entry, Seated):
            left -= 1
            own -= 1
        else:
            break
    return own


def number_after(own: int, log: Sequence[Any]) -> int:
    """The number in this log of what follows on so many of the game's own events."""
    for n, event in enumerate(log, 1):
        if own == 0:
            return n
        own -= not isinstance(event, SeatChanged)
    return len(log) + own + 1
