"""Reading a log of 17 back."""

import pytest

from game.core.illegal import IllegalError
from game.seventeen import GAME
from game.seventeen.commands import BeginTurn, Call
from game.seventeen.events import (
    Called,
    CardDrawn,
    CardPlayed,
    CardsTrashed,
    GameStarted,
    PileShuffled,
    TurnEnded,
    TurnStarted,
)
from game.seventeen.state import fresh
from tests.seventeen.table import states


@pytest.mark.parametrize(("event", "command"), [(TurnStarted(1), BeginTurn(1)), (Called(2), Call(2))])
def test_an_event_tells_which_command_it_was(event, command):
    assert GAME.retell(fresh(3), [event]) == command


def test_a_card_played_tells_of_the_play_that_brings_it_about():
    state = next(states(1))
    held = state.hands[state.mover][-1]
    played = CardPlayed(state.mover, held, "down")
    command = GAME.retell(state, [played])
    assert GAME.decide(state, command, GAME.recorded([]))[0] == played


@pytest.mark.parametrize("card", ["", "h3", "h3.3", "o1.7", "reverse.5", "joker.0", "h3.00", "h3.-1"])
def test_a_card_that_is_not_in_the_box_is_refused(card):
    with pytest.raises(IllegalError) as refused:
        GAME.retell(fresh(2), [CardPlayed(0, card, "up")])
    assert refused.value.reason == "no_such_card"


@pytest.mark.parametrize("event", [CardDrawn(0, "h1.0"), CardsTrashed(("trash.0",)), TurnEnded(0)])
def test_no_command_begins_with_what_only_follows(event):
    with pytest.raises(IllegalError) as refused:
        GAME.retell(fresh(2), [event])
    assert refused.value.reason == "no_command_brings_this_about"


def test_recorded_chance_is_what_the_events_say_it_brought():
    chance = GAME.recorded([GameStarted(2), PileShuffled(("h2.0", "h1.0"))])
    assert chance.first(3) == 2
    assert chance.shuffle(1, ["h1.0", "h2.0"]) == ("h2.0", "h1.0")
    with pytest.raises(IllegalError):
        chance.shuffle(1, ["h1.0", "h3.0"])
