"""The journal of a session: append-only, one entry a command, an undo, a redo, a change of seat or a
branch that the result must tell of.

A crash keeps all of them. The log is the journal's effective part.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Generic

import msgspec
from msgspec import Struct

from game.core.game import AnyGame, C, E
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


class Branched(Struct, frozen=True, tag_field="entry", tag="Branched"):
    """Another game branched off, in which somebody may learn what this one has yet to bring."""


Entry = Began[E] | Did[C, E] | Undid | Redid | Seated | Branched
AnyEntry = Entry[Any, Any]


def events_of(step: Began[Any] | Did[Any, Any] | Seated) -> int:
    """How many of the log's a step is."""
    return 1 if isinstance(step, Seated) else len(step.events)


@cache
def entry_decoder(game: AnyGame) -> Callable[[bytes], AnyEntry]:
    """Reads one entry of this game's journal."""
    events, commands = game.events, game.commands
    entries = Began[events] | Did[commands, events] | Undid | Redid | Seated | Branched
    return msgspec.json.Decoder(entries).decode


encode_entry: Callable[[AnyEntry], bytes] = msgspec.json.Encoder().encode
