"""What games are usually made of, as it was measured: how lucky somebody is, and what each level gives away.

`assets/tables/standards.json`, by game and way of playing; `python -m tests.bench.standards` writes it anew.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from math import sqrt
from typing import Any

from msgspec import Struct
from msgspec.json import Decoder

from game.bots.budgets import EQUAL
from game.bots.table_file import TableFile
from game.core.game import own_options
from game.core.illegal import DamagedTableError
from game.core.sums import Sum
from game.review.ledger import Ledger

SURE = 1.96  # standard errors of a 95 % interval
FEWEST = 12  # choices that anything can be said of


class Standard(Struct, frozen=True):
    """`luck`: what a seat's luck was below in so many shares of the games, from none to all. `costs`: what a
    choice of a level gave away, on average; `games` so many of each level."""

    luck: tuple[float, ...]
    costs: Mapping[str, float]
    games: int


Standards = Mapping[str, Mapping[str, Standard]]
"""By game and way of playing."""

FILE = TableFile[Standards]("standards.json", Decoder(dict[str, dict[str, Standard]]).decode)


class Costs(Sum, frozen=True):
    """Of some choices: how many, what they cost together, and the sum of the squares of that."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, costs: Sequence[float]) -> "Costs":
        return cls(len(costs), sum(costs), sum(cost * cost for cost in costs))

    @property
    def mean(self) -> float:
        return self.total / max(1, self.count)

    @property
    def half(self) -> float:
        """Of the 95 % interval of the mean."""
        spread = max(0.0, self.squares - self.total * self.mean) / max(1, self.count - 1)
        return SURE * sqrt(spread / max(1, self.count))


class Likeness(Struct, frozen=True):
    """Plays as this level does, no weaker than `weakest` and no stronger than `strongest`."""

    level: str
    weakest: str
    strongest: str


@cache
def standards() -> Standards:
    """Nobody plays by them: where the file is damaged nothing is compared."""
    with suppress(DamagedTableError):
        return FILE.read()
    return {}


def way(setup: Mapping[str, Any], seats: int) -> str:
    """How a game is played: by so many, with these options of its own. Head starts make luck another."""
    own = own_options(setup) | {key: setup[key] for key in ("head_start",) if key in setup}
    return " ".join([str(seats), *(f"{key}={own[key]}" for key in sorted(own))])


def standard(game: str, way: str) -> Standard | None:
    """None where nobody has counted."""
    return standards().get(game, {}).get(way)


def luckier_than(ledger: Ledger, seat: int) -> float | None:
    """The share of all games in which somebody had less luck; None where nobody has counted."""
    known = standard(ledger.game, way(ledger.setup, len(ledger.start)))
    return None if known is None else share_below(known, len(ledger.start), ledger.luck[seat])


def share_below(known: Standard, seats: int, luck: float) -> float:
    """Of the games of so many seats, the share in which somebody had less luck than this."""
    quantiles = known.luck
    at = bisect_left(quantiles, luck)
    if at in (0, len(quantiles)):
        share = at / len(quantiles)
    else:
        below, above = quantiles[at - 1], quantiles[at]
        share = (at - 1 + (luck - below) / (above - below)) / (len(quantiles) - 1)
    return 1 - share if seats == 1 else share  # alone it is turns: fewer are luck


def plays_like(ledger: Ledger, seat: int) -> Likeness | None:
    """None where the game is too short to tell even the weakest from the strongest."""
    known = standard(ledger.game, way(ledger.setup, len(ledger.start)))
    costs = [row.cost for row in ledger.rows if row.kind == "choice" and row.seat == seat]
    return None if known is None else like(known.costs, Costs.of(costs))


def like(levels: Mapping[str, float], costs: Costs) -> Likeness | None:
    if costs.count < FEWEST:
        return None
    mean, half = costs.mean, costs.half - EQUAL
    order = sorted(levels, key=lambda level: -levels[level])
    weakest = [order[0], *(level for level in order if levels[level] >= mean + half)][-1]
    strongest = next((level for level in order if levels[level] <= mean - half), order[-1])
    if (weakest, strongest) == (order[0], order[-1]) and half > EQUAL:
        return None
    nearest = min(order, key=lambda level: abs(levels[level] - mean))
    return Likeness(nearest, weakest, strongest)
