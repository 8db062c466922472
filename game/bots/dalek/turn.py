"""The best play of one turn, for any worth of its points: exact, in a millisecond where `compiled_turn`
is there, in plain Python in some 40.

`best_turn(worth)` takes what 0, 1, 2 … points at the turn's end are worth and says what every situation of
the turn is worth under best play. What is to be won is all in `worth`: points, few turns, chance of winning.
"""

from array import array
from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import NamedTuple

from game.bots.dalek.compiled_turn import LIBRARY, NONE, Solver
from game.bots.dalek.shape import (
    KINDS,
    Spot,
    after_keeping,
    after_specials,
    both_sorts,
    chances,
    human_sums,
    layer_sizes,
    one_sort,
    spots,
)
from game.dalek.rules import BONUS

MOST_POINTS = 61  # seven H4, doubled, and every die placed
NEVER = float("-inf")


class Links(NamedTuple):
    """Where a spot leads: by one die kept of each face; by a Doctor, an Exterminate, both. NONE: nowhere."""

    at: Spot
    kept: tuple[int, ...]
    doctor: int
    exterminate: int
    both: int


class Ending(NamedTuple):
    """The throws that bring the third Exterminate: how likely so many points of Humans come with them."""

    dice_left: tuple[float, ...]
    dice_out: tuple[float, ...]


@cache
def ids() -> dict[Spot, int]:
    return {at: number for number, at in enumerate(spots())}


@cache
def links() -> tuple[Links, ...]:
    known = ids()
    all_links: list[Links] = []
    for at in spots():
        hand, doctors, exterminates = at[:3]
        kept = tuple(known[after_keeping(at, h, d, 1)] if hand else NONE for h, d in KINDS)
        doctor = known[after_specials(at, 1, 0)] if hand and doctors < 2 else NONE
        exterminate = known[after_specials(at, 0, 1)] if hand and exterminates < 2 else NONE
        both = known[after_specials(at, 1, 1)] if hand > 1 and doctors < 2 and exterminates < 2 else NONE
        all_links.append(Links(at, kept, doctor, exterminate, both))
    return tuple(all_links)


@cache
def ending(hand: int, doctors: int) -> Ending:
    """Of a throw with two Exterminates aside: a third comes, and no third Doctor."""
    left = [0.0] * (2 * hand + 1)
    out = [0.0] * (2 * hand + 1)
    lone, mixed = one_sort(hand), both_sorts(hand)
    for s in range(hand):
        shares = human_sums(s)
        for half, share in enumerate(shares):
            (out if s == hand - 1 else left)[half] += lone[s] * share
            if doctors < 2 and s < hand - 1:
                (out if s == hand - 2 else left)[half] += mixed[s] * share
    return Ending(tuple(left), tuple(out))


def stopped(worth: Sequence[float], at: Spot) -> float:
    """What it is worth to stop here."""
    return worth[at.h] if at.d >= at.h else worth[0]


def dice_out(worth: Sequence[float], at: Spot) -> float:
    return worth[at.h + BONUS] if at.d >= at.h else worth[0]


class Turn(NamedTuple):
    """A turn played for some worth of its points; `rolled[n]` is what it is worth to roll on at spot n."""

    worth: Sequence[float]
    rolled: Sequence[float]

    def roll(self, at: Spot) -> float:
        return self.rolled[ids()[at]]

    @property
    def value(self) -> float:
        """What the turn is worth before its first throw."""
        return self.rolled[-1]


def best_turn(worth: Sequence[float]) -> Turn:
    """The turn played its best."""
    if LIBRARY.there():
        return Turn(worth, _solver().rolled(worth))
    return Turn(worth, array("d", _rolled(worth, None)))


@cache
def _solver() -> Solver:
    leads = [(*link.kept, link.doctor, link.exterminate, link.both) for link in links()]
    return Solver(spots(), leads, MOST_POINTS + 1, BONUS, ending)


def short_sighted(worth: Sequence[float], rolls: int) -> Turn:
    """The turn as one sees it who never plans for more rolls than that."""
    stops = [stopped(worth, at) for at in spots()]
    rolled = stops
    for roll in range(rolls):
        planned = stops if roll == 0 else list(map(max, stops, rolled))
        rolled = _rolled(worth, planned)
    return Turn(worth, array("d", rolled))


def _kept_some(children: Sequence[list[list[float]]], hand: int) -> list[list[float]]:
    """For each throw of s Humans and Daleks, the best that can be had by keeping one of them at least.

    Either a die of the first face that shows is kept, or it may as well not have been thrown.
    """
    tops = [[NEVER]]
    for s in range(1, hand + 1):
        fewer = tops[-1]
        top: list[float] = []
        for child, size in zip(children, layer_sizes(s - 1), strict=True):
            top.extend(map(max, child[s - 1][-size:], fewer[-size:]))
        tops.append(top)
    return tops


def _rolled(worth: Sequence[float], planned: Sequence[float] | None) -> list[float]:
    """What it is worth to roll on, spot by spot; after that throw play is best, or goes as planned.

    Spots come in the order of dice in hand, so that all that a spot leads to is known.

    `layers[n][s]` holds, for each count of s Humans and Daleks thrown, the best that can be had from spot n
    by keeping any of them and then going on; `alone`, `mixed` its mean over the throws that lead to spot n
    by one forced die or by two.
    """
    zero = worth[0]
    doubled, doubled_out = worth[0::4], worth[BONUS::4]
    rolled: list[float] = []
    layers: list[list[list[float]]] = []
    alone: list[float] = []
    mixed: list[float] = []
    for n, (at, children, doctor, exterminate, both) in enumerate(links()):
        hand = at.hand
        if hand == 0:
            value = dice_out(worth, at)
            rolled.append(value)  # nobody asks
            layers.append([[value]])
            alone.append(value * one_sort(1)[0])
            mixed.append(value * both_sorts(2)[0])
            continue
        tops = _kept_some([layers[child] for child in children], hand)
        value = (4 / 6) ** hand * sum(map(mul, chances(hand), tops[hand]))
        if doctor == NONE:
            value += zero * (1 - (5 / 6) ** hand)
        else:
            value += alone[doctor]
        if exterminate == NONE:
            left, out = ending(hand, at.doctors)
            half = at.h // 2
            value += sum(map(mul, left, doubled[half:])) + sum(map(mul, out, doubled_out[half:]))
        else:
            value += alone[exterminate]
            if both != NONE:
                value += mixed[both]
        rolled.append(value)
        value = max(value, stopped(worth, at)) if planned is None else planned[n]
        means: list[float] = []
        of_spot: list[list[float]] = []
        for s, top in enumerate(tops):
            here = [kept if kept > value else value for kept in top]  # noqa: FURB136 (half the time)
            of_spot.append(here)
            means.append(sum(map(mul, chances(s), here)))
        layers.append(of_spot)
        alone.append(sum(map(mul, one_sort(hand + 1), means)))
        mixed.append(sum(map(mul, both_sorts(hand + 2), means)))
    return rolled
