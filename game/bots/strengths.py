"""How strong the levels are at a table of two, as it was measured: `assets/tables/strengths.json`.

`python -m tests.bench.costs GAME` measures a game's levels and writes its part of the file.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

FILE = Path(__file__).parents[2] / "assets" / "tables" / "strengths.json"


class Strength(Struct, frozen=True):
    """`wins`: the share of so many games that it won against the expert, a shared win as a half. `points`:
    given away a turn, against who plays for points alone; None in a game in which nobody knows the best."""

    wins: float
    points: float | None
    games: int


Strengths = Mapping[str, Mapping[str, Strength]]
"""By game and level."""


@cache
def strengths() -> Strengths:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Strength]])


def strength(game: str, level: str) -> Strength | None:
    """None for a level that was not measured; the expert is what the others are measured by."""
    return strengths().get(game, {}).get(level)
