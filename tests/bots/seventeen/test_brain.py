"""The opponents at 17: legal, blind to what they cannot see, and sensible where sense is easy to see."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.bots import ask, choose, levels
from game.bots.seventeen import BOTS, references
from game.core.chance import SeededChance
from game.seventeen import GAME
from game.seventeen.cards import Kind
from game.seventeen.commands import BeginTurn, Call, Play
from tests.seventeen.table import small_game, states
from tests.seventeen.worlds import sample_world
from tests.table import given

ALL_LEVELS = [level for level in levels("seventeen") if not level.startswith("call-")] + ["call-17"]
FOR_PEOPLE = tuple(BOTS.levels)


def asked(state):
    return [seat for seat in GAME.callers(state) or (GAME.to_act(state),) if seat is not None]


def some_states(seats, every=7, most=16):
    found = list(states(5, seats=seats, calls=0.06))[:-1]
    return found[::every][:most]


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_every_level_answers_with_something_legal_or_stays_silent(level):
    for seats in (2, 3, 6):
        for state in some_states(seats):
            for seat in asked(state):
                command = choose(GAME, level, state, seat, "bot")
                if command is None:
                    assert seat != GAME.to_act(state)
                else:
                    assert command in GAME.legal(state, seat)


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_with_unseen_cards_swapped_the_same_view_gives_the_same_move(level):
    """Another world that fits the view has other cards and another chance behind it."""
    swapped = 0
    for number, state in enumerate(some_states(3)):
        for seat in asked(state):
            view = GAME.view(state, seat)
            world = sample_world(view, Random(number))
            assert GAME.view(world, seat) == view
            swapped += world.hands != state.hands or world.pile != state.pile
            assert choose(GAME, level, world, seat, "bot") == choose(GAME, level, state, seat, "bot")
    assert swapped > 10


def wants(game, seat, level="expert"):
    legal = GAME.legal(game.state, seat)
    return ask("seventeen", level, GAME.view(game.state, seat), legal, "bot")


RICH = "o5 o1 o5 o1 o5 h1 o5 trap o4 o3 o2 o1 h3 h4 double trash reverse o2 o3"


def rich(*turns: Kind):
    """Open numbers, laid in turn; the next seat is to answer."""
    game = small_game(RICH, dealt=3)
    for place, card in enumerate(turns):
        if place:
            game.do(BeginTurn(place % 2))
        game.do(Play(place % 2, card, "up"))
    return game


def test_a_row_that_surely_is_17_is_called():
    game = rich("o5", "o1", "o5", "o1", "o5")
    assert wants(game, 1) == Call(1)


def test_a_row_that_surely_is_less_is_not():
    for level in FOR_PEOPLE:
        for seed in range(5):
            game = rich("o5", "o1")
            view = GAME.view(game.state, 0)
            assert ask("seventeen", level, view, GAME.legal(game.state, 0), str(seed)) == BeginTurn(0)


def test_who_must_call_does():
    game = small_game("o5 o1 o5 o1", dealt=2)
    turns: list[tuple[int, Kind]] = [(0, "o5"), (1, "o1"), (0, "o5"), (1, "o1")]
    for seat, card in turns:
        if game.state.stage == "waiting":
            game.do(BeginTurn(seat))
        game.do(Play(seat, card, "up"))
    for level in levels("seventeen"):
        assert wants(game, 0, level) == Call(0)


def test_never_never_calls_and_a_threshold_does_from_there_on():
    game = rich("o5", "o1", "o5", "o1", "o5")  # 17
    assert wants(game, 1, "never") == BeginTurn(1)
    assert wants(game, 1, "call-17") == Call(1)
    assert wants(game, 1, "call-18") == BeginTurn(1)


@pytest.mark.parametrize("victories", [(0, 2), (2, 0), (1, 1)])
def test_every_level_answers_in_lost_and_in_won_games(victories):
    """What is learnt of a round may come to less than no chance, or more than a sure one."""
    for state in some_states(2):
        held = replace(state, victories=victories)
        for level in FOR_PEOPLE:
            for seat in asked(held):
                command = choose(GAME, level, held, seat, "bot")
                assert command is None or command in GAME.legal(held, seat)


def test_a_game_of_experts_ends():
    game = given(GAME, 2, chance=SeededChance("a game"))
    for _ in range(400):
        state: Any = game.state
        if state.stage == "over":
            break
        wishes = [choose(GAME, "hard", state, seat, "bot") for seat in asked(state)]
        game.do(GAME.first_wish(state, [wish for wish in wishes if wish is not None]))
    assert game.state.winners


def test_every_threshold_has_its_player():
    assert {f"call-{total}" for total in references.THRESHOLDS} == set(levels("seventeen")) - set(
        ALL_LEVELS
    ) | {"call-17"}
