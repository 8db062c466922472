"""The three games as people see them: titles, a line on each, and the scene that each is played in.

A scene is imported when its game is first opened: the window's first picture doesn't wait for any.
"""

import re
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from game.core.header import setup_from
from game.core.illegal import IllegalError
from game.shelf import GAMES
from scenes.text.words import _, pgettext

if TYPE_CHECKING:
    from scenes.table.play import PlayScene

SCENES = {
    "dicy": "scenes.games.dicy.scene:DicyScene",
    "dalek": "scenes.games.dalek.scene:DalekScene",
    "seventeen": "scenes.games.seventeen.scene:SeventeenScene",
}


_SOUNDS_LIKE_I = re.compile(r"h?[ií](?![aeo])", re.IGNORECASE)
"""In Spanish it is "Ana y Bo", but "Ana e Inés"."""


def play_scene(game: str) -> "type[PlayScene]":
    module, name = SCENES[game].split(":")
    return getattr(import_module(module), name)


def title(game: str) -> str:
    return {"dicy": "Dicy Cards", "dalek": "Dalek Dice", "seventeen": "17 · Diciassette"}[game]


def tagline(game: str) -> str:
    return {
        "dicy": _("Score with your cards before they freeze."),
        "dalek": _("Save the Humans, and stop in time."),
        "seventeen": _("Bluff your way to seventeen."),
    }[game]


def company(game: str) -> str:
    """How many play. The title says so before any game's rules are loaded."""
    return {
        "dicy": _("2 to {most} players, or alone").format(most=4),
        "dalek": _("2 to {most} players, or alone").format(most=6),
        "seventeen": _("{fewest} to {most} players").format(fewest=2, most=6),
    }[game]


def icon(game: str) -> str:
    return {"dicy": "snowflake", "dalek": "robot", "seventeen": "cards"}[game]


def draws_first_seat(game: str) -> bool:
    """A game whose own rules draw who begins leaves nothing to choose."""
    try:
        setup_from(GAMES[game], {"first": 0})
    except IllegalError:
        return True
    return False


def listed(names: Sequence[str]) -> str:
    """Ada; Ada and Bo; Ada, Bo and Cleo."""
    if len(names) < 2:
        return "".join(names)
    before_i = _SOUNDS_LIKE_I.match(names[-1])
    words = pgettext("before the sound of i", "{some} and {last}") if before_i else _("{some} and {last}")
    return words.format(some=", ".join(names[:-1]), last=names[-1])
