"""What weaker players get wrong at 17, and what nobody does."""

from collections import Counter
from ctypes import byref, c_int, c_uint64
from itertools import product
from random import Random
from shutil import which
from statistics import stdev

import pytest
from msgspec.structs import replace

from game.bots import choose
from game.bots.seventeen.misjudging import (
    PLANS,
    WEAKER,
    Erring,
    Mood,
    as_felt,
    mistaken,
    mood,
    pictures,
    sensible,
    surely_won,
)
from game.bots.seventeen.native import library
from game.bots.seventeen.policy import Play
from game.bots.seventeen.round import TRAP, TRASH, Round
from game.bots.seventeen.search import worths
from game.seventeen import GAME
from game.seventeen.cards import COPIES, RANK, Kind
from game.seventeen.commands import BeginTurn, Call
from game.seventeen.commands import Play as Lays
from tests.bench.sides import BY_POLICY, SEARCHES, level
from tests.seventeen.table import small_game, states

HAND: list[tuple[Kind, bool]] = [
    ("o3", False), ("h4", False), ("h4", True),
    ("trash", False), ("trash", True), ("trap", False), ("trap", True),
]  # fmt: skip
EASY = Erring(0.25, 0.3)  # calls as a beginner does
IN_NO_MOOD = Mood(0, dict.fromkeys(PLANS, 0.0))


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
    moods = [Mood(Random(seed).gauss(0, 2), {}) for seed in range(60)]
    return [mistaken(level, r, 0, options, chance, 0.2, Random(1), mood) for mood in moods]


def felt(level, r, mood=IN_NO_MOOD):
    return as_felt(level, r, 0, -1, mood)


def test_a_beginner_takes_a_hidden_card_for_a_middling_number_and_sees_no_trap():
    open_only = laid((0, "o5", False), (1, "o5", False), (0, "o4", False))
    with_a_back = laid((0, "o5", False), (1, "o5", False), (0, "o4", False), (1, "trap", True))
    with_three = three_fours_and_three_backs()
    assert felt(EASY, open_only) < felt(EASY, with_a_back) < 0 < felt(EASY, with_three)


def test_it_half_forgets_what_it_hid_itself():
    own = laid((1, "o5", False), (0, "h5", True), (0, "h5", True), (1, "o2", False))
    remembers = Erring(0.01, 0.3)
    assert felt(EASY, own) < -0.5 < as_felt(remembers, own, 0, 0.9, IN_NO_MOOD)
    assert felt(replace(EASY, a_back=5), own) > 0  # 17, as it should


def test_it_misadds_the_row_by_a_point_or_two_and_keeps_that_for_the_round():
    sixteen = laid((0, "o5", False), (1, "o5", False), (0, "o4", False), (1, "o2", False))
    assert felt(EASY, sixteen) < 0 < felt(EASY, sixteen, Mood(4, {}))


def test_who_hopes_takes_one_hidden_card_for_more_however_many_lie_there():
    hopes = replace(EASY, hopes=2)
    open_only, with_a_back = laid((1, "o5", False)), laid((1, "o5", False), (1, "h1", True))
    assert felt(hopes, open_only) == felt(EASY, open_only)
    assert felt(hopes, with_a_back) == felt(replace(EASY, a_back=EASY.a_back + 2), with_a_back)


def test_who_waits_counts_what_lies_hidden_on_its_own_turn_alone():
    waits, row = replace(EASY, waits=1), three_fours_and_three_backs()
    assert row.mover == 0
    assert felt(waits, row) == felt(EASY, row) > 0
    row.mover = 1
    assert felt(waits, row) < 0 < felt(EASY, row)


def test_a_row_that_could_be_17_is_called_by_a_beginner_and_not_by_who_knows():
    could_be = three_fours_and_three_backs()
    assert taken(EASY, could_be, -0.5, 0.1).count("call") > 30
    assert taken(Erring(0.01, 0.3), could_be, -0.5, 0.1).count("call") == 0


@pytest.mark.parametrize("level", [EASY, Erring(0.1, 0.1)])
def test_what_costs_more_than_the_cap_is_seen_through(level):
    could_be = three_fours_and_three_backs()
    assert set(taken(level, could_be, -1.5, 0.5)) == {"on"}
    assert set(taken(level, could_be, 0.9, -1.0)) == {"call"}


def test_a_mood_is_kept_for_a_round_and_no_two_rounds_are_alike():
    of_rounds: dict[tuple[object, ...], set[float]] = {}
    for seed in range(10):
        for state in states(seed, seats=3, calls=0.06):
            for seat in range(3):
                view = GAME.view(state, seat)
                ended = sum(type(event).__name__ == "RoundEnded" for event in view.history)
                if view.stage == "waiting":
                    of_rounds.setdefault((seed, seat, ended), set()).add(mood(view).misadds)
    assert all(len(moods) == 1 for moods in of_rounds.values())
    misadds = [moods.pop() for moods in of_rounds.values()]
    assert len(set(misadds)) == len(misadds)
    assert 1 < stdev(misadds) < 3


