"""The page of settings: every one of them by keyboard alone, each change taken back on the page."""

from typing import Any

import pygame
import pytest

from scenes.preferences.page import SettingsScene
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.settings.names import NAMES

NOT_ON_THE_PAGE = {"window_size", "keys"}
"""Keys have a page of their own."""
ON_THE_PAGE = sorted(set(NAMES) - NOT_ON_THE_PAGE)


def opened(**settings):
    return app_with(Plain(), SettingsScene(), **settings)


def tab_to(app, name):
    for _ in range(60):
        app.press(pygame.K_TAB)
        app.advance(0.3)
        if app.top.controls.focus == name:
            return
    raise AssertionError(f"{name} can't be reached")


def change_by_keys(app, name):
    """A switch with Space; else its next value, or the one before if it has the last."""
    tab_to(app, name)
    before = app.settings.now
    role = next(target.role for target in app.targets() if target.id == name)
    for key in (pygame.K_SPACE,) if role == "switch" else (pygame.K_RIGHT, pygame.K_LEFT):
        if app.settings.now == before:
            app.press(key)
    return before


@pytest.mark.parametrize("name", ON_THE_PAGE)
def test_every_setting_is_changed_and_taken_back_by_keyboard_alone(name, request):
    app = opened()
    request.addfinalizer(lambda: app.settings.change(language="", palette="standard", cloth="picture"))
    before = change_by_keys(app, name)
    assert app.settings.now.value(name) != before.value(name)
    app.press(pygame.K_z, pygame.KMOD_CTRL)
    assert app.settings.now == before


def test_changes_are_taken_back_one_by_one():
    app = opened()
    first = app.settings.now
    change_by_keys(app, "hints")
    change_by_keys(app, "strength")
    app.press(pygame.K_z, pygame.KMOD_CTRL)
    assert not app.settings.now.hints
    app.click("undo_change")
    assert app.settings.now == first
    app.press(pygame.K_z, pygame.KMOD_CTRL)
    assert app.settings.now == first


def test_a_slider_on_its_way_is_one_change():
    app = opened()
    first = app.settings.now
    tab_to(app, "volume_table")
    for _ in range(3):
        app.press(pygame.K_LEFT)
    assert app.settings.now.volume_table < first.volume_table - 5
    app.press(pygame.K_z, pygame.KMOD_CTRL)
    assert app.settings.now == first


def test_the_page_opens_in_a_game_which_goes_on_as_it_was():
    app, scene = dalek_app(speed="instant")
    app.press(pygame.K_SPACE)
    before = scene.table.shown()
    app.click("bar.settings")
    app.advance(1)
    assert app.top.name == "settings"
    app.press(pygame.K_ESCAPE)
    app.advance(1)
    assert app.top is scene
    assert scene.table.shown() == before


def test_what_is_taken_back_comes_into_sight():
    app = opened()
    change_by_keys(app, "scale")
    tab_to(app, "undo_change")
    page: Any = app.top.controls.find("settings.body")
    page.scroll_to(10_000, at_once=True)
    app.draw()
    assert not page.rect.colliderect(place_of(app, "scale"))
    app.press(pygame.K_RETURN)
    app.advance(1)
    assert page.rect.contains(place_of(app, "scale"))


def place_of(app, name):
    widget = app.top.controls.find(name)
    assert widget
    return widget.rect
