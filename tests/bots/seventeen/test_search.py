"""The search at 17: of what a seat knows alone, always the same, and right where it is easy to see."""

from random import Random

import pytest
from msgspec.structs import replace

from game.bots import choose
from game.bots.seventeen import brain, net, search
from game.bots.seventeen.policy import choices, entry, may_be_enough
from game.bots.seventeen.seen import as_seen
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.seventeen import GAME
from game.seventeen.commands import Call, Play
from game.seventeen.events import Setup
from game.seventeen.tokens import GOAL, total
from tests.seventeen.table import states
from tests.seventeen.worlds import sample_world

LONG_ROW = 12

pytestmark = pytest.mark.skipif(not search.LIBRARY.there(), reason="no C compiler was there")


def weighed(view, seed=1):
    held = tuple(zip(view.victories, view.penalties, strict=True))
    calling = view.stage == "waiting"
    return search.weighed(view, as_seen(view), held, Random(seed), calling=calling)


def sampled(seats, every=9, most=14):
    """Views of who is to act, in games of the box's own cards."""
    sitting = tuple(Seat(str(seat), "bot", "random") for seat in range(seats))
    session = Session.start(GAME, Header.of(GAME, Setup(), sitting, f"search {seats}"))
    random, found = Random(seats), []
    while len(found) < most * every:
        seat = GAME.to_act(session.state)
        if seat is None:
            break
        found.append((session.state, session.view(seat)))
        legal = [*GAME.legal(session.state, seat)]
        calls = [one for one in legal if isinstance(one, Call) and len(session.state.row) > LONG_ROW]
        session.do(random.choice(calls or [one for one in legal if not isinstance(one, Call)] or legal))
    return found[::every]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_in_hand_is_weighed_and_nothing_else(seats):
    for _state, view in sampled(seats):
        if view.stage != "playing":
            continue
        found = weighed(view)
        assert found is not None
        may = {entry(play) for play in choices(as_seen(view), view.seat)}
        assert {place for place, share in enumerate(found.shares) if share > 0} <= may
        assert sum(found.shares) == pytest.approx(1, abs=1e-5)
        assert all(0 <= found.plays[place] <= 1 for place in may)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_other_cards_behind_the_same_view_change_nothing(seats):
    swapped = 0
    for number, (state, view) in enumerate(sampled(seats)):
        world = sample_world(view, Random(number))
        swapped += world.hands != state.hands or world.pile != state.pile
        assert weighed(GAME.view(world, view.seat)) == weighed(view)
    assert swapped > 2


def test_a_row_that_lies_open_is_known_for_certain():
    seen = set()
    for state, view in sampled(2, every=1, most=120):
        if view.stage != "waiting" or any(lying.face == "down" for lying in view.row):
            continue
        found = weighed(view)
        assert found is not None
        assert found.enough == (total(state.row) >= GOAL)
        seen.add(found.enough)
    assert seen


def test_cards_that_are_not_the_boxes_are_not_searched():
    for state in list(states(5, seats=2, calls=0.06))[:4]:
        seat = GAME.to_act(state)
        if len(state.deck) != 70:
            assert weighed(GAME.view(state, seat)) is None


def test_nobody_lays_a_trap_open():
    laid = 0
    for state, view in sampled(2, every=1, most=120):
        if view.stage != "playing" or "trap" not in view.hand:
            continue
        laid += 1
        for level in ("easy", "medium", "hard", "sparring"):
            done = choose(GAME, level, state, view.seat, f"{laid}")
            assert done != Play(view.seat, "trap", "up")
    assert laid > 5


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_is_won_is_not_risked(seats, there, monkeypatch):
    """Two victories, and a row that is surely 17: a call ends it."""
    if not there:
        monkeypatch.setattr(brain, "weighed", lambda *_, **__: None)
    tried = 0
    for state, _view in sampled(seats, every=1, most=900):
        for seat in GAME.callers(state):
            seen = as_seen(GAME.view(state, seat))
            hidden = any(seen.backs(other) for other in range(seats) if other != seat) or any(seen.traps)
            if hidden or seen.opens + seen.hidden[seat] < GOAL:
                continue
            tried += 1
            won = replace(state, victories=tuple(2 if at == seat else 0 for at in range(seats)))
            for level in ("easy", "medium", "hard", "expert", "sparring"):
                for seed in range(5):
                    assert choose(GAME, level, won, seat, f"{seed}") == Call(seat)
    assert tried


def test_without_the_library_all_levels_play_on(monkeypatch):
    monkeypatch.setattr(brain, "weighed", lambda *_, **__: None)
    for state, view in sampled(3, most=6):
        for level in ("easy", "expert", "sparring"):
            assert choose(GAME, level, state, view.seat, "bot") in GAME.legal(state, view.seat)


def test_who_may_call_is_told_a_chance_that_can_be():
    for state, _view in sampled(4):
        for seat in GAME.callers(state):
            view = GAME.view(state, seat)
            if may_be_enough(as_seen(view), seat):
                found = weighed(view)
                assert found is not None
                assert 0 <= found.enough <= 1
                assert 0 <= found.calls <= 1


@pytest.mark.parametrize("seats", net.GUIDED)
def test_for_two_and_three_a_network_of_its_own_guides_the_search_and_changes_no_chance(monkeypatch, seats):
    views = [view for _state, view in sampled(seats) if view.stage == "playing" and len(view.hand) > 1]
    guided = [found for view in views if (found := weighed(view))]
    monkeypatch.setattr(search, "guide", search.player)
    alone = [found for view in views if (found := weighed(view))]
    assert len(guided) == len(alone) == len(views) > 1
    assert [found.plays for found in guided] == [found.plays for found in alone]
    assert [found.shares for found in guided] != [found.shares for found in alone]


def test_with_four_what_others_are_taken_for_guides_the_search_too():
    assert search.guide(4).value == search.player(4).value


def test_networks_are_kept_as_they_differ_from_each_other_and_come_back_as_they_were():
    before = net.kept()
    assert net.unpacked(net.packed(before.items())) == before


@pytest.mark.parametrize("weight", [0.0, 0.1, -2.0, 3.3, -1e-4, 60_000.0])
def test_a_weight_is_kept_to_a_hundredth_of_itself(weight):
    assert net.as_kept([weight]) == (pytest.approx(weight, rel=1 / 128),)
