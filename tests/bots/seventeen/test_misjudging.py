"""What weaker players get wrong at 17, and what nobody does."""

from random import Random

import pytest

from game.bots.seventeen.misjudging import Erring, as_a_beginner, mistaken
from game.bots.seventeen.round import Round
from game.seventeen.cards import RANK, Kind

EASY = Erring(0.25, 0.3)
A_BACK = EASY.a_back


def laid(*cards: tuple[int, Kind, bool]) -> Round:
    r = Round([[], []], [], 0)
    for seat, kind, down in cards:
        r.lay(seat, RANK[kind], down)
    return r


def three_fours_and_three_backs() -> Round:
    fours: list[tuple[int, Kind, bool]] = [(1, "o4", False)] * 3
    backs: list[tuple[int, Kind, bool]] = [(1, "trap", True)] * 3
    return laid(*fours, *backs)


def taken(level, r, call, silent, chance=0.5):
    options = sorted([("call", call, "call"), ("on", silent, "on")], key=lambda option: -option[1])
    return [mistaken(level, r, 0, options, chance, 0.2, Random(seed)) for seed in range(60)]


def test_a_beginner_takes_a_hidden_card_for_a_middling_number_and_sees_no_trap():
    open_only = laid((0, "o5", False), (1, "o5", False), (0, "o4", False))
    with_a_back = laid((0, "o5", False), (1, "o5", False), (0, "o4", False), (1, "trap", True))
    with_three = three_fours_and_three_backs()
    assert (
        as_a_beginner(open_only, 0, 0, A_BACK)
        < as_a_beginner(with_a_back, 0, 0, A_BACK)
        < 0
        < as_a_beginner(with_three, 0, 0, A_BACK)
    )


def test_it_half_forgets_what_it_hid_itself():
    own = laid((1, "o5", False), (0, "h5", True), (0, "h5", True), (1, "o2", False))
    assert as_a_beginner(own, 0, 0, A_BACK) > as_a_beginner(own, 0, 1, A_BACK)


def test_a_row_that_could_be_17_is_called_by_a_beginner_and_not_by_who_knows():
    could_be = three_fours_and_three_backs()
    assert taken(EASY, could_be, -0.5, 0.1).count("call") > 30
    assert taken(Erring(0.01, 0.3), could_be, -0.5, 0.1).count("call") == 0


@pytest.mark.parametrize("level", [EASY, Erring(0.1, 0.1)])
def test_what_costs_more_than_the_cap_is_seen_through(level):
    could_be = three_fours_and_three_backs()
    assert set(taken(level, could_be, -1.5, 0.5)) == {"on"}
    assert set(taken(level, could_be, 0.9, -1.0)) == {"call"}


def test_who_dozes_misses_a_call_before_somebody_elses_turn_and_none_before_its_own():
    dozing, sure = Erring(0, 1, dozes=1), three_fours_and_three_backs()
    sure.mover = 1
    assert set(taken(dozing, sure, 0.9, -0.9)) == {"on"}
    sure.mover = 0
    assert set(taken(dozing, sure, 0.9, -0.9)) == {"call"}
