"""The ten equal dice: six faces, what each is worth, and what they are called."""

from collections.abc import Sequence
from typing import Literal

Face = Literal["H4", "H2", "D3", "D2", "DOC", "EXT"]

FACES: tuple[Face, ...] = ("H4", "H2", "D3", "D2", "DOC", "EXT")
SPECIALS: tuple[Face, ...] = ("DOC", "EXT")  # of each, one a roll is set aside
DICE = 10

HUMANS: tuple[Face, ...] = ("H4", "H2")
DALEKS: tuple[Face, ...] = ("D3", "D2")


def humans(faces: Sequence[Face]) -> int:
    """H: the sum of the Humans."""
    return 4 * faces.count("H4") + 2 * faces.count("H2")


def daleks(faces: Sequence[Face]) -> int:
    """D: the sum of the Daleks."""
    return 3 * faces.count("D3") + 2 * faces.count("D2")
