"""The events of a game so far, as a chain: a state holds its whole past, and one more costs a link."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from game.seventeen.events import Event


class Past(Struct, frozen=True, eq=False):
    """The newest event, what came before it, and how many they are together.

    `told` is one for the whole game: the past that each seat was last told, and how (`views`).
    """

    event: Event
    before: "Past | None"
    length: int
    told: "dict[int | None, tuple[Past, tuple[Any, ...]]]"

    # Chains grow long, so nothing here may recurse along them.

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Past) or self.length != other.length:
            return False
        ours: Past | None = self
        theirs: Past | None = other
        while ours is not theirs:
            if ours is None or theirs is None or ours.event != theirs.event:
                return False
            ours, theirs = ours.before, theirs.before
        return True

    def __hash__(self) -> int:
        return hash((self.length, self.event))

    def __repr__(self) -> str:
        return f"Past({self.length} events, newest {self.event})"


def then(past: Past | None, event: Event) -> Past:
    """This past with one more event."""
    return Past(event, None, 1, {}) if past is None else Past(event, past, past.length + 1, past.told)


def backwards(past: Past | None) -> Iterator[Event]:
    """The events from the newest to the first."""
    while past is not None:
        yield past.event
        past = past.before
