"""The solved tables of Dalek Dice: `assets/tables/dalek.bin`, read when first needed, in about a millisecond.

After a header with the hash of the rest the file holds the arrays of a `Tables` one after the other as
little-endian doubles. `main.py solve dalek --tables` writes it anew.
"""

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from math import isfinite
from typing import NamedTuple

from game.bots.dalek.turn import MOST_POINTS
from game.bots.sealing import DamagedError, opened, sealed
from game.bots.table_file import TableFile

WHAT = b"dalekdi1"

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
    return FILE.read()


def packed(arrays: bytes) -> bytes:
    return sealed(WHAT, arrays)


def unpacked(kept: bytes) -> Tables:
    numbers = array("d", opened(WHAT, kept))
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(numbers) != sum(SIZES) or not all(map(isfinite, numbers)):
        raise DamagedError
    bounds = pairwise(accumulate(SIZES, initial=0))
    return Tables(*[numbers[begin:end] for begin, end in bounds])


FILE = TableFile("dalek.bin", unpacked)
