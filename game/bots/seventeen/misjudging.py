"""What weaker players get wrong at 17: they count a row as if nobody ever hid a trap, take every hidden card
for a middling or high number, miscount, and forget what they hid; at larger tables their minds are elsewhere
before somebody else's turn, and they miss calls; and they misjudge plans, as in every game (`budgets`).

A level's error says how far its judgement is that of such a player, and how far the expert's. With more seats
the same error costs less, as what one gives away is shared by more: there weaker levels err more.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from game.bots.budgets import EQUAL, Level, Misjudging, Option, choose
from game.bots.seventeen import BOTS
from game.bots.seventeen.net import chance as share_of
from game.bots.seventeen.policy import Play
from game.bots.seventeen.round import TRAP, Round
from game.seventeen.tokens import GOAL

T = TypeVar("T")
E = TypeVar("E", bound=Misjudging)


class Erring(Misjudging, frozen=True):
    """`a_back`: what it takes a hidden card for; `dozes`: how often it misses a call before the turn of
    somebody else."""

    a_back: float = 2.2
    dozes: float = 0


_BY_SEARCH: Mapping[int, Sequence[Erring]] = {
    2: (Erring(0.3, 0.38), Erring(0.15, 0.2), Erring(0.066, 0.1)),
    3: (Erring(1.5, 1.5, 5, 1), Erring(0.28, 0.45, 4.1, 0.82), Erring(0.155, 0.27, 3.5, 0.52)),
    4: (Erring(1.5, 1.5, 5, 1), Erring(0.27, 0.42, 4, 1), Erring(0.12, 0.21, 3.4, 0.6)),
}
"""By seats, of easy, medium and hard."""
_BY_POLICY = (Erring(0.13, 0.16), Erring(0.07, 0.09), Erring(0.033, 0.05))
_NEAR_SIGHTED = (Misjudging(0.175, 0.21), Misjudging(0.11, 0.14), Misjudging(0.055, 0.084))
"""Where options are weighed by less than a search, a level is what it is by other errors."""

WEAKER = ("easy", "medium", "hard")
GREEN = 0.25  # an error from which on calls are judged as a beginner does
SPREAD = 1.2  # points, by which it feels unsure of a total
MISCOUNTED = 2.0  # points, for an error of 1


def erring(level: Misjudging, seats: int, *, searched: bool) -> Erring:
    """How a level errs at such a table."""
    return _as(level, _BY_SEARCH[seats] if searched else _BY_POLICY) or Erring(level.error, level.cap)


def near_sighted(level: Level) -> Level:
    """And where it only looks a turn ahead."""
    return _as(level, _NEAR_SIGHTED) or level


def _as(level: Level, errors: Sequence[E]) -> E | None:
    return next((err for name, err in zip(WEAKER, errors, strict=True) if level == BOTS.levels[name]), None)


def sensible(may: Sequence[Play]) -> Sequence[Play]:
    """Without a trap that lies open: nobody fears it there."""
    return [play for play in may if play != (TRAP, False)]


def mistaken(
    level: Erring,
    r: Round,
    seat: int,
    options: Sequence[tuple[T, float, str]],
    chance: float,
    unit: float,
    random: Random,
) -> T:
    """What such a level does. `options` with their worths, the best first; `unit` is what a worth of 1 is in
    chance of winning, of which the seat has `chance` now."""
    best = options[0][1]
    told = [Option(choice, (best - worth) * unit, kind) for choice, worth, kind in options]
    if not any(kind == "call" for _, _, kind in options):
        return choose(level, told, random, chance)
    if seat != r.mover and random.random() < level.dozes:
        return next(choice for choice, _, kind in options if kind != "call")
    green = min(1.0, level.error / GREEN)
    call = next(worth for _, worth, kind in options if kind == "call")
    miscounted = random.gauss(0, level.error * MISCOUNTED)
    felt = (1 - green) * call + green * as_a_beginner(r, seat, green, level.a_back, miscounted)
    looks = [felt if kind == "call" else worth for _, worth, kind in options]
    affordable = [place for place, option in enumerate(told) if option.cost <= level.cap + EQUAL]
    return told[max(affordable, key=looks.__getitem__)].choice


def as_a_beginner(r: Round, seat: int, forgetful: float, a_back: float, miscounted: float = 0) -> float:
    """The worth of a call, to who sees no traps and half forgets what it hid."""
    own = (1 - forgetful / 2) * r.hidden[seat] + forgetful / 2 * a_back * r.backs(seat)
    others = sum(r.backs(other) for other in range(r.seats) if other != seat)
    about = r.opens + own + a_back * others + miscounted
    return 2 * share_of((about - GOAL + 0.5) / SPREAD) - 1
