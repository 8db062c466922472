"""A turn: the roll, re-rolls at the price of a card, then a score or a pass."""

from game.core.chance import SeededChance
from game.dicy import GAME
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.events import (
    CardFrozen,
    CardScored,
    CardThawed,
    DiceRolled,
    TurnEnded,
    TurnPassed,
    TurnStarted,
)
from tests.dicy.table import brings, may, table
from tests.table import given

ALL_SIX = (0, 1, 2, 3, 4, 5)


# The canon's worked turns


def test_the_three_worked_turns_one_after_the_other():
    played = table("665211", "554421", "63", "4", "644321", seats=1, mode="intermediate")

    assert brings(played, Roll(0), Score(0, "pair_double", (0, 1))) == [
        DiceRolled(0, ALL_SIX, (6, 6, 5, 2, 1, 1)),
        CardScored(0, "pair_double", (0, 1), 24),
        CardFrozen(0, "pair_double", "score"),
        TurnEnded(0),
        TurnStarted(0),
    ]

    played.do(Roll(0))
    assert Score(0, "low_six", ALL_SIX) in may(played, 0)
    assert brings(played, Reroll(0, "forty", (4, 5)), Reroll(0, "sixes", (4,))) == [
        CardFrozen(0, "forty", "reroll"),
        DiceRolled(0, (4, 5), (6, 3)),
        CardFrozen(0, "sixes", "reroll"),
        DiceRolled(0, (4,), (4,)),
    ]
    assert played.state.dice == (5, 5, 4, 4, 4, 3)
    assert brings(played, Score(0, "low_six", ALL_SIX))[0] == CardScored(0, "low_six", ALL_SIX, 25)
    assert played.state.active == (("straight",),)

    played.do(Roll(0), Score(0, "straight", (1, 3, 4, 5)))
    assert played.of(CardScored)[-1] == CardScored(0, "straight", (1, 3, 4, 5), 10)
    assert played.state.active == ((),)
    assert played.state.scores == (24 + 25 + 10,)

    assert may(played, 0) == [Pass(0)]


def test_low_six_on_the_second_worked_roll_would_have_given_21():
    played = table("554421", mode="intermediate")
    assert brings(played, Roll(0), Score(0, "low_six", ALL_SIX))[1] == CardScored(0, "low_six", ALL_SIX, 21)


def test_a_card_of_another_player_may_thaw_one_before_the_turn_that_could_only_be_a_pass():
    played = table("666123", mode="intermediate", active={0: ""}, to_move=1)
    played.do(Roll(1), Score(1, "sixes", (0, 1, 2)), Thaw(0, "straight"))
    assert may(played, 0) == [Roll(0)]


# The roll


def test_a_turn_begins_with_rolling_all_six_dice():
    played = table("123456")
    assert may(played, 0) == [Roll(0)]
    assert brings(played, Roll(0)) == [DiceRolled(0, ALL_SIX, (1, 2, 3, 4, 5, 6))]


def test_whoever_has_five_frozen_cards_doesnt_roll_and_can_only_pass():
    played = table(active={0: ""})
    assert may(played, 0) == [Pass(0)]
    assert brings(played, Pass(0)) == [
        TurnPassed(0),
        *(CardThawed(0, card, "pass") for card in played.state.cards),
        TurnEnded(0),
        TurnStarted(1),
    ]


def test_the_dice_are_those_of_this_seats_turn_and_of_this_turns_roll():
    played = given(GAME, 2, chance=SeededChance("seed"), setup=GAME.setup(first=0))
    played.do(Roll(0), Pass(0), Roll(1), Pass(1), Roll(0), Pass(0))
    played.do(Roll(1), Reroll(1, "odds", (2, 5)), Reroll(1, "low_six", (0,)))
    chance = SeededChance("seed")
    assert [rolled.values for rolled in played.of(DiceRolled)[-3:]] == [
        tuple(number + 1 for number in chance.dice(1, 2, roll, count))
        for roll, count in ((1, 6), (2, 2), (3, 1))
    ]


def test_a_turn_that_can_only_pass_counts_as_a_turn():
    played = table("123456", active={0: ""}, seats=1).do(Pass(0), Roll(0))
    assert played.state.round == 2


# Re-rolling


def test_freezing_a_card_rerolls_any_of_the_dice_and_the_others_stay():
    played = table("123456", "66").do(Roll(0))
    assert brings(played, Reroll(0, "odds", (0, 2))) == [
        CardFrozen(0, "odds", "reroll"),
        DiceRolled(0, (0, 2), (6, 6)),
    ]
    assert played.state.dice == (6, 2, 6, 4, 5, 6)


