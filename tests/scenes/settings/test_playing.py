"""How a game is played: what is asked first, how hard dice fly, what can be taken back."""

import pygame
import pytest

from game.dalek.commands import Stop
from scenes.settings.store import FORCE
from scenes.setup import draft
from scenes.setup.scene import SetupScene
from tests.scenes.around.builders import app as around
from tests.scenes.around.builders import host, plan
from tests.scenes.games.dalek.builders import dalek_app, free_dice, last_command
from tests.scenes.games.dicy.builders import dicy_app


def may_stop(**settings):
    """The first roll of a turn in which a Human was set aside."""
    app, scene = dalek_app(speed="instant", **settings)
    app.press(pygame.K_SPACE)
    return app, scene


def test_a_stop_asks_nothing_at_first():
    app, scene = may_stop()
    app.press(pygame.K_s)
    assert last_command(scene) == Stop(0)


def test_a_stop_asks_first_if_the_settings_say_so():
    app, scene = may_stop(confirm_stop=True)
    before = scene.sitting.length
    app.press(pygame.K_s)
    app.advance(1)
    app.click("answer.back")
    assert scene.sitting.length == before
    app.advance(1)
    app.press(pygame.K_s)
    app.advance(1)
    app.press(pygame.K_RETURN)
    assert last_command(scene) == Stop(0)


def test_a_question_about_stopping_keeps_the_picked_dice_until_it_is_answered():
    app, scene = may_stop(confirm_stop=True)
    scene.table.picker.choose(free_dice(scene)[:1])
    picked = set(scene.table.picker.picked)
    assert picked
    app.press(pygame.K_s)
    app.advance(1)
    app.press(pygame.K_ESCAPE)
    assert set(scene.table.picker.picked) == picked


@pytest.mark.parametrize("make", [dicy_app, dalek_app])
def test_dice_are_thrown_as_hard_as_the_settings_say(make, monkeypatch):
    forces = {}
    for strength in FORCE:
        app, scene = make(speed="calm", strength=strength)
        monkeypatch.setattr(
            scene.table.hand,
            "throw",
            lambda _dice, _faces, throw, at=strength: forces.update({at: throw.force}),
        )
        app.press(pygame.K_SPACE)
        app.advance(0.1)
    assert forces["gentle"] < forces["normal"] < forces["strong"] <= 1


def test_new_games_let_take_back_what_the_settings_say(tmp_path):
    scene = SetupScene(host(tmp_path), "dalek")
    app = around(scene, size=(1920, 1080), undo="off")
    assert scene.header.setup["undo"] == "off"
    app.settings.change(undo="fair")
    assert scene.header.setup["undo"] == "fair"


def test_the_set_up_of_a_game_comes_before_the_settings(tmp_path):
    scene = SetupScene(host(tmp_path), "dalek")
    app = around(scene, size=(1920, 1080), undo="off")
    app.click("undo.free")
    assert scene.header.setup["undo"] == "free"


def test_what_the_settings_say_is_not_remembered_as_the_set_ups_own():
    made = plan("dalek", ("Ada",))
    assert draft.option(draft.with_usual(made, "off"), "undo") == "off"
    assert draft.with_usual(made, "by_people") == made
