"""Dice as multisets of values, and the two walks over them that a turn's re-rolls come down to.

A number of dice in hand is a level: from level 0 (nothing kept) to level 6 (a roll; 462 of them). A list of a
value for each multiset of a level is in the order of `LEVELS`. `expected` walks down: what a keep is worth
before the missing dice are rolled is the mean over the next die. `best_keep` walks up: the best keep within
some dice is these dice themselves or the best within them less one. So no roll is matched with all its keeps.
"""

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement
from operator import itemgetter

from game.dicy.cards import DICE, VALUES

Multiset = tuple[int, ...]  # values, ascending
Row = Sequence[float]  # a value for each multiset of a level


def _level(dice: int) -> tuple[Multiset, ...]:
    """The fewest different values first, so that those with as many ways to lose a die stand together."""
    return tuple(sorted(combinations_with_replacement(VALUES, dice), key=lambda kept: (len(set(kept)), kept)))


LEVELS: tuple[tuple[Multiset, ...], ...] = tuple(_level(dice) for dice in range(DICE + 1))
PLACE: tuple[dict[Multiset, int], ...] = tuple(
    {kept: place for place, kept in enumerate(level)} for level in LEVELS
)
ROLLS = LEVELS[DICE]


def with_one_more(kept: Multiset, value: int) -> Multiset:
    return tuple(sorted((*kept, value)))


def with_one_less(kept: Multiset, value: int) -> Multiset:
    at = kept.index(value)
    return kept[:at] + kept[at + 1 :]


Take = Callable[[Row], tuple[float, ...]]


def _takers_of_more(dice: int) -> tuple[Take, ...]:
    """For each value of a further die, what takes the level's rows from those of the next level."""
    above = PLACE[dice + 1]
    return tuple(taker([above[with_one_more(kept, value)] for kept in LEVELS[dice]]) for value in VALUES)


def _takers_of_less(dice: int) -> tuple[tuple[int, tuple[Take, ...]], ...]:
    """Where each run of as many different values ends, and a taker for each of these values."""
    runs: list[tuple[int, tuple[Take, ...]]] = []
    level, below = LEVELS[dice], PLACE[dice - 1]
    start = 0
    while start < len(level):
        different = len(set(level[start]))
        run = [kept for kept in level if len(set(kept)) == different]
        start += len(run)
        without = [[below[with_one_less(kept, value)] for value in sorted(set(kept))] for kept in run]
        runs.append((start, tuple(taker(places) for places in zip(*without, strict=True))))
    return tuple(runs)


def taker(places: Sequence[int]) -> Take:
    return itemgetter(*places) if len(places) > 1 else lambda row: (row[places[0]],)


_MORE = tuple(_takers_of_more(dice) for dice in range(DICE))
_LESS = ((), *(_takers_of_less(dice) for dice in range(1, DICE + 1)))


def expected(rolls: Row) -> tuple[Row, ...]:
    """What each multiset is worth before its missing dice are rolled, level by level, from rolls' values."""
    levels = [rolls]
    for dice in reversed(range(DICE)):
        row = levels[-1]
        one, two, three, four, five, six = [take(row) for take in _MORE[dice]]
        levels.append(
            [
                (a + b + c + d + e + f) / 6
                for a, b, c, d, e, f in zip(one, two, three, four, five, six, strict=True)
            ]
        )
    levels.reverse()
    return tuple(levels)


def best_keep(keeps: Sequence[Row]) -> Row:
    """For each roll the best of its keeps, one or more dice less, from the values of all keeps by level."""
    best = keeps[0]
    for dice in range(1, DICE + 1):
        within: list[float] = []
        start = 0
        for end, takers in _LESS[dice]:
            run = keeps[dice][start:end] if dice < DICE else takers[0](best)
            for take in takers:
                run = better(run, take(best))
            within += run
            start = end
        best = within
    return best


def better(row: Row, other: Row) -> Row:
    return [one if one >= two else two for one, two in zip(row, other, strict=True)]  # noqa: FURB136 (half the time)
