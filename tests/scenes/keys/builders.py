"""Given keys: pressed as they are written, bound to actions, and found anew by chance."""

import pygame

from scenes.keys.actions import KEYS, place_of, why_not
from scenes.keys.bindings import Bindings
from scenes.keys.key import Key

_HELD = (("ctrl", pygame.KMOD_LCTRL), ("alt", pygame.KMOD_LALT), ("shift", pygame.KMOD_LSHIFT))

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ALL_SORTS = (
    *LETTERS,
    *"0123456789+-,./;Ä",
    *(f"F{n}" for n in range(1, 13)),
    *("Space", "Enter", "Insert", "Backspace", "Delete", "Num*", "Left", "PageDown"),
)


def key(written) -> Key:
    read = Key.read(written)
    assert read, written
    return read


def pressed(app, wanted):
    """As written, or a key."""
    wanted = key(wanted) if isinstance(wanted, str) else wanted
    mod = sum(mask for name, mask in _HELD if getattr(wanted, name))
    letters = chr(wanted.code) if wanted.writes and wanted.code < 0x180 and not mod else ""
    app.press(wanted.code, mod, letters)


def bound(app, **written):
    """`dicy_pass="K"`: from now on that key."""
    keys = app.settings.now.keys
    for name, as_written in written.items():
        keys = keys.with_key(name.replace("_", ".", 1), key(as_written))
    app.settings.change(keys=keys)


def by_chance(random) -> Bindings:
    """Another key for every action, none twice where two are heard."""
    keys = Bindings()
    for action in KEYS:
        keys = keys.with_key(action, _free(keys, action, random))
    assert not any(keys.conflicts(action) for action in KEYS)
    return keys


def _free(keys, action, random):
    while True:
        held = random.choice(["", "", "Ctrl+", "Alt+", "Shift+", "Ctrl+Shift+"])
        found = Key.read(held + random.choice(ALL_SORTS))
        if found and not why_not(action, found) and not _met(keys, action, found):
            return found


def _met(keys, action, found):
    """Whether it has that key already, or somebody else."""
    return found in keys.keys(action) or keys.with_key(action, found).conflicts(action)


def placed(*places):
    return [action for action in KEYS if place_of(action) in places]
