"""Given a game of Dicy Cards on the table."""

from random import Random
from typing import Any

import pygame

from game.dicy import GAME
from game.dicy.picks import best_pick
from scenes.app.app import App
from scenes.play.scene import PlayScene
from tests.scenes.table.builders import app_at, people, sat_down


def dicy_scene(*seats, seed="a seed", **options) -> Any:
    return PlayScene(sat_down(GAME, seats or people(), seed, **options))


def dicy_app(
    *seats, seed="a seed", size=(1280, 720), undo="free", mode="glacial", **settings
) -> tuple[App, Any]:
    scene = dicy_scene(*seats, seed=seed, undo=undo, mode=mode)
    return app_at(scene, size, **settings), scene


def rolled(*seats, **options) -> tuple[App, Any]:
    """A first roll, and all of it seen."""
    app, scene = dicy_app(*seats, speed="instant", **options)
    app.press(pygame.K_SPACE)
    return app, scene


def played(app, scene, number, commands):
    """The game after some commands by chance, of which passes are few."""
    random = Random(number)
    for _ in range(commands):
        if not scene.ended:
            scene.do(a_command(scene, random))
    return app, scene


def a_command(scene, random):
    """A kind of command first, so that the many ways to re-roll are not nearly all there is."""
    choices = list(scene.sitting.legal(scene.sitting.to_act))
    kind = random.choice(sorted({type(choice).__name__ for choice in choices}))
    return random.choice([choice for choice in choices if type(choice).__name__ == kind])


def last(scene):
    """The command that was carried out last."""
    return scene.sitting.session._steps[-1].command


def best_dice(scene, card):
    """The dice of this roll that make most on the card."""
    dice = best_pick(card, scene.table.state.dice)
    assert dice
    return dice


def assert_table_is_true(scene):
    """What can be seen is what the view says of the moment that is shown."""
    assert scene.table.shown() == scene.table.pictured(scene.view), scene.sitting.seen()[: scene.n]
    assert scene.view == scene.sitting.view_at(scene.n)
