"""The solved games of two: a file for each five, in `assets/tables` for the printed modes, else in the cache.

The chance of the seat waiting, in steps, as what it rises by with its score: a chunk for each of the two
movers and each score of the mover, in it rows for the active cards of the seat waiting and of the mover. The
last chunk is about the end: the first seat has the target, and the last one a turn left to make up a lead.
Rises have two bytes; a chunk has all the low ones before the high ones, and is packed.

`race` gives what is known of a five, the finest first. The tables in `assets` are coarser: a five that is
solved here takes their place.
"""

import sys
from array import array
from bz2 import compress, decompress
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import blake2b
from itertools import accumulate
from pathlib import Path
from struct import Struct
from typing import Protocol

from game.bots.dicy import race_cache
from game.bots.dicy.scoring import MOST
from game.bots.dicy.tables import FOLDER, HEAD, MOVERS, SETS, TARGET, Five, Mover, in_order
from game.bots.dicy.turn import Active
from game.dicy.fives import GIVEN, Mode

HEADER = Struct("<8sH16s")  # what it is, the steps, the hash of the rest with cards and steps
WHAT = b"dicyrac2"
DIGEST = 16
FIVES_KNOWN = 8  # at once, in a process
FINE, COARSE = 10_000, 63  # steps: of what is solved here, and of what is given along
CHUNKS = len(MOVERS) * TARGET + 1
CHUNKS_KNOWN = 96  # at once, at 200 KB each
LEADS = MOST + 1

PRINTED: dict[Five, Mode] = {in_order(cards): mode for mode, cards in GIVEN.items()}

Row = Sequence[float]


class Solved(Protocol):
    """What a solver has found, in steps."""

    def rises(self, mover: Mover, score: int, steps: int) -> bytes: ...

    def rises_of_the_last_turn(self, steps: int) -> bytes: ...


class DamagedError(Exception):
    """This is no solved game of these five cards."""


class Race:
    """The game of two with one five."""

    def __init__(self, five: Five, content: bytes) -> None:
        self.steps = _steps(five, content)
        self._chunks = tuple(_chunks(content, HEADER.size))
        if len(self._chunks) != CHUNKS:
            raise DamagedError

    @property
    def fine(self) -> bool:
        return self.steps >= FINE

    @lru_cache(4096)  # noqa: B019  there are few races, kept for ever
    def waiting(self, mover: Mover, score: int, active: Active, own: Active) -> Row:
        """By its own score, the chance of the seat waiting while the mover has this score and these cards."""
        return self._row(MOVERS.index(mover) * TARGET + score, own, active, TARGET)

    @lru_cache(256)  # noqa: B019
    def ahead(self, active: Active, own: Active) -> Row:
        """By its lead, the chance of the first seat, which has the target, before the last one's turn."""
        return self._row(CHUNKS - 1, own, active, LEADS)

    def _row(self, number: int, own: Active, active: Active, length: int) -> Row:
        start = (own * SETS + active) * length
        return [steps / self.steps for steps in accumulate(self._rises(number)[start : start + length])]

    @lru_cache(CHUNKS_KNOWN)  # noqa: B019
    def _rises(self, number: int) -> "array[int]":
        planes = decompress(self._chunks[number])
        pairs, half = bytearray(len(planes)), len(planes) // 2
        pairs[0::2], pairs[1::2] = planes[:half], planes[half:]
        rises = array("H", bytes(pairs))
        if sys.byteorder == "big":
            rises.byteswap()
        return rises


@lru_cache(FIVES_KNOWN)
def race(five: Five) -> Race | None:
    """None if nothing is solved: there is the estimate."""
    return _kept(five) or _given(five)


def look_again(five: Five) -> None:
    """Another process may have solved it since."""
    known = race(five)
    if (known is None or not known.fine) and race_cache.there(five):
        race.cache_clear()


def _kept(five: Five) -> Race | None:
    content = race_cache.read(five)
    if content is None:
        return None
    try:
        return Race(five, content)
    except DamagedError:
        race_cache.remove(five)
        return None


def _given(five: Five) -> Race | None:
    mode = PRINTED.get(five)
    return Race(five, given_file(mode).read_bytes()) if mode else None


def given_file(mode: Mode) -> Path:
    return FOLDER / f"dicy_{mode}.bin"


def keep(five: Five, solver: Solved) -> None:
    """Known from now on, here and wherever the cache is read."""
    content = packed(five, solver, FINE)
    race_cache.write(five, content)
    race.cache_clear()


def packed(five: Five, solver: Solved, steps: int) -> bytes:
    chunks = [solver.rises(mover, score, steps) for mover in MOVERS for score in range(TARGET)]
    packed = [compress(chunk) for chunk in (*chunks, solver.rises_of_the_last_turn(steps))]
    content = b"".join(len(chunk).to_bytes(HEAD, "little") + chunk for chunk in packed)
    return HEADER.pack(WHAT, steps, _digest(five, steps, content)) + content


def _steps(five: Five, content: bytes) -> int:
    if len(content) < HEADER.size:
        raise DamagedError
    what, steps, digest = HEADER.unpack_from(content)
    if what != WHAT or not steps or digest != _digest(five, steps, content[HEADER.size :]):
        raise DamagedError
    return steps


def _digest(five: Five, steps: int, content: bytes) -> bytes:
    about = f"{steps} {' '.join(five)}".encode()
    return blake2b(content, key=blake2b(about).digest(), digest_size=DIGEST).digest()


def _chunks(content: bytes, at: int) -> Iterator[bytes]:
    while at < len(content):
        size = int.from_bytes(content[at : at + HEAD], "little")
        yield content[at + HEAD : at + HEAD + size]
        at += HEAD + size
