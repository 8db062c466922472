"""Worlds that fit a view: they look the same to its seat, vary in what is hidden, and come as often as they
should. The frequencies are compared with every course that brute force finds on small decks.
"""

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.seventeen import GAME
from game.seventeen.beliefs import guessed
from game.seventeen.cards import KIND
from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.past import backwards
from game.seventeen.retelling import recorded, retell
from game.seventeen.state import State, evolve, fresh
from game.seventeen.views import SawPlayed, View, view
from tests.seventeen.every_course import Course, course, courses
from tests.seventeen.table import small_game, states
from tests.seventeen.worlds import sample_world


def told(deck: str, *turns: str, seats: int, dealt: int) -> State:
    """A small game; `1 h2 down` is a card played in seat 1's turn, `1 calls` a call."""
    played = small_game(deck, seats=seats, dealt=dealt)
    for turn in turns:
        words: Any = turn.split()
        seat = int(words[0])
        if words[1] == "calls":
            played.do(Call(seat))
            continue
        if played.state.stage == "waiting":
            played.do(BeginTurn(seat))
        played.do(Play(seat, words[1], words[2]))
    return played.state


def too_far_off(drawn: Counter[Course], fitting: Counter[Course]) -> str | None:
    """Whether draws are further from the frequencies they should have than chance allows (chi square)."""
    impossible = set(drawn) - set(fitting)
    if impossible:
        return f"{len(impossible)} courses that don't fit"
    ways, draws = fitting.total(), drawn.total()
    expected = {course: draws * count / ways for course, count in fitting.items()}
    off = sum((drawn[course] - often) ** 2 / often for course, often in expected.items())
    freedom = len(expected) - 1
    bound = freedom + 4 * (2 * freedom) ** 0.5
    return None if off <= bound else f"chi square {off:.0f} of {bound:.0f}"


DRAWN_TOGETHER = ("0 double up", "1 h1 down", "1 trash up", "0 h2 down", "1 trash down")
SMALL_GAMES = {
    "never reshuffled": told("h1 h2 o1 h2 trap o2 h1", "0 h1 down", "1 h2 up", seats=2, dealt=1),
    "a hand with cards from before and after a reshuffle": told(
        "h1 h2 h1 h3 h2 h1",
        *("0 h1 up", "1 h2 up", "0 calls", "1 h3 down", "0 h1 up", "1 h1 up"),
        seats=2,
        dealt=2,
    ),
    "a card trashed unseen comes back": told(
        "h1 trash h2 h2 h3 trash",
        *("0 h1 down", "1 trash up", "2 h2 down", "1 calls", "2 trash up"),
        *("0 h2 down", "1 h3 up", "2 h1 down"),
        seats=3,
        dealt=1,
    ),
    "shuffled three times": told(
        "h1 trash h2 h2 h1 trash",
        *("0 h1 down", "1 trash up", "2 h2 down", "1 calls", "2 trash up"),
        *("0 h2 down", "1 h1 down", "2 h1 down", "0 trash up"),
        seats=3,
        dealt=1,
    ),
    "two cards that may have come either way round": told(
        "double h1 trash trash h2", *DRAWN_TOGETHER, seats=2, dealt=2
    ),
    "a reveal that tells where they came from": told(
        "double h1 trash trash h2", *DRAWN_TOGETHER, "0 calls", seats=2, dealt=2
    ),
    "two of one shuffle and one of another": told(
        "h1 h3 h2 h3 trap h2 h1 h2",
        *("0 h2 up", "1 h3 up", "0 calls", "1 h3 down", "0 h1 up"),
        *("1 h2 down", "0 trap down", "1 h2 up"),
        seats=2,
        dealt=3,
    ),
}
TOO_MANY_FOR_BRUTE_FORCE = 7  # cards, for one who looks on
DRAWS = 1200


def looks() -> list[Any]:
    return [
        pytest.param(view(state, seat), id=f"{name}, seat {seat}")
        for name, state in SMALL_GAMES.items()
        for seat in ((0,) if len(state.deck) > TOO_MANY_FOR_BRUTE_FORCE else (*range(state.seats), None))
    ]


@pytest.mark.parametrize("look", looks())
def test_every_course_that_fits_comes_as_often_as_it_should(look):
    random = Random(1)
    drawn = Counter(course(sample_world(look, random)) for _ in range(DRAWS))
    assert too_far_off(drawn, courses(look)) is None


