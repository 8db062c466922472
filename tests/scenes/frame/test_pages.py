"""Settings and about: laid out at ten sizes, worked by keys, and every change holds at once."""

import pygame
import pytest
from pygame import Rect

from game.shelf import GAMES
from scenes.about.page import About
from scenes.preferences.page import SettingsScene
from scenes.settings.store import Settings
from scenes.shelf import on_screen
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES

pytestmark = pytest.mark.usefixtures("unpainted")

READ = ("button", "label", "switch", "slider", "choice")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [80, 100, 200])
@pytest.mark.parametrize("letters", ["usual", "large"])
@pytest.mark.parametrize("page", [SettingsScene, About])
def test_nothing_overlaps_or_leaves_the_window(page, letters, size, scale):
    app = app_with(page(), size=size, scale=scale, large_text=letters == "large")
    places = {target.id: Rect(target.rect) for target in app.targets() if target.role in READ}
    assert len(places) >= 3
    for place in places.values():
        assert app.surface.get_rect().contains(place)
    assert not overlapping(places)


@pytest.mark.parametrize("scale", [80, 200])
def test_every_setting_can_be_reached_by_keys(scale):
    app = app_with(SettingsScene(), size=(1000, 700), scale=scale)
    reached = set()
    for _ in range(40):
        app.press(pygame.K_TAB)
        app.advance(0.5)
        focus = app.top.controls.focus
        reached.add(focus)
        assert focus in [target.id for target in app.targets()]
    assert reached >= {
        "scale",
        "display",
        "speed",
        "reduced_motion",
        "call_window",
        "confirm_pass",
        "back",
        "defaults",
    }


def tab_to(app, name):
    """The keyboard goes to this setting, which comes into sight."""
    for _ in range(40):
        if app.top.controls.focus == name:
            return
        app.press(pygame.K_TAB)
        app.advance(0.5)
    raise AssertionError(f"{name} can't be reached")


def click(app, name):
    tab_to(app, name.split(".")[0])
    app.click(name)


def test_a_change_holds_at_once():
    app = app_with(SettingsScene())
    click(app, "speed.calm")
    click(app, "confirm_pass")
    click(app, "call_window.go_on")
    assert app.settings.now == Settings(
        speed="calm", games={"dicy": {"confirm_pass": False}, "seventeen": {"call_window": "go_on"}}
    )


def test_back_to_the_first_settings_can_be_taken_back():
    app = app_with(SettingsScene())
    click(app, "call_window.8")
    app.click("defaults")
    assert app.settings.now == Settings()
    app.advance(1)
    app.click("toast.action")
    assert app.settings.now == Settings(speed="instant", games={"seventeen": {"call_window": "8"}})


def test_a_page_that_was_left_is_deaf_to_changes():
    page = SettingsScene()
    app = app_with(Plain(), page)
    app.click("back")
    assert app.depth == 1
    page.stale = False
    app.settings.change(call_window="2")
    assert not page.stale


def test_about_names_everybody():
    app = app_with(About(), size=(3840, 2160), scale=80)
    told = " ".join(target.label for target in app.targets())
    for game in map(on_screen, GAMES):
        assert game.title in told
        assert game.published.designer in told
        assert game.published.publisher in told
    assert "unofficial" in told
