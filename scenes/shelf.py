"""The three games as people see them: titles, a line on each, and the scene that each is played in.

A scene is imported when its game is first opened: the window's first picture doesn't wait for any.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from scenes.words import _

if TYPE_CHECKING:
    from scenes.table.play import PlayScene

SCENES = {
    "dicy": "scenes.dicy.scene:DicyScene",
    "dalek": "scenes.dalek.scene:DalekScene",
    "seventeen": "scenes.seventeen.scene:SeventeenScene",
}


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


def icon(game: str) -> str:
    return {"dicy": "snowflake", "dalek": "robot", "seventeen": "cards"}[game]
