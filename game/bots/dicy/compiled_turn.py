"""What `compiled/turn.c` works out, seen from Python."""

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import Any, NamedTuple

from game.bots.c_library import CLibrary
from game.bots.dicy.lattice import DICE, LEVELS, PLACE, VALUES, Row, with_one_more
from game.bots.dicy.scoring import MOST, worth
from game.dicy.cards import Card
from game.dicy.fives import HAND

SETS = 2**HAND
POINTS = MOST + 1
ENDS = (0, *accumulate(len(level) for level in LEVELS))
"""Where each level of multisets begins and ends."""
NODES = ENDS[-1]

Active = int


def _declare(found: ctypes.CDLL) -> None:
    numbers, whole = ctypes.POINTER(ctypes.c_double), ctypes.c_int
    found.turn_begin.argtypes = [ctypes.POINTER(ctypes.c_short)]
    found.turn_solve.argtypes = [whole, *[ctypes.c_char_p] * 2, numbers, ctypes.c_double, numbers]
    found.turn_begin.restype = found.turn_solve.restype = None
    found.turn_begin(following())


@cache
def following() -> "ctypes.Array[ctypes.c_short]":
    """For each multiset of none to five dice, where it stands with one of each value more."""
    places = [
        ENDS[dice + 1] + PLACE[dice + 1][with_one_more(kept, value)]
        for dice in range(DICE)
        for kept in LEVELS[dice]
        for value in VALUES
    ]
    return (ctypes.c_short * len(places))(*places)


LIBRARY = CLibrary(Path(__file__).parent / "compiled", "turn", 2, _declare)


@cache
def _picks(cards: tuple[Card, ...]) -> bytes:
    return bytes(points for card in cards for points in worth(card))


class Ends(NamedTuple):
    """What scores are worth, [kind of card, cards left, points], and of which kind each card is."""

    kinds: bytes
    values: Any


def ends_by_card(active: Active, scored: Callable[[int, Active], Row]) -> Ends:
    """Each card is a kind of its own."""
    ends = (ctypes.c_double * (HAND * SETS * POINTS))()
    for left in reversed(range(SETS)):  # the largest first: the others are parts of it
        for card in range(HAND):
            if active >> card & 1 and not left & ~active and not left >> card & 1:
                begin = (card * SETS + left) * POINTS
                ends[begin : begin + POINTS] = scored(card, left)[:POINTS]
    return Ends(bytes(range(HAND)), ends)


class Solved:
    """A turn for all sets of some active cards; what is asked for is read out then."""

    def __init__(self, cards: tuple[Card, ...], active: Active, ends: Ends, passed: float) -> None:
        self.active = active
        self._into = (ctypes.c_double * (SETS * NODES))()
        LIBRARY.get().turn_solve(active, _picks(cards), ends.kinds, ends.values, passed, self._into)

    def start(self, active: Active) -> float:
        """Before the first roll."""
        return self._into[active * NODES]

    def levels(self, active: Active) -> Sequence[Row]:
        """By level what multisets are worth before the other dice are rolled; the last are the rolls."""
        begin = active * NODES
        values = self._into[begin : begin + NODES]
        return [values[start:end] for start, end in pairwise(ENDS)]
