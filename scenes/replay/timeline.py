"""Where a game may be looked at: after each thing that somebody did, and where its turns begin."""

from bisect import bisect_left, bisect_right
from itertools import accumulate
from typing import Any

from msgspec import Struct

from game.core.game import event_type
from game.core.journal import Began, Did
from game.core.session import Session


class Timeline(Struct, frozen=True):
    """`stops` are numbers of events, ascending; `turns` those of them at which a turn begins. `commands` has
    for each stop what led there; None for the set-up and for a seat that changed hands.
    """

    stops: tuple[int, ...]
    turns: tuple[int, ...]
    commands: tuple[Any, ...]

    @classmethod
    def of(cls, session: Session[Any, Any, Any, Any]) -> "Timeline":
        steps = session.steps
        done = [step.events if isinstance(step, Began | Did) else (None,) for step in steps]
        stops = tuple(accumulate(len(events) for events in done))
        turns = tuple(
            stop
            for stop, events in zip(stops, done, strict=True)
            if any(event_type(event) == "TurnStarted" for event in events)
        )
        return cls(stops, turns, tuple(step.command if isinstance(step, Did) else None for step in steps))

    @property
    def first(self) -> int:
        """The game is set up, and nobody has done anything."""
        return self.stops[0]

    @property
    def last(self) -> int:
        return self.stops[-1]

    def after(self, n: int) -> int:
        return self.stops[min(bisect_right(self.stops, n), len(self.stops) - 1)]

    def before(self, n: int) -> int:
        return self.stops[max(bisect_left(self.stops, n) - 1, 0)]

    def at_or_after(self, n: int) -> int:
        """The stop at which what happened by this event has come out."""
        return self.stops[min(bisect_left(self.stops, n), len(self.stops) - 1)]

    def turn_after(self, n: int) -> int:
        """Where the next turn begins; after the last one, the end."""
        at = bisect_right(self.turns, n)
        return self.turns[at] if at < len(self.turns) else self.last

    def turn_before(self, n: int) -> int:
        at = bisect_left(self.turns, n) - 1
        return self.turns[at] if at >= 0 else self.first

    def turn_of(self, n: int) -> int:
        """Which turn it is, from 1."""
        return max(1, bisect_right(self.turns, n))

    def step_of(self, n: int) -> int:
        """How many things have been done since the set-up."""
        return max(0, bisect_right(self.stops, n) - 1)

    def next_command(self, n: int) -> Any:
        """What is done from this stop on; None between two stops, where it is being done."""
        at = bisect_right(self.stops, n)
        return self.commands[at] if n in self.stops[at - 1 : at] and at < len(self.stops) else None

    def nearest(self, share: float) -> int:
        """The stop at that share of the way."""
        return self.stops[round(min(1.0, max(0.0, share)) * (len(self.stops) - 1))]

    def share(self, n: int) -> float:
        """How far along the stops it is."""
        return self.step_of(n) / max(1, len(self.stops) - 1)
