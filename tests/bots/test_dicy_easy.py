"""The beginner at Dicy Cards plays by the rules and gets somewhere."""

from random import Random

import pytest

from game.bots.dicy_easy import easy
from game.core.chance import SeededChance
from game.dicy import GAME
from game.dicy.commands import Command, Freeze, Reroll, Roll, Score, Thaw
from game.dicy.events import Setup
from game.dicy.fives import Mode
from tests.dicy.table import table
from tests.table import Played, given

ALL_SIX = (0, 1, 2, 3, 4, 5)


def wants(played: Played, seat: int = 0) -> Command:
    return easy(GAME.view(played.state, seat), GAME.legal(played.state, seat), Random(1))


@pytest.mark.parametrize("mode", ["glacial", "interglacial", "beginner", "intermediate", "interaction"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_does_only_what_is_legal_and_reaches_100_in_a_dozen_rounds(mode: Mode, seats: int):
    played = given(GAME, seats, chance=SeededChance(f"{mode}{seats}"), setup=Setup(mode=mode))
    while (seat := GAME.to_act(played.state)) is not None:
        command = wants(played, seat)
        assert command in GAME.legal(played.state, seat)
        played.do(command)
    assert played.state.round <= 12


def test_it_takes_a_decent_score():
    assert wants(table("554431").do(Roll(0))) == Score(0, "low_six", ALL_SIX)


def test_it_gives_its_least_useful_card_for_another_throw_of_the_low_dice():
    assert wants(table("661123", active={0: "any_two low_six odds"}).do(Roll(0))) == Reroll(
        0, "low_six", (2, 3, 4, 5)
    )


def test_it_freezes_its_least_useful_card_and_thaws_the_most_useful():
    chilled = table("456123").do(Roll(0), Score(0, "any_two", (1, 2)))
    assert wants(chilled, 1) == Freeze(1, "any_two")
    thawed = table("666123", mode="intermediate", active={1: "low_six"}).do(Roll(0), Score(0, "sixes", (0,)))
    assert wants(thawed, 1) == Thaw(1, "forty")
