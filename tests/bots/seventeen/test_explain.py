"""What hints tell of a row's chances."""

from random import Random
from statistics import median, stdev

import pytest

from game.bots import ask, next_command
from game.bots.explain.coach import COACH, Coaching
from game.bots.explain.hint import hint
from game.bots.seventeen.explain import aloud, as_told, both, enough, levelled_off, likely, reached, why
from game.bots.seventeen.odds import odds
from game.bots.seventeen.search import LIBRARY
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.seventeen import GAME
from game.seventeen.cards import BACK, VALUE, told
from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.events import Setup
from game.seventeen.tokens import GOAL
from tests.seventeen.table import table

LESS, ENOUGH = (11, 1), (17, 3)


@pytest.mark.parametrize("chance", [0.0, 0.25, 0.6, 1.0])
def test_rows_come_to_17_as_often_as_is_told(chance):
    rows = as_told([LESS] * 30 + [ENOUGH] * 10, chance)
    assert reached(rows) == pytest.approx(chance)
    assert len(rows) == 40


def test_what_cannot_be_otherwise_is_not_told_otherwise():
    assert reached(as_told([LESS] * 5, 0.4)) == 0
    assert reached(as_told([ENOUGH] * 5, 0.4)) == 1


def met(games=2):
    """Views of whoever may call, in games of the box's own cards."""
    for number in range(games):
        sitting = tuple(Seat(str(seat), "bot", "expert") for seat in range(2))
        session = Session.start(GAME, Header.of(GAME, Setup(), sitting, f"hints {number}"))
        while GAME.to_act(session.state) is not None:
            for seat in GAME.callers(session.state):
                yield session.view(seat)
            session.do(next_command(session, ["expert"] * 2, ["1", "2"]))


def test_a_row_is_certain_to_be_enough_or_not_where_what_is_seen_tells_it():
    seen = set()
    for view in met():
        known = sum(VALUE[kind] for lying in view.row if (kind := told(lying.card)))
        others = sum(told(lying.card) is None for lying in view.row)
        chance = enough(view, Random(1))
        if known >= GOAL:
            assert chance == 1
            seen.add("certain")
        elif known + 5 * others < GOAL:
            assert chance == 0
            seen.add("far")
        else:
            assert 0 < chance < 1
            seen.add("open")
    assert seen == {"certain", "far", "open"}


@pytest.mark.skipif(not LIBRARY.there(), reason="no C compiler")
def test_a_hint_to_call_what_is_likely_less_or_to_wait_on_more_has_another_reason_which_odds_bear_out():
    said = set()
    for view in met(4):
        told = {one.key: float(one.values["chance"]) for one in odds(view)}
        if view.seat == view.last or not told:
            continue
        call, silent = told["seventeen_option_call"], told["seventeen_option_silent"]
        hinted = hint(GAME.key, view, (Call(view.seat), BeginTurn(view.seat)))
        key, chance = hinted.reason.key, float(hinted.reason.values["chance"])
        assert isinstance(hinted.command, Call) == (call >= silent)
        said.add(key)
        if isinstance(hinted.command, Call):
            assert key == ("seventeen_call" if chance >= 0.5 else "seventeen_call_at_risk")
        elif chance >= 0.5:
            assert key == "seventeen_wait"
        else:
            assert key == ("seventeen_far" if chance < 0.01 else "seventeen_no_call")
    assert {"seventeen_call_at_risk", "seventeen_wait"} <= said


@pytest.mark.skipif(not LIBRARY.there(), reason="no C compiler")
def test_what_a_card_would_make_of_a_row_hardly_goes_by_the_worlds_that_were_dealt():
    scatters: list[float] = []
    for deals in ("steady", "still", "calm"):
        session = Session.start(GAME, Header.of(GAME, Setup(), (Seat("a", "bot", "hard"),) * 2, deals))
        while (mover := GAME.to_act(session.state)) is not None:
            view = session.view(mover)
            if view.stage == "playing" and sum(told(lying.card) is None for lying in view.row) > 1:
                scatters.append(stdev([reached(likely(view, Random(seed)), 5) for seed in range(5)]))
            session.do(next_command(session, ["hard"] * 2, ["1", "2"]))
    assert len(scatters) > 5
    assert 0 < median(scatters) < 0.025


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_chance_goes_by_the_search_and_by_the_network(seats):
    assert both(seats, 0.2, 0.3) < both(seats, 0.4, 0.3) < both(seats, 0.4, 0.5)
    assert 0 < both(seats, 0, 0.3) < both(seats, 1, 0.3) < 1


