"""The games on the shelf, by key: where the rules of each are, and its opponents.

A game is taken down, and its packages imported, when it is first wanted.
"""

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from game.core.game import Game

PACKAGES = {
    "dicy": ("game.dicy", "game.bots.dicy"),
    "dalek": ("game.dalek", "game.bots.dalek"),
    "seventeen": ("game.seventeen", "game.bots.seventeen"),
}
"""Whose `GAME` the rules are, and whose `BOTS` the opponents (`game.bots.record`)."""


class _Shelf(Mapping[str, Game[Any, Any, Any, Any]]):
    def __getitem__(self, key: str) -> Game[Any, Any, Any, Any]:
        return import_module(PACKAGES[key][0]).GAME

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)


GAMES = _Shelf()


def taken_down() -> Iterator[Game[Any, Any, Any, Any]]:
    return (GAMES[key] for key, (rules, _) in PACKAGES.items() if rules in sys.modules)
