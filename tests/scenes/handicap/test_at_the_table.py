"""Hints, previews, taking back and time to call, each seat its own, at the table."""

import pygame
import pytest

from game.core.journal import Seated
from game.seventeen.events import TurnStarted
from scenes.games.dicy.picture import choices
from scenes.handicap.page import EasePage
from scenes.table.ease import Ease
from tests.scenes.games.dalek.builders import dalek_app, free_dice
from tests.scenes.games.dicy.builders import rolled
from tests.scenes.games.seventeen.builders import at_table, dealt, last, open_curtain, order, play, started
from tests.scenes.table.builders import bot, people, targets


def at_ease(scene, seat=0, **values):
    scene.sitting.put_at_ease(seat, Ease(**values))
    scene.relay()


# Hints


def test_who_plays_without_hints_is_told_so_and_the_others_have_theirs():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant")
    at_ease(scene, hints=False)
    assert not targets(app)["bar.hint"].enabled
    app.press(pygame.K_h)
    assert scene.hinting.hint is None
    assert "Ada plays without hints." in scene.hinting.why_not
    at_ease(scene)
    at_ease(scene, 1, hints=False)
    assert targets(app)["bar.hint"].enabled


def test_where_everybody_plays_without_there_is_no_button():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant")
    for seat in (0, 1):
        at_ease(scene, seat, hints=False)
    assert "bar.hint" not in targets(app)


# Previews


def test_cards_of_dicy_cards_say_nothing_before_to_who_plays_without_previews():
    app, scene = rolled(*people("Ada", "Bo"), seed="mouse")
    assert any(words for words, _tone in choices(scene, scene.table.deciding).values())
    at_ease(scene, previews=False)
    assert choices(scene, scene.table.deciding) == {}
    card = next(name for name in targets(app) if name.startswith("card.0."))
    assert not any("points" in target.label for target in targets(app).values())
    app.click(card)
    assert all(not words for words, _tone in choices(scene, scene.table.deciding).values())


def test_picked_dice_light_the_cards_that_they_satisfy_all_the_same():
    app, scene = rolled(*people("Ada", "Bo"), seed="mouse")
    at_ease(scene, previews=False)
    value = scene.table.state.dice[0]
    app.press(pygame.K_0 + value)
    with_them = set(choices(scene, scene.table.deciding))
    at_ease(scene)
    assert set(choices(scene, scene.table.deciding)) == with_them


def test_dalek_dice_tells_what_stopping_brings_only_with_previews():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant", seed="7")
    app.press(pygame.K_SPACE)
    free = free_dice(scene)
    app.click(f"die.{free[0]}")
    assert "·" in targets(app)["stop"].label
    before = scene.table.balance.humans, scene.table.balance.daleks
    assert before != (scene.table.state.humans, scene.table.state.daleks)
    at_ease(scene, previews=False)
    assert targets(app)["stop"].label == "Stop"
    app.click(f"die.{free[0]}")
    app.click(f"die.{free[0]}")
    assert (scene.table.balance.humans, scene.table.balance.daleks) == (
        scene.table.state.humans,
        scene.table.state.daleks,
    )


def test_a_seat_s_ease_is_its_own():
    app, scene = rolled(*people("Ada", "Bo"), seed="mouse")
    at_ease(scene, 1, previews=False)
    assert any(words for words, _tone in choices(scene, scene.table.deciding).values())
    assert targets(app)


# Time to call


def after_a_turn(*times, seats=("Ada", "Bo", "Cy"), **settings):
    app, scene = at_table(dealt(order("o5 o5 o5 o5"), *people(*seats)), speed="instant", **settings)
    for seat, time in enumerate(times):
        scene.sitting.put_at_ease(seat, Ease(time=time))
    started(app, scene)
    play(app)
    app.advance(0.05)
    return app, scene


def test_the_while_to_call_is_as_long_as_the_slowest_takes_who_may_call():
    app, scene = after_a_turn("usual", "twice", "usual", call_window="2")
    app.advance(3.7)
    assert scene.table.asking.calling.is_open
    app.advance(0.5)
    assert last(scene, TurnStarted).seat == 1


def test_who_has_just_played_needs_no_time():
    app, scene = after_a_turn("twice", "usual", "usual", call_window="2")
    app.advance(2.3)
    assert not scene.table.asking.calling.is_open


