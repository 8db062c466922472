"""A log read back: the commands it tells of, and the chance it holds."""

from random import Random
from typing import Any

import pytest

from game.core.chance import SeededChance
from game.core.illegal import IllegalError
from game.dicy import GAME
from game.dicy.commands import Pass, Roll
from game.dicy.events import CardFrozen, CardThawed, Event, GameStarted, Setup, TurnEnded
from game.dicy.fives import Mode
from tests.dicy.table import brings, table


def at_random(seed: int, seats: int, mode: Mode) -> list[tuple[Any, Any, tuple[Event, ...]]]:
    """A game of anything legal: state, command and what it brought, step by step."""
    chance, random = SeededChance(str(seed)), Random(seed)
    state = GAME.fresh(seats)
    for event in GAME.start(Setup(mode=mode), seats, chance):
        state = GAME.evolve(state, event)
    steps: list[tuple[Any, Any, tuple[Event, ...]]] = []
    while (seat := GAME.to_act(state)) is not None:
        command = random.choice(list(GAME.legal(state, seat)))
        events = GAME.decide(state, command, chance)
        steps.append((state, command, events))
        for event in events:
            state = GAME.evolve(state, event)
    return steps


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["interaction", "interglacial"])
def test_every_command_can_be_told_from_what_it_brought_and_is_decided_the_same_from_the_log_alone(
    seats: int, mode: Mode
):
    steps = at_random(seats, seats, mode)
    for at, (state, command, events) in enumerate(steps):
        following = events + (steps[at + 1][2] if at + 1 < len(steps) else ())
        assert GAME.retell(state, following) == command
        assert GAME.decide(state, command, GAME.recorded(following)) == events


def test_the_set_up_is_decided_the_same_from_the_log_alone():
    setup = Setup(mode="interglacial")
    events = GAME.start(setup, 3, SeededChance("seed"))
    assert GAME.start(setup, 3, GAME.recorded(events)) == events


def test_five_cards_in_another_order_than_the_rules_are_not_what_interglacial_gives():
    setup = Setup(mode="interglacial")
    started, turn = GAME.start(setup, 3, SeededChance("seed"))
    assert isinstance(started, GameStarted)
    wrong = GameStarted(started.first, started.mode, started.cards[::-1], started.target)
    assert GAME.start(setup, 3, GAME.recorded((wrong, turn))) != (wrong, turn)


def test_no_command_begins_with_what_only_follows_from_one():
    state = table().state
    for event in (
        TurnEnded(0),
        CardFrozen(0, "odds", "score"),
        CardThawed(0, "odds", "pass"),
        CardFrozen(0, "odds", "reroll"),
    ):
        with pytest.raises(IllegalError, match="no_command_brings_this_about"):
            GAME.retell(state, (event, TurnEnded(0)))


def test_ones_own_thaws_at_a_pass_may_stand_in_any_order_and_nothing_else_may():
    played = table("123456", active={0: "odds", 1: "odds straight low_six two_pairs"}).do(Roll(0))
    events = brings(played, Pass(0))
    assert [GAME.any_order(event) for event in events] == [False, True, True, True, True, False, False, False]