def test_all_six_dice_may_be_rerolled():
    played = table("123456", "665544").do(Roll(0), Reroll(0, "odds", ALL_SIX))
    assert played.state.dice == (6, 6, 5, 5, 4, 4)


def test_one_may_reroll_as_often_as_one_has_an_active_card():
    played = table("111111", "2", "3", "4", "5", "6", seats=1).do(Roll(0))
    for card in played.state.cards:
        assert any(isinstance(command, Reroll) for command in may(played, 0))
        played.do(Reroll(0, card, (0,)))
    assert may(played, 0) == [Pass(0)]


def test_after_rerolling_with_the_last_active_card_one_must_pass():
    played = table("123456", "1", active={0: "odds"}, seats=1).do(Roll(0), Reroll(0, "odds", (5,)))
    assert may(played, 0) == [Pass(0)]
    assert brings(played, Pass(0))[:2] == [TurnPassed(0), CardThawed(0, "any_two", "pass")]


def test_a_card_that_was_frozen_for_a_reroll_cant_be_scored():
    played = table("113355", "1").do(Roll(0), Reroll(0, "odds", (5,)))
    assert played.refuses(Score(0, "odds", (0, 1))) == "card_is_frozen"


# Scoring


def test_the_points_come_first_then_the_effect_then_the_scored_card_freezes_then_the_turn_ends():
    played = table("456123", active={1: "odds"})
    assert brings(played, Roll(0), Score(0, "any_two", (1, 2)))[1:] == [
        CardScored(0, "any_two", (1, 2), 11),
        CardFrozen(1, "odds", "chill"),
        CardFrozen(0, "any_two", "score"),
        TurnEnded(0),
        TurnStarted(1),
    ]
    assert played.state.scores == (11, 0)


def test_the_scored_card_freezes_after_the_others_have_chosen():
    played = table("456123").do(Roll(0), Score(0, "any_two", (1, 2)))
    assert played.state.active[0] == played.state.cards
    assert brings(played, Freeze(1, "odds")) == [
        CardFrozen(1, "odds", "chill"),
        CardFrozen(0, "any_two", "score"),
        TurnEnded(0),
        TurnStarted(1),
    ]


# Passing


def test_passing_turns_all_ones_frozen_cards_active():
    played = table("123456", active={0: "odds"}).do(Roll(0))
    assert brings(played, Pass(0)) == [
        TurnPassed(0),
        CardThawed(0, "any_two", "pass"),
        CardThawed(0, "low_six", "pass"),
        CardThawed(0, "straight", "pass"),
        CardThawed(0, "two_pairs", "pass"),
        TurnEnded(0),
        TurnStarted(1),
    ]
    assert played.state.active[0] == played.state.cards


def test_passing_with_no_frozen_card_is_legal():
    played = table("123456").do(Roll(0))
    assert brings(played, Pass(0)) == [TurnPassed(0), TurnEnded(0), TurnStarted(1)]


def test_a_pass_makes_each_other_player_with_a_frozen_card_thaw_one_from_the_left():
    played = table(
        "123456",
        seats=4,
        to_move=1,
        active={2: "odds straight low_six two_pairs", 3: "odds", 0: "any_two odds"},
    ).do(Roll(1))
    assert brings(played, Pass(1)) == [TurnPassed(1), CardThawed(2, "any_two", "passed")]
    assert GAME.to_act(played.state) == 3
    assert brings(played, Thaw(3, "straight")) == [CardThawed(3, "straight", "passed")]
    assert GAME.to_act(played.state) == 0
    assert brings(played, Thaw(0, "two_pairs")) == [
        CardThawed(0, "two_pairs", "passed"),
        TurnEnded(1),
        TurnStarted(2),
    ]


def test_who_has_no_frozen_card_thaws_none_at_a_pass():
    played = table("123456", seats=3, active={2: "odds straight"}).do(Roll(0), Pass(0))
    assert GAME.to_act(played.state) == 2
    assert played.of(CardThawed) == []


def test_a_pass_chooses_for_nobody_but_offers_each_frozen_card():
    played = table("123456", active={1: "odds straight"}).do(Roll(0), Pass(0))
    assert may(played, 1) == [Thaw(1, "any_two"), Thaw(1, "low_six"), Thaw(1, "two_pairs")]
    assert may(played, 0) == []