def table_of(state: State) -> Course:
    """Where all cards lie, by kind; hands in any order."""
    return (
        *(tuple(sorted(KIND[card] for card in hand)) for hand in state.hands),
        *(tuple(KIND[laid.card] for laid in laid_out) for laid_out in (state.row, state.discards)),
        tuple(KIND[card] for card in state.pile),
    )


def test_the_small_games_hold_what_makes_it_hard():
    """More than one guess of where hidden cards come from, and not all courses alike."""
    guesses = [len(guessed(view(state, None), Random(1))) for state in SMALL_GAMES.values()]
    assert guesses == [1, 2, 4, 6, 2, 2, 6]
    uneven = view(SMALL_GAMES["two of one shuffle and one of another"], 0)
    assert len(set(courses(uneven).values())) > 1


# Real games


def real_views(seeds: range, *, seats: int, calls: float) -> list[View]:
    return [
        view(state, seat)
        for seed in seeds
        for state in islice(states(seed, seats=seats, calls=calls), 0, 300, 17)
        for seat in (0, seats - 1, None)
    ]


@pytest.mark.parametrize(("seats", "calls"), [(2, 0.1), (3, 0.05), (6, 0.1)])
def test_a_world_looks_the_same_to_its_seat_and_its_past_leads_to_it(seats, calls):
    random = Random(3)
    shuffles: set[int] = set()
    for look in real_views(range(3), seats=seats, calls=calls):
        world = sample_world(look, random)
        assert view(world, look.seat) == look
        shuffles.add(world.shuffles)
        again = fresh(seats)
        for event in reversed(list(backwards(world.past))):
            again = evolve(again, event)
        assert again == world
    assert seats == 2 or max(shuffles) > 1


def test_a_world_is_a_game_that_the_rules_allow():
    look = view(list(states(8, seats=4, calls=0.04))[-1], 1)
    events = list(backwards(sample_world(look, Random(4)).past))[::-1]
    chance = recorded(events)
    begun = GAME.start(GAME.setup(), 4, chance)
    assert list(begun) == events[: len(begun)]
    state, at = fresh(4), len(begun)
    for event in begun:
        state = evolve(state, event)
    while at < len(events):
        done = GAME.decide(state, retell(state, events[at:]), recorded(events[at:]))
        assert list(done) == events[at : at + len(done)]
        for event in done:
            state = evolve(state, event)
        at += len(done)
    assert GAME.to_act(state) is None


def test_what_is_hidden_varies_from_world_to_world():
    look = view(next(islice(states(5, seats=3), 12, None)), 0)
    random = Random(5)
    worlds = [sample_world(look, random) for _ in range(20)]
    assert len({tuple(KIND[card] for card in world.pile) for world in worlds}) == 20
    assert len({tuple(KIND[card] for hand in world.hands for card in hand) for world in worlds}) > 10


def test_the_same_view_and_randomness_give_the_same_world():
    look = view(next(islice(states(5, seats=3), 40, None)), 1)
    assert sample_world(look, Random(6)) == sample_world(look, Random(6))
    assert sample_world(look, Random(6)) != sample_world(look, Random(7))


def test_thinned_guesses_still_give_worlds_that_fit(monkeypatch):
    monkeypatch.setattr("game.seventeen.beliefs.GUESSES", 8)
    random = Random(8)
    many = 0
    for look in real_views(range(2), seats=4, calls=0.03):
        many += len(guessed(look, random)) >= 8
        assert view(sample_world(look, random), look.seat) == look
    assert many > 5


def test_thinning_keeps_weights_on_average(monkeypatch):
    look = view(SMALL_GAMES["shuffled three times"], None)
    exact = {guess: weight for guess, weight, _ in guessed(look, Random(9))}
    monkeypatch.setattr("game.seventeen.beliefs.GUESSES", 3)
    rough: Counter[Any] = Counter()
    for seed in range(2000):
        for guess, weight, _ in guessed(look, Random(seed)):
            rough[guess] += weight / 2000  # type: ignore[assignment]
    assert {guess: round(weight, 1) for guess, weight in rough.items()} == pytest.approx(exact, abs=0.06)


def test_a_view_that_no_game_can_look_like_is_refused():
    look = view(SMALL_GAMES["never reshuffled"], 1)
    forged = tuple(
        SawPlayed(0, "reverse", "up") if isinstance(seen, SawPlayed) and seen.seat == 0 else seen
        for seen in look.history
    )
    with pytest.raises(ValueError, match="no game"):
        sample_world(replace(look, history=forged), Random(10))
