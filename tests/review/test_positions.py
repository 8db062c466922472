"""Positions to be asked: from a game's moments, and where a rule of thumb errs."""

from datetime import date, timedelta

import pytest

from game import bots
from game.bots.dicy import races
from game.bots.record import bots_of
from game.core.journal import Seated
from game.review.positions import SURPRISING, Answered, drilled, grade, in_chance, of_day, position
from game.shelf import GAMES
from tests.review.ledgers import played
from tests.review.surprises import sought


@pytest.mark.parametrize("key", ["dalek", "dicy"])
def test_a_position_is_its_moment_again(key):
    session = played(key, ("easy", "hard"), 3)
    events = [len(step.events) for step in session.steps if not isinstance(step, Seated)]
    for n in [sum(events[:at]) for at in range(1, len(events), 3)]:
        found = position(session, n)
        assert found is not None
        again = found.session()
        assert again.state == session.seek(n)
        assert all(seat.kind == "human" for seat in again.seats)


@pytest.mark.parametrize("key", drilled())
def test_in_a_surprise_the_rule_of_thumb_errs_by_far(key):
    found = sought(key, "a test")
    session = found.session()
    game, state = GAMES[key], session.state
    seat, policy, seed = game.to_act(state), bots_of(key).thumb, found.header.seed
    assert seat is not None
    assert policy is not None
    assert seed is not None
    view, legal = game.view(state, seat), game.legal(state, seat)
    thumb = bots.ask(key, policy, view, legal, seed)
    assert bots_of(key).lost(view, thumb)[0] > SURPRISING


def test_the_position_of_a_day_is_the_same_for_everybody_and_another_tomorrow():
    day = date(2026, 11, 19)
    assert of_day(day).answered() == of_day(day).answered()
    assert of_day(day).answered() != of_day(day + timedelta(2)).answered()
    assert {of_day(day + timedelta(at)).game for at in (0, 1)} == set(drilled())


@pytest.mark.parametrize("days", range(6))
def test_the_position_of_a_day_comes_from_what_every_computer_has(days, monkeypatch):
    """What was solved here for two takes no part in it."""
    day = date(2026, 11, 19) + timedelta(days)
    found = of_day(day).answered()
    assert found is not None
    monkeypatch.setattr(races, "_kept", lambda _five: pytest.fail("it is in nobody else's cache"))
    races.race.cache_clear()
    assert of_day(day).answered() == found
    state = found.session().state
    seat = GAMES[found.game].to_act(state)
    assert seat is not None
    policy, view = bots_of(found.game).thumb, GAMES[found.game].view(state, seat)
    assert policy is not None
    assert found.header.seed is not None
    thumb = bots.ask(found.game, policy, view, GAMES[found.game].legal(state, seat), found.header.seed)
    cost, _ = bots_of(found.game).lost(view, thumb)
    assert in_chance(cost, state.seats) > SURPRISING


def test_an_answer_is_judged_as_the_expert_would():
    found = sought("dalek", "a test")
    state = found.session().state
    view = GAMES["dalek"].view(state, state.seat)
    for command in GAMES["dalek"].legal(state, state.seat):
        judged = Answered("dalek", view, command).answered()
        assert judged is not None
        cost, best = bots_of("dalek").lost(view, command)
        assert judged.cost == pytest.approx(max(0, cost))
        assert judged.best == (best if cost > 0.0005 else command)
        assert judged.odds


def test_grades_go_by_what_was_given_away():
    assert [grade(cost, 2) for cost in (0.0, 0.01, 0.05)] == [3, 2, 1]
    assert [grade(cost, 1) for cost in (0.0, 0.1, 0.3)] == [3, 2, 1]
