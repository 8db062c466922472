"""Undo at the table: what a press takes back is said beforehand, and the dice lie again where they lay."""

from typing import Any

import pytest

from game.dalek import GAME as DALEK
from game.dalek.commands import Keep, Stop
from game.dalek.commands import Roll as DalekRoll
from game.dicy import GAME as DICY
from game.dicy.commands import Pass, Reroll, Roll
from game.seventeen import GAME as SEVENTEEN
from scenes.play.scene import PlayScene
from tests.scenes.table.builders import app_at, people, sat_down, settle


def playing(game, names=("Ada",), **options):
    scene: Any = PlayScene(sat_down(game, people(*names), **options))
    app = app_at(scene)
    settle(app)
    return app, scene


def done(app, scene, *commands):
    for command in commands:
        scene.do(command)
        settle(app)


def lying(scene):
    return [scene.table.tray.rect_of(die).center for die in scene.table.tray.numbers]


def told(app):
    return app.top.controls.find("bar.undo").help


def test_the_first_roll_of_a_game_can_be_taken_back():
    app, scene = playing(DICY)
    done(app, scene, Roll(0))
    app.click("bar.undo")
    settle(app)
    assert scene.view.table.dice == ()
    assert set(scene.table.tray.heap.numbers) == set(range(6))


def test_after_a_roll_undo_takes_back_the_roll_and_not_the_turn_before():
    app, scene = playing(DICY)
    done(app, scene, Roll(0), Pass(0))
    between = scene.view
    done(app, scene, Roll(0))
    app.click("bar.undo")
    settle(app)
    assert scene.view == between


def test_dice_of_a_re_roll_return_to_where_they_lay():
    app, scene = playing(DICY)
    done(app, scene, Roll(0))
    before = lying(scene)
    done(app, scene, Reroll(0, scene.view.table.cards[0], (0, 2, 5)))
    assert lying(scene) != before
    app.click("bar.undo")
    settle(app)
    assert lying(scene) == before


def test_dice_set_aside_return_to_where_they_lay():
    app, scene = playing(DALEK)
    done(app, scene, DalekRoll(0))
    before = lying(scene)
    done(app, scene, next(c for c in DALEK.legal(scene.sitting.session.state, 0) if isinstance(c, Keep)))
    assert lying(scene) != before
    app.click("bar.undo")
    settle(app)
    assert lying(scene) == before


def test_what_a_press_would_take_back_is_said_beforehand():
    app, scene = playing(DICY)
    assert "Take back" not in told(app)
    done(app, scene, Roll(0))
    assert told(app) == "Undo: roll (Ctrl+Z)"
    done(app, scene, Reroll(0, scene.view.table.cards[0], (0, 2, 5)))
    assert told(app) == "Undo: re-roll 3 dice (Ctrl+Z)"
    done(app, scene, Reroll(0, scene.view.table.cards[1], (0,)))
    assert told(app) == "Undo: re-roll 1 die (Ctrl+Z)"
    done(app, scene, Pass(0))
    assert told(app) == "Undo: pass (Ctrl+Z)"


@pytest.mark.parametrize("game", [DICY, DALEK, SEVENTEEN], ids=lambda game: game.key)
def test_every_command_of_a_game_has_words_for_being_taken_back(game):
    app, scene = playing(game, ("Ada", "Bo"), undo="free")
    for _ in range(80):
        session = scene.sitting.session
        if session.ended:
            break
        legal = list(game.legal(session.state, game.to_act(session.state)))
        stop = [command for command in legal if isinstance(command, Stop)]
        assert scene.game.deed(session.view(None), (stop or legal)[-1])
        session.do((stop or legal)[-1])
    assert app.top


def test_a_card_played_at_17_is_not_named_to_the_others():
    app, scene = playing(SEVENTEEN, ("Ada", "Bo"), undo="free")
    session = scene.sitting.session
    seat = session.game.to_act(session.state)
    for command in session.game.legal(session.state, seat):
        assert command.card not in scene.game.deed(session.view(None), command)
    assert app.top
