"""The while to call: whose wish counts, how long it lasts, and what goes on without one."""

from itertools import permutations

import pygame
import pytest

from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.events import Called, TurnStarted
from game.seventeen.views import SawPlayed
from scenes.games.seventeen.calling import Calling
from tests.scenes.frame.builders import down, motion, up
from tests.scenes.games.seventeen.builders import (
    at_table,
    bot,
    dealt,
    last,
    open_curtain,
    order,
    people,
    play,
    settle,
    seventeen,
    started,
)
from tests.scenes.table.builders import targets

FOUR = people("Ada", "Bo", "Cy", "Di")


def after_a_turn(*seats, **settings):
    """Seat 0 has just played, and everybody else may call."""
    app, scene = started(*at_table(dealt(order("o5 o5 o5 o5"), *seats), **{"speed": "instant", **settings}))
    play(app)
    app.advance(0.05)
    return app, scene


@pytest.mark.parametrize("said", list(permutations((1, 2, 3))))
def test_the_first_in_the_direction_of_play_is_the_caller_in_whatever_order_they_say_so(said):
    app, scene = after_a_turn(*FOUR, call_window="go_on")
    for seat in said:
        if scene.table.asking.calling.is_open:
            app.press(pygame.K_1 + seat)
    assert last(scene, Called).seat == 1


@pytest.mark.parametrize("said", list(permutations((2, 3))))
def test_a_wish_waits_for_who_could_still_come_before(said):
    app, scene = after_a_turn(*FOUR, call_window="4", speed="normal")
    settle_for_window(app, scene)
    for seat in said:
        app.click(f"call.{seat}")
    app.advance(2)
    assert scene.table.asking.calling.is_open
    app.advance(3)
    assert last(scene, Called).seat == 2


def settle_for_window(app, scene):
    settle_for(app, lambda: scene.table.asking.calling.is_open and scene.at_rest)


def prompt_of(app):
    return next((target.label for target in app.targets() if target.id == "prompt"), "")


def settle_for(app, holds):
    for _ in range(600):
        if holds():
            return
        app.advance(1 / 60)
    raise AssertionError


def test_after_a_reverse_the_other_side_has_priority():
    app, scene = started(*at_table(dealt(order("reverse"), *FOUR), speed="instant", call_window="go_on"))
    play(app, scene.view.hand.index("reverse"))
    app.advance(0.05)
    app.click("call.1")
    assert scene.table.asking.calling.is_open
    app.click("call.3")
    assert last(scene, Called).seat == 3


def test_a_bots_wish_counts_among_the_others(minds):
    minds["answer"] = lambda q: next((c for c in q.legal if isinstance(c, Call)), q.legal[0])
    seats = (*people("Ada"), bot("Bo"), *people("Cy"))
    app, scene = after_a_turn(*seats, call_window="go_on")
    app.click("call.2")
    app.advance(0.2)
    assert last(scene, Called).seat == 1


def test_a_bot_that_comes_later_never_shows_that_it_would_call(minds):
    minds["answer"] = lambda q: next((c for c in q.legal if isinstance(c, Call)), q.legal[0])
    app, scene = after_a_turn(*people("Ada", "Bo"), bot("Cy"), call_window="go_on")
    app.advance(5)
    assert scene.table.asking.calling.wished == ()
    app.press(pygame.K_RETURN)
    assert last(scene, Called).seat == 2


@pytest.mark.parametrize("seconds", ["2", "4", "8"])
def test_the_while_lasts_as_long_as_the_settings_say(seconds):
    app, scene = after_a_turn(*people(), call_window=seconds)
    n = scene.sitting.length
    app.advance(float(seconds) - 0.3)
    assert (scene.sitting.length, scene.table.asking.calling.is_open) == (n, True)
    app.advance(0.5)
    assert last(scene, TurnStarted).seat == 1


def test_without_a_time_it_lasts_until_somebody_says_go_on():
    app, scene = after_a_turn(*people(), call_window="go_on")
    app.advance(60)
    assert scene.table.asking.calling.is_open
    app.click("go_on")
    assert last(scene, TurnStarted).seat == 1
    assert app.top.name == "curtain"


def test_whoever_plays_alone_against_bots_has_no_clock_before_their_own_turn(minds):
    app, scene = started(
        *at_table(dealt(order("o1"), *people("Ada"), bot("Bo"), first=1), speed="instant", call_window="2")
    )
    app.advance(60)
    assert scene.table.asking.calling.is_open
    assert scene.table.asking.calling.share is None
    play(app)
    assert [lying.seat for lying in scene.sitting.view.row] == [1, 0]


