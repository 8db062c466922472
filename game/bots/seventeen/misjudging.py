"""What weaker players at 17 get wrong: they count a row as if nobody ever hid a trap, take every hidden card
for a middling number, and forget what they hid; and they misjudge plans, as in every game (`budgets`).

A level's error says how far its judgement is that of such a player, and how far the expert's.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from game.bots.budgets import EQUAL, MOST_AT_ONCE, Level, Misjudging, Option, choose
from game.bots.seventeen import BOTS
from game.bots.seventeen.net import chance as share_of
from game.bots.seventeen.policy import Play
from game.bots.seventeen.round import TRAP, Round
from game.seventeen.tokens import GOAL

T = TypeVar("T")

_BY_SEARCH: Mapping[int, Sequence[Misjudging]] = {
    2: (Misjudging(0.26, 0.34), Misjudging(0.13, 0.18), Misjudging(0.07, 0.1)),
    3: (Misjudging(0.6, 0.6), Misjudging(0.36, 0.45), Misjudging(0.15, 0.2)),
    4: (Misjudging(0.7, 0.7), Misjudging(0.42, 0.5), Misjudging(0.18, 0.24)),
}
"""By seats, of easy, medium and hard."""
_BY_POLICY = (Misjudging(0.13, 0.16), Misjudging(0.07, 0.09), Misjudging(0.033, 0.05))
_NEAR_SIGHTED = (Misjudging(0.175, 0.21), Misjudging(0.11, 0.14), Misjudging(0.055, 0.084))
"""Where options are weighed by less than a search, a level is what it is by other errors."""

WEAKER = ("easy", "medium", "hard")
GREEN = 0.25  # an error from which on calls are judged as a beginner does
A_BACK = {
    2: 2.2,
    3: 3.2,
    4: 3.2,
}  # by seats: what a beginner takes a hidden card for
SPREAD = 1.2  # points, by which it feels unsure of a total
WAVERING = 0.5  # of the error, how far a call is felt to be better or worse than that


def erring(level: Misjudging, seats: int, *, searched: bool) -> Misjudging:
    """How a level errs at such a table."""
    return _as(level, _BY_SEARCH[seats] if searched else _BY_POLICY)


def near_sighted(level: Level) -> Level:
    """And where it only looks a turn ahead."""
    return _as(level, _NEAR_SIGHTED) if isinstance(level, Misjudging) else level


def _as(level: Misjudging, errors: Sequence[Misjudging]) -> Misjudging:
    return next((err for name, err in zip(WEAKER, errors, strict=True) if level == BOTS.levels[name]), level)


def sensible(may: Sequence[Play]) -> Sequence[Play]:
    """Without a trap that lies open: nobody fears it there."""
    return [play for play in may if play != (TRAP, False)]


def mistaken(
    level: Misjudging,
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
    cap = min(level.cap, chance * MOST_AT_ONCE)
    green = min(1.0, level.error / GREEN)
    call = next(worth for _, worth, kind in options if kind == "call")
    felt = (
        (1 - green) * call
        + green * as_a_beginner(r, seat, green)
        + random.gauss(0, level.error * WAVERING) / unit
    )
    looks = [felt if kind == "call" else worth for _, worth, kind in options]
    affordable = [place for place, option in enumerate(told) if option.cost <= cap + EQUAL]
    return told[max(affordable, key=looks.__getitem__)].choice


def as_a_beginner(r: Round, seat: int, forgetful: float) -> float:
    """The worth of a call, to who sees no traps and half forgets what it hid."""
    own = (1 - forgetful / 2) * r.hidden[seat] + forgetful / 2 * A_BACK[r.seats] * r.backs(seat)
    others = sum(r.backs(other) for other in range(r.seats) if other != seat)
    about = r.opens + own + A_BACK[r.seats] * others
    return 2 * share_of((about - GOAL + 0.5) / SPREAD) - 1
