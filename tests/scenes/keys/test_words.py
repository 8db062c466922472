"""What is read of keys: sentences name the key that is bound, at once; and no scene hears a key by itself."""

import re
from pathlib import Path

import pytest

from game.shelf import GAMES
from scenes.keys.actions import KEYS
from scenes.keys.bindings import AT_FIRST
from scenes.preferences.page import SettingsScene
from scenes.shelf import on_screen
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app, rolled
from tests.scenes.games.seventeen.builders import seventeen, started
from tests.scenes.keys.builders import bound, key

SCENES = Path(__file__).parents[3] / "scenes"

ARROWS = {"LEFT", "RIGHT", "UP", "DOWN"}
PAGES = {"PAGEUP", "PAGEDOWN", "HOME", "END"}
EDITING = {"BACKSPACE", "DELETE", "RETURN", "KP_ENTER", "a", "c", "v", "x"}
STRUCTURE = {
    "accessible/accessible.py": {"LEFT", "RIGHT"},
    "app/app.py": {"TAB"},
    "app/key_repeat.py": ARROWS | {"PAGEUP", "PAGEDOWN", "TAB", "BACKSPACE", "DELETE"},
    "widgets/keys.py": ARROWS | PAGES | {"TAB"},
    "widgets/field.py": EDITING | {"LEFT", "RIGHT", "HOME", "END"},
    "widgets/slider.py": {"LEFT", "RIGHT", "HOME", "END"},
    "widgets/choices.py": {"LEFT", "RIGHT"},
    "widgets/scroll.py": {"UP", "DOWN"} | PAGES,
    "table/log_panel.py": {"UP", "DOWN"} | PAGES,
    "replay/scrub.py": {"LEFT", "RIGHT"} | PAGES,
}
"""What moves, scrolls, edits and marks, beside Escape, which leaves."""


def files():
    return [path for path in sorted(SCENES.rglob("*.py")) if SCENES / "keys" not in path.parents]


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SCENES)))
def test_no_scene_hears_a_key_that_could_be_bound(path):
    heard = set(re.findall(r"\bK_(\w+)", path.read_text())) - {"ESCAPE"}
    assert heard <= STRUCTURE.get(str(path.relative_to(SCENES)), set())


def test_every_action_is_heard_somewhere():
    code = "\n".join(path.read_text() for path in files())
    heard = set(re.findall(r'"(\w+\.\w+)"', code)) | {f"calls.seat_{seat}" for seat in range(1, 7)}
    families = set(re.findall(r'family\("([\w.]+)"\)', code))
    unheard = {action for action in KEYS if action not in heard and action.rpartition("_")[0] not in families}
    assert unheard == set()


def told(app):
    """Everything that stands on the scene on top, and all that hovering tells."""
    return " ".join(
        f"{widget.said} {widget.help} {getattr(widget, 'key_name', '')}"
        for widget in app.top.controls.widgets
    )


def dalek(**settings):
    app, scene = dalek_app(speed="instant", **settings)
    scene.table.deciding.roll()
    app.draw()
    return app


def picked_in_seventeen(**settings):
    app, scene = started(*seventeen(speed="instant", **settings))
    scene.table.playing.pick(0)
    app.draw()
    return app


def calling(**settings):
    app, scene = started(*seventeen(speed="instant", call_window="go_on", **settings))
    scene.table.playing.play(0, "up")
    app.advance(0.1)
    app.draw()
    return app


@pytest.mark.parametrize(
    ("table", "actions"),
    [
        (lambda: app_with(Plain(), SettingsScene()), ["everywhere.mute", "table.hint"]),
        (
            lambda: dicy_app(speed="instant")[0],
            ["dicy.throw", "table.hint", "everywhere.rule", "everywhere.undo", "everywhere.redo"],
        ),
        (lambda: rolled()[0], ["dicy.throw", "everywhere.log"]),
        (dalek, ["dalek.keep", "dalek.throw", "dalek.stop", "dalek.die_2"]),
        (picked_in_seventeen, ["turn.up", "turn.down"]),
        (calling, ["calls.seat_1", "seventeen.go_on"]),
    ],
)
def test_sentences_on_screen_name_the_key_that_is_bound(table, actions):
    app = table()
    for action in actions:
        assert "Ctrl+Alt+Ö" not in told(app)
        app.settings.change(keys=AT_FIRST.with_key(action, key("Ctrl+Alt+Ö")))
        app.draw()
        assert "Ctrl+Alt+Ö" in told(app), action
        app.settings.change(keys=AT_FIRST)
        app.draw()


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_book_names_the_keys_that_are_bound(game):
    chapters = on_screen(game).chapters
    words = repr(chapters(AT_FIRST.with_key("table.hint", key("Ctrl+Alt+Ö"))))
    assert "Ctrl+Alt+Ö" in words
    assert "Ctrl+Alt+Ö" not in repr(chapters(AT_FIRST))


def test_a_key_that_another_action_takes_is_named_nowhere():
    app, _scene = dicy_app(speed="instant")
    bound(app, everywhere_undo="F1")
    app.draw()
    bar = {widget.id: widget.help for widget in app.top.controls.widgets}
    assert bar["bar.rules"] == "The rule book, opened where you are (F1)"
    assert bar["bar.undo"] == "Undo (no key)"
