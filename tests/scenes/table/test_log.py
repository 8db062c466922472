"""The log of the game: one stop of the keyboard, arrows within it, whole lines."""

import pygame
import pytest
from pygame import Rect

from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.table.builders import people, settle


@pytest.fixture
def long_game():
    """A game whose log is longer than its place."""
    app, scene = dalek_app(*people("Ada"), speed="instant", seed="log")
    while len(scene.story.lines) < 40:
        moves = list(scene.sitting.legal(0))
        scene.do(moves[len(scene.story.lines) % len(moves)])
    settle(app)
    app.draw()
    return app, scene


def log_of(scene):
    return scene.controls.find("log.lines")


def lines_in_sight(scene):
    area = log_of(scene)
    return [row for row in area.inside if row.rect.colliderect(area.rect)]


def tab_to_log(app, scene):
    for _ in range(40):
        app.press(pygame.K_TAB)
        if scene.controls.focus == "log.lines":
            return
    raise AssertionError("Tab never comes to the log")


def test_the_log_is_one_stop(long_game):
    _, scene = long_game
    assert [name for name in scene.controls.tab_order if name.startswith("log.")] == ["log.lines"]


def test_enter_shows_the_moment_that_the_arrows_have_gone_to(long_game):
    app, scene = long_game
    tab_to_log(app, scene)
    for _ in range(3):
        app.press(pygame.K_UP)
    wanted = scene.story.lines[-4].n
    app.press(pygame.K_RETURN)
    settle(app)
    assert scene.n == wanted


def test_the_line_with_the_ring_comes_into_sight(long_game):
    app, scene = long_game
    tab_to_log(app, scene)
    app.press(pygame.K_HOME)
    settle(app)
    app.draw()
    (ringed,) = [row for row in log_of(scene).inside if row.ringed]
    assert ringed.line == scene.story.lines[0]
    assert log_of(scene).rect.contains(ringed.rect)
    app.press(pygame.K_TAB)
    app.draw()
    assert not any(row.ringed for row in log_of(scene).inside)


def test_the_first_line_in_sight_is_whole_at_the_end_and_after_the_wheel(long_game):
    app, scene = long_game
    for size in ((1280, 720), (1920, 1080), (1366, 768)):
        app.resize(size)
        app.draw()
        top = log_of(scene).rect.top
        assert lines_in_sight(scene)[0].rect.top == top
        assert lines_in_sight(scene)[-1].line == scene.story.lines[-1]
    log_of(scene).wheel(1.0)
    settle(app)
    assert lines_in_sight(scene)[0].rect.top == log_of(scene).rect.top
    assert lines_in_sight(scene)[-1].line != scene.story.lines[-1]
    assert Rect((0, 0), app.surface.get_size()).contains(log_of(scene).rect)
