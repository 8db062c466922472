"""The opponents at Dicy Cards: legal, blind to chance, and sensible where sense is easy to see."""

from random import Random
from typing import Any

import pytest

from game.bots import choose, levels
from game.bots.budgets import Misjudging
from game.bots.dicy import BOTS, brain, references
from game.bots.dicy.estimate import chance
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import RerollOf
from game.bots.record import Brain
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dicy import GAME
from game.dicy.cards import points
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.events import Setup
from tests.dicy.table import cards, table

SEATS = dict.fromkeys(levels("dicy"), 2) | {"expert": 3, "hard": 4, "easy": 1}
ALL_SIX = (0, 1, 2, 3, 4, 5)
DRAWN = cards("low_six sixes lowest_three distinct_sum forty")


def bots(level, seats, **setup):
    sitting = tuple(Seat(str(seat), "bot", level) for seat in range(seats))
    return Session[Any, Any, Any, Any].start(GAME, Header.of(GAME, Setup(**setup), sitting, "a seed"))


EXPERT = BOTS.brain("expert")


def wants(played, seat=0, by: Brain = EXPERT):
    return by(GAME.view(played.state, seat), GAME.legal(played.state, seat), Random(1))


@pytest.mark.parametrize("level", levels("dicy"))
def test_every_level_plays_to_the_end_and_the_same_view_gives_the_same_move_whatever_chance_holds(level):
    played = bots(level, SEATS[level], mode="interaction")
    for _ in range(60):
        seat = GAME.to_act(played.state)
        if seat is None:
            break
        command = choose(GAME, level, played.state, seat, "bot")
        assert command in GAME.legal(played.state, seat)
        header, journal = played.branch(played.length, "other chance")
        elsewhere = Session(GAME, header, journal)
        assert elsewhere.view(seat) == played.view(seat)
        assert choose(GAME, level, elsewhere.state, seat, "bot") == command
        played.do(command)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expert_plays_any_five_cards_to_the_end(seats):
    played = bots("expert", seats, mode="custom", cards=DRAWN)
    while (seat := GAME.to_act(played.state)) is not None:
        command = choose(GAME, "expert", played.state, seat, "bot")
        assert command in GAME.legal(played.state, seat)
        played.do(command)
    assert max(played.state.scores) >= 100


def test_the_last_seat_with_the_points_to_win_takes_them():
    last = table("112344", scores=(95, 92), active={1: "odds any_two"}, to_move=1).do(Roll(1))
    assert wants(last, 1) == Score(1, "any_two", (4, 5))


def test_the_last_seat_rolls_on_where_only_more_points_win():
    behind = table("112344", scores=(120, 95), active={1: "odds any_two low_six straight"}, to_move=1)
    wanted = wants(behind.do(Roll(1)), 1)
    assert isinstance(wanted, Reroll)


def test_of_equal_dice_the_lowest_numbers_are_rolled_again():
    rolled = table("511111", mode="beginner", active={0: "odds"}).do(Roll(0))
    again = brain.command(rolled.state, brain.RerollOf("odds", (1, 1, 5)))
    assert again == Reroll(0, "odds", (1, 2, 3))


def test_who_is_chilled_keeps_the_better_card_and_who_thaws_takes_it():
    setup = {"mode": "interaction", "active": {0: "any_two sixes", 1: "straight pair_double lowest_three"}}
    chilled = table("451231", **setup).do(Roll(0), Score(0, "any_two", (0, 1)))
    assert isinstance(wants(chilled, 1), Freeze)
    assert wants(chilled, 1) != Freeze(1, "pair_double")
    thawing = table("666123", mode="interaction", active={1: "lowest_three any_two"})
    thawed = thawing.do(Roll(0), Score(0, "sixes", (0, 1, 2)))
    assert isinstance(wants(thawed, 1), Thaw)
    assert wants(thawed, 1) != Thaw(1, "sixes")


def test_an_own_pass_is_no_choice_when_every_card_is_frozen():
    assert wants(table(active={0: ""})) == Pass(0)


def test_a_choice_costs_no_more_than_the_levels_cap():
    for seed in range(40):
        played = table("145236", mode="beginner").do(Roll(0))
        for level in ("easy", "medium", "hard"):
            wanted = BOTS.brain(level)(GAME.view(played.state, 0), GAME.legal(played.state, 0), Random(seed))
            budget = BOTS.levels[level]
            assert isinstance(budget, Misjudging)
            assert cost(played, wanted) <= budget.cap + 1e-9


def cost(played, wanted):
    state = played.state
    turn = brain.solved(brain.standing(state, 0))
    five = in_order(state.cards)
    weighed = list(turn.choices(brain.bits(five, state.active[0]), brain.shown(state)))
    best = max(value for _, value in weighed)
    return best - next(value for choice, value in weighed if brain.command(state, choice) == wanted)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_seat_with_more_points_and_cards_has_the_better_chance(seats):
    at = table(seats=seats, scores=(40, 55, 40)[:seats], active={0: "odds"})
    ahead, behind = (brain.now(brain.standing(at.state, seat)) for seat in (1, 0))
    assert ahead > 1 / seats > behind


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_than_two_the_later_of_equals_in_a_round_has_the_better_chance(seats):
    """So it came out in games of experts: the first of four wins 15 of 100, the last 35."""
    at = table(seats=seats, scores=(40,) * seats)
    turn = brain.turn_of(at.state)
    assert turn.start(31) < 0.9 / seats
    waiting = [brain.now(brain.standing(at.state, seat)) for seat in range(1, seats)]
    assert waiting == sorted(waiting)


