"""The best play of a turn, against brute force and against the second way of solving it."""

from random import Random

import numpy as np
import pytest

from game.bots.dalek.batch import rolled_everywhere, spread
from game.bots.dalek.choices import spot_of
from game.bots.dalek.shape import chances, layer, layer_sizes, spots
from game.bots.dalek.turn import MOST_POINTS, best_turn, short_sighted
from game.bots.dalek.worth import POINTS
from tests.bots.dalek.brute import rolling

LAST_TURN = tuple(float(points > 16) for points in range(MOST_POINTS + 1))
UNEVEN = tuple(sorted(Random(17).random() for _ in range(MOST_POINTS + 1)))

SETTINGS = [
    "H4 H4 D3 D3 D2 DOC DOC",
    "H4 H4 H4 D3 D3 EXT EXT",
    "H4 H2 D2 EXT EXT DOC DOC",
    "H4 H4 H4 H4 H4 H4 EXT",
    "H2 D3 D3 D3 D3 D3 D3",
    "D3 D3 D3 DOC EXT EXT DOC H2 H2",
]


@pytest.mark.parametrize("worth", [POINTS, LAST_TURN, UNEVEN], ids=["points", "last turn", "uneven"])
@pytest.mark.parametrize("placed", SETTINGS)
def test_rolling_on_is_worth_what_brute_force_finds(placed, worth):
    aside = tuple(placed.split())
    hand = 10 - len(aside)
    assert best_turn(worth).roll(spot_of(aside, hand)) == pytest.approx(
        rolling(worth, aside, hand), abs=1e-12
    )


def test_many_turns_at_once_come_to_the_same_at_every_spot():
    worths = [POINTS, LAST_TURN, UNEVEN]
    together = rolled_everywhere(np.array(worths).T)
    for number, worth in enumerate(worths):
        assert best_turn(worth).rolled == pytest.approx(together[:, number], abs=1e-12)


def test_the_spread_of_a_turns_points_has_the_turns_worth_as_its_mean():
    shares = spread(np.array(UNEVEN))
    assert shares.sum() == pytest.approx(1)
    assert shares @ np.array(UNEVEN) == pytest.approx(best_turn(UNEVEN).value, abs=1e-6)


def test_who_plans_for_no_end_of_rolls_sees_more_than_who_plans_for_two():
    one, two = short_sighted(POINTS, 1), short_sighted(POINTS, 2)
    best = best_turn(POINTS)
    assert one.value < two.value < best.value
    assert all(map(lambda less, more: less <= more + 1e-12, two.rolled, best.rolled))


def test_with_one_die_left_one_roll_is_all_there_is():
    aside = ("H4", "H4", "D3", "D3", "D2", "H2", "D2", "D2", "DOC")
    at = spot_of(aside, 1)
    # the tenth die empties the hand but for a Doctor or Exterminate, which do so too: 5 more if D ≥ H
    assert best_turn(POINTS).roll(at) == pytest.approx(rolling(POINTS, aside, 1))
    assert short_sighted(POINTS, 1).roll(at) == pytest.approx(rolling(POINTS, aside, 1))


@pytest.mark.parametrize("s", range(8))
def test_a_layer_holds_every_count_of_so_many_dice_once_and_ends_with_those_that_lack_the_first_faces(s):
    counts = layer(s)
    assert len(set(counts)) == len(counts) == layer_sizes(s)[0]
    assert {sum(count) for count in counts} == {s}
    for face, size in enumerate(layer_sizes(s)):
        assert {count for count in counts if not any(count[:face])} == set(counts[-size:])
    assert sum(chances(s)) == pytest.approx(1)


def test_there_are_fewer_than_two_thousand_spots():
    assert len(spots()) == len(set(spots())) < 2000
