"""The solved tables hold together, and the solver gives them to the byte."""

from itertools import pairwise

import numpy as np
import pytest

from game.bots.dalek import solving
from game.bots.dalek.race import chances_by_points
from game.bots.dalek.tables import FILE, TARGET, tables
from game.bots.dalek.turn import best_turn
from game.bots.dalek.worth import Standing, worth
from game.bots.table_file import FOLDER


@pytest.mark.parametrize("own", [0, 30, 60, 83, 89])
def test_alone_a_turn_played_its_best_leads_to_what_the_table_says(own):
    assert 1 - best_turn(worth(Standing((own,), 0))).value == pytest.approx(tables().turns[own], abs=1e-10)


@pytest.mark.parametrize(("first", "second"), [(0, 0), (30, 30), (30, 75), (62, 41), (89, 88), (85, 31)])
def test_two_seats_a_turn_played_its_best_leads_to_what_the_table_says(first, second):
    to_move = best_turn(worth(Standing((first, second), 0))).value
    assert to_move == pytest.approx(tables().first[first * TARGET + second], abs=1e-10)
    answering = best_turn(worth(Standing((first, second), 1))).value
    assert answering == pytest.approx(tables().second[second * TARGET + first], abs=1e-10)


def test_the_last_turn_depends_only_on_the_lead():
    for first, second in [(90, 80), (99, 89), (95, 85)]:
        value = best_turn(worth(Standing((first, second), 1))).value
        assert value == pytest.approx(tables().last[10], abs=1e-12)


def test_solving_gives_the_tables_to_the_byte():
    """Each pair of scores from those of a higher sum, so that a few sums tell whether the whole would."""
    last = solving._last_turns()
    assert last.tobytes() == np.array(tables().last).tobytes()
    solved = [np.array(of_seat).reshape(TARGET, TARGET) for of_seat in (tables().first, tables().second)]
    for total in (176, 120, 41):
        own = np.arange(max(0, total - TARGET + 1), min(total, TARGET - 1) + 1)
        first, second = (of_seat.copy() for of_seat in solved)
        first[own, total - own] = second[total - own, own] = 0
        solving._solve_pairs(own, total - own, first, second, last)
        assert [first.tobytes(), second.tobytes()] == [of_seat.tobytes() for of_seat in solved]


def test_the_tables_are_small():
    assert (FOLDER / FILE.name).stat().st_size < 3_000_000


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_past_the_target_more_points_are_never_worth_less_at_a_full_table(seats):
    scores = (44, 60, 71, 38, 52, 80)[:seats]
    for mover in range(seats):
        chances = chances_by_points(scores, mover)
        past = chances[TARGET - scores[mover] :]
        assert all(less <= more + 1e-9 for less, more in pairwise(past))
        assert 0 <= min(chances) <= max(chances) <= 1


def test_at_a_full_table_equal_seats_have_equal_chances_but_for_the_order_of_turns():
    for seats in (3, 4, 5, 6):
        after_a_mean_turn = [chances_by_points((30,) * seats, mover)[14] for mover in range(seats)]
        assert sum(after_a_mean_turn) / seats == pytest.approx(1 / seats, abs=0.6 / seats)


def test_in_the_last_turn_of_a_full_table_only_the_top_score_counts():
    chances = chances_by_points((91, 95, 80), 2)
    assert (chances[14], chances[15], chances[16]) == (0, 0.5, 1)
    shared = chances_by_points((95, 95, 80), 2)
    assert (shared[14], shared[15], shared[16]) == (0, pytest.approx(1 / 3), 1)
