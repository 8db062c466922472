"""The keys of 17. That Tab and Enter play every game is in `tests/scenes/every_game`."""

from random import Random

import pygame
import pytest

from game.seventeen.commands import BeginTurn, Call, Play
from game.seventeen.events import Called, TurnStarted
from game.seventeen.views import SawPlayed
from tests.scenes.games.seventeen.builders import bot, last, people, seventeen


def tab_to(app, name):
    for _ in range(80):
        if app.top.controls.focus == name and app.top.controls.ring_shown:
            return
        app.press(pygame.K_TAB)
    raise AssertionError(f"no way to {name}")


def press_by_tab(app, name):
    tab_to(app, name)
    app.press(pygame.K_RETURN)


def by_shortcuts(app, scene, command):
    alone = len(scene.sitting.people) == 1
    match command:
        case Play(_, card, face):
            app.press(pygame.K_1 + scene.view.hand.index(card))
            app.press(pygame.K_u if face == "up" else pygame.K_d)
        case Call(seat):
            app.press(pygame.K_7 if alone else pygame.K_1 + seat)
            if scene.table.asking.calling.is_open:
                app.press(pygame.K_RETURN)
        case BeginTurn():
            app.press(pygame.K_RETURN)


def was_done(scene, command, before):
    done = scene.sitting.seen()[before:]
    match command:
        case Play(seat, card, face):
            return any(e.seat == seat and e.face == face for e in done if isinstance(e, SawPlayed)) and (
                scene.sitting.eyes != seat or last(scene, SawPlayed).card == card
            )
        case Call(seat):
            return any(isinstance(e, Called) and e.seat == seat for e in done)
        case _:
            return any(isinstance(e, TurnStarted) and e.seat == command.seat for e in done)


@pytest.mark.parametrize("seats", [people("Ada", "Bo", "Cy"), (*people("Ada"), bot("Bo"))])
def test_every_legal_command_of_a_person_can_be_given_with_the_keys(seats):
    app, scene = seventeen(*seats, speed="instant", call_window="go_on", seed="keys")
    random = Random("by_shortcuts")
    given = set()
    for _ in range(110):
        app.advance(0.1)
        if scene.ended:
            break
        if app.top.name == "curtain":
            app.press(pygame.K_RETURN)
            continue
        asked = {*scene.sitting.callers, scene.sitting.to_act}
        may = sorted(asked.intersection(scene.sitting.people))
        commands = [command for seat in may for command in scene.sitting.legal(seat)]
        if not commands:
            continue
        calm = [command for command in commands if not isinstance(command, Call)]
        command = random.choice(calm if calm and random.random() < 0.7 else commands)
        before = scene.sitting.length
        by_shortcuts(app, scene, command)
        assert was_done(scene, command, before), command
        given.add((type(command).__name__, getattr(command, "face", "")))
    assert given >= {("Play", "up"), ("Play", "down"), ("BeginTurn", "")}
    assert ("Call", "") in given


def test_the_arrows_move_in_the_hand_and_esc_puts_a_card_down():
    app, scene = seventeen(*people("Ada"), bot("Bo"), speed="instant", seed="keys")
    while not scene.table.playing.choosing:
        app.advance(0.2)
        app.press(
            pygame.K_RETURN
        ) if scene.table.asking.calling.is_open and not scene.table.playing.choosing else None
    tab_to(app, "hand.0")
    app.press(pygame.K_RIGHT)
    assert app.top.controls.focus == "hand.1"
    app.press(pygame.K_RETURN)
    assert scene.table.playing.picked == 1
    app.press(pygame.K_ESCAPE)
    assert scene.table.playing.picked is None
    assert app.top is scene
