"""What comes next in a game that is looked at: who does what, and nothing of how it comes out."""

from typing import Any

from game.core.game import event_type
from scenes.text.words import _


def coming(game: str, command: Any, name: str) -> str:
    """`command` is the next one of the log, and `name` whose it is."""
    words = {
        "dalek": {
            "Roll": _("{name} rolls next."),
            "Keep": _("Next, {name} sets dice aside."),
            "Stop": _("{name} stops next."),
        },
        "dicy": {
            "Roll": _("{name} rolls next."),
            "Reroll": _("Next, {name} freezes a card and rolls dice again."),
            "Score": _("{name} scores a card next."),
            "Pass": _("{name} passes next."),
            "Freeze": _("Next, {name} chooses a card to freeze."),
            "Thaw": _("Next, {name} chooses a card to thaw."),
        },
        "seventeen": {
            "BeginTurn": _("Nobody calls: {name} is next."),
            "Call": _("{name} calls next."),
            "Play": _("{name} plays a card next."),
        },
    }
    return words[game][event_type(command)].format(name=name)
