"""The tutor of a seat: odds before the best, dear choices held back once, and nothing of it in the log."""

from collections.abc import Mapping
from typing import cast

import pygame
import pytest

from game.bots.explain.hint import hint
from game.bots.explain.tutor import AskedCost, AskedOdds, warned
from game.bots.explain.tutor import tutored as tells_odds
from game.bots.reason import Reason
from game.bots.record import bots_of
from game.bots.seventeen import odds, search
from game.dalek.commands import Keep, Roll, Stop
from game.seventeen.cards import Kind
from game.seventeen.commands import BeginTurn, Call, Play
from game.shelf import GAMES
from scenes.app.dialog import Dialog
from scenes.shelf import on_screen
from scenes.table.ease import DEAR, Ease
from tests.scenes.around.builders import played
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import rolled
from tests.scenes.games.seventeen.builders import at_table, dealt, order, seventeen, started
from tests.scenes.table.builders import bot, people


def tutored(tutor, seed="tutor", names=("Ada", "Bo")):
    app, scene = dalek_app(*people(*names), seed=seed, speed="instant")
    scene.sitting.put_at_ease(0, Ease(tutor=tutor))
    scene.do(Roll(0))
    app.advance(0.3)
    return app, scene


def dearest(scene, least):
    """A choice that gives so much away, at this moment or a later one."""
    while True:
        view, sitting = scene.sitting.view, scene.sitting
        costs = {
            command: bots_of("dalek").lost(view, command)[0]
            for command in sitting.legal(sitting.to_act)
            if sitting.to_act == 0 and view.table.stage != "start"
        }
        if costs and max(costs.values()) > least:
            return max(costs, key=costs.__getitem__)
        _, best = bots_of("dalek").lost(view, next(iter(sitting.legal(sitting.to_act))))
        sitting.do(best)


@pytest.mark.parametrize("tutor", DEAR)
def test_a_dear_choice_is_held_back_once(tutor):
    app, scene = tutored(tutor)
    command = dearest(scene, int(tutor) / 100)
    app.advance(0.3)
    before = scene.sitting.length
    assert not scene.do(command)
    app.advance(0.3)
    assert isinstance(app.top, Dialog)
    assert scene.sitting.length == before
    app.press(pygame.K_ESCAPE)
    app.advance(0.3)
    assert scene.do(command)
    assert scene.sitting.length > before


@pytest.mark.parametrize("size", [(800, 600), (1000, 700), (1280, 720), (1920, 1080)])
def test_its_question_covers_neither_dice_nor_scores(size):
    app, scene = tutored("2")
    app.resize(size)
    command = dearest(scene, 0.02)
    app.advance(0.3)
    scene.do(command)
    app.advance(0.3)
    (page,) = (widget.rect for widget in app.top.controls.widgets if widget.id == "dialog.page")
    targets = scene.targets()
    for name in ("seat.0", "seat.1", "tray"):
        assert not page.colliderect(next(target.rect for target in targets if target.id == name)), name


def test_it_can_be_played_anyway_and_the_log_is_none_the_wiser():
    app, scene = tutored("2")
    command = dearest(scene, 0.02)
    app.advance(0.3)
    without = dalek_app(*people("Ada", "Bo"), seed="tutor", speed="instant")[1].sitting.session
    scene.do(command)
    app.advance(0.3)
    app.click("answer.anyway")
    app.advance(0.3)
    session = scene.sitting.session
    assert session.steps[-1].command == command
    for step in session.steps[1:]:
        without.do(step.command)
    assert (without.header, without.events) == (session.header, session.events)


def test_shown_is_what_the_expert_would_do():
    app, scene = tutored("2")
    command = dearest(scene, 0.02)
    app.advance(0.3)
    scene.do(command)
    app.advance(0.3)
    app.click("answer.show")
    app.advance(0.3)
    assert app.top is scene
    assert scene.hinting.hint.command != command


