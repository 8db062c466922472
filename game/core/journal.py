"""The journal of a session: append-only, one entry a command, an undo, a redo or a change of seat.

A crash keeps all of them. The log is the journal's effective part.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic

import msgspec
from msgspec import Struct

from game.core.game import C, E, Game
from game.core.seats import SeatChanged


class Began(Struct, Generic[E], frozen=True, tag_field="entry", tag="Began"):
    """The set-up of the game; a branch's set-up is followed by the commands it shares with its origin."""

    events: tuple[E, ...]


class Did(Struct, Generic[C, E], frozen=True, tag_field="entry", tag="Did"):
    """A command, and what it brought about."""

    command: C
    events: tuple[E, ...]


class Undid(Struct, frozen=True, tag_field="entry", tag="Undid"):
    """So many commands were taken back, together."""

    commands: int


class Redid(Struct, frozen=True, tag_field="entry", tag="Redid"):
    """What the last undo took back stands again, as it was."""


class Seated(Struct, frozen=True, tag_field="entry", tag="Seated"):
    """A seat changed hands. It is no move: undo goes past it and leaves it standing."""

    change: SeatChanged


Entry = Began[E] | Did[C, E] | Undid | Redid | Seated


@cache
def entry_decoder(game: Game[Any, Any, Any, Any]) -> Callable[[bytes], Entry[Any, Any]]:
    """Reads one entry of this game's journal."""
    events, commands = game.events, game.commands
    return msgspec.json.Decoder(Began[events] | Did[commands, events] | Undid | Redid | Seated).decode


encode_entry: Callable[[Entry[Any, Any]], bytes] = msgspec.json.Encoder().encode
