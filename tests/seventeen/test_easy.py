"""The beginner at 17."""

from random import Random
from typing import Any

import pytest

from game.bots.seventeen_easy import easy
from game.seventeen import GAME
from game.seventeen.commands import BeginTurn, Call, Play
from tests.seventeen.table import called, table
from tests.table import Played


def answer(played: Played, seat: int) -> Any:
    return easy(GAME.view(played.state, seat), GAME.legal(played.state, seat), Random(1))


@pytest.mark.parametrize(
    ("row", "calls"),
    [
        ("0:o5 1:o5 0:o5 1:o2", True),
        ("0:o5 1:o5 0:o5", False),
        ("0:o5 1:o5 0:o5 0:trap/", True),  # a back tells nothing, and might be a number
        ("0:o5 1:o5 0:o5 0:o2/", True),  # this back tells its number
        ("0:o5 1:o5 0:o5 0:o1/", False),
        ("0:o5 1:o5 0:o5 2:trap/", False),  # its own card
    ],
)
def test_it_calls_when_the_row_looks_like_17(row, calls):
    played = called("o1", "o1", "o1", row=row)
    assert answer(played, 2) == (Call(2) if calls else None)


def test_the_one_to_move_begins_when_it_has_nothing_to_call():
    assert answer(called("o1", "o1", "o1", row="0:o5"), 1) == BeginTurn(1)


def test_it_calls_when_it_must():
    assert answer(called("o1", "", "o1", row="0:o5"), 1) == Call(1)


def test_it_plays_big_while_the_row_is_low_and_low_when_it_is_high():
    assert answer(table("o4 o1 h2", "o1", row="1:o5"), 0) == Play(0, "o4", "up")
    assert answer(table("o4 o1 h2", "o1", row="1:o5 0:o5 1:o4"), 0) == Play(0, "o1", "up")


@pytest.mark.parametrize(("hand", "play"), [("trash o1", "trash"), ("trap o1", "trap")])
def test_when_the_row_is_high_it_is_saved_by_its_specials(hand, play):
    assert answer(table(hand, "o1", row="1:o5 0:o5 1:o4"), 0).card == play