def test_a_good_choice_goes_through_by_itself():
    app, scene = tutored("2")
    view = scene.sitting.view
    _, best = bots_of("dalek").lost(view, Stop(0) if view.table.aside_of_roll else Keep(0, (0,)))
    before = scene.sitting.length
    scene.do(best)
    app.advance(0.3)
    assert app.top is scene
    assert scene.sitting.length > before


@pytest.mark.parametrize("tutor", ["off", "asked"])
def test_who_wants_no_warning_gets_none(tutor, minds):
    _, scene = tutored(tutor)
    command = dearest(scene, 0.02)
    minds.clear()
    assert scene.do(command)
    assert not [asked for asked in minds if isinstance(asked, AskedCost)]


def test_the_other_seat_is_let_alone():
    _, scene = tutored("2")
    scene.sitting.put_at_ease(0, Ease())
    scene.sitting.put_at_ease(1, Ease(tutor="2"))
    assert scene.do(dearest(scene, 0.02))


def test_asked_it_tells_the_odds_first_and_the_best_when_asked_again():
    app, scene = tutored("asked")
    app.press(pygame.K_h)
    app.advance(0.3)
    assert scene.hinting.hint is None
    lines = scene.hinting.words.split("\n")
    assert len(lines) > 2
    assert not scene.hinting.lights()
    app.press(pygame.K_h)
    app.advance(0.3)
    assert scene.hinting.hint is not None
    assert not scene.hinting.odds


def test_without_a_tutor_a_hint_is_told_at_once(minds):
    app, scene = tutored("off")
    app.press(pygame.K_h)
    app.advance(0.3)
    assert scene.hinting.hint is not None
    assert not [asked for asked in minds if isinstance(asked, AskedOdds)]


def chance_or_turns(reason):
    """The more the better: alone it is the turns that are left, below nought."""
    values = cast(Mapping[str, float], reason.values)
    return values.get("chance", -values.get("turns", 0))


@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bo"), ("Ada", "Bo", "Cleo")])
def test_odds_have_words_and_are_those_of_the_best_play(names):
    for app_of in (dalek_app, rolled):
        app, scene = app_of(*people(*names), seed="odds")
        if app_of is dalek_app:
            scene.do(Roll(scene.sitting.to_act))
            app.advance(3)
        view, bots = scene.sitting.view, bots_of(scene.sitting.game)
        told = bots.told_odds(view)
        assert len(told) > 1
        words = [scene.game.reason_words(reason) for reason in told]
        assert all(words)
        assert not any("{" in line for line in words)
        values = [chance_or_turns(reason) for reason in told]
        state = scene.sitting.session.state
        seat = scene.sitting.to_act
        appraiser = bots.appraise(state)
        assert appraiser is not None
        best = appraiser.value(state)[seat]
        best = state.round - best if len(names) == 1 else best
        if app_of is rolled and len(names) > 2:  # played out, as a hint's chance is
            legal = tuple(scene.sitting.legal(seat))
            best = hint(scene.sitting.game, view, legal).reason.values["chance"]
        assert max(values) == pytest.approx(best)


@pytest.mark.parametrize("names", [("Ada", "Bo"), ("Ada", "Bo", "Cleo"), ("Ada", "Bo", "Cleo", "Dan", "Eve")])
@pytest.mark.parametrize("moment", ["playing", "calling"])
def test_odds_of_17_are_of_all_that_may_be_done(names, moment):
    session = played("seventeen", names, commands=0)
    told: tuple[Reason, ...] = ()
    while len(told) < 2:
        state = session.state
        callers = [seat for seat in range(state.seats) if seat != state.last]
        seat = callers[0] if moment == "calling" else state.mover
        if (state.stage == "waiting") == (moment == "calling"):
            told = bots_of("seventeen").told_odds(session.view(seat))
        session.do(next(iter(session.game.legal(state, state.mover))))
    words = [on_screen("seventeen").reason_words(reason) for reason in told]
    assert len(set(words)) == len(words)
    assert not any("{" in line for line in words)
    assert all(0 <= chance_or_turns(reason) <= 1 for reason in told)


