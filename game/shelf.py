"""The games on the shelf, by key: where the rules of each are, and its opponents.

A game is taken down, and its packages imported, when it is first wanted.
"""

import sys
from collections.abc import Iterator, Mapping
from importlib import import_module

from game.core.game import AnyGame

PACKAGES = {
    "dicy": ("game.dicy", "game.bots.dicy"),
    "dalek": ("game.dalek", "game.bots.dalek"),
    "seventeen": ("game.seventeen", "game.bots.seventeen"),
}
"""Whose `GAME` the rules are, and whose `BOTS` the opponents (`game.bots.record`)."""


class _Shelf(Mapping[str, AnyGame]):
    def __getitem__(self, key: str) -> AnyGame:
        return import_module(PACKAGES[key][0]).GAME

    def __iter__(self) -> Iterator[str]:
        return iter(PACKAGES)

    def __len__(self) -> int:
        return len(PACKAGES)


GAMES = _Shelf()


def taken_down() -> Iterator[AnyGame]:
    return (GAMES[key] for key, (rules, _) in PACKAGES.items() if rules in sys.modules)
