"""The solved tables of Dalek Dice: `assets/tables/dalek.bin`, read when first needed, in about a millisecond.

The file holds the arrays of a `Tables` one after the other as little-endian doubles. `main.py solve dalek
--tables` writes it anew.
"""

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path
from typing import NamedTuple

from game.bots.dalek.turn import MOST_POINTS

FILE = Path(__file__).parents[3] / "assets" / "tables" / "dalek.bin"

TARGET = 90  # the tables are for this; with a lower target everybody begins with what is missing to it
LEADS = MOST_POINTS + 2  # the last is out of reach
SPREAD = MOST_POINTS + 1

SIZES = (TARGET * TARGET, TARGET * TARGET, LEADS, TARGET, TARGET * SPREAD, TARGET * SPREAD)


class Tables(NamedTuple):
    """The arrays of `solving.Solution`, flat."""

    first: Sequence[float]
    second: Sequence[float]
    last: Sequence[float]
    turns: Sequence[float]
    early: Sequence[float]
    late: Sequence[float]


@cache
def tables() -> Tables:
    numbers = array("d")
    numbers.frombytes(FILE.read_bytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    assert len(numbers) == sum(SIZES)
    bounds = pairwise(accumulate(SIZES, initial=0))
    return Tables(*[numbers[begin:end] for begin, end in bounds])
