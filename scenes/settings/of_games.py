"""Settings that only one game heeds. Which there are says the game's record; they are kept by game.

Before they were, each stood among all others in the file: `by_game` finds it there still.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from game.shelf import GAMES
from scenes import shelf

OfGames = dict[str, dict[str, bool | str]]


def owner(name: str) -> tuple[str, Any] | None:
    """The game that has a setting of this name, and what its record says of it: a `Preference`."""
    found = ((game, own) for game in GAMES for own in shelf.on_screen(game).preferences if own.key == name)
    return next(found, None)


def value(kept: OfGames, name: str) -> Any:
    """What is kept of it, if it may be that; else as it is at first."""
    found = owner(name)
    assert found, name
    game, own = found
    wanted = kept.get(game, {}).get(name, own.at_first)
    return wanted if own.allows(wanted) else own.at_first


def by_game(values: Mapping[str, Any], games: OfGames, shared: tuple[str, ...]) -> dict[str, Any]:
    """Those that are not `shared` are put among the games' own, if they aren't as at first; raises where one
    may not be that."""
    found = {name: value for name, value in values.items() if name in shared}
    games = {game: dict(own) for game, own in found.get("games", games).items()}
    for name in values.keys() - found.keys():
        if of := owner(name):
            game, own = of
            if not own.allows(values[name]):
                raise msgspec.ValidationError(f"{name} can't be that")
            kept = games.setdefault(game, {})
            kept[name] = values[name]
            if values[name] == own.at_first:
                del kept[name]
    return found | {"games": {game: kept for game, kept in games.items() if kept}}


def from_older_file(written: dict[str, Any], shared: tuple[str, ...]) -> dict[str, Any]:
    """What stood among all others is only taken where it may be so."""
    own = {name: of[1] for name in written.keys() - set(shared) if (of := owner(name))}
    standing = {name: written[name] for name in own if own[name].allows(written[name])}
    return written if "games" in written or not standing else written | by_game(standing, {}, shared)
