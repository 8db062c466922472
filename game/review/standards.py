"""What games are usually made of, as it was measured: how lucky somebody is, and what each level gives away.

`assets/tables/standards.json`, by game and number of seats; `python -m tests.bench.standards` writes it anew.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import msgspec
from msgspec import Struct

from game.review.ledger import Ledger

FILE = Path(__file__).parents[2] / "assets" / "tables" / "standards.json"

SURE = 1.96  # standard errors of a 95 % interval
FEWEST = 12  # choices that anything can be said of


class Standard(Struct, frozen=True):
    """`luck`: what a seat's luck was below in so many shares of the games, from none to all. `costs`: what a
    choice of a level gave away, on average; `games` so many of each level."""

    luck: tuple[float, ...]
    costs: Mapping[str, float]
    games: int


class Likeness(Struct, frozen=True):
    """Plays as this level does, no weaker than `weakest` and no stronger than `strongest`."""

    level: str
    weakest: str
    strongest: str


@cache
def standards() -> Mapping[str, Mapping[str, Standard]]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[str, Standard]])


def standard(ledger: Ledger) -> Standard | None:
    return standards().get(ledger.game, {}).get(str(len(ledger.start)))


def luckier_than(ledger: Ledger, seat: int) -> float | None:
    """The share of all games in which somebody had less luck; None where nobody has counted."""
    known = standard(ledger)
    if known is None:
        return None
    luck = ledger.luck[seat]
    quantiles = known.luck
    at = bisect_left(quantiles, luck)
    if at in (0, len(quantiles)):
        share = at / len(quantiles)
    else:
        below, above = quantiles[at - 1], quantiles[at]
        share = (at - 1 + (luck - below) / (above - below)) / (len(quantiles) - 1)
    return 1 - share if ledger.unit == "turns" else share  # fewer turns are luck


def plays_like(ledger: Ledger, seat: int) -> Likeness | None:
    """None where the game is too short to tell even the weakest from the strongest."""
    known = standard(ledger)
    costs = [row.cost for row in ledger.rows if row.kind == "choice" and row.seat == seat]
    return None if known is None else like(known.costs, costs)


def like(levels: Mapping[str, float], costs: Sequence[float]) -> Likeness | None:
    if len(costs) < FEWEST:
        return None
    mean, half = fmean(costs), SURE * stdev(costs) / sqrt(len(costs))
    order = sorted(levels, key=lambda level: -levels[level])
    weakest = _last([level for level in order if levels[level] >= mean + half], order[0])
    strongest = next((level for level in order if levels[level] <= mean - half), order[-1])
    if (weakest, strongest) == (order[0], order[-1]) and half > 0:
        return None
    nearest = min(order, key=lambda level: abs(levels[level] - mean))
    return Likeness(nearest, weakest, strongest)


def _last(found: Sequence[str], otherwise: str) -> str:
    return found[-1] if found else otherwise
