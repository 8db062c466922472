"""What a seat takes hidden cards for: by counting, by how others play, and by when they keep silent."""

from collections import Counter, defaultdict
from random import Random

import pytest

from game.bots.seventeen import belief
from game.bots.seventeen.belief import Belief
from game.bots.seventeen.policy import Play
from game.bots.seventeen.round import VALUES
from game.seventeen import GAME
from game.seventeen.cards import KINDS, PLAIN_BACKED, RANK, Kind
from game.seventeen.commands import BeginTurn
from game.seventeen.commands import Play as Lay
from tests.seventeen.table import small_game, states

DEALT = 4000


class Anyhow:
    """Lays any of its cards, and never calls."""

    def __init__(self, r, seat, purses, copies, *, calling, searches):
        assert searches
        self.total, self.calling = r.opens + r.hidden[seat], calling

    def calls(self) -> float:
        return 0.0

    def plays(self, may: list[Play]) -> list[float]:
        return [1 / len(may)] * len(may)


class Sure(Anyhow):
    """Calls whenever it knows of seventeen."""

    def calls(self) -> float:
        return float(self.total >= 17)


class Hider(Anyhow):
    """Lays traps face down whenever it holds one."""

    def plays(self, may: list[Play]) -> list[float]:
        trap = (RANK["trap"], True)
        return [float(play == trap) for play in may] if trap in may else super().plays(may)


def hidden_by_the_other():
    """Seat 0 laid o5; the other hid a card, and holds a plain one and an o1."""
    game = small_game("o5 h5 o4 trap h1 o1 o5 h4 trap h5 reverse h3 o5", dealt=3)
    return game.do(Lay(0, "o5", "up"), BeginTurn(1), Lay(1, "h5", "down"))


def believed(game, monkeypatch, others) -> dict[Kind, float]:
    monkeypatch.setattr(belief, "Reading", others)
    found: defaultdict[Kind, float] = defaultdict(float)
    for r, weight in Belief(GAME.view(game.state, 0), Random(1)).worlds(DEALT):
        hidden = next(kind for seat, kind, how in r.row if how >= 0)
        found[KINDS[hidden]] += weight
    whole = sum(found.values())
    return {kind: weight / whole for kind, weight in found.items()}


def test_by_counting_each_unseen_card_is_as_likely(monkeypatch):
    game = hidden_by_the_other()
    left: Counter[Kind] = Counter(kind for kind in game.state.deck if kind in PLAIN_BACKED)
    left -= Counter(GAME.view(game.state, 0).hand)
    found = believed(game, monkeypatch, Anyhow)
    # a number may be laid up or down, and so may a special: how many ways a hand has differs little
    for kind, count in left.items():
        assert found[kind] == pytest.approx(count / left.total(), abs=0.05), kind


def test_who_hides_every_trap_is_taken_to_have_hidden_one(monkeypatch):
    game = hidden_by_the_other()
    by_counting = believed(game, monkeypatch, Anyhow)["trap"]
    assert believed(game, monkeypatch, Hider)["trap"] > 1.5 * by_counting


def test_whose_silence_would_have_been_a_call_has_no_such_card(monkeypatch):
    """The other hid a card, and when 14 lay open beside it, didn't call."""
    game = small_game("o5 h5 o4 o4 o3 trap o1 o1 h4 trap h5 h1 o1 o1 o1", dealt=3)
    game.do(Lay(0, "o5", "up"), BeginTurn(1), Lay(1, "h5", "down"), BeginTurn(0), Lay(0, "o4", "up"))
    game.do(BeginTurn(1), Lay(1, "o4", "up"), BeginTurn(0), Lay(0, "o1", "up"), BeginTurn(1))
    by_silence = believed(game, monkeypatch, Sure)
    counted = believed(game, monkeypatch, Anyhow)
    assert sum(share for kind, share in counted.items() if 14 + VALUES[RANK[kind]] >= 17) > 0.2
    assert sum(share for kind, share in by_silence.items() if 14 + VALUES[RANK[kind]] >= 17) < 0.001


def test_worlds_look_as_the_view_does_to_its_seat(monkeypatch):
    monkeypatch.setattr(belief, "Reading", Anyhow)
    for seats in (2, 3, 4):
        for state in list(states(3, seats=seats, calls=0.06))[:-1][::5]:
            for seat in range(seats):
                view = GAME.view(state, seat)
                for r, _ in Belief(view, Random(2)).worlds(4):
                    assert sorted(r.hands[seat]) == sorted(RANK[kind] for kind in view.hand)
                    assert [len(hand) for hand in r.hands] == [len(hand) for hand in view.hands]
                    assert [whose for whose, _, _ in r.row] == [lying.seat for lying in view.row]
                    dealt = Counter(k for hand in (*r.hands, [kind for _, kind, _ in r.row]) for k in hand)
                    assert dealt <= Counter(RANK[kind] for kind in view.deck)
                    assert (r.mover, r.direction, r.cards) == (view.mover, view.direction, view.cards)
