"""What experts take the others for is learnt of how experts play, and is near to it."""

from ctypes import c_double, c_float, c_int, c_uint64
from shutil import which

import pytest

from game.bots.seventeen import solve
from game.bots.seventeen.imitating import Notes
from game.bots.seventeen.native import library
from game.bots.seventeen.net import SEARCHED, kept
from game.bots.seventeen.search import TEMPER
from tests.bench.sides import guide, shipped

pytestmark = pytest.mark.skipif(which("cc") is None, reason="no C compiler")


def far(seats, notes, weights):
    """How far they are from all that was noted, of plays and of calls."""
    found = (c_double * 6)()
    rate = c_float(0)
    of_all = c_int(0), c_int(notes.count), weights, c_int(0), rate, rate, c_uint64(1), found
    library("imitate").imitate(c_int(seats), bytes(notes.taken()), *of_all)
    return found[:2]


def test_who_imitates_comes_nearer_and_changes_nothing_else():
    policy = shipped(2, searched=False)
    was = policy[:]
    notes = Notes(2, guide(2), 40, 60, 5, others=policy)
    weights, (plays, calls, _enough, plays_after, calls_after, _after) = notes.imitated()
    assert plays_after < plays
    assert calls_after < calls
    assert policy[:] == was
    assert weights[:] != was


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_experts_are_nearer_to_what_they_are_taken_for_than_to_who_doesnt_search(seats):
    others = shipped(seats)
    notes = Notes(seats, guide(seats), 100, 20, 7, others=others)
    known, policy = far(seats, notes, others), far(seats, notes, shipped(seats, searched=False))
    assert all(of_known < of_policy for of_known, of_policy in zip(known, policy, strict=True))


def test_with_two_they_are_nearer_to_it_than_to_what_guides_them():
    notes = Notes(2, guide(2), 100, 60, 8, others=shipped(2))
    known, guided = far(2, notes, shipped(2)), far(2, notes, guide(2))
    assert all(of_known < of_guide for of_known, of_guide in zip(known, guided, strict=True))


def test_of_the_same_games_the_same_is_learnt():
    learnt = [Notes(2, guide(2), 20, 10, 3).imitated()[0][:] for _ in range(2)]
    assert learnt[0] == learnt[1]
    assert len(learnt[0]) == len(kept()[2 + SEARCHED])


@pytest.mark.parametrize("seats", solve.EXPECTED)
def test_at_last_experts_are_imitated_who_mix_as_at_a_table(seats):
    tempers = solve.EXPECTED[seats]
    assert list(tempers) == sorted(tempers, reverse=True)
    assert tempers[-solve.AT_ONCE :] == (TEMPER[seats],) * solve.AT_ONCE


def test_who_is_guided_is_learnt_round_by_round_and_the_guide_stays(monkeypatch):
    monkeypatch.setattr(solve, "WORLDS", 8)
    monkeypatch.setattr(solve, "EXPECTED_GAMES", {2: 3})
    rounds, weights = list[None](), guide(2)
    learnt = solve.guided(2, weights, lambda: rounds.append(None))
    assert len(rounds) == len(solve.EXPECTED[2])
    assert weights[:] == guide(2)[:] != learnt[:]
