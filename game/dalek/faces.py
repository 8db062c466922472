"""The ten equal dice: six faces, what each is worth, and what they are called."""

from collections.abc import Iterable
from typing import Literal

Face = Literal["H4", "H2", "D3", "D2", "DOC", "EXT"]

FACES: tuple[Face, ...] = ("H4", "H2", "D3", "D2", "DOC", "EXT")
SPECIALS: tuple[Face, ...] = ("DOC", "EXT")  # of each, one a roll is set aside
DICE = 10

HUMAN: dict[str, int] = {"H4": 4, "H2": 2}
DALEK: dict[str, int] = {"D3": 3, "D2": 2}


def humans(faces: Iterable[Face]) -> int:
    """H: the sum of the Humans."""
    return sum(HUMAN.get(face, 0) for face in faces)


def daleks(faces: Iterable[Face]) -> int:
    """D: the sum of the Daleks."""
    return sum(DALEK.get(face, 0) for face in faces)
