"""The games on screen, by key: the one place in `scenes` that names them.

A game's package is imported when the game is first wanted: the window's first picture doesn't wait for any.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from game.core.header import setup_from
from game.core.illegal import IllegalError
from game.shelf import GAMES

PACKAGES = {
    "dicy": "scenes.games.dicy",
    "dalek": "scenes.games.dalek",
    "seventeen": "scenes.games.seventeen",
}


def on_screen(game: str) -> Any:
    """Its record, a `scenes.game_record.OnScreen`. The keys ask for it too, which lie below what a record is
    made of: so it isn't named here.
    """
    return import_module(PACKAGES[game]).ON_SCREEN


def title(game: str) -> str:
    return on_screen(game).title


def mode_or_title(game: str, setup: Mapping[str, Any]) -> str:
    """How a game is played that was set up like this."""
    return on_screen(game).mode(setup) or title(game)


def draws_first_seat(game: str) -> bool:
    """A game whose own rules draw who begins leaves nothing to choose."""
    try:
        setup_from(GAMES[game], {"first": 0})
    except IllegalError:
        return True
    return False
