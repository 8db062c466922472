"""What tokens are worth."""

import pytest

from game.bots.seventeen.worth import after, chances, in_rounds, plain


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_equal_tokens_are_an_even_share_and_shares_make_a_whole(seats):
    assert chances(((1, 1),) * seats) == pytest.approx((1 / seats,) * seats, abs=1e-6)
    assert sum(chances(((2, 0), *((0, 1),) * (seats - 1)))) == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_a_victory_is_worth_having_and_a_penalty_is_not(seats):
    others = ((1, 0),) * (seats - 1)
    poor, same, rich = (chances((own, *others))[0] for own in ((1, 1), (1, 0), (2, 0)))
    assert poor < same < rich


def test_where_each_seat_sits_is_all_one():
    held = ((2, 1), (0, 0), (1, 1))
    assert chances(held[::-1]) == pytest.approx(chances(held)[::-1])


def test_three_victories_end_it_for_the_fewest_penalties():
    assert chances(((3, 1), (3, 0), (2, 0))) == (0, 1, 0)
    assert chances(((3, 1), (3, 1), (2, 0))) == (0.5, 0.5, 0)


def test_awards_are_paid_out_penalties_first():
    assert after(((2, 1), (0, 0)), [0, 1], [1, 0]) == ((1, 0), (1, 0))


def test_a_round_counts_one_when_plainly_won_and_minus_one_when_lost():
    held = ((1, 0), (1, 1))
    assert in_rounds(held, after(held, [1, 0], [0, 1]), 0) == pytest.approx(1)
    assert in_rounds(held, after(held, [0, 1], [1, 0]), 0) == pytest.approx(-1)
    assert plain(held, 0)[0] > plain(held, 0)[1]
