"""Alone, for many fives at once: the fewest expected turns to 100, and the most points a turn for ever.

Both have one loop: a pass leads back to the five active cards that it began from. What they are worth is the
one unknown, and the secant closes the loop in a few solves.
"""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy.exact.turns import SETS, Block, Index, starts
from game.bots.dicy.scoring import MOST, worth
from game.bots.dicy.turn import ALL
from game.dicy.cards import Card

Five = Sequence[Card]
TARGET = 100
CLOSE = 1e-12
TURNS_TO_A_PASS = 4  # about; how fast the rate is put right
MOST_SOLVES = 40
STEEPEST = 0.9  # a secant that is steeper comes of rounding


def turns_to_go(fives: Sequence[Five]) -> NDArray[np.float64]:
    """[five, score, active]: the fewest expected turns before a turn begins."""
    picks = _worth_of_picks(fives)
    lanes = np.arange(len(fives))
    lost = np.zeros((SETS, TARGET + MOST + 1, len(fives)))  # turns to go, as what is lost

    for score in reversed(range(TARGET)):

        def once_more(passed: Block, score: int = score) -> Block:
            lost[:, score] = passed  # a score of 0 points: that is how `picks` says there is none

            def scored(cards: Index, lefts: Index) -> Block:
                return lost[lefts[:, None], score + picks[:, cards], lanes]

            solved = [(actives, block - 1) for actives, block in starts(scored, passed)]
            for actives, block in solved:
                lost[actives, score] = block
            return lost[ALL, score].copy()

        once_more(_where_it_stays(once_more, lost[ALL, score + 1].copy()))
    return -lost[:, :TARGET].transpose(2, 1, 0)


def long_run(fives: Sequence[Five]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Points a turn, for ever; and [five, active]: how many points each set is ahead of all five."""
    picks = _worth_of_picks(fives)
    ahead = np.zeros((SETS, len(fives)))
    nothing = np.zeros(len(fives))

    def scored(cards: Index, lefts: Index) -> Block:
        points = picks[:, cards]
        return np.where(points > 0, points + ahead[lefts], 0)

    def better_rate(rate: Block) -> Block:
        for actives, block in starts(scored, nothing):
            ahead[actives] = block - rate
        return rate + ahead[ALL] / TURNS_TO_A_PASS

    rate = _where_it_stays(better_rate, np.full(len(fives), 14.0))
    better_rate(rate)
    return rate, ahead.T


def _worth_of_picks(fives: Sequence[Five]) -> Index:
    """[roll, card, five]: the points of the card's best pick; 0 where it has none."""
    return np.array([[worth(card) for card in five] for five in fives], dtype=np.intp).transpose(2, 1, 0)


def _where_it_stays(step: Callable[[Block], Block], guess: Block) -> Block:
    """The fixed point of a step, in every lane, by its secant."""
    before, stepped = guess, step(guess)
    at = stepped
    for _ in range(MOST_SOLVES):
        then, stepped = stepped, step(at)
        off, moved = stepped - at, at - before
        open_still = np.abs(off) > CLOSE * (1 + np.abs(at))
        if not open_still.any():
            return at
        slope = np.divide(stepped - then, moved, out=np.zeros_like(at), where=np.abs(moved) > CLOSE)
        before, at = at, at + np.where(open_still, off / (1 - np.minimum(slope, STEEPEST)), 0)
    raise ArithmeticError("the loop does not close")
