"""How long a table takes: nobody is waited for where nothing could be called. Time is the table's own."""

import pygame
from pygame import Rect
from pygame.event import Event

from game.seventeen.cards import DECK, KIND
from game.seventeen.commands import Call
from game.seventeen.events import Called, TurnStarted
from game.seventeen.views import SawPlayed
from tests.scenes.frame.builders import down, up
from tests.scenes.games.seventeen.builders import (
    at_table,
    bot,
    dealt,
    last,
    order,
    people,
    play,
    started,
)
from tests.scenes.table.builders import targets

THREE_BOTS = (*people("Ada"), bot("Bo"), bot("Cy"), bot("Di"))


def until(app, holds, step=1 / 60, most=60.0):
    """How long it takes on the table's clock."""
    gone = 0.0
    while not holds():
        app.advance(step)
        gone += step
        assert gone < most
    return gone


def test_a_table_with_three_bots_goes_round_in_under_six_seconds_while_nothing_is_at_stake():
    sitting = dealt(order("o1 o1 o1 o1 h1 h1 h2 h2 trap trap o3 o3 o2 o2 o2 o2"), *THREE_BOTS)
    app, scene = started(*at_table(sitting, call_window="8"))
    until(app, lambda: scene.table.playing.choosing)
    play(app, 0)
    assert last(scene, SawPlayed).seat == 0
    gone = until(app, lambda: scene.table.playing.choosing)
    assert [lying.seat for lying in scene.view.row] == [0, 1, 2, 3]
    assert gone < 6.0


def test_nobody_is_asked_where_no_total_reaches_17():
    app, scene = started(*at_table(dealt(order("o5 o5 o5 o5"), *people("Ada", "Bo")), call_window="8"))
    until(app, lambda: scene.table.playing.choosing)
    play(app)
    until(app, lambda: app.top.name == "curtain")
    assert last(scene, TurnStarted).seat == 1


def test_ones_turn_begins_at_once_and_a_card_is_played_without_waiting():
    sitting = dealt(order("o1 o5"), *people("Ada"), bot("Bo"), first=1)
    app, scene = started(*at_table(sitting, call_window="8"))
    until(app, lambda: scene.table.playing.choosing)
    assert scene.sitting.callers == ()
    assert scene.controls.find("go_on") is None
    play(app)
    assert last(scene, SawPlayed).seat == 0


def test_where_the_row_may_be_worth_17_people_are_asked():
    deck = order("o5 o5 o5 o5 o5 o5 o5 o4 o4 o4 o4 o4")
    app, scene = started(*at_table(dealt(deck, *THREE_BOTS), speed="instant", call_window="go_on"))
    until(app, lambda: scene.table.playing.choosing, step=0.1)
    play(app)
    until(app, lambda: scene.table.playing.choosing and not scene.sitting.callers, step=0.1)
    play(app)  # nobody was asked of the 16 that lie in the open
    until(app, lambda: scene.controls.find("call.0"), step=0.1)
    assert sum(int(lying.card[1]) for lying in scene.view.row) >= 17


def test_where_somebody_must_call_they_are_asked_though_nothing_lies_there():
    deck = [card for card in DECK if KIND[card] in ("trash", "trap")][:7]
    app, scene = started(*at_table(dealt(deck, *people("Ada", "Bo")), speed="instant", call_window="go_on"))
    for _ in range(40):
        if scene.sitting.callers and not any(
            not isinstance(command, Call) for command in scene.sitting.legal(scene.sitting.to_act)
        ):
            break
        if app.top.name == "curtain":
            app.click("curtain.open")
        elif scene.table.playing.choosing:
            play(app, 0, "down")
        app.advance(0.1)
    mover = scene.sitting.to_act
    assert scene.sitting.callers == (mover,)
    app.click(f"call.{mover}")
    app.advance(0.2)
    assert last(scene, Called).seat == mover


def test_an_undo_goes_back_over_a_turn_that_began_by_itself():
    sitting = dealt(order("o1 o1 o1 o1 o1 o2"), *people("Ada"), bot("Bo"))
    app, scene = started(*at_table(sitting, speed="instant"))
    for _ in range(2):
        until(app, lambda: scene.table.playing.choosing, step=0.1)
        play(app)
    until(app, lambda: scene.table.playing.choosing, step=0.1)
    for row in (2, 0):
        app.press(pygame.K_z, pygame.KMOD_CTRL)
        app.advance(3)
        assert len(scene.view.row) == row


def hold(app, down):
    app.feed(Event(pygame.KEYDOWN if down else pygame.KEYUP, key=pygame.K_f, mod=0, unicode="f", scancode=0))


def test_while_the_key_or_the_button_is_held_things_go_faster():
    sitting = dealt(order("o1 o1 o1 o1 h1 h1 h2 h2 trap trap o3 o3 o2 o2 o2 o2"), *THREE_BOTS, first=1)
    app, scene = at_table(sitting, call_window="8")
    hold(app, True)
    fast = until(app, lambda: scene.table.playing.choosing)
    hold(app, False)
    assert not scene.director.held
    again, other = at_table(
        dealt(order("o1 o1 o1 o1 h1 h1 h2 h2 trap trap o3 o3 o2 o2 o2 o2"), *THREE_BOTS, first=1)
    )
    slow = until(again, lambda: other.table.playing.choosing)
    assert fast < slow / 2
    button = Rect(targets(app)["bar.hurry"].rect).center
    app.feed(down(button))
    assert scene.director.held
    app.feed(up(button))
    assert not scene.director.held
