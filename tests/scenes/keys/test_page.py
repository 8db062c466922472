"""The page of keys: every action is bound there by mouse or by keyboard alone; conflicts, refusals, undo."""

from typing import Any

import pygame
import pytest

from scenes.keys.actions import KEYS
from scenes.keys.bindings import AT_FIRST
from scenes.preferences.keys_page import KeysPage
from scenes.preferences.page import SettingsScene
from scenes.settings.store import Store
from scenes.sound.sounds import Sounds
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.keys.builders import bound, key, pressed
from tests.scenes.sound.builders import Clock, Deaf
from tests.scenes.table.builders import targets


def opened(**settings) -> Any:
    return app_with(Plain(), KeysPage(), **settings)


def asked(app, action):
    """The page waits for the new key of that action."""
    app.click(action) if action in targets(app) else tab_to(app, action) or app.press(pygame.K_RETURN)
    app.advance(0.5)
    assert app.top.name == "asking"


def tab_to(app, name):
    for _ in range(2 * len(KEYS)):
        app.press(pygame.K_TAB)
        app.advance(0.2)
        if app.top.controls.focus == name:
            return
    raise AssertionError(f"{name} can't be reached")


def bind(app, action, written):
    asked(app, action)
    pressed(app, written)
    app.advance(0.5)


def labels(app):
    """All that stands on the page, seen or scrolled away."""
    return {widget.id: widget.said for widget in app.top.controls.widgets}


@pytest.mark.parametrize("action", KEYS)
def test_every_action_is_bound_by_keyboard_alone(action):
    app = opened()
    tab_to(app, action)
    app.press(pygame.K_RETURN)
    app.advance(0.5)
    pressed(app, "Ctrl+K")
    assert app.settings.now.keys == AT_FIRST.with_key(action, key("Ctrl+K"))
    assert labels(app)[action].endswith("Ctrl+K")


def test_the_settings_lead_there_by_keyboard_alone():
    app = app_with(Plain(), SettingsScene())
    tab_to(app, "keys")
    app.press(pygame.K_RETURN)
    app.advance(1)
    assert app.top.name == "keys"


def test_a_click_and_a_key_bind_it():
    app = opened()
    bind(app, "everywhere.mute", "K")
    assert app.settings.now.keys.word("everywhere.mute") == "K"
    assert app.top.name == "keys"


def test_escape_leaves_it_as_it_was():
    app = opened()
    asked(app, "everywhere.mute")
    app.press(pygame.K_ESCAPE)
    app.advance(0.5)
    assert app.top.name == "keys"
    assert app.settings.now.keys == AT_FIRST


def test_while_a_key_is_asked_for_none_does_anything():
    app = opened()
    app.sounds = Sounds(app.settings, Deaf(), Clock())  # pyright: ignore[reportArgumentType]
    before = app.settings.now
    asked(app, "everywhere.undo")
    app.press(pygame.K_LCTRL, pygame.KMOD_LCTRL)
    assert app.top.name == "asking"
    pressed(app, "M")
    app.advance(0.5)
    asked(app, "everywhere.log")
    pressed(app, "F11")
    assert app.settings.now.keys == AT_FIRST.with_key("everywhere.undo", key("M")).with_key(
        "everywhere.log", key("F11")
    )
    assert app.settings.now.muted == before.muted
    assert app.settings.now.display == before.display


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("Space", "presses the selected thing"),
        ("Enter", "presses the selected thing"),
        ("Left", "moves the selection"),
    ],
)
def test_a_key_that_must_stay_free_is_refused_with_the_reason(written, told):
    app = opened()
    asked(app, "everywhere.undo")
    pressed(app, written)
    assert told in labels(app)["dialog.words"]
    pressed(app, "K")
    assert app.settings.now.keys.word("everywhere.undo") == "K"


def test_tab_and_nameless_keys_are_refused_too():
    app = opened()
    asked(app, "everywhere.undo")
    app.press(pygame.K_TAB)
    assert "Tab is taken" in labels(app)["dialog.words"]
    app.press(pygame.K_POWER)
    assert "no name" in labels(app)["dialog.words"]
    assert app.settings.now.keys == AT_FIRST


