"""What weaker players get wrong at 17: they count a row as if nobody ever hid a trap, take every hidden card
for a middling or high number, miscount, and forget what they hid; and they misjudge plans, as in every game
(`budgets`). At larger tables they lay high cards for their numbers' sake, and in some rounds their minds are
elsewhere until it is their turn, so that they miss calls.

A level's error says how far its judgement is that of such a player, and how far the expert's. With more seats
the same error costs less, as what one gives away is shared by more: there weaker levels err more.
"""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from game.bots.budgets import EQUAL, MOST_AT_ONCE, Level, Misjudging, Option, choose
from game.bots.seventeen import BOTS
from game.bots.seventeen.belief import this_round
from game.bots.seventeen.net import chance as share_of
from game.bots.seventeen.policy import Play
from game.bots.seventeen.round import TRAP, Round
from game.bots.seventeen.worth import Held, after, chances
from game.seventeen import commands
from game.seventeen.cards import VALUE
from game.seventeen.tokens import GOAL, VICTORIES
from game.seventeen.views import View

T = TypeVar("T")
E = TypeVar("E", bound=Misjudging)


class Erring(Misjudging, frozen=True):
    """`a_back`: what it takes a hidden card for; `dozes`: in how many rounds it misses every call before the
    turn of somebody else; `greedy`: how much it likes a five for its number."""

    a_back: float = 2.2
    dozes: float = 0
    greedy: float = 0


_BY_SEARCH: Mapping[int, Sequence[Erring]] = {
    2: (
        Erring(0.345, 0.46, 2.7, greedy=0.4),
        Erring(0.175, 0.24, 2.5, greedy=0.2),
        Erring(0.08, 0.12),
    ),
    3: (
        Erring(0.5, 1.2, 5, 0.85, 2),
        Erring(0.27, 0.48, 4.2, 0.58, 0.4),
        Erring(0.155, 0.27, 3.5, 0.34, 0.1),
    ),
    4: (
        Erring(0.5, 1.2, 5, 0.85, 2),
        Erring(0.26, 0.45, 4.2, 0.57, 0.35),
        Erring(0.14, 0.25, 3.6, 0.5, 0.1),
    ),
}
"""By seats, of easy, medium and hard."""
_BY_POLICY = (Erring(0.13, 0.16), Erring(0.07, 0.09), Erring(0.033, 0.05))
_NEAR_SIGHTED = (Misjudging(0.175, 0.21), Misjudging(0.11, 0.14), Misjudging(0.055, 0.084))
"""Where options are weighed by less than a search, a level is what it is by other errors."""

WEAKER = ("easy", "medium", "hard")
GREEN = 0.25  # an error from which on calls are judged as a beginner does
CERTAIN = 1 - 1e-9  # a game that is won
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


def surely_won(r: Round, seat: int, held: Held) -> bool:
    """Does a call win the game, whatever the others hid? Nobody risks that."""
    if held[seat][0] < VICTORIES - 1 or r.opens + r.hidden[seat] < GOAL:
        return False
    others = [0 if other == seat else r.backs(other) for other in range(r.seats)]
    for traps in product(*(range(most + 1) for most in others)):
        twin = r.copy()
        twin.traps = [own + of_others for own, of_others in zip(r.traps, traps, strict=True)]
        if chances(after(held, *twin.awards(seat)))[seat] < CERTAIN:
            return False
    return True


def away(level: Erring, view: View) -> bool:
    """Is its mind elsewhere, in this round?"""
    before = view.history[: len(view.history) - len(this_round(view.history))]
    of_this_round = Random(msgspec.msgpack.encode((view.seat, before)))  # noqa: S311
    return of_this_round.random() < level.dozes


def mistaken(
    level: Erring,
    r: Round,
    seat: int,
    options: Sequence[tuple[T, float, str]],
    chance: float,
    unit: float,
    random: Random,
    *,
    away: bool = False,
) -> T:
    """What such a level does. `options` with their worths, the best first; `unit` is what a worth of 1 is in
    chance of winning, of which the seat has `chance` now."""
    best = options[0][1]
    told = [Option(choice, (best - worth) * unit, kind) for choice, worth, kind in options]
    if not any(kind == "call" for _, _, kind in options):
        most = min(level.cap, chance * MOST_AT_ONCE) + EQUAL
        liked = [replace(o, cost=o.cost - level.greedy * number(o.choice)) for o in told if o.cost <= most]
        return choose(level, liked, random, chance)
    if away and seat != r.mover:
        return next(choice for choice, _, kind in options if kind != "call")
    green = min(1.0, level.error / GREEN)
    call = next(worth for _, worth, kind in options if kind == "call")
    miscounted = random.gauss(0, level.error * MISCOUNTED)
    felt = (1 - green) * call + green * as_a_beginner(r, seat, green, level.a_back, miscounted)
    looks = [felt if kind == "call" else worth for _, worth, kind in options]
    affordable = [place for place, option in enumerate(told) if option.cost <= level.cap + EQUAL]
    return told[max(affordable, key=looks.__getitem__)].choice


def number(choice: object) -> float:
    """Of the card that is played; a five's is 1."""
    return VALUE[choice.card] / VALUE["h5"] if isinstance(choice, commands.Play) else 0


def as_a_beginner(r: Round, seat: int, forgetful: float, a_back: float, miscounted: float = 0) -> float:
    """The worth of a call, to who sees no traps and half forgets what it hid."""
    own = (1 - forgetful / 2) * r.hidden[seat] + forgetful / 2 * a_back * r.backs(seat)
    others = sum(r.backs(other) for other in range(r.seats) if other != seat)
    about = r.opens + own + a_back * others + miscounted
    return 2 * share_of((about - GOAL + 0.5) / SPREAD) - 1
