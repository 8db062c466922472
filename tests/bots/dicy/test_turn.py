"""A turn solved by the walks over multisets is what brute force finds; in numbers and in blocks of them."""

from random import Random
from typing import Any

import numpy as np
import pytest

from game.bots.dicy.exact.turns import starts
from game.bots.dicy.lattice import LEVELS, PLACE, ROLLS, best_keep, expected
from game.bots.dicy.scoring import worth
from game.bots.dicy.turn import POINTS, PassIt, RerollOf, ScoreOf, Turn, keeps_of
from game.dicy.cards import CARDS, points
from game.dicy.picks import best_pick, subsets
from tests.bots.dicy.brute import outcomes, worth_of_a_turn

FIVE = ("any_two", "sixes", "lowest_three", "straight", "same5")


def ends(seed):
    """Any ends at all: nothing but the rules of a turn holds them together."""
    chosen = Random(seed)
    return {
        (card, left): [chosen.random() + points / 30 for points in POINTS]
        for card in range(5)
        for left in range(32)
        if not left >> card & 1
    }


def turn(worths, passed=0.3):
    return Turn(FIVE, lambda card, left: worths[card, left], passed)


@pytest.mark.parametrize("card", CARDS)
def test_the_best_pick_of_every_roll_is_that_of_the_rules(card):
    rolls: Any = ROLLS
    for roll, found in zip(rolls, worth(card), strict=True):
        best = best_pick(card, roll)
        assert found == (0 if best is None else points(card, [roll[die] for die in best]))


def test_what_keeps_are_worth_is_the_mean_over_what_the_other_dice_may_show():
    chosen = Random(2)
    values = [chosen.random() for _ in ROLLS]
    levels = expected(values)
    for keep in [(), (3,), (1, 6), (2, 2, 5), (1, 2, 3, 4, 5)]:
        mean = sum(
            chance * values[PLACE[6][tuple(sorted(keep + more))]] for more, chance in outcomes(6 - len(keep))
        )
        assert levels[len(keep)][PLACE[len(keep)][keep]] == pytest.approx(mean, abs=1e-12)


def test_the_best_keep_of_a_roll_is_among_all_its_keeps():
    chosen = Random(3)
    keeps = [[chosen.random() for _ in level] for level in LEVELS[:-1]]
    for roll, best in zip(ROLLS, best_keep(keeps), strict=True):
        assert best == max(keeps[len(keep)][PLACE[len(keep)][keep]] for keep in keeps_of(roll))


@pytest.mark.parametrize("roll", [(1, 1, 1, 1, 1, 1), (1, 2, 3, 4, 5, 6), (2, 2, 3, 5, 5, 5)])
def test_the_keeps_are_what_every_choice_of_dice_leaves(roll):
    left = {tuple(roll[die] for die in range(6) if die not in dice) for dice in subsets(roll)}
    assert (set(keeps_of(roll)), len(keeps_of(roll))) == (left, len(left))


@pytest.mark.parametrize("active", [0b1, 0b110, 0b11001])
def test_a_turn_is_worth_what_brute_force_finds(active):
    worths = ends(active)
    # Fewer points are never better here, as brute force tries every pick.
    worths = {at: sorted(row) for at, row in worths.items()}

    def end(card, points, left):
        return worths[FIVE.index(card), sum(1 << FIVE.index(one) for one in left)][points]

    cards = [card for i, card in enumerate(FIVE) if active >> i & 1]
    assert turn(worths).start(active) == pytest.approx(worth_of_a_turn(cards, end, 0.3), abs=1e-12)


def test_blocks_of_turns_are_worth_what_each_is_alone():
    seeds = (5, 6)
    worths = [ends(seed) for seed in seeds]
    passed = np.array([0.3, 0.9])
    picks = np.array([worth(card) for card in FIVE]).T

    def scored(cards, lefts):
        block = np.empty((len(ROLLS), len(cards), len(seeds)))
        for at, (card, left) in enumerate(zip(cards, lefts, strict=True)):
            for lane in range(len(seeds)):
                row = np.array(worths[lane][card, left])
                block[:, at, lane] = np.where(picks[:, card] > 0, row[picks[:, card]], passed[lane])
        return block

    for actives, block in starts(scored, passed):
        for active, lanes in zip(actives, block, strict=True):
            alone = [turn(worths[lane], passed[lane]).start(active) for lane in range(2)]
            assert list(lanes) == pytest.approx(alone, abs=1e-12)


def test_the_choices_are_the_best_pick_of_each_card_a_pass_and_every_re_roll():
    choices = dict(turn(ends(1)).choices(0b10010, (1, 1, 1, 2, 6, 6)))
    assert [choice for choice in choices if isinstance(choice, ScoreOf)] == [
        ScoreOf("sixes", 12),
        ScoreOf("same5", 15),
    ]
    assert PassIt() in choices
    assert RerollOf("same5", (1, 6)) in choices
    assert len(choices) == 2 + 1 + 2 * len(keeps_of((1, 1, 1, 2, 6, 6)))


def test_no_choice_is_worth_more_than_the_roll():
    solved = turn(ends(7))
    for roll in ROLLS[::31]:
        best = max(value for _, value in solved.choices(31, roll))
        assert best == pytest.approx(solved.rolled(31)[PLACE[6][roll]], abs=1e-12)
