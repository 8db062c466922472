"""Many turns solved at once: the walks of `lattice`, with blocks of turns where that has single numbers.

A block is [multiset, set, lane]: sets of equally many active cards together, a lane for each turn.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy.lattice import (
    DICE,
    LEVELS,
    PLACE,
    VALUES,
    with_one_less,
    with_one_more,
)
from game.bots.dicy.turn import ALL, Active, each
from game.dicy.fives import HAND

Block: TypeAlias = NDArray[Any]  # all of one turn's blocks are float32, or all float64
Index: TypeAlias = NDArray[np.intp]
Scored = Callable[[Index, Index], Block]
"""For cards and the cards left active after each of them: what the best pick of each of the 462 rolls is
worth; where there is no pick, what a pass is worth."""

SETS = ALL + 1
BY_SIZE: list[list[Active]] = [
    [active for active in range(SETS) if active.bit_count() == size] for size in range(HAND + 1)
]
ABOVE: list[list[Index]] = [
    [np.array([PLACE[dice + 1][with_one_more(kept, value)] for kept in LEVELS[dice]]) for value in VALUES]
    for dice in range(DICE)
]
"""By level, for each value of a further die: where each multiset stands in the next level then."""


def _below(dice: int) -> list[tuple[slice, list[Index]]]:
    """By runs of as many different values: the run, and where it stands without each of them."""
    runs: list[tuple[slice, list[Index]]] = []
    different = [len(set(kept)) for kept in LEVELS[dice]]
    for count in sorted(set(different)):
        start = different.index(count)
        run = slice(start, start + different.count(count))
        less = [
            [PLACE[dice - 1][with_one_less(kept, value)] for value in sorted(set(kept))]
            for kept in LEVELS[dice][run]
        ]
        runs.append((run, [np.array(places) for places in zip(*less, strict=True)]))
    return runs


BELOW = [_below(dice) for dice in range(1, DICE + 1)]


def starts(scored: Scored, passed: Block) -> Iterator[tuple[Sequence[Active], Block]]:
    """What a turn is worth before its first roll, [set, lane], for the sets of no card, of one, and so on.

    `scored` is asked for the subsets of a set after those have come out, so that it may depend on them.
    """
    worth = np.broadcast_to(passed, (1, len(passed)))
    keeps = [np.broadcast_to(worth, (len(level), *worth.shape)) for level in LEVELS[:-1]]
    yield BY_SIZE[0], worth
    for smaller, actives in pairwise(BY_SIZE):
        ways = [
            (np.array([card for card, _ in way]), np.array([left for _, left in way]))
            for way in zip(*map(each, actives), strict=True)
        ]
        places = [np.array([smaller.index(left) for left in lefts]) for _, lefts in ways]
        rolled = _rolled_again(keeps, places, passed)
        for cards, lefts in ways:
            np.maximum(rolled, scored(cards, lefts), out=rolled)
        keeps = _expected(rolled)
        yield actives, keeps[0][0]


def _expected(rolled: Block) -> list[Block]:
    levels = [rolled]
    for above in reversed(ABOVE):
        row = levels[-1]
        total = row[above[0]]
        for places in above[1:]:
            total += row[places]
        total *= 1 / 6
        levels.append(total)
    return levels[:0:-1]


def _rolled_again(keeps: list[Block], places: Sequence[Index], passed: Block) -> Block:
    """For each roll the best of freezing a card for another throw; no worse than to pass."""
    best = keeps[0][:, places[0]]
    for dice, level in enumerate(keeps):
        own = level[:, places[0]]
        for others in places[1:]:
            np.maximum(own, level[:, others], out=own)
        best = _best_within(best, dice, own) if dice else own
    own = np.array(np.broadcast_to(passed, (len(LEVELS[DICE]), *best.shape[1:])))
    return _best_within(best, DICE, own)


def _best_within(best: Block, dice: int, own: Block) -> Block:
    for run, ways in BELOW[dice - 1]:
        part = own[run]
        for places in ways:
            np.maximum(part, best[places], out=part)
    return own
