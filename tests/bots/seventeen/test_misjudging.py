"""What weaker players get wrong at 17, and what nobody does."""

from ctypes import byref, c_int, c_uint64
from random import Random
from shutil import which

import pytest

from game.bots.seventeen.misjudging import WEAKER, Erring, as_a_beginner, away, mistaken, surely_won
from game.bots.seventeen.native import library
from game.bots.seventeen.round import Round
from game.bots.seventeen.search import worths
from game.seventeen import GAME
from game.seventeen.cards import RANK, Kind
from game.seventeen.commands import Play
from tests.bench.sides import BY_POLICY, SEARCHES, level
from tests.seventeen.table import states

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


def test_whose_mind_is_elsewhere_misses_a_call_before_somebody_elses_turn_and_none_before_its_own():
    dozing, sure = Erring(0, 1, dozes=1), three_fours_and_three_backs()
    options = [("call", 0.9, "call"), ("on", -0.9, "on")]
    for mover, done in ((1, "on"), (0, "call")):
        sure.mover = mover
        assert mistaken(dozing, sure, 0, options, 0.5, 0.2, Random(1), away=True) == done
        assert mistaken(dozing, sure, 0, options, 0.5, 0.2, Random(1)) == "call"


def test_a_mind_is_elsewhere_for_a_whole_round_and_in_as_many_rounds_as_told():
    of_rounds: dict[tuple[object, ...], set[bool]] = {}
    for seed in range(40):
        for state in states(seed, seats=3, calls=0.06):
            for seat in range(3):
                view = GAME.view(state, seat)
                ended = sum(type(event).__name__ == "RoundEnded" for event in view.history)
                if view.stage == "waiting":
                    of_rounds.setdefault((seed, seat, ended), set()).add(away(Erring(0, 1, dozes=0.7), view))
    assert all(len(minds) == 1 for minds in of_rounds.values())
    elsewhere = [minds.pop() for minds in of_rounds.values()]
    assert 0.6 < sum(elsewhere) / len(elsewhere) < 0.8


def test_who_likes_high_numbers_lays_them_as_long_as_they_cost_no_more_than_the_cap():
    def laid_by(level, cost_of_the_five):
        plays = [Play(0, "o1", "up"), Play(0, "o5", "up")]
        options = [(plays[0], 0.0, "add"), (plays[1], -cost_of_the_five, "add")]
        return mistaken(level, three_fours_and_three_backs(), 0, options, 0.9, 1, Random(1)).card

    assert laid_by(Erring(0.001, 0.3), 0.2) == "o1"
    assert laid_by(Erring(0.001, 0.3, greedy=1), 0.2) == "o5"
    assert laid_by(Erring(0.001, 0.3, greedy=1), 0.4) == "o1"


def seventeen_and_backs(of_the_other: int) -> Round:
    fives: list[tuple[int, Kind, bool]] = [(0, "o5", False)] * 3
    backs: list[tuple[int, Kind, bool]] = [(1, "trap", True)] * of_the_other
    r = laid(*fives, (1, "o2", False), *backs)
    r.last, r.traps = 1, [0, 0]
    return r


@pytest.mark.parametrize(
    ("held", "of_the_other", "sure"),
    [
        (((2, 0), (0, 0)), 0, True),
        (((1, 0), (0, 0)), 0, False),
        (((2, 0), (0, 0)), 1, True),  # a trap would be a penalty
        (((2, 1), (0, 0)), 1, False),  # and the second takes a victory
        (((2, 0), (2, 0)), 1, False),  # and the other wins too
        (((2, 0), (0, 0)), 2, False),
    ],
)
def test_a_game_is_surely_won_when_no_hidden_trap_could_change_it(held, of_the_other, sure):
    assert surely_won(seventeen_and_backs(of_the_other), 0, held) == sure


@pytest.mark.skipif(which("cc") is None, reason="no C compiler")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("how", [BY_POLICY, SEARCHES])
def test_nobody_of_the_bench_risks_a_game_that_is_won(seats, how):
    for name in (*WEAKER, "expert"):
        plays = level(name, seats, 16)
        plays.how = how
        asked = (c_int(seats), *worths(seats), byref(plays), c_int(60), c_uint64(5))
        assert library("exploit").sure_wins_missed(*asked) == 0
