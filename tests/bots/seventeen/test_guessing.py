"""What a seat takes the hidden cards for, and what it makes a call of that, against counting every way."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from game.bots.seventeen import tables, weighing
from game.bots.seventeen.guessing import PLAIN_RANK, Guessing
from game.bots.seventeen.habits import HEIGHTS, Leaning
from game.bots.seventeen.round import VALUES, height
from game.bots.seventeen.weighing import Weighing
from game.bots.seventeen.worth import after, chances
from game.seventeen import GAME
from game.seventeen.cards import KINDS, PLAIN_BACKED, RANK
from game.seventeen.commands import BeginTurn, Play
from tests.seventeen.table import small_game

DEALT = 20_000
ALIKE = Leaning(*[tuple([[1.0] * len(PLAIN_BACKED)] * len(HEIGHTS))] * 2)


def hidden_by_the_other():
    """Seat 0 holds o5 h1 o4 and laid o5; the other laid a hidden card, holds a plain one and an o1."""
    game = small_game("o5 h5 o5 trap h1 o1 o4 h4 trap h5 reverse h3", dealt=3)
    return game.do(Play(0, "o5", "up"), BeginTurn(1), Play(1, "h5", "down"))


def unseen(game):
    """Plain cards that seat 0 cannot see."""
    left = Counter(RANK[kind] for kind in game.state.deck if kind in PLAIN_BACKED)
    left -= Counter(RANK[kind] for kind in GAME.view(game.state, 0).hand)
    return list(left.elements())


def near(found, exact):
    return pytest.approx(exact, abs=4 * (exact * (1 - exact) / DEALT) ** 0.5 + 1e-9) == found


@pytest.mark.parametrize("leaning", [ALIKE, tables.habits(3)], ids=["by counting", "by habits"])
def test_a_hidden_card_is_as_likely_as_counting_and_habits_say(leaning):
    game = hidden_by_the_other()
    guessing = Guessing(GAME.view(game.state, 0), leaning, Random(1))
    found = Counter(guessing.deal_row()[0] for _ in range(DEALT))
    weights = Counter[int]()
    for kind in unseen(game):
        weights[kind] += leaning.hides[height(5.0)][PLAIN_RANK.index(kind)]
    for kind, weight in weights.items():
        assert near(found[kind] / DEALT, weight / weights.total()), KINDS[kind]


def test_dealt_hands_are_those_of_the_view_and_cards_in_no_place_twice():
    game = hidden_by_the_other()
    view = GAME.view(game.state, 0)
    guessing = Guessing(view, tables.habits(3), Random(1))
    left = Counter(RANK[kind] for kind in view.deck)
    for _ in range(200):
        r = guessing.deal()
        assert sorted(r.hands[0]) == sorted(RANK[kind] for kind in view.hand)
        assert len(r.hands[1]) == len(view.hands[1])
        lying = Counter(kind for hand in (*r.hands, [kind for _, kind, _ in r.row]) for kind in hand)
        assert lying <= left
        assert r.total() == sum(VALUES[kind] for _, kind, _ in r.row)


def test_a_call_is_worth_what_every_way_the_row_may_lie_comes_to(monkeypatch):
    monkeypatch.setattr(weighing, "ROWS", DEALT)
    monkeypatch.setattr(tables, "habits", lambda seats: ALIKE)
    game = hidden_by_the_other()
    game.do(BeginTurn(0), Play(0, "o5", "up"), BeginTurn(1), Play(1, "h4", "down"))
    held = ((0, 0), (0, 0))
    view = GAME.view(game.state, 0)
    exact: list[float] = []
    for ways in permutations(unseen(game), 2):
        traps = ways.count(RANK["trap"])
        total = 10 + sum(VALUES[kind] for kind in ways)
        won, lost = [0, traps], [traps, 0]
        won[0 if total >= 17 else 1] += 1
        lost[1 if total >= 17 else 0] += 1
        exact.append(chances(after(held, won, lost))[0])
    assert Weighing(view, Random(3)).call() == pytest.approx(sum(exact) / len(exact), abs=0.005)