LOW_ROW: tuple[tuple[int, Kind], ...] = ((0, "o5"), (1, "h1"), (0, "o4"), (1, "o1"))


def low_row():
    """Ten lie open and one card hidden, and Ada may call."""
    sitting = dealt(order("o5 o1 o4 h1 o2 o1 h2 o3"), *people("Ada"), bot("Bo"))
    for seat, card in LOW_ROW:
        if sitting.session.state.stage == "waiting":
            sitting.session.do(BeginTurn(seat))
        sitting.session.do(Play(seat, card, "down" if card == "h1" else "up"))
    return sitting


needs_a_search = pytest.mark.skipif(not search.LIBRARY.there(), reason="no C compiler")


@needs_a_search
def test_at_17_a_choice_costs_what_is_sure():
    session = low_row().session
    surely = bots_of("seventeen").surely_lost
    assert tells_odds("seventeen")
    assert warned("seventeen")
    assert surely(session.view(0), Call(0)) > 0.05
    assert surely(session.view(0), BeginTurn(0)) == 0
    session.do(BeginTurn(0))
    view = session.view(0)
    costs = {play: surely(view, play) for play in GAMES["seventeen"].legal(session.state, 0)}
    assert min(costs.values()) == 0
    assert costs[Play(0, "o2", "up")] == costs[Play(0, "o2", "down")]


def test_at_17_nothing_is_sure_of_more_seats_than_a_search_is_for():
    session = played("seventeen", ("Ada", "Bo", "Cleo", "Dan", "Eve"), commands=0)
    state = session.state
    plays = GAMES["seventeen"].legal(state, state.mover)
    assert {bots_of("seventeen").surely_lost(session.view(state.mover), play) for play in plays} == {0.0}


@needs_a_search
def test_at_17_a_dear_call_is_held_back_once_and_nobody_has_called():
    app, scene = started(*at_table(low_row(), speed="instant"))
    scene.sitting.put_at_ease(0, Ease(tutor="2"))
    before = scene.sitting.length
    app.click("call.0")
    app.advance(0.3)
    assert isinstance(app.top, Dialog)
    app.press(pygame.K_ESCAPE)
    app.advance(0.3)
    assert (scene.sitting.length, scene.table.asking.calling.wished) == (before, ())
    app.click("call.0")
    app.advance(0.3)
    assert app.top is scene
    assert [event for event in scene.sitting.session.events if type(event).__name__ == "Called"]


@needs_a_search
def test_at_17_a_card_that_may_be_played_lies_ready_by_itself():
    app, scene = started(*at_table(low_row(), speed="instant"))
    scene.sitting.put_at_ease(0, Ease(tutor="10"))
    before = scene.sitting.length
    scene.table.playing.play(0, "up")
    app.advance(0.5)
    assert app.top is scene
    assert scene.sitting.length > before


@needs_a_search
def test_at_17_a_dear_card_stays_in_hand(monkeypatch):
    monkeypatch.setattr(odds, "surely_lost", lambda _view, command: 0.3 * isinstance(command, Play))
    app, scene = started(*at_table(low_row(), speed="instant"))
    scene.sitting.put_at_ease(0, Ease(tutor="10"))
    before = scene.sitting.length
    scene.table.playing.play(0, "up")
    app.advance(0.3)
    assert isinstance(app.top, Dialog)
    app.click("answer.anyway")
    app.advance(0.5)
    assert scene.sitting.length > before


def test_at_17_the_odds_come_first_too():
    app, scene = started(*seventeen(*people("Ada"), bot("Bo"), seed="f1", speed="instant"))
    while scene.sitting.to_act != 0 or scene.sitting.view.stage != "playing":
        if scene.table.asking.calling.is_open:
            scene.table.asking.go_on()
        app.advance(0.4)
    scene.sitting.put_at_ease(0, Ease(tutor="asked"))
    app.press(pygame.K_h)
    app.advance(0.3)
    assert len(scene.hinting.words.split("\n")) > 2
    app.press(pygame.K_h)
    app.advance(0.3)
    assert scene.hinting.hint is not None