def lays(level, r, *plays, mood=IN_NO_MOOD):
    """Of cards with what they cost and the plan they belong to."""
    options = [(Lays(0, card, face), -cost, kind) for card, face, cost, kind in plays]
    return mistaken(level, r, 0, options, 0.9, 1, Random(1), mood).card


CALM = Erring(0.001, 0.3)


def test_who_likes_high_numbers_lays_them_as_long_as_they_cost_no_more_than_the_cap():
    def laid_by(level, cost_of_the_five, r):
        return lays(level, r, ("o1", "up", 0, "add"), ("o5", "up", cost_of_the_five, "add"))

    ten = laid((1, "o5", False), (1, "o5", False))
    assert laid_by(CALM, 0.2, ten) == "o1"
    assert laid_by(replace(CALM, greedy=1), 0.2, ten) == "o5"
    assert laid_by(replace(CALM, greedy=1), 0.4, ten) == "o1"
    assert laid_by(replace(CALM, greedy=1), 0.2, three_fours_and_three_backs()) == "o1"  # 17 lay open


def test_who_is_loath_to_hide_shows_what_should_be_hidden():
    options = ("h4", "down", 0, "hide"), ("o4", "up", 0.2, "add")
    assert lays(CALM, Round([[], []], [], 0), *options) == "h4"
    assert lays(replace(CALM, shows=0.3), Round([[], []], [], 0), *options) == "o4"


def test_a_plan_is_misjudged_for_a_whole_round():
    options = ("o4", "up", 0, "add"), ("trash", "up", 0.2, "special")
    taken_with_specials = Mood(0, {"add": 0, "hide": 0, "special": 4})
    level = Erring(0.12, 0.3)
    assert lays(level, Round([[], []], [], 0), *options) == "o4"
    assert lays(level, Round([[], []], [], 0), *options, mood=taken_with_specials) == "trash"


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


@pytest.mark.parametrize(
    ("open_to_all", "own", "of_the_other", "so"),
    [(12, 0, 1, True), (11, 0, 1, False), (7, 3, 2, True), (6, 3, 2, False), (12, 4, 0, False)],
)
def test_nobody_pictures_more_than_a_five_and_twos(open_to_all, own, of_the_other, so):
    r = laid(*[(1, "trap", True)] * of_the_other, *[(0, "h1", True)] * own, *[(0, "o1", False)] * open_to_all)
    assert pictures(r, 0) == so


def played(seats, *cards):
    """A game of all seventy, in which these are laid in turn; `h3/` is hidden."""
    left = Counter(COPIES) - Counter(card.rstrip("/") for card in cards)
    more = iter([*left.elements()][::-1])
    hands = [[card.rstrip("/") for card in cards[seat::seats]] for seat in range(seats)]
    dealt = [hand[place] if place < len(hand) else next(more) for place in range(3) for hand in hands]
    game = small_game(" ".join([*dealt, *more]), dealt=3, seats=seats)
    for place, card in enumerate(cards):
        if place:
            game.do(BeginTurn(place % seats))
        game.do(Lays(place % seats, card.rstrip("/"), "down" if card.endswith("/") else "up"))
    return game.state


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_level_calls_what_it_cannot_picture_or_lets_17_in_the_open_go(seats):
    """A row of 7 and three cards of others is no call; one of 17 is, whatever a level misadds."""
    low = played(seats, "h5/", "o4", "h4/", "o3", "h5/")
    high = played(seats, "o5", "o4" if seats == 6 else "h4/", "o3", "o4", "o1")  # what 1 hid it knows
    for seed, name in product(range(6), (*WEAKER, "sparring")):
        assert not isinstance(choose(GAME, name, low, 5 % seats, str(seed)), Call)
        assert isinstance(choose(GAME, name, high, 5 % seats, str(seed)), Call)


def test_nobody_shows_17_to_who_needs_one_victory_more_if_that_can_be_helped():
    r = laid((1, "o5", False), (0, "o5", False), (1, "o4", False))
    may: list[Play] = [(RANK[kind], down) for kind, down in HAND]
    all_shut = [play for play in may if play != (TRAP, False)]
    assert sensible(r, ((2, 0), (1, 0)), may) == all_shut
    assert sensible(r, ((0, 0), (2, 0)), may) == [play for play in all_shut if play not in may[:2]]
    assert sensible(r, ((0, 0), (2, 0)), may[:2]) == may[:2]
    r.lay(0, RANK["o3"], False)
    assert sensible(r, ((0, 0), (2, 0)), may) == [(TRASH, False)]


@pytest.mark.skipif(which("cc") is None, reason="no C compiler")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("how", [BY_POLICY, SEARCHES])
def test_nobody_of_the_bench_risks_a_game_that_is_won(seats, how):
    for name in (*WEAKER, "expert"):
        plays = level(name, seats, 16)
        plays.how = how
        asked = (c_int(seats), *worths(seats), byref(plays), c_int(60), c_uint64(5))
        assert library("exploit").sure_wins_missed(*asked) == 0
