"""What `compiled/crowd.c` makes of three and four at the table, seen from Python: chances by a network that
has learnt from games of its own, and play-outs of such games.

Seats are counted by their place in the round. Where there was no compiler each two are weighed by themselves.
"""

import ctypes
from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain
from math import isfinite, sqrt
from pathlib import Path
from struct import unpack_from
from typing import NamedTuple
from zlib import compress, decompressobj

from game.bots.c_library import CLibrary
from game.bots.dicy import compiled_turn
from game.bots.dicy.compiled_turn import POINTS, following
from game.bots.dicy.estimate import carries, leads, rate, reaches
from game.bots.dicy.scoring import worth
from game.bots.dicy.tables import SETS, Five
from game.bots.dicy.turn import Active
from game.bots.sealing import DamagedError, opened, sealed
from game.bots.table_file import TableFile
from game.dicy.cards import CARDS, Effect, effect

WHAT = b"dicycro2"
SEATS = (3, 4)
SURE = 1.96
FIVES_KNOWN = 4
BLOCK, MOST = 32, 90  # weights that are kept in one unit; the largest of them in it
UNIT = 2  # bytes
WEIGHTS = 61_768
LENGTH = -(-WEIGHTS // BLOCK) * UNIT + WEIGHTS
KINDS: dict[Effect | None, int] = {
    None: 0,
    "chill_neighbours": 1,
    "chill_everyone": 2,
    "thaw_neighbours": 3,
}


class Between(NamedTuple):
    """A table between two turns, by place in the round: who comes next, scores, active cards."""

    next: int
    scores: tuple[int, ...]
    actives: tuple[Active, ...]


class Goes(NamedTuple):
    """How a turn goes on: with these cards active and these dice kept (a number of `LEVELS`, 0 is none); or
    it has ended, with a pass or a score on a card of some kind that leaves some cards."""

    is_end: bool = False
    active: Active = 0
    kept: int = 0
    passes: bool = False
    kind: int = 0
    left: Active = 0
    points: int = 0


class Came(NamedTuple):
    """Of play-outs: what a seat has of the win on average, and half its 95 % interval."""

    mean: float
    pm: float


def _declare(found: ctypes.CDLL) -> None:
    whole, numbers, wholes = ctypes.c_int, ctypes.POINTER(ctypes.c_double), ctypes.POINTER(ctypes.c_int)
    floats, content = ctypes.POINTER(ctypes.c_float), ctypes.c_char_p
    table = [content, content, whole, whole, wholes, wholes]
    found.crowd_begin.argtypes = [ctypes.POINTER(ctypes.c_short)]
    found.crowd_five.argtypes = [content, wholes, wholes, content, ctypes.c_float, floats, floats, floats]
    found.crowd_shares.argtypes = [*table, floats]
    found.crowd_ends.argtypes = [*table, numbers]
    found.crowd_ends.restype = ctypes.c_double
    found.crowd_play_out.argtypes = [*table, wholes, whole, ctypes.c_ulonglong, numbers]
    found.crowd_begin.restype = found.crowd_shares.restype = None
    found.crowd_begin(following())


LIBRARY = CLibrary(Path(__file__).parent / "compiled", "crowd", 3, _declare)


def there(seats: int) -> bool:
    return seats in SEATS and LIBRARY.there()


class Crowd:
    def __init__(self, five: Five, seats: int) -> None:
        self._library = LIBRARY.get()
        self._net, self._five, self._seats = weights()[seats], packed_five(five), seats
        self._kinds = bytes(KINDS[effect(card)] for card in five)

    def shares(self, at: Between) -> Sequence[float]:
        """What each place has of the win."""
        into = (ctypes.c_float * self._seats)()
        self._library.crowd_shares(*self._told(at), into)
        return into[:]

    def ends(self, at: Between) -> tuple[compiled_turn.Ends, float]:
        """What scores are worth to who comes next, as far as its active cards bring it; and a pass."""
        into = (ctypes.c_double * (len(KINDS) * SETS * POINTS))()
        passed = self._library.crowd_ends(*self._told(at), into)
        return compiled_turn.Ends(self._kinds, into), passed

    def played_out(self, at: Between, goes: Goes, times: int, seed: int) -> tuple[Came, ...]:
        """What comes when all play by this on from a turn that goes on so; less the luck that they have."""
        sums = (ctypes.c_double * (2 * self._seats))()
        way = (ctypes.c_int * len(goes))(*goes)
        if not self._library.crowd_play_out(*self._told(at), way, times, seed, sums):
            raise MemoryError
        means = [total / times for total in sums[: self._seats]]
        squares = [total / times for total in sums[self._seats :]]
        return tuple(
            Came(mean, SURE * sqrt(max(0.0, square - mean**2) / times))
            for mean, square in zip(means, squares, strict=True)
        )

    def _told(self, at: Between) -> Sequence[object]:
        some = ctypes.c_int * self._seats
        return self._net, self._five, self._seats, at.next, some(*at.scores), some(*at.actives)


@lru_cache(FIVES_KNOWN)
def crowd(five: Five, seats: int) -> Crowd:
    return Crowd(five, seats)


@cache
def weights() -> dict[int, bytes]:
    """Of the networks, by seats."""
    return FILE.read()


def packed(nets: Sequence[bytes]) -> bytes:
    """As they are kept, by seats."""
    return sealed(WHAT, compress(b"".join(nets), 9))


def unpacked(kept: bytes) -> dict[int, bytes]:
    """Never more than is looked for: a few bytes may say that they are gigabytes."""
    whole = decompressobj()
    nets = whole.decompress(opened(WHAT, kept), len(SEATS) * LENGTH + 1)
    found = [in_floats(nets[at : at + LENGTH]) for at in range(0, len(nets), LENGTH)]
    if len(nets) != len(SEATS) * LENGTH or whole.unused_data or not all(map(isfinite, chain(*found))):
        raise DamagedError
    return {seats: net.tobytes() for seats, net in zip(SEATS, found, strict=True)}


FILE = TableFile("dicy_crowds.bin", unpacked)


def in_floats(kept: bytes) -> "array[float]":
    """Blocks of bytes, each in a unit of its own."""
    blocks = -(-len(kept) // (BLOCK + UNIT))
    units, told = unpack_from(f"<{blocks}e", kept), array("b", kept[UNIT * blocks :])
    found = array("f")
    for number, unit in enumerate(units):
        found.extend(unit * one for one in told[number * BLOCK : (number + 1) * BLOCK])
    return found


def packed_five(five: Five) -> bytes:
    """A five as the network sees it."""
    library = LIBRARY.get()
    into = ctypes.create_string_buffer(library.crowd_size_of_five())
    some = ctypes.c_int * len(five)
    names = some(*map(CARDS.index, five))
    kinds = some(*[KINDS[effect(card)] for card in five])
    picks = bytes(points for card in five for points in worth(card))
    numbers = [(ctypes.c_float * len(row))(*row) for row in (carries(five), reaches(five), leads(five))]
    if not library.crowd_five(into, names, kinds, picks, rate(five), *numbers):
        raise MemoryError
    return into.raw
