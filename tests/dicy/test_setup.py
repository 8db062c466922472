"""Setting a game up: the modes, the five cards, the first seat."""

from typing import Any

import msgspec
import pytest

from game.core.chance import SeededChance
from game.core.header import setup_from
from game.core.illegal import IllegalError
from game.dicy import GAME
from game.dicy.cards import CARDS, Card
from game.dicy.events import GameStarted, Setup, TurnStarted
from game.dicy.fives import Mode
from tests.dicy.table import cards
from tests.table import ScriptedChance, given


def refused(seats: int = 2, **options: Any) -> str:
    with pytest.raises(IllegalError) as error:
        GAME.start(setup_from(GAME, options), seats, ScriptedChance())
    return error.value.reason


@pytest.mark.parametrize(
    ("mode", "five"),
    [
        ("glacial", "any_two low_six odds straight two_pairs"),
        ("beginner", "odds straight pair_double distinct4 same5"),
        ("intermediate", "pair_double low_six straight forty sixes"),
        ("interaction", "any_two sixes lowest_three straight pair_double"),
    ],
)
def test_a_mode_lays_out_the_same_five_cards_for_everyone(mode: Mode, five: str):
    played = given(GAME, 4, setup=Setup(mode=mode))
    assert played.events == [GameStarted(0, mode, cards(five), 100), TurnStarted(0)]
    assert played.state.active == (cards(five),) * 4
    assert played.state.scores == (0, 0, 0, 0)


def test_glacial_is_what_is_played_unless_the_table_says_otherwise():
    assert given(GAME).state.mode == "glacial"


def test_interglacial_draws_five_of_the_twelve_and_shows_them_in_the_order_of_the_rules():
    drawn = ("same5", "odds", "forty", "any_two", "sixes")
    played = given(GAME, 2, chance=ScriptedChance(cards=drawn), setup=Setup(mode="interglacial"))
    assert played.state.cards == ("any_two", "odds", "sixes", "forty", "same5")
    assert played.state.active == (played.state.cards,) * 2


def test_the_interglacial_cards_come_from_the_seed():
    chance = SeededChance("seed")
    played = given(GAME, 2, chance=chance, setup=Setup(mode="interglacial"))
    assert set(played.state.cards) == set(chance.cards(CARDS)[:5])


def test_custom_lays_out_what_the_table_chose():
    five: tuple[Card, ...] = ("same5", "forty", "odds", "any_two", "straight")
    played = given(GAME, 3, setup=Setup(mode="custom", cards=five))
    assert played.of(GameStarted) == [GameStarted(0, "custom", five, 100)]


FIVE = ["same5", "forty", "odds", "any_two", "straight"]


def test_a_set_up_that_cant_be_played_is_refused_with_the_reason():
    assert refused(mode="custom") == "exactly_n_cards"
    assert refused(mode="custom", cards=FIVE[:4]) == "exactly_n_cards"
    assert refused(mode="custom", cards=[*FIVE, "sixes"]) == "exactly_n_cards"
    assert refused(mode="custom", cards=[*FIVE[:4], "same5"]) == "five_different_cards"
    assert refused(mode="custom", cards=[*FIVE[:4], "sevens"]) == "no_such_option"
    assert refused(mode="glacial", cards=FIVE) == "only_custom_chooses_its_cards"
    assert refused(mode="interglacial", cards=FIVE) == "only_custom_chooses_its_cards"
    assert refused(mode="arctic") == "no_such_option"
    assert refused(target=60) == "no_such_option"
    assert refused(seats=5) == "wrong_number_of_seats"
    assert refused(seats=0) == "wrong_number_of_seats"
    assert refused(first=2) == "no_such_seat"
    assert refused(first=-1) == "no_such_seat"


def test_the_first_seat_is_chosen_by_the_table_or_drawn():
    assert given(GAME, 4, setup=Setup(first=2)).events[-1] == TurnStarted(2)
    assert given(GAME, 4, chance=ScriptedChance(first=3)).events[-1] == TurnStarted(3)


def test_only_custom_writes_its_cards_into_the_header():
    assert "cards" not in msgspec.to_builtins(Setup())
    assert msgspec.to_builtins(Setup(mode="custom", cards=cards("odds forty")))["cards"] == ("odds", "forty")
