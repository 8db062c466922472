"""Dalek Dice solved, for the tables: chance of winning for two seats, turns for one, and how turns fall out.

Only what is missing to the target matters, so the solution for 90 holds those for 60 and 30. A pair of scores
depends on pairs of a higher sum, and on itself where both turns bring nothing; pairs of one sum are solved
together, from the highest down, and that cycle is closed in place. Needs numpy.
"""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from game.bots.dalek.batch import Floats, Indices, spread, turn_values
from game.bots.dalek.turn import MOST_POINTS

TARGET = 90
POINTS = np.arange(MOST_POINTS + 1)
HOPELESS_LEAD = MOST_POINTS + 1
CLOSED = 1e-13  # how far a turn there and back may still move a closed cycle


class Solution(NamedTuple):
    """What `tables.Tables` holds.

    `first[own, other]`, `second[own, other]`: the chance of the first and of the second seat, about to move,
    both below the target. `last[lead]`: of the second seat in the last turn, so far behind. `turns[own]`:
    expected turns alone. `early[own]`, `late[own]`: how likely each number of points is for the first and for
    the second seat of a duel in which both have this score.
    """

    first: Floats
    second: Floats
    last: Floats
    turns: Floats
    early: Floats
    late: Floats


def solve(progress: Callable[[float], None]) -> Solution:
    last = _last_turns()
    first, second = _two_seats(last, progress)
    return Solution(first, second, last, _alone(), *_spreads(first, second, last))


def _last_turns() -> Floats:
    leads = range(HOPELESS_LEAD + 1)
    worth = [np.where(lead < POINTS, 1.0, np.where(lead == POINTS, 0.5, 0.0)) for lead in leads]
    return turn_values(np.array(worth).T)


def _alone() -> Floats:
    turns = np.zeros(TARGET + MOST_POINTS + 1)
    for own in reversed(range(TARGET)):
        worth = -turns[own + POINTS]

        def stay(zero: Floats, worth: Floats = worth) -> Floats:
            here = np.repeat(worth[:, None], len(zero), axis=1)
            here[0] = zero
            return turn_values(here) - 1

        worth[0] = _closed(stay, np.array([-turns[own + 1] - 1]))[0]
        turns[own] = -worth[0]
    return turns[:TARGET]


def _two_seats(last: Floats, progress: Callable[[float], None]) -> tuple[Floats, Floats]:
    first = np.zeros((TARGET, TARGET))
    second = np.zeros((TARGET, TARGET))
    for total in reversed(range(2 * TARGET - 1)):
        own = np.arange(max(0, total - TARGET + 1), min(total, TARGET - 1) + 1)
        _solve_pairs(own, total - own, first, second, last)
        progress(1 - (total / (2 * TARGET)) ** 2)
    return first, second


def _solve_pairs(one: Indices, two: Indices, first: Floats, second: Floats, last: Floats) -> None:
    """The first seat has `one` points, the second `two`."""
    to_second, to_first = _worth(one, two, first, second, last)

    def seconds(chance: Floats) -> Floats:
        return turn_values(np.vstack([1 - chance, to_first[1:]]))

    def there_and_back(chance: Floats) -> Floats:
        return turn_values(np.vstack([1 - seconds(chance), to_second[1:]]))

    close_by = first[np.minimum(one + 1, TARGET - 1), two]
    chance = _closed(there_and_back, close_by)
    first[one, two] = chance
    second[two, one] = seconds(chance)


def _worth(one: Indices, two: Indices, first: Floats, second: Floats, last: Floats) -> tuple[Floats, Floats]:
    """What 0, 1, 2 … points are worth to the first seat, and to the second."""
    then: Indices = one + POINTS[:, None]
    there = np.minimum(then, TARGET - 1)
    lead = np.clip(then - two, 0, HOPELESS_LEAD)
    to_second = 1 - np.where(then < TARGET, second[two, there], last[lead])
    then = two + POINTS[:, None]
    there = np.minimum(then, TARGET - 1)
    return to_second, 1 - np.where(then < TARGET, first[one, there], 0)


def _spreads(first: Floats, second: Floats, last: Floats) -> tuple[Floats, Floats]:
    """How the turns of either seat fall out when both have the same score."""
    own = np.arange(TARGET)
    to_second, to_first = _worth(own, own, first, second, last)
    early, late = (np.array([spread(one) for one in worths.T]) for worths in (to_second, to_first))
    return early, late


def _closed(step: Callable[[Floats], Floats], guess: Floats) -> Floats:
    """Where a step leads back to. It is straight in pieces: two steps on one piece tell where it ends."""
    while True:
        once = step(guess)
        if np.abs(once - guess).max() < CLOSED:
            return once
        twice = step(once)
        before, after = once - guess, twice - once
        straight = np.abs(after - before) > CLOSED
        slope = np.where(straight, after / np.where(straight, before, 1), 0)
        guess = np.where(straight, twice + after * slope / (1 - slope), twice)
