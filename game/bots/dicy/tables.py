"""What is solved about every five: `dicy_fives.bin` in `assets/tables`, read when first needed.

See `Fives`; the solved games of two are `races`. `main.py solve dicy --tables` writes them anew.
"""

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import isfinite
from typing import Literal

from msgspec import Struct

from game.bots.dicy.scoring import MOST
from game.bots.dicy.turn import ALL
from game.bots.sealing import DamagedError, opened, sealed
from game.bots.table_file import TableFile
from game.dicy.cards import CARDS, Card
from game.dicy.fives import HAND

WHAT = b"dicyfiv1"
Five = tuple[Card, ...]  # in the order of CARDS: sets of active cards are counted in it
Mover = Literal["first", "last"]  # of two seats, the one about to move
MOVERS: tuple[Mover, Mover] = ("first", "last")

TARGET = 100
SETS = ALL + 1
HEAD = 4  # bytes of a chunk's length

FIVES: tuple[Five, ...] = tuple(combinations(CARDS, HAND))
TURNS_UNIT = 2.0**-28
LEAD_UNIT, LEAD_ZERO = 1 / 6, 60  # points
NEEDS = MOST + 2  # the last is out of reach
REACH_STEPS = 255
KNOTS = (1.0, 1.1, 1.25, 1.5, 1.8, 2.2, 2.7, 3.5, 4.5, 5.5)
FEATURES = 9
SIZES = (  # in bytes, of the parts of `Fives`
    8 * len(FIVES),
    4 * len(FIVES) * TARGET,
    len(FIVES) * SETS**2,
    2 ** len(CARDS) * NEEDS,
    8 * len(MOVERS) * len(KNOTS) * FEATURES,
)


def in_order(cards: Sequence[Card]) -> Five:
    return tuple(card for card in CARDS if card in cards)


class Fives(Struct, frozen=True):
    """`rates`: the most points a turn in the long run. `turns`: for each score the fewest expected turns to
    go, alone with all five active. `leads`: who comes out ahead in the endless game of two, [own, other's].
    `reach`: for any active cards, as twelve bits, the chance to score as much in one turn. `weights`: of the
    chances of `estimate`."""

    rates: Sequence[float]
    turns: Sequence[float]
    leads: bytes
    reach: bytes
    weights: Sequence[float]


@cache
def fives() -> Fives:
    return FILE.read()


def packed(parts: Sequence[bytes]) -> bytes:
    chunks = [zlib.compress(part, 9) for part in parts]
    return sealed(WHAT, b"".join(len(chunk).to_bytes(HEAD, "little") + chunk for chunk in chunks))


def unpacked(kept: bytes) -> Fives:
    chunks = opened(WHAT, kept)
    parts: list[bytes] = []
    at = 0
    for size in SIZES:
        end = at + HEAD + int.from_bytes(chunks[at : at + HEAD], "little")
        parts.append(_decompressed(chunks[at + HEAD : end], size))
        at = end
    rates, turns, leads, reach, weights = parts
    found = Fives(_array("d", rates), _array("I", turns), leads, reach, _array("d", weights))
    if at != len(chunks) or not all(map(isfinite, (*found.rates, *found.weights))):
        raise DamagedError
    return found


FILE = TableFile("dicy_fives.bin", unpacked)


def _decompressed(chunk: bytes, size: int) -> bytes:
    """Never more than is looked for: a few bytes may say that they are gigabytes."""
    found = zlib.decompressobj().decompress(chunk, size + 1)
    if len(found) != size:
        raise DamagedError
    return found


def _array(kind: Literal["d", "I"], content: bytes) -> Sequence[float]:
    numbers: array[float] = array(kind)
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def place(five: Five) -> int:
    return FIVES.index(five)
