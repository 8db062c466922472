"""The settings by keyboard alone: changed, taken back, left, and found again."""

from scenes.settings.store import Store
from tests.e2e.screen import wait_for
from tests.scenes.settings.names import NAMES

BY_KEYS = (
    "scale",
    "language",
    "palette",
    "dice",
    "speed",
    "reduced_motion",
    "confirm_stop",
    "volume_moments",
)
"""Of each kind of thing that sets something, and from the page's head to its foot."""


def on_disk(program):
    return Store(program.settings_file).now


def test_settings_by_keyboard_alone(opened):
    program = opened()
    program.tab_to("settings")
    program.press("Return")
    first = on_disk(program)
    so_far = [first]
    for name in BY_KEYS:
        program.tab_to(name)
        line = program.until(name, lambda sight, name=name: name in sight.targets).targets[name]
        program.press("space" if line.role == "switch" else "Right")
        now = on_disk(program)
        assert now.value(name) != so_far[-1].value(name)
        assert only_changed(so_far[-1], now) == [name]
        so_far.append(now)
    for before in reversed(so_far[:-1]):
        program.type("ctrl+z")
        wait_for(lambda before=before: on_disk(program) == before, "a change to be taken back")
    program.tab_to("palette")
    program.press("Right")
    program.press("Escape")
    program.until("the title", lambda sight: sight.scene == "title")
    program.tab_to("quit")
    program.type("Return")
    wait_for(lambda: program.process.poll() == 0, "the program to end")
    again = opened()
    again.tab_to("settings")
    again.press("Return")
    again.tab_to("palette")
    sight = again.until("the palette", lambda sight: "palette" in sight.targets)
    assert "High contrast" in sight.targets["palette"].label


def only_changed(before, now):
    return [name for name in NAMES if before.value(name) != now.value(name)]
