"""How strong the levels are at a table of two, as it was measured: `assets/tables/strengths.json`.

`python -m tests.bench.costs GAME` measures a game's levels and writes its part of the file.
"""

from collections.abc import Mapping
from contextlib import suppress
from functools import cache

from msgspec import Struct
from msgspec.json import Decoder

from game.bots.table_file import TableFile
from game.core.illegal import DamagedTableError


class Strength(Struct, frozen=True):
    """`wins`: the share of so many games that it won against the expert, a shared win as a half. `points`:
    given away a turn, against who plays for points alone; None in a game in which nobody knows the best."""

    wins: float
    points: float | None
    games: int


Strengths = Mapping[str, Mapping[str, Strength]]
"""By game and level."""

FILE = TableFile[Strengths]("strengths.json", Decoder(dict[str, dict[str, Strength]]).decode)


@cache
def strengths() -> Strengths:
    """Nobody plays by them: where the file is damaged nothing is told."""
    with suppress(DamagedTableError):
        return FILE.read()
    return {}


def strength(game: str, level: str) -> Strength | None:
    """None for a level that was not measured; the expert is what the others are measured by."""
    return strengths().get(game, {}).get(level)
