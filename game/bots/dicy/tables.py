"""What is solved about every five: `dicy_fives.bin` in `assets/tables`, read when first needed.

See `Fives`; the solved games of two are `races`. `main.py solve dicy --tables` writes them anew.
"""

import sys
import zlib
from array import array
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Literal

from msgspec import Struct

from game.bots.dicy.scoring import MOST
from game.bots.dicy.turn import ALL
from game.dicy.cards import CARDS, Card
from game.dicy.fives import HAND

FOLDER = Path(__file__).parents[3] / "assets" / "tables"

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
    packed = (FOLDER / "dicy_fives.bin").read_bytes()
    parts: list[bytes] = []
    at = 0
    while at < len(packed):
        size = int.from_bytes(packed[at : at + HEAD], "little")
        parts.append(zlib.decompress(packed[at + HEAD : at + HEAD + size]))
        at += HEAD + size
    rates, turns, leads, reach, weights = parts
    return Fives(_array("d", rates), _array("I", turns), leads, reach, _array("d", weights))


def _array(kind: Literal["d", "I"], content: bytes) -> Sequence[float]:
    numbers: array[float] = array(kind)
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def place(five: Five) -> int:
    return FIVES.index(five)
