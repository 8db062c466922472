"""A session's history kept in the plainest way, and folded anew whenever something is asked of it.

Steps stand in a list: the set-up, commands with what they brought about, changes of seats. An undo takes
commands off its end and leaves the changes; a redo puts them back. Who may take back what is written down
here once more, as the README says it.
"""

from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from game.core.game import Game
from game.core.seats import Seat, SeatChanged

AnyGame = Game[Any, Any, Any, Any]


@dataclass
class Step:
    """`command` is None for the set-up and for a change of a seat."""

    events: tuple[Any, ...]
    command: Any = None

    @property
    def is_seat_change(self) -> bool:
        return isinstance(self.events[0], SeatChanged)


@dataclass
class Fold:
    game: AnyGame
    first_seats: tuple[Seat, ...]
    policy: str
    sealed: bool
    steps: list[Step]
    taken_back: list[list[Step]] = field(default_factory=list)
    forgotten: int = 0
    """Rolls, draws and reveals that were taken back and can't be done again any more."""
    branches: int = 0
    """That learnt what this game has yet to bring."""

    # What stands

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for step in self.steps for event in step.events)

    def state(self, events: int | None = None) -> Any:
        state = self.game.fresh(len(self.first_seats))
        for event in self.events[:events]:
            if not isinstance(event, SeatChanged):
                state = self.game.evolve(state, event)
        return state

    @property
    def seats(self) -> tuple[Seat, ...]:
        seats = list(self.first_seats)
        for event in self.events:
            if isinstance(event, SeatChanged):
                old = seats[event.seat]
                name, undo = event.name or old.name, event.undo or old.undo
                seats[event.seat] = replace(old, name=name, kind=event.kind, level=event.level, undo=undo)
        return tuple(seats)

    @property
    def undone(self) -> int:
        return self.forgotten + sum(self._lessons(step) for group in self.taken_back for step in group)

    def _lessons(self, step: Step) -> int:
        return sum(
            bool(self.game.teaches(event)) for event in step.events if not isinstance(event, SeatChanged)
        )

    # What changes it

    def do(self, command: Any, events: tuple[Any, ...]) -> None:
        self.forgotten, self.taken_back = self.undone, []
        self.steps.append(Step(events, command))

    def seat_changes(self, change: SeatChanged) -> None:
        self.steps.append(Step((change,)))

    def undo(self, seat: int | None) -> bool:
        """Whether it may be."""
        at = self.undo_from(seat)
        if at is None:
            return False
        gone = self.steps[at:]
        self.steps[at:] = [step for step in gone if step.is_seat_change]
        self.taken_back.append([step for step in gone if step.command is not None])
        return True

    def redo(self, seat: int | None) -> bool:
        if not self.taken_back or seat not in (None, self.taken_back[-1][0].command.seat):
            return False
        self.steps += self.taken_back.pop()
        return True

    def branched(self, events: int) -> "Fold | None":
        """What goes on from the decision at or before this event; None within the set-up."""
        kept, length = list[Step](), 0
        for step in self.steps:
            length += len(step.events)
            if length > events:
                break
            kept.append(step)
        if not kept:
            return None
        return Fold(
            self.game, self.first_seats, self.policy, self.sealed, kept, [], self.undone, self.branches
        )

    # Who may take back what

    def undo_from(self, seat: int | None) -> int | None:
        if self.sealed and self.game.to_act(self.state()) is None:
            return None  # the seed is told
        seats, choices, before = self.seats, self._choices(), self._before()
        mine = [
            (at, step.command.seat)
            for at, step in enumerate(self.steps)
            if step.command is not None
            and (self._lessons(step) or (at, step.command.seat) in choices)
            and not self.game.by_itself(before[at], step.command)
            and (step.command.seat == seat if seat is not None else seats[step.command.seat].kind == "human")
        ]
        if not mine:
            return None
        last, whose = mine[-1]
        at = self._first_of(last)
        later = [(place, actor) for place, actor in choices if place >= at and actor != whose]
        match seats[whose].undo or self.policy:
            case "free":
                stands = any(
                    seats[actor].kind == "human" and (seats[actor].undo or self.policy) == "off"
                    for _, actor in later
                )
                return None if stands else at
            case "fair":
                done = [
                    place for place in range(at, len(self.steps)) if self.steps[place].command is not None
                ]
                learnt = any(self._lessons(self.steps[place]) for place in done)
                called = any(self.game.callers(before[place]) for place in done)
                return None if learnt or called or later else at
            case _:
                return None

    def _first_of(self, last: int) -> int:
        """Where the first command stands of the decision that this step ends."""
        at, goes_with = last, self.game.goes_with
        for place in reversed(range(last)):
            if self.steps[place].command is not None:
                if not goes_with(self.steps[place].command, self.steps[at].command):
                    break
                at = place
        return at

    def _choices(self) -> list[tuple[int, int]]:
        """Where a seat had more than one thing to do, and which seat."""
        found, before = list[tuple[int, int]](), self._before()
        for at, step in enumerate(self.steps):
            if step.command is not None:
                legal = self.game.legal(before[at], step.command.seat)
                if next(legal, None) is not None and next(legal, None) is not None:
                    found.append((at, step.command.seat))
        return found

    def _before(self) -> list[Any]:
        """The state before each step."""
        states, state = list[Any](), self.game.fresh(len(self.first_seats))
        for step in self.steps:
            states.append(state)
            for event in step.events:
                if not isinstance(event, SeatChanged):
                    state = self.game.evolve(state, event)
        return states
