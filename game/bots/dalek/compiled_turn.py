"""What `compiled/turn.c` works out, seen from Python.

Where there was no compiler the same is done in Python, and takes some forty times as long.
"""

import ctypes
from array import array
from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path

from game.bots.c_library import CLibrary
from game.bots.dalek.shape import Spot, both_sorts, chances, one_sort
from game.dalek.faces import DICE

NONE = -1  # no such spot

Endings = Callable[[int, int], tuple[Sequence[float], Sequence[float]]]
"""For dice in hand and Doctors aside: how likely Humans come with the third Exterminate, with dice left and
with none."""


class _What(IntEnum):
    CHANCES = 0
    ONE_SORT = 1
    BOTH_SORTS = 2
    LEFT = 3
    OUT = 4
    LEFT_TWO_DOCTORS = 5
    OUT_TWO_DOCTORS = 6
    PLAIN = 7
    SOME_DOCTOR = 8


def _declare(found: ctypes.CDLL) -> None:
    whole, numbers = ctypes.c_int, ctypes.POINTER(ctypes.c_double)
    found.turn_new.argtypes = [whole, whole, whole, ctypes.POINTER(whole)]
    found.turn_new.restype = ctypes.c_void_p
    found.turn_chances.argtypes = [ctypes.c_void_p, whole, whole, numbers, whole]
    found.turn_solve.argtypes = [ctypes.c_void_p, numbers, numbers]
    found.turn_chances.restype = found.turn_solve.restype = None


LIBRARY = CLibrary(Path(__file__).parent / "compiled", "turn", 1, _declare)


class Solver:
    """Made once in a process: it keeps its memory, some megabytes."""

    def __init__(
        self, spots: Sequence[Spot], leads: Sequence[Sequence[int]], points: int, bonus: int, endings: Endings
    ) -> None:
        """`leads`: for each spot where it leads to, as in `turn.Links`; NONE where the turn ends."""
        self._library, self._spots = LIBRARY.get(), len(spots)
        shape: list[int] = []
        for at, lead in zip(spots, leads, strict=True):
            shape += [at.hand, at.doctors, at.h, int(at.d >= at.h), *lead]
        self._turn = self._library.turn_new(len(spots), points, bonus, (ctypes.c_int * len(shape))(*shape))
        if self._turn is None:
            raise MemoryError
        for dice in range(DICE + 3):
            self._tell_chances(dice, endings)

    def rolled(self, worth: Sequence[float]) -> "array[float]":
        """What it is worth to roll on at each spot."""
        into = array("d", bytes(8 * self._spots))
        numbers = (ctypes.c_double * self._spots).from_buffer(into)
        self._library.turn_solve(self._turn, (ctypes.c_double * len(worth))(*worth), numbers)
        return into

    def _tell_chances(self, dice: int, endings: Endings) -> None:
        if dice <= DICE:
            self._tell(_What.CHANCES, dice, chances(dice))
            self._tell(_What.PLAIN, dice, [(4 / 6) ** dice])
            self._tell(_What.SOME_DOCTOR, dice, [1 - (5 / 6) ** dice])
        if dice <= DICE + 1:
            self._tell(_What.ONE_SORT, dice, one_sort(dice))
        if dice > 1:
            self._tell(_What.BOTH_SORTS, dice, both_sorts(dice))
        if 0 < dice <= DICE:
            for doctors, left_as, out_as in (
                (0, _What.LEFT, _What.OUT),
                (2, _What.LEFT_TWO_DOCTORS, _What.OUT_TWO_DOCTORS),
            ):
                left, out = endings(dice, doctors)
                self._tell(left_as, dice, left)
                self._tell(out_as, dice, out)

    def _tell(self, what: _What, dice: int, shares: Sequence[float]) -> None:
        numbers = (ctypes.c_double * len(shares))(*shares)
        self._library.turn_chances(self._turn, what, dice, numbers, len(shares))
