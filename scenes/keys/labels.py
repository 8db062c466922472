"""What a person reads for a key."""

from scenes.keys.key import MAC, Key
from scenes.text.words import pgettext


def control_word() -> str:
    return "Cmd" if MAC else pgettext("key", "Ctrl")


def key_words(key: Key) -> str:
    held = (
        (control_word(), key.ctrl),
        (pgettext("key", "Alt"), key.alt),
        (pgettext("key", "Shift"), key.shift),
    )
    return "+".join([*(word for word, is_held in held if is_held), _name(key)])


def _name(key: Key) -> str:
    words = {
        "Space": pgettext("key", "Space"),
        "Enter": pgettext("key", "Enter"),
        "Backspace": pgettext("key", "Backspace"),
        "Delete": pgettext("key", "Delete"),
        "Insert": pgettext("key", "Insert"),
        "Home": pgettext("key", "Home"),
        "End": pgettext("key", "End"),
        "PageUp": pgettext("key", "Page up"),
        "PageDown": pgettext("key", "Page down"),
        "Left": pgettext("key", "Left arrow"),
        "Right": pgettext("key", "Right arrow"),
        "Up": pgettext("key", "Up arrow"),
        "Down": pgettext("key", "Down arrow"),
        "Pause": pgettext("key", "Pause key"),
        "Menu": pgettext("key", "Menu key"),
    }
    return words.get(key.name, key.name)