def test_a_card_chosen_before_the_turn_stays_in_hand_if_a_bot_has_called():
    sitting = dealt(order("o1"), *people("Ada"), bot("Bo"), bot("Cy"), first=2)
    app, scene = started(*at_table(sitting, speed="instant"))
    app.advance(1)
    assert scene.table.playing.choosing
    hand = scene.view.hand
    scene.table.asking.calling.answered((Call(1),))
    play(app)
    assert last(scene, Called).seat == 1
    assert scene.sitting.view.hand == hand


def a_card_dropped(answers, speed="normal", number=0, face="up"):
    """Ada's, before her turn, while Bo and Cy may call; and the place it lay in."""
    sitting = dealt(order("o1"), *people("Ada"), bot("Bo"), bot("Cy"), first=2)
    app, scene = started(*at_table(sitting, speed=speed))
    settle_for(app, lambda: scene.table.playing.choosing and scene.table.asking.calling.heard)
    scene.table.asking.calling.answered(answers)
    home = scene.table.parts.cards.hands[0][number].sprite.goal
    play(app, number, face)
    return app, scene, home


@pytest.mark.parametrize("face", ["up", "down"])
def test_a_card_lies_ready_on_the_row_askew_until_nobody_calls(face):
    app, scene, _home = a_card_dropped((None, None), face=face)
    card = scene.table.parts.cards.hands[0][0]
    lay = []
    while not any(isinstance(event, SawPlayed) and event.seat == 0 for event in scene.sitting.seen()):
        lay.append((card.sprite.goal, card.sprite.showing))
        app.advance(0.05)
        assert len(lay) < 100
        assert scene.table.shown() == scene.table.pictured(scene.view)
    row, side = scene.table.parts.places.row, "front" if face == "up" else "back"
    assert len(lay) > 8
    assert all(row.collidepoint(place.x, place.y) and place.angle != 0 and up == side for place, up in lay)
    settle(app)
    assert card in scene.table.parts.cards.row
    assert card.sprite.goal.angle == 0


def test_a_card_never_goes_home_on_its_way_to_the_row():
    app, scene, home = a_card_dropped((None, None))
    card = scene.table.parts.cards.hands[0][0]
    ways = []
    while card not in scene.table.parts.cards.row or not card.settled:
        ways.append(card.sprite.y)
        app.advance(1 / 60)
        assert len(ways) < 600
    assert max(ways) <= home.y + 1


def test_the_bubble_of_a_bot_that_calls_opens_before_the_card_goes_back():
    app, scene, home = a_card_dropped((Call(1), None))
    card = scene.table.parts.cards.hands[0][0]
    settle_for(app, lambda: scene.table.parts.speech._said)
    assert card.sprite.waits
    assert card.layer >= max(lying.layer for lying in scene.table.parts.cards.row), "in sight, as it was"
    assert targets(app)["prompt"].label == "Bo calls before your card."
    settle_for(app, lambda: card.settled)
    assert card.sprite.goal == home
    assert scene.sitting.view.hand == scene.view.hand
    settle(app)
    assert any("Bo calls 17, before Ada's card" in line.words for line in scene.story.lines)


def test_an_undo_takes_a_card_back_that_lies_ready():
    app, scene, _home = a_card_dropped((None, None))
    app.advance(0.3)
    app.press(pygame.K_z, pygame.KMOD_CTRL)
    settle(app)
    assert scene.table.parts.cards.ready is None
    assert scene.table.shown() == scene.table.pictured(scene.view)


def test_a_bots_call_never_comes_after_the_end_of_a_measured_while():
    app, scene = after_a_turn(*people("Ada", "Bo"), bot("Cy"), call_window="2")
    calling = scene.table.asking.calling
    calling._answers = None  # it still thinks
    app.advance(30)
    assert calling.is_open
    assert calling.share > 0
    calling.answered((Call(2),))
    app.advance(2)
    assert last(scene, Called).seat == 2


def test_where_nobody_calls_the_table_says_so():
    sitting = dealt(order("o1"), *people("Ada"), bot("Bo"), bot("Cy"), first=1)
    app, scene = started(*at_table(sitting, call_window="8"))
    settle_for_window(app, scene)
    app.advance(0.1)
    assert scene.controls.find("go_on").label == "Don't call"
    app.click("go_on")
    settle_for(app, lambda: prompt_of(app) == "Nobody calls. Cy is playing.")


def test_a_second_caller_hears_that_somebody_came_before(minds):
    minds["answer"] = lambda q: next((c for c in q.legal if isinstance(c, Call)), q.legal[0])
    app, scene = after_a_turn(*people("Ada"), bot("Bo"), *people("Cy"), speed="normal", call_window="8")
    settle_for_window(app, scene)
    app.click("call.2")
    settle_for(app, lambda: any(isinstance(event, Called) for event in scene.sitting.seen()))
    app.advance(0.05)
    assert last(scene, Called).seat == 1
    assert targets(app)["prompt"].label == "Bo calls too, and comes first, before Cy."


