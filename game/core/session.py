"""A game being played: its journal, its state at any point, undo and redo, and who listens."""

from bisect import bisect_right
from collections.abc import Callable, Iterable
from itertools import pairwise, takewhile
from typing import Any, Generic

from msgspec import Struct

from game.core import branching
from game.core.chance import SeededChance
from game.core.changes import Advanced, Rewound
from game.core.game import C, E, Game, S, UndoPolicy, V
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.journal import AnyEntry, Began, Branched, Did, Entry, Redid, Seated, Undid
from game.core.rekeyed import number_after, own_before
from game.core.seats import Kind, Seat, SeatChanged, seated
from game.core.taking_back import TakingBack, lessons


class _Point(Struct, Generic[S], frozen=True):
    """Where the game stood after an entry: how many events there were, and the state they made."""

    events: int
    state: S


def _keep_nothing(entry: AnyEntry) -> None:
    del entry


class Session(Generic[S, C, E, V]):
    """One game being played. `keep` is called with each entry before anybody hears of it."""

    def __init__(
        self,
        game: Game[S, C, E, V],
        header: Header,
        journal: Iterable[Entry[E, C]],
        keep: Callable[[Entry[E, C]], None] = _keep_nothing,
    ) -> None:
        self.game = game
        self._header = header = header.settled()
        self._keep = keep
        self._listeners: dict[object, tuple[int | None, Callable[[Advanced[V] | Rewound[V]], None]]] = {}
        self._setup = header.setup_of(game)
        self._seats = header.seats
        self._steps: list[Began[E] | Did[C, E] | Seated] = []
        self._points: list[_Point[S]] = [_Point(0, game.fresh(len(header.seats)))]
        self._events: list[E | SeatChanged] = []
        self._taken_back: list[tuple[Did[C, E], ...]] = []
        self._foresight = header.undone  # rolls, draws and reveals that were taken back for good
        self._branches = header.branched
        self._seat_changes = 0
        journal = tuple(journal)
        self._chances = [  # each with how many of the game's own events stand before it holds
            (own_before(n, journal), SeededChance(seed, phrase)) for n, seed, phrase in header.chances()
        ]
        for entry in journal:
            self._absorb(entry)

    @classmethod
    def start(
        cls,
        game: Game[S, C, E, V],
        header: Header,
        keep: Callable[[Entry[E, C]], None] = _keep_nothing,
    ) -> "Session[S, C, E, V]":
        """A new game: set up, and the first turn begun; raises IllegalError for one that no log can hold."""
        header.check()
        session = cls(game, header, (), keep)
        began = Began(game.start(session._setup, len(header.seats), session._chance))
        keep(began)
        session._absorb(began)
        return session

    # What stands

    @property
    def state(self) -> S:
        return self._points[-1].state

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._seats

    @property
    def events(self) -> tuple[Any, ...]:
        """The log: the effective history, from the first event on."""
        return tuple(self._events)

    @property
    def length(self) -> int:
        """How many events there are."""
        return len(self._events)

    @property
    def header(self) -> Header:
        """The header of the log as it stands now."""
        undone = self._foresight + self._lessons_taken_back()
        numbers = [number_after(own, self._events) for own, _ in self._chances[1:]]
        return self._header.so_far(undone, self._branches, numbers)

    @property
    def steps(self) -> tuple[Began[E] | Did[C, E] | Seated, ...]:
        """The journal of a game that came here without an undo: what the log tells, command by command."""
        return tuple(self._steps)

    @property
    def ended(self) -> bool:
        return self.game.to_act(self.state) is None

    def view(self, seat: int | None) -> V:
        return self.game.view(self.state, seat)

    def seen(self, seat: int | None) -> tuple[Any, ...]:
        """The event stream that a seat may see."""
        return tuple(self._as_seen(event, seat) for event in self._events)

    def seek(self, events: int) -> S:
        """The state after so many events."""
        point = self._points[self._steps_until(events)]
        state = point.state
        for event in self._events[point.events : events]:
            if not isinstance(event, SeatChanged):
                state = self.game.evolve(state, event)
        return state

    # What changes it

    def do(self, command: C) -> tuple[E, ...]:
        """Carries a command out, or raises IllegalError. What it brought about is kept before it is told."""
        events = self.game.decide(self.state, command, self._chance)
        self._commit(Did(command, events))
        return events

    def undo(self, seat: int | None = None) -> None:
        """Takes a person back to their own last decision; seat None to the last decision of any person."""
        self._commit(Undid(sum(isinstance(step, Did) for step in self._steps[self._undo_from(seat) :])))

    def redo(self, seat: int | None = None) -> None:
        """Puts back what the last undo took, as it was: nothing is decided anew."""
        if refused := self.why_no_redo(seat):
            raise refused
        self._commit(Redid())

    def undoes(self, seat: int | None = None) -> tuple[tuple[C, int], ...]:
        """The decision that an undo goes back to: each command with the events before it."""
        since = self._undo_from(seat) if self.can_undo(seat) else len(self._steps)
        steps = enumerate(self._steps[since:], since)
        done = [(step.command, self._points[n].events) for n, step in steps if isinstance(step, Did)]
        more = takewhile(lambda two: self.game.goes_with(two[0][0], two[1][0]), pairwise(done))
        return (*done[:1], *(after for _, after in more))

    def can_undo(self, seat: int | None = None) -> bool:
        return self.why_no_undo(seat) is None

    def can_redo(self, seat: int | None = None) -> bool:
        return self.why_no_redo(seat) is None

    def why_no_undo(self, seat: int | None = None) -> IllegalError | None:
        try:
            self._undo_from(seat)
        except IllegalError as why:
            return why
        return None

    def why_no_redo(self, seat: int | None = None) -> IllegalError | None:
        there = self._taken_back and (seat is None or self._taken_back[-1][0].command.seat == seat)
        return None if there else IllegalError("nothing_to_redo")

    def seat_changes(
        self,
        seat: int,
        kind: Kind,
        level: str | None = None,
        name: str | None = None,
        undo: UndoPolicy | None = None,
    ) -> None:
        """Hands a seat to a bot, to a person, to another level, name or way of taking back."""
        if not 0 <= seat < len(self._seats):
            raise IllegalError("no_such_seat", seat=seat)
        change = SeatChanged(seat, kind, level, name, undo)
        change.check()
        self._commit(Seated(change))

    @property
    def why_no_branch(self) -> IllegalError | None:
        """Why no game may branch off now; None where one may."""
        return branching.refusal(self.game, self._header, self._seats, ended=self.ended)

    def branch(
        self, events: int, seed: str, origin: str | None = None
    ) -> tuple[Header, tuple[Entry[E, C], ...]]:
        """Header and journal of a game that goes on from the decision at or before this point, on new chance.

        Where that tells something of this game's future, this one says so from now on.
        """
        if refused := self.why_no_branch:
            raise refused
        ends = self._steps_until(events)
        if ends == 0:
            raise IllegalError("no_such_moment", events=events, length=len(self._events))
        steps, shared = tuple(self._steps[:ends]), self._points[ends].events
        since = number_after(own_before(shared + 1, steps), self._events)
        header = self.header.of_branch(shared, since, seed, origin)
        if branching.is_told(self.game, ended=self.ended):
            self._keep(Branched())
            self._absorb(Branched())
        return header, steps

    def listen(
        self, seat: int | None, hear: Callable[[Advanced[V] | Rewound[V]], None]
    ) -> Callable[[], None]:
        """Tells of every change, as this seat may see it. Call what is returned to stop."""
        key = object()
        self._listeners[key] = (seat, hear)
        return lambda: self._listeners.pop(key, None) and None

    # How

    @property
    def _chance(self) -> SeededChance:
        if not self._chances:
            raise IllegalError("seed_is_sealed")
        own = len(self._events) - self._seat_changes
        for before, chance in reversed(self._chances):
            if before <= own:
                return chance
        raise AssertionError("the first seed holds from the first event on")

    def _commit(self, entry: Entry[E, C]) -> None:
        self._keep(entry)
        before, length = self.state, len(self._events)
        stayed = self._absorb(entry)
        for seat, hear in tuple(self._listeners.values()):
            views = self.game.view(before, seat), self.game.view(self.state, seat)
            if isinstance(entry, Undid):
                hear(Rewound(length + len(stayed) - len(self._events), stayed, *views))
            else:
                hear(Advanced(tuple(self._as_seen(event, seat) for event in self._events[length:]), *views))

    def _absorb(self, entry: Entry[E, C]) -> tuple[SeatChanged, ...]:
        """Gives the changes of seats among what an undo took back."""
        match entry:
            case Did():
                if self._taken_back:
                    self._foresight += self._lessons_taken_back()
                    self._taken_back.clear()
                self._append(entry)
            case Undid(commands):
                return self._take_back(commands)
            case Redid():
                for did in self._taken_back.pop():
                    self._append(did)
            case Began() | Seated():
                self._append(entry)
            case Branched():
                self._branches += 1
        return ()

    def _append(self, step: Began[E] | Did[C, E] | Seated) -> None:
        state = self._points[-1].state
        if isinstance(step, Seated):
            self._events.append(step.change)
            self._seat_changes += 1
            self._seats = seated(self._seats, step.change)
        else:
            evolve = self.game.evolve
            for event in step.events:
                state = evolve(state, event)
            self._events.extend(step.events)
        self._steps.append(step)
        self._points.append(_Point(len(self._events), state))

    def _take_back(self, commands: int) -> tuple[SeatChanged, ...]:
        taken: list[Did[C, E]] = []
        changes: list[Seated] = []
        while len(taken) < commands:
            step = self._steps.pop()
            self._points.pop()
            if isinstance(step, Did):
                taken.append(step)
            elif isinstance(step, Seated):
                changes.append(step)
                self._seat_changes -= 1
        del self._events[self._points[-1].events :]
        self._taken_back.append(tuple(reversed(taken)))
        for seat in reversed(changes):
            self._append(seat)
        return tuple(seat.change for seat in reversed(changes))

    def _steps_until(self, events: int) -> int:
        """How many steps had come to their end when there were so many events."""
        if not 0 <= events <= len(self._events):
            raise IllegalError("no_such_moment", events=events, length=len(self._events))
        return bisect_right(self._points, events, key=lambda point: point.events) - 1

    def _undo_from(self, seat: int | None) -> int:
        """The step that an undo goes back to, itself included; raises IllegalError where there is none."""
        if self._setup.sealed and self.ended:  # whoever goes on from here would know the seed
            raise IllegalError("the_seal_is_open")
        policy = self._setup.undo
        assert policy is not None  # `Header.settled`
        table = TakingBack(self.game, self._steps, lambda at: self._points[at].state, self._seats, policy)
        return table.undo_from(seat)

    def _lessons_taken_back(self) -> int:
        return sum(lessons(self.game, did) for group in self._taken_back for did in group)

    def _as_seen(self, event: E | SeatChanged, seat: int | None) -> Any:
        return event if isinstance(event, SeatChanged) else self.game.seen(event, seat)


AnySession = Session[Any, Any, Any, Any]
