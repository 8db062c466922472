"""What comes next in a game that is looked at: who does what, and nothing of how it comes out."""

from typing import Any

from game.core.game import event_type
from scenes.text.words import _


def coming(command: Any, name: str) -> str:
    words = {
        "BeginTurn": _("Nobody calls: {name} is next."),
        "Call": _("{name} calls next."),
        "Play": _("{name} plays a card next."),
    }
    return words[event_type(command)].format(name=name)
