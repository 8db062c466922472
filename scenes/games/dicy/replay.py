"""What comes next in a game that is looked at: who does what, and nothing of how it comes out."""

from typing import Any

from game.core.game import event_type
from scenes.text.words import _


def coming(command: Any, name: str) -> str:
    words = {
        "Roll": _("{name} rolls next."),
        "Reroll": _("Next, {name} freezes a card and rolls dice again."),
        "Score": _("{name} scores a card next."),
        "Pass": _("{name} passes next."),
        "Freeze": _("Next, {name} chooses a card to freeze."),
        "Thaw": _("Next, {name} chooses a card to thaw."),
    }
    return words[event_type(command)].format(name=name)