def test_the_estimate_is_fair_to_both_seats_and_rises_with_score_and_cards():
    five = in_order(DRAWN)
    assert 0.4 < chance(five, "first", 0, 0, 31, 31) < 0.52
    assert chance(five, "first", 30, 30, 31, 31) > chance(five, "first", 30, 30, 0b00011, 31)
    assert chance(five, "last", 50, 30, 31, 31) > chance(five, "last", 30, 30, 31, 31)


def test_the_greedy_one_takes_what_the_first_roll_brings():
    assert wants(table("554431").do(Roll(0)), by=references.greedy) == Score(0, "low_six", ALL_SIX)
    none = table("222446", active={0: "odds low_six"}).do(Roll(0))
    assert wants(none, by=references.greedy) == Pass(0)


def test_the_best_one_alone_looks_at_nobody():
    for scores in ((0, 0), (99, 3), (2, 90)):
        table_of_two = table("661123", mode="glacial", scores=scores).do(Roll(0))
        assert wants(table_of_two, by=references.solo) == wants(
            table("661123", mode="glacial").do(Roll(0)), by=references.solo
        )


# What nobody would do

FOR_PEOPLE = tuple(BOTS.levels)


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_nobody_freezes_the_last_card_for_a_throw(level):
    """There would be nothing left to score: it is a pass that cost a card."""
    played = table("114466", mode="beginner", active={0: "same5"}).do(Roll(0))
    chosen = {type(choose(GAME, level, played.state, 0, f"{seed}")) for seed in range(40)}
    assert Reroll not in chosen


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_nobody_freezes_a_card_to_throw_for_what_it_makes_already(level):
    """The longest straight there is; the sixes would stay active beside it. An estimate plays for three."""
    active = {2: "sixes straight", 0: "", 1: "sixes straight"}
    begun = table(
        "215463", mode="interaction", seats=3, scores=(83, 90, 90), active=active, first=2, to_move=2
    )
    state = begun.do(Roll(2)).state
    for seed in range(20):
        done = choose(GAME, level, state, 2, f"{seed}")
        assert not isinstance(done, Reroll) or done.card != "sixes"


def test_nobody_freezes_a_card_for_a_die_that_cannot_make_more():
    """Forty less the sum: a two may become a one, a one nothing better."""
    begun = table("222111", chosen=" ".join(DRAWN), active={0: "sixes forty"}, seats=1)
    state = begun.do(Roll(0)).state
    thought_of = [choice for choice, _ in brain.sensible(brain.turn_of(state), state)]
    assert RerollOf("sixes", (1, 1, 1, 2, 2)) in thought_of
    assert RerollOf("sixes", (1, 1, 2, 2, 2)) not in thought_of


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_a_score_that_wins_at_once_is_taken_where_nearly_everything_wins(level):
    """The other has no card to score with: so what is solved says 1 of most choices, by its rounding."""
    active = {0: "odds straight distinct4 same5", 1: ""}
    begun = table("146144", mode="beginner", scores=(87, 99), active=active, first=1, to_move=0)
    state = begun.do(Roll(0)).state
    for seed in range(10):
        done = choose(GAME, level, state, 0, f"{seed}")
        assert isinstance(done, Score)
        assert points(done.card, [state.dice[die] for die in done.dice]) > 12


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_nobody_passes_in_a_last_turn_that_can_score(level):
    """It is lost, and no turn comes for which cards would be worth anything."""
    active = {0: "pair_double", 1: ""}
    begun = table("333231", mode="beginner", scores=(85, 106), active=active, first=1, to_move=0)
    state = begun.do(Roll(0)).state
    assert {type(choose(GAME, level, state, 0, f"{seed}")) for seed in range(20)} == {Score}


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_nobody_passes_with_a_score_that_is_better_for_the_win_and_in_points(level):
    played = table("134455", mode="interaction", scores=(62, 58)).do(Roll(0))
    chosen = {type(choose(GAME, level, played.state, 0, f"{seed}")) for seed in range(40)}
    assert Pass not in chosen


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_nobody_risks_a_win_that_is_certain(level):
    """The last of the round, and a score at hand that is enough."""
    played = table("666612", mode="interaction", scores=(97, 95), first=1, to_move=0).do(Roll(0))
    for seed in range(40):
        done = choose(GAME, level, played.state, 0, f"{seed}")
        assert isinstance(done, Score)
        assert points(done.card, [played.state.dice[die] for die in done.dice]) >= 3


@pytest.mark.parametrize("level", FOR_PEOPLE)
def test_who_has_lost_whatever_comes_plays_on_for_points(level):
    played = table("666612", mode="interaction", scores=(0, 190), first=1, to_move=0).do(Roll(0))
    weighed = brain.sensible(brain.LAST(in_order(played.state.cards)), played.state)
    best = brain.command(played.state, max(weighed, key=lambda pair: pair[1])[0])
    assert {choose(GAME, level, played.state, 0, f"{seed}") for seed in range(10)} == {best}
