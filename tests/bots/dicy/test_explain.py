"""What is told of a choice says whether it is an estimate."""

from random import Random

import pytest

from game.bots.dicy import explain
from game.bots.explain.hint import hint
from game.bots.reason import Reason
from game.dicy import GAME
from game.dicy.commands import Freeze, Roll, Score
from scenes.games.dicy.hints import reason_words
from tests.dicy.table import table

DRAWN = "low_six sixes lowest_three distinct_sum forty"


def told(played, seat=0):
    found = hint("dicy", GAME.view(played.state, seat), tuple(GAME.legal(played.state, seat)))
    assert found is not None
    return found.reason


def test_with_two_at_a_printed_five_the_chances_are_known():
    reason = told(table("145236", mode="beginner").do(Roll(0)))
    assert "chance" in reason.values
    assert "estimated" not in reason.values
    assert "estimate" not in reason_words(reason)


@pytest.mark.parametrize("setup", [{"chosen": DRAWN}, {"mode": "beginner", "seats": 3}])
def test_unsolved_cards_and_more_seats_are_estimated(setup):
    reason = told(table("145236", **setup).do(Roll(0)))
    assert reason.values["estimated"] == 1
    assert reason_words(reason).endswith("estimates.")


def test_what_tells_no_chance_is_no_estimate():
    chilled = table("451231", seats=3, mode="interaction", active={0: "any_two sixes", 1: "straight"})
    chilled = chilled.do(Roll(0), Score(0, "any_two", (0, 1)))
    both = [seat for seat in (1, 2) if GAME.to_act(chilled.state) == seat]
    reason = explain.why(GAME.view(chilled.state, both[0]), Freeze(both[0], "straight"), Random(1))
    assert isinstance(reason, Reason)
    assert (reason.key.endswith("only")) == ("estimated" not in reason.values)


def test_alone_turns_are_counted_and_nothing_is_estimated():
    assert "estimated" not in told(table("145236", seats=1, mode="beginner").do(Roll(0))).values
