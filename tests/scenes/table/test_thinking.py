"""A bot's process that takes for ever, or dies: the table goes on all the same, and at once."""

import os
import signal
import time

import pytest

from game.dalek import GAME
from game.dalek.commands import Roll
from scenes.play.scene import PlayScene
from tests.scenes.table.builders import app_at, bot, people, sat_down, settle


@pytest.fixture(autouse=True)
def no_process():
    """Here there is one."""


@pytest.fixture
def table():
    """Ada has played her turn, Bo has been asked, and his process hears nothing."""
    scene = PlayScene(sat_down(GAME, (*people("Ada"), bot("Bo")), target=30, undo="free"))
    app = app_at(scene, speed="instant")
    scene.bots.warm()
    pid = worker(scene)
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    while scene.sitting.to_act == 0:
        scene.do(next(c for c in scene.sitting.legal(0) if scene.view.table.stage != "start" or c == Roll(0)))
        settle(app)
    assert scene.bots._asked_at is not None
    yield app, scene, pid
    app.quit()


def worker(scene):
    return scene.bots._minds._worker.pid


def until(app, reached, limit=60.0):
    end = time.monotonic() + limit
    while not reached():
        assert time.monotonic() < end, "nothing came of it"
        app.advance(0.1)
        time.sleep(0.01)


def test_undo_takes_effect_at_once_and_what_was_thought_of_is_dropped(table):
    app, scene, pid = table
    scene.undo()
    n = scene.sitting.length
    assert scene.sitting.to_act == 0
    assert not scene.bots._asked_at is not None
    os.kill(pid, signal.SIGCONT)
    end = time.monotonic() + 1.0
    while time.monotonic() < end:
        app.advance(0.1)
        time.sleep(0.02)
    assert scene.sitting.length == n


def test_leaving_ends_the_process_at_once(table):
    app, _, pid = table
    app.quit()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_a_process_that_is_killed_is_started_again_and_the_game_goes_on(table):
    app, scene, pid = table
    n = scene.sitting.length
    os.kill(pid, signal.SIGKILL)
    until(app, lambda: scene.sitting.length > n)
    assert worker(scene) not in (None, pid)
