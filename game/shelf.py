"""The games on the shelf, by key. A game is taken down, and its package imported, when it is first wanted."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

from game.core.game import Game

KEYS = ("dicy", "dalek", "seventeen")


class _Shelf(Mapping[str, Game[Any, Any, Any, Any]]):
    def __getitem__(self, key: str) -> Game[Any, Any, Any, Any]:
        if key not in KEYS:
            raise KeyError(key)
        return import_module(f"game.{key}").GAME

    def __iter__(self) -> Iterator[str]:
        return iter(KEYS)

    def __len__(self) -> int:
        return len(KEYS)


GAMES = _Shelf()