def test_a_little_more_than_even_is_told_as_it_is_and_nothing_as_nearly_certain():
    assert levelled_off(0.1, 2) == pytest.approx(0.1, rel=0.01)
    assert levelled_off(1, 2) < levelled_off(3, 2) < levelled_off(6, 2) < 2


def coached(games=2):
    """Every answer of coaches who play each other, with the state it was given in."""
    for number in range(games):
        sitting = tuple(Seat(str(seat), "bot", COACH) for seat in range(2))
        session = Session.start(GAME, Header.of(GAME, Setup(), sitting, f"coach {number}"))
        while (mover := GAME.to_act(session.state)) is not None:
            state, wishes = session.state, []
            for seat in GAME.callers(state) or (mover,):
                legal = tuple(GAME.legal(state, seat))
                asked = Coaching(GAME.key, session.view(seat), legal, f"{number}", public=session.view(None))
                answer = asked.answered()
                assert answer.command == ask(GAME.key, "expert", asked.view, iter(legal), f"{number}")
                yield state, asked, answer
                wishes += [answer.command] if answer.command else []
            session.do(GAME.first_wish(state, wishes))


def test_a_coach_plays_as_the_expert_and_has_a_reason_for_each_card_and_call():
    said = set()
    for _state, _asked, answer in coached():
        assert (answer.reason is not None) == isinstance(answer.command, Play | Call)
        if answer.reason:
            said.add(answer.reason.key)
    assert {"seventeen_call", "seventeen_hidden"} <= said


def test_what_a_coach_says_of_its_call_tells_of_its_hand_no_more_than_a_rough_chance():
    said = [answer.reason for _state, _asked, answer in coached() if isinstance(answer.command, Call)]
    calls = [reason for reason in said if reason]
    assert len(calls) == len(said)
    chances = {float(reason.values["chance"]) for reason in calls}
    assert min(chances) < 0.5  # where a hint would tell of a risk
    assert chances <= {tenth / 10 for tenth in range(11)}
    assert {(reason.key, *reason.values) for reason in calls} == {("seventeen_call", "chance")}


def test_what_a_coach_says_of_a_hidden_card_would_be_said_of_any_other():
    hidden = 0
    for _state, asked, answer in coached(1):
        match answer.command:
            case Play(seat, card, "down") if BACK[card] == "plain":
                for other in ("h1", "h5", "trap", "double"):
                    swapped = Play(seat, other, "down")
                    assert aloud(asked.view, asked.public, swapped, Random(1)) == answer.reason
                hidden += 1
            case _:
                pass
    assert hidden


def test_what_a_coach_says_of_an_open_card_does_not_go_by_its_hand():
    for _state, asked, answer in coached(1):
        if isinstance(answer.command, Play):
            seen = aloud(asked.public, asked.public, answer.command, Random(1))
            assert seen == answer.reason


@pytest.mark.parametrize(
    ("row", "card", "face", "said"),
    [
        ("o5 o5 o2", "trap", "down", "seventeen_far_special"),
        ("o5 o5 o3", "trap", "down", "seventeen_trap_down"),
        ("o5 o2", "h5", "down", "seventeen_far_down"),
        ("o5 o5", "h5", "down", "seventeen_soon_down"),
        ("o5 o4", "o3", "up", "seventeen_far_up"),
    ],
)
def test_a_row_that_one_card_more_may_bring_to_17_is_not_called_far_from_it(row, card, face, said):
    laid = " ".join(f"0:{kind}" for kind in row.split())
    game = table("o1 o1 o1", f"{card} o1 o1", row=laid, mover=1)
    assert why(GAME.view(game.state, 1), Play(1, card, face), Random(1)).key == said