def test_a_conflict_is_shown_at_both_and_says_which_is_heard():
    app = opened()
    assert not [name for name in labels(app) if "everywhere.mute.dicy.pass" in name]
    bind(app, "everywhere.mute", "P")
    told = labels(app)
    assert told["everywhere.mute.dicy.pass"] == "P does this, not “Pass”."
    assert told["dicy.pass.everywhere.mute"] == "P won’t do this: it is the key for “Sound off and on”."
    styles = {widget.id: widget.style for widget in app.top.controls.widgets if widget.id in KEYS}
    assert [action for action, style in styles.items() if style == "danger"] == [
        "everywhere.mute",
        "dicy.pass",
    ]


def test_two_that_share_a_key_may_swap():
    app = opened()
    bind(app, "everywhere.mute", "P")
    app.click("toast.action")
    keys = app.settings.now.keys
    assert (keys.word("everywhere.mute"), keys.word("dicy.pass")) == ("P", "M")
    pressed(app, "Ctrl+Z")
    pressed(app, "Ctrl+Z")
    assert app.settings.now.keys == AT_FIRST


def test_no_swap_is_offered_that_would_not_help():
    """Enter can't be a key that is heard everywhere."""
    app = opened()
    bind(app, "dalek.keep", "M")
    assert "toast.action" not in targets(app)
    assert "dalek.keep.everywhere.mute" in labels(app)


def test_one_goes_back_to_what_it_was_at_first():
    app = opened()
    bind(app, "everywhere.mute", "K")
    bind(app, "everywhere.log", "J")
    assert "everywhere.undo.at_first" not in targets(app)
    app.click("everywhere.mute.at_first")
    app.advance(0.2)
    assert app.settings.now.keys == AT_FIRST.with_key("everywhere.log", key("J"))
    assert "everywhere.mute.at_first" not in targets(app)


def test_by_keys_the_mark_stays_on_what_went_back():
    app = opened()
    bound(app, everywhere_mute="K")
    tab_to(app, "everywhere.mute.at_first")
    app.press(pygame.K_RETURN)
    app.advance(0.2)
    assert app.settings.now.keys == AT_FIRST
    assert app.top.controls.focus == "everywhere.mute"
    assert app.top.controls.ring_shown


def test_numbered_keys_go_back_together():
    app = opened()
    bound(app, dalek_die_3="K", dalek_die_4="J", dicy_pass="B")
    tab_to(app, "dalek.die.at_first")
    app.press(pygame.K_SPACE)
    assert app.settings.now.keys == AT_FIRST.with_key("dicy.pass", key("B"))


def test_all_go_back_and_that_can_be_taken_back():
    app = opened()
    bound(app, everywhere_mute="K", dicy_pass="J")
    changed = app.settings.now.keys
    app.click("defaults")
    assert app.settings.now.keys == AT_FIRST
    app.click("undo_change")
    assert app.settings.now.keys == changed


def test_changes_are_taken_back_one_by_one_with_whatever_key_that_has():
    app = opened()
    bind(app, "everywhere.mute", "K")
    bind(app, "everywhere.mute", "J")
    bind(app, "everywhere.undo", "F5")
    pressed(app, "Ctrl+Z")
    assert app.settings.now.keys.word("everywhere.undo") == "F5"
    pressed(app, "F5")
    assert app.settings.now.keys.word("everywhere.undo") == "Ctrl+Z"
    pressed(app, "Ctrl+Z")
    assert app.settings.now.keys.word("everywhere.mute") == "K"
    pressed(app, "Ctrl+Z")
    assert app.settings.now.keys == AT_FIRST


def test_on_the_settings_page_a_visit_is_one_change():
    app = app_with(Plain(), SettingsScene())
    app.settings.change(speed="calm")
    tab_to(app, "keys")
    app.press(pygame.K_RETURN)
    app.advance(1)
    bind(app, "everywhere.mute", "K")
    bind(app, "everywhere.log", "J")
    app.press(pygame.K_ESCAPE)
    app.advance(1)
    pressed(app, "Ctrl+Z")
    assert app.settings.now.keys == AT_FIRST
    assert app.settings.now.speed == "calm"


def test_it_is_kept_at_once(tmp_path):
    store = Store(tmp_path / "settings.json")
    app = opened()
    app.settings.listen(lambda _before, now: store.change(keys=now.keys))
    bind(app, "everywhere.mute", "K")
    assert Store(tmp_path / "settings.json").now.keys.word("everywhere.mute") == "K"


def test_the_keys_that_never_change_are_told():
    told = " ".join(labels(opened()).values())
    for words in (
        "Tab, Shift+Tab",
        "Arrow keys",
        "Enter, Space",
        "Esc",
        "Page up, Page down, Home, End",
        "Ctrl+V",
        "Any key",
    ):
        assert words in told