@pytest.mark.parametrize(("undo", "why"), [("fair", "the_call_is_over"), ("free", None)])
def test_under_fair_no_undo_reopens_a_call_that_is_over(undo, why):
    sitting = dealt(order("o5 o5 o5 o5 o5 o5 o5"), *people("Ada", "Bo"), undo=undo)
    for seat in (0, 1, 0, 1):
        sitting.do(Play(seat, "o5", "up"))
        sitting.do(BeginTurn(1 - seat))
    refused = sitting.why_no_undo
    assert (refused and refused.reason) == why


def test_who_has_just_played_is_not_asked():
    _app, scene = after_a_turn(*FOUR, call_window="go_on")
    assert scene.table.asking.calling.people == {1, 2, 3}
    assert scene.controls.find("call.0") is None


def test_time_stands_still_behind_a_question_and_while_one_looks_back():
    app, scene = after_a_turn(*people(), call_window="2")
    scene.press_plate(0)
    app.advance(10)
    assert scene.table.asking.calling.is_open
    app.press(pygame.K_ESCAPE)
    scene.look_at(4)
    app.advance(10)
    assert scene.table.asking.calling.is_open
    scene.look_at_now()
    app.advance(3)
    assert last(scene, TurnStarted).seat == 1


def test_bots_alone_play_on_by_themselves():
    app, scene = seventeen(bot("Bo"), bot("Cy"), speed="instant")
    n = scene.sitting.length
    for _ in range(30):
        app.advance(0.1)
    assert scene.sitting.length > n + 20
    assert scene.sitting.eyes is None


def test_no_time_goes_by_before_everything_has_been_seen():
    app, scene = after_a_turn(*people(), speed="calm", call_window="2")
    assert not scene.table.asking.calling.is_open
    settle_for_window(app, scene)
    assert scene.table.asking.calling.share > 0.9


def test_after_a_call_the_next_round_begins_behind_the_curtain():
    app, scene = after_a_turn(*people(), call_window="go_on")
    app.click("call.1")
    settle(app)
    assert app.top.name == "curtain"
    open_curtain(app)
    assert scene.sitting.eyes == scene.sitting.to_act


def test_wishes_of_who_may_not_call_are_not_heard():
    calling = Calling()
    calling.open(1, (1, 2), {0: 4.0, 1: 4.0}, bots=False)
    calling.call(0)
    calling.call(2)
    assert calling.wished == ()
    calling.call(1)
    calling.call(1)
    assert calling.wished == (1,)
    assert calling.settled


def test_before_a_curtain_the_prompt_says_that_one_calls_without_seeing_the_cards():
    app, scene = seventeen(*people("Ada", "Bo"), speed="instant", call_window="go_on")
    app.advance(0.1)
    app.click("curtain.open")
    play(app, 0, "down")
    assert scene.view.seat is None
    assert "before the cards are shown" in targets(app)["prompt"].label


def test_a_bots_call_comes_when_it_has_decided_where_time_is_measured():
    app, scene = after_a_turn(*people("Ada"), bot("Bo"), *people("Cy"), call_window="8")
    assert scene.table.asking.calling.running
    scene.table.asking._answered((Call(1),))
    app.advance(0.5)
    assert last(scene, Called).seat == 1


def test_who_could_come_before_a_bot_that_calls_is_still_waited_for():
    app, scene = after_a_turn(*people("Ada", "Bo"), bot("Cy"), call_window="4")
    scene.table.asking._answered((Call(2),))
    app.advance(1)
    assert prompt_of(app) == "Cy calls. Does anybody before them call?"
    app.click("call.1")
    app.advance(0.2)
    assert last(scene, Called).seat == 1
    assert scene.table.asking.beaten == (2,)


@pytest.mark.parametrize("way", ["press", "esc", "drag"])
def test_a_card_that_lies_ready_can_be_taken_up_again(way):
    app, scene, home = a_card_dropped((None, None))
    card = scene.table.parts.cards.hands[0][0]
    app.advance(0.2)
    assert scene.table.asking.waiting
    at = card.sprite.rect.center
    if way == "esc":
        app.press(pygame.K_ESCAPE)
    else:
        app.feed(down(at))
        if way == "drag":
            app.feed(motion((at[0] + 60, at[1] + 30), held=True))
            assert scene.table.playing.handling.dragging is card
            app.feed(up((5, 5)))
    app.advance(5)
    assert not any(isinstance(event, SawPlayed) and event.seat == 0 for event in scene.sitting.seen())
    assert scene.table.playing.choosing
    if way != "press":
        assert card.sprite.goal == home
