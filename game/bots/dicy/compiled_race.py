"""What `compiled/race.c` solves and keeps, seen from Python: the game of two with any five cards.

Calls into it don't hold the interpreter: other threads go on. Where there was no compiler the opponents go by
the estimate.
"""

import ctypes
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from game.bots.c_library import CLibrary
from game.bots.dicy.compiled_turn import following
from game.bots.dicy.scoring import MOST, worth
from game.bots.dicy.tables import MOVERS, SETS, TARGET, Five, Mover
from game.bots.dicy.turn import Active
from game.dicy.cards import Effect, effect

BYTES = 2  # of a chance, packed
KINDS: dict[Effect | None, int] = {
    None: 0,
    "chill_neighbours": 1,
    "chill_everyone": 1,
    "thaw_neighbours": 2,
}
"""With two at the table both chills are one."""


def _declare(found: ctypes.CDLL) -> None:
    a_race = ctypes.c_void_p
    whole, content = ctypes.c_int, ctypes.c_char_p
    found.race_new.argtypes = [whole, ctypes.POINTER(whole), content, ctypes.POINTER(ctypes.c_short)]
    found.race_new.restype = a_race
    found.race_step.argtypes = [a_race]
    found.race_pack.argtypes = found.race_unpack.argtypes = [a_race, content]
    found.race_chance.argtypes = [a_race, *[whole] * 5]
    found.race_chance.restype = ctypes.c_float
    found.race_ends.argtypes = [a_race, *[whole] * 5, ctypes.POINTER(ctypes.c_double)]
    found.race_passed.argtypes = [a_race, *[whole] * 4]
    found.race_passed.restype = ctypes.c_double
    found.race_chances.argtypes = [a_race, whole]
    found.race_last_turn.argtypes = [a_race]
    found.race_chances.restype = found.race_last_turn.restype = a_race
    found.race_free.argtypes = [a_race]
    found.race_ends.restype = found.race_free.restype = None


LIBRARY = CLibrary(Path(__file__).parent / "compiled", "race", 2, _declare)


class CompiledRace:
    """Of one five: solved, which takes eighty megabytes and ten seconds over all its steps, or unpacked."""

    def __init__(self, five: Five, target: int = TARGET) -> None:
        self._library = library = LIBRARY.get()
        self._target = target
        kinds = (ctypes.c_int * len(five))(*[KINDS[effect(card)] for card in five])
        picks = bytes(points for card in five for points in worth(card))
        self._race = library.race_new(target, kinds, picks, following())
        if self._race is None:
            raise MemoryError
        weakref.finalize(self, library.race_free, self._race)

    def solve(self) -> Iterator[float]:
        """Step by step; how far it is, up to 1."""
        totals = 2 * self._target - 1
        pairs = 0
        for total in reversed(range(totals)):
            if self._library.race_step(self._race) < 0:
                raise MemoryError
            pairs += min(total, totals - 1 - total) + 1
            yield pairs / self._target**2

    def packed(self) -> bytes:
        into = ctypes.create_string_buffer(BYTES * (self._target * SETS) ** 2)
        if not self._library.race_pack(self._race, into):
            raise MemoryError
        return into.raw

    def unpack(self, content: bytes) -> None:
        if not self._library.race_unpack(self._race, content):
            raise MemoryError

    def chance(self, mover: Mover, own: int, other: int, active: Active, others: Active) -> float:
        """Before its turn; none of both has the target yet."""
        return self._library.race_chance(self._race, MOVERS.index(mover), own, other, active, others)

    def ends(self, mover: Mover, own: int, other: int, active: Active, others: Active) -> Sequence[float]:
        """What scoring is worth to a mover, as far as these cards of its bring it: [kind, left, points]."""
        into = (ctypes.c_double * (len({*KINDS.values()}) * SETS * (MOST + 1)))()
        self._library.race_ends(self._race, MOVERS.index(mover), own, other, active, others, into)
        return cast("Sequence[float]", into)

    def passed(self, mover: Mover, own: int, other: int, others: Active) -> float:
        """What a pass is worth to a mover."""
        return self._library.race_passed(self._race, MOVERS.index(mover), own, other, others)

    def chances(self, mover: Mover) -> "ctypes.Array[ctypes.c_float]":
        """Before its turn, [own score, other's score, other's active, own active]; gone with this. Those of
        the first are there only where they were solved."""
        at = self._library.race_chances(self._race, MOVERS.index(mover))
        return (ctypes.c_float * (self._target * SETS) ** 2).from_address(at)

    def last_turn(self) -> "ctypes.Array[ctypes.c_float]":
        """[lead of the other, other's active, own active]; gone with this."""
        at = self._library.race_last_turn(self._race)
        return (ctypes.c_float * ((MOST + 1) * SETS**2)).from_address(at)
