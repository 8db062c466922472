"""What isn't allowed, and the reason that the table is told."""

from typing import Any

import pytest

from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.events import CardScored, DiceRolled
from tests.dicy.table import table
from tests.table import Played


def before_the_roll() -> Played:
    return table("123456")


def rolled() -> Played:
    return table("113456", active={0: "any_two odds straight two_pairs", 1: "odds straight"}).do(Roll(0))


def all_frozen() -> Played:
    return table(active={0: ""})


def last_card_rerolled() -> Played:
    return table("123456", "1", active={0: "odds"}).do(Roll(0), Reroll(0, "odds", (5,)))


def chilled() -> Played:
    return rolled().do(Score(0, "any_two", (0, 1)))


def thawed() -> Played:
    return rolled().do(Pass(0))


REFUSED = [
    # whose turn it is
    (before_the_roll, Roll(1), "another_seat_is_to_act"),
    (chilled, Pass(0), "another_seat_is_to_act"),
    (chilled, Freeze(0, "odds"), "another_seat_is_to_act"),
    # before the roll
    (before_the_roll, Reroll(0, "odds", (0,)), "roll_first"),
    (before_the_roll, Score(0, "odds", (0,)), "roll_first"),
    (before_the_roll, Pass(0), "roll_first"),
    (before_the_roll, Freeze(0, "odds"), "no_card_is_to_be_chosen"),
    (before_the_roll, Thaw(0, "odds"), "no_card_is_to_be_chosen"),
    # with every card frozen
    (all_frozen, Roll(0), "every_card_is_frozen"),
    (all_frozen, Reroll(0, "odds", (0,)), "every_card_is_frozen"),
    (all_frozen, Score(0, "odds", (0,)), "every_card_is_frozen"),
    (last_card_rerolled, Reroll(0, "odds", (0,)), "every_card_is_frozen"),
    (last_card_rerolled, Score(0, "odds", (0,)), "every_card_is_frozen"),
    (last_card_rerolled, Roll(0), "the_dice_are_rolled_already"),
    # after the roll
    (rolled, Roll(0), "the_dice_are_rolled_already"),
    (rolled, Reroll(0, "low_six", (0,)), "card_is_frozen"),
    (rolled, Reroll(0, "forty", (0,)), "card_not_on_the_table"),
    (rolled, Reroll(0, "odds", ()), "no_dice_picked"),
    (rolled, Reroll(0, "odds", (1, 1)), "die_named_twice"),
    (rolled, Reroll(0, "odds", (5, 6)), "no_such_die"),
    (rolled, Reroll(0, "odds", (-1, 0)), "no_such_die"),
    (rolled, Score(0, "low_six", (0, 1, 2, 3, 4, 5)), "card_is_frozen"),
    (rolled, Score(0, "forty", (0, 1, 2, 3, 4, 5)), "card_not_on_the_table"),
    (rolled, Score(0, "odds", ()), "no_dice_picked"),
    (rolled, Score(0, "odds", (1, 1)), "die_named_twice"),
    (rolled, Score(0, "odds", (6,)), "no_such_die"),
    (rolled, Score(0, "odds", (0, 3)), "every_die_must_be_odd"),
    (rolled, Freeze(0, "odds"), "no_card_is_to_be_chosen"),
    (rolled, Thaw(0, "low_six"), "no_card_is_to_be_chosen"),
    # while another player chooses
    (chilled, Roll(1), "choose_a_card_first"),
    (chilled, Pass(1), "choose_a_card_first"),
    (chilled, Score(1, "odds", (0,)), "choose_a_card_first"),
    (chilled, Reroll(1, "odds", (0,)), "choose_a_card_first"),
    (chilled, Thaw(1, "any_two"), "choose_a_card_to_freeze"),
    (chilled, Freeze(1, "any_two"), "card_is_frozen"),
    (chilled, Freeze(1, "forty"), "card_not_on_the_table"),
    (thawed, Freeze(1, "odds"), "choose_a_card_to_thaw"),
    (thawed, Thaw(1, "odds"), "card_is_active"),
    (thawed, Thaw(1, "forty"), "card_not_on_the_table"),
]


@pytest.mark.parametrize(
    ("situation", "command", "reason"),
    REFUSED,
    ids=[f"{reason}-{situation.__name__}-{type(command).__name__}" for situation, command, reason in REFUSED],
)
def test_what_isnt_allowed_is_refused_with_its_reason(situation: Any, command: Any, reason: str):
    assert situation().refuses(command) == reason


def test_dice_may_be_named_in_any_order_and_are_rolled_in_their_own():
    played = table("135246", "11").do(Roll(0), Reroll(0, "straight", (5, 3)))
    assert played.of(DiceRolled)[-1].dice == (3, 5)
    assert played.do(Score(0, "odds", (2, 0))).of(CardScored)[-1].dice == (2, 0)