def test_who_takes_all_the_time_is_waited_for_until_somebody_says_go_on():
    app, scene = after_a_turn("usual", "own", "usual", call_window="2")
    app.advance(60)
    assert scene.table.asking.calling.is_open
    assert scene.table.asking.calling.share is None
    app.click("go_on")
    assert not scene.table.asking.calling.is_open


def test_who_has_said_that_they_call_is_not_waited_for_any_more():
    app, scene = after_a_turn("usual", "usual", "twice", call_window="4")
    app.click("call.2")
    assert scene.table.asking.calling.is_open, "Bo may come before"
    app.advance(4.3)
    assert not scene.table.asking.calling.is_open


def test_without_a_measured_time_twice_is_no_time_either():
    app, scene = after_a_turn("twice", "twice", "twice", call_window="go_on")
    app.advance(60)
    assert scene.table.asking.calling.is_open


# The page, while the game is played


def seat_page(app, seat=0):
    app.click(f"seat.{seat}")
    app.advance(0.5)
    app.click("answer.terms")
    app.advance(0.5)
    assert isinstance(app.top, EasePage)
    return app.top


def test_from_a_seat_s_plate_one_comes_to_its_page_and_back_to_the_table():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant", undo="fair")
    seat_page(app)
    app.click("hints")
    app.click("previews")
    app.click("back")
    app.advance(0.5)
    assert app.top is scene
    assert scene.sitting.ease(0) == Ease(hints=False, previews=False)
    assert scene.sitting.ease(1) == Ease()
    assert not any(isinstance(step, Seated) for step in scene.sitting.session._steps)


def test_without_previews_the_balance_lets_go_at_once_of_dice_that_are_only_picked():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant", seed="7")
    app.press(pygame.K_SPACE)
    app.click(f"die.{free_dice(scene)[0]}")
    seat_page(app)
    app.click("previews")
    app.click("back")
    app.advance(0.5)
    assert scene.table.picker.picked
    assert (scene.table.balance.humans, scene.table.balance.daleks) == (
        scene.table.state.humans,
        scene.table.state.daleks,
    )


def test_another_way_of_taking_back_stands_in_the_log_once_however_long_one_wavers():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant", undo="fair")
    seat_page(app)
    for way in ("free", "off", "free", "off"):
        app.click(f"undo.{way}")
    app.press(pygame.K_ESCAPE)
    app.advance(0.5)
    assert scene.sitting.undo_policy(0) == "off"
    assert scene.sitting.undo_policy(1) == "fair"
    assert [step.change.undo for step in scene.sitting.session._steps if isinstance(step, Seated)] == ["off"]
    assert scene.story.lines[-1].words == "From now on Ada can't undo."


def test_a_seat_without_undo_is_told_so_on_the_button():
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant", undo="free")
    scene.sitting.agree_on_undo(0, "off")
    app.press(pygame.K_SPACE)
    app.click(f"die.{free_dice(scene)[0]}")
    app.click("keep")
    app.advance(0.2)
    assert not targets(app)["bar.undo"].enabled
    assert scene.sitting.why_no_undo
    assert scene.sitting.why_no_undo.reason == "undo_is_off_for_this_seat"


def test_an_opponent_has_no_such_page():
    app, _scene = dalek_app(*people("Ada"), bot("Bo"), speed="instant")
    app.click("seat.1")
    app.advance(0.5)
    assert "answer.terms" not in targets(app)


@pytest.mark.parametrize("seconds", [2.0, 4.0, 8.0])
def test_how_long_a_seat_is_waited_for(seconds):
    assert Ease().seconds(seconds) == seconds
    assert Ease(time="twice").seconds(seconds) == 2 * seconds
    assert Ease(time="own").seconds(seconds) is None
    assert Ease(time="twice").seconds(None) is None


def test_in_17_the_page_speaks_of_time_and_not_of_previews():
    app, scene = at_table(dealt(order("o5 o5"), *people("Ada", "Bo")), speed="instant")
    started(app, scene)
    open_curtain(app)
    seat_page(app)
    assert {"time", "hints", "undo"} <= set(targets(app))
    assert "previews" not in targets(app)
    app.click("time.twice")
    app.click("back")
    app.advance(0.5)
    assert scene.sitting.ease(0).time == "twice"
