"""What a person reads for a key."""

from scenes.keys.key import Key
from scenes.words import _


def key_words(key: Key) -> str:
    held = ((_("Ctrl"), key.ctrl), (_("Alt"), key.alt), (_("Shift"), key.shift))
    return "+".join([*(word for word, is_held in held if is_held), _name(key)])


def _name(key: Key) -> str:
    words = {
        "Space": _("Space"),
        "Enter": _("Enter"),
        "Backspace": _("Backspace"),
        "Delete": _("Delete"),
        "Insert": _("Insert"),
        "Home": _("Home"),
        "End": _("End"),
        "PageUp": _("Page up"),
        "PageDown": _("Page down"),
        "Left": _("Left arrow"),
        "Right": _("Right arrow"),
        "Up": _("Up arrow"),
        "Down": _("Down arrow"),
        "Pause": _("Pause key"),
        "Menu": _("Menu key"),
    }
    return words.get(key.name, key.name)
