"""The solved tables of Dalek Dice: `assets/tables/dalek.bin`, read when first needed, in about a millisecond.

After a header with the hash of the rest the file holds the arrays of a `Tables` one after the other as
little-endian doubles. `main.py solve dalek --tables` writes it anew.
"""

import sys
from array import array
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from itertools import accumulate, pairwise
from math import isfinite
from pathlib import Path
from struct import Struct
from typing import NamedTuple

from game.bots.dalek.turn import MOST_POINTS
from game.core.illegal import IllegalError

HEADER = Struct("<8s16s")  # what it is, the hash of the rest
WHAT = b"dalekdi1"
DIGEST = 16

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
    return unpacked(FILE.read_bytes())


def packed(arrays: bytes) -> bytes:
    return HEADER.pack(WHAT, _digest(arrays)) + arrays


def unpacked(content: bytes) -> Tables:
    """Refuses what isn't whole: the expert would play by it all the same."""
    what, digest = HEADER.unpack(content[: HEADER.size].ljust(HEADER.size))
    arrays = content[HEADER.size :]
    numbers = array("d")
    if what != WHAT or digest != _digest(arrays) or len(arrays) != sum(SIZES) * numbers.itemsize:
        raise _damaged()
    numbers.frombytes(arrays)
    if sys.byteorder == "big":
        numbers.byteswap()
    if not all(map(isfinite, numbers)):
        raise _damaged()
    bounds = pairwise(accumulate(SIZES, initial=0))
    return Tables(*[numbers[begin:end] for begin, end in bounds])


def _digest(arrays: bytes) -> bytes:
    return blake2b(arrays, digest_size=DIGEST).digest()


def _damaged() -> IllegalError:
    return IllegalError("table_damaged", file=FILE.name)
