"""The solved tables of Dicy Cards in `assets/tables`, read when first needed.

`dicy_MODE.bin`, one for each printed mode: the exact game of two. A packed chunk for each of the two seats
and each score of the seat about to move; in it, for the active cards of the seat waiting and of the one about
to move, how the chance of the one waiting rises with its score, in steps of 1/63: six bits cost half a game
in a hundred at most. `dicy_fives.bin` is about any five cards: see `Fives`. `main.py solve dicy --tables`
writes them anew.
"""

import sys
import zlib
from array import array
from bz2 import decompress
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import accumulate, combinations
from pathlib import Path
from typing import Literal

from msgspec import Struct

from game.bots.dicy.scoring import MOST
from game.bots.dicy.turn import ALL, Active
from game.dicy.cards import CARDS, Card
from game.dicy.fives import GIVEN, HAND, Mode

FOLDER = Path(__file__).parents[3] / "assets" / "tables"

Five = tuple[Card, ...]  # in the order of CARDS: sets of active cards are counted in it
Mover = Literal["first", "last"]  # of two seats, the one about to move
MOVERS: tuple[Mover, Mover] = ("first", "last")

TARGET = 100
SETS = ALL + 1
STEPS = 63
WAITING = {"first": TARGET, "last": TARGET + MOST}  # scores that the seat waiting may have
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


PRINTED: dict[Five, Mode] = {in_order(cards): mode for mode, cards in GIVEN.items()}


class Race:
    """The exact game of two with the five of a printed mode."""

    def __init__(self, packed: bytes) -> None:
        self._chunks: list[bytes] = []
        at = 0
        while at < len(packed):
            size = int.from_bytes(packed[at : at + HEAD], "little")
            self._chunks.append(packed[at + HEAD : at + HEAD + size])
            at += HEAD + size

    @lru_cache(4096)  # noqa: B019  there are four races, for ever
    def waiting(self, mover: Mover, score: int, active: Active, own: Active) -> Sequence[float]:
        """By its own score, the chance of the seat waiting while the mover has this score and these cards."""
        length = WAITING[mover]
        start = (own * SETS + active) * length
        rises = self._chunk(MOVERS.index(mover) * TARGET + score)[start : start + length]
        return [steps / STEPS for steps in accumulate(rises)]

    @lru_cache(16)  # noqa: B019
    def _chunk(self, number: int) -> bytes:
        return decompress(self._chunks[number])


@cache
def race(five: Five) -> Race | None:
    """None if the five are not a printed mode's."""
    mode = PRINTED.get(five)
    return Race((FOLDER / f"dicy_{mode}.bin").read_bytes()) if mode else None


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
