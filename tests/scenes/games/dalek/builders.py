"""Given a game of Dalek Dice on the table."""

from typing import Any

from game.core.journal import Did
from game.dalek import GAME
from scenes.app.app import App
from scenes.games.dalek import choosing
from scenes.play.scene import PlayScene
from tests.scenes.table.builders import app_at, people, sat_down


def dalek_scene(*seats, seed="a seed", target=30, **options) -> Any:
    return PlayScene(sat_down(GAME, seats or people(), seed, target=target, **options))


def dalek_app(*seats, seed="a seed", size=(1280, 720), target=30, undo="free", **settings) -> tuple[App, Any]:
    scene = dalek_scene(*seats, seed=seed, target=target, undo=undo)
    return app_at(scene, size, **settings), scene


def assert_table_is_true(scene):
    """What can be seen is what the view says of the moment that is shown."""
    assert scene.table.shown() == scene.table.pictured(scene.view), scene.sitting.seen()[: scene.n]
    assert scene.view == scene.sitting.view_at(scene.n)


def last_command(scene):
    """What the session took last as somebody's command."""
    return [step for step in scene.sitting.session._steps if isinstance(step, Did)][-1].command


def free_dice(scene):
    """The dice that can be picked now."""
    return [die for die in scene.table.state.hand if choosing.why_not_pick(scene.table.state, die) is None]


def legal_now(scene):
    """All that the seat whose turn it is may do."""
    return list(scene.sitting.legal(scene.sitting.to_act or 0))
