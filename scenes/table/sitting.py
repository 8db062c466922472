"""A session at this table: who sits where, whose decision it is, and what the eyes at the screen may know.

Scenes get views and events as seen, and never the state. `eyes` is the seat whose knowledge is on screen:
None where all is public, or where nobody's hand may be seen.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from hashlib import blake2b
from typing import Any

from msgspec import Struct

from game.bots import past_for
from game.bots.explain.coach import COACH, Coaching
from game.core.chance import new_seed
from game.core.changes import Advanced, Rewound
from game.core.game import Game, Setup, UndoPolicy
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.library import Library, Trouble
from game.core.library.alone import earlier_turns, turns
from game.core.recorded import RecordedChance
from game.core.seats import Kind, Seat
from game.core.session import Session
from scenes.art.palette import SEATS, SeatColour
from scenes.table.ease import AS_USUAL, Ease
from scenes.table.question import Question

AnySession = Session[Any, Any, Any, Any]


class Beat(Struct, frozen=True):
    """An event as the eyes saw it, the place it has in the log, and what they knew after it."""

    n: int
    event: Any
    view: Any


class WentOn(Struct, frozen=True):
    beats: tuple[Beat, ...]


class WentBack(Struct, frozen=True):
    """The game stands after `n` events again."""

    n: int
    view: Any


Heard = Callable[[WentOn | WentBack], None]


class Sitting:
    """`library` is the one that keeps the session, if any does; `colours` are the seats', in their order;
    `picture` tells that of whoever sits there, if they have one.
    """

    def __init__(
        self,
        session: AnySession,
        library: Library | None = None,
        colours: Sequence[SeatColour] = SEATS,
        picture: Callable[[Seat], str | None] = lambda _: None,
    ) -> None:
        self.colours = tuple(colours)
        self.picture = picture
        self.eyes: int | None = None
        self.changes = 0
        """Counts what has happened at the table, so that a late answer can be told from one in time."""
        self.session = session
        """For the library, the result and whoever else keeps games. A scene of a game has no use for it."""
        self._library = library
        self._bot_seeds = [secrets.token_hex(16) for _ in session.seats]
        self._heard: Heard = lambda _: None
        self._eases: tuple[Ease, ...] = (AS_USUAL,) * len(session.seats)
        self._keep_eases: Callable[[tuple[Ease, ...]], object] = lambda _: None
        self._unsubscribe = session.listen(None, self._tell)

    @classmethod
    def in_memory(
        cls, game: Game[Any, Any, Any, Any], setup: Setup, seats: tuple[Seat, ...], seed: str | None = None
    ) -> "Sitting":
        return cls(Session.start(game, Header.of(game, setup, seats, seed or new_seed())))

    # What is known

    @property
    def game(self) -> str:
        return self.session.game.key

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.session.seats

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "human")

    @property
    def view(self) -> Any:
        return self.session.view(self.eyes)

    def tumbling(self, n: int) -> int:
        """Seeds how dice tumble when they are rolled after so many events: in each game in its own way."""
        header = self.session.header
        told = f"{header.seed_hash or header.seed} {n}".encode()
        return int.from_bytes(blake2b(told, digest_size=8).digest())

    @property
    def public_view(self) -> Any:
        """What everybody knows."""
        return self.session.view(None)

    @property
    def length(self) -> int:
        return self.session.length

    def view_at(self, n: int) -> Any:
        """What the eyes know, or knew, after so many events."""
        return self.session.game.view(self.session.seek(n), self.eyes)

    def open_views(self, n: int) -> tuple[Any, ...]:  # noqa: ARG002 - for onlookers
        """What each seat knew after so many events, where all lies open; else nothing."""
        return ()

    def seen(self) -> tuple[Any, ...]:
        """The game so far, as the eyes saw it."""
        return self.session.seen(self.eyes)

    @property
    def to_act(self) -> int | None:
        return self.session.game.to_act(self.session.state)

    @property
    def callers(self) -> tuple[int, ...]:
        return self.session.game.callers(self.session.state)

    def legal(self, seat: int) -> Iterator[Any]:
        return self.session.game.legal(self.session.state, seat)

    def by_itself(self, command: Any) -> bool:
        """Its player had nothing to think about."""
        return self.session.game.by_itself(self.session.state, command)

    def first_wish(self, wishes: Sequence[Any]) -> Any:
        """Of what several seats want at the same moment, what is carried out."""
        return self.session.game.first_wish(self.session.state, wishes)

    def question(self, seat: int) -> Question | Coaching:
        """What the bot of that seat is asked; it is told what that seat knows, whoever looks on."""
        level = self.seats[seat].level or "easy"
        asked = (self.game, self.session.view(seat), tuple(self.legal(seat)), self._bot_seeds[seat], level)
        if level == COACH:
            return Coaching(*asked, self.public_view)
        return Question(*asked, past_for(level, self.session, seat))

    @property
    def trouble(self) -> Trouble | None:
        """Why the last moves are in memory only."""
        return self._library.saved(self.session).trouble if self._library else None

    def ease(self, seat: int) -> Ease:
        """How much the table helps there. It is nothing that the game knows of."""
        return self._eases[seat]

    def undo_policy(self, seat: int) -> UndoPolicy:
        """That seat's own way of taking back, or the table's."""
        return self.seats[seat].undo or self.session.header.setup["undo"]

    def head_start(self, seat: int) -> int:
        given = self.session.header.setup.get("head_start")
        return given[seat] if given else 0

    def winners_at(self, n: int) -> tuple[int, ...]:
        """Who had won after so many events; nobody while the game still ran."""
        if self.to_act is not None or n != self.length:
            return ()
        return next(event.winners for event in reversed(self.seen()) if hasattr(event, "winners"))

    def turns_alone(self) -> tuple[int, ...]:
        """Of one who plays alone: the turns of each game of this kind, this one last."""
        earlier = earlier_turns(self._library, self.session) if self._library else ()
        return (*earlier, turns(self.session))

    @property
    def undoes(self) -> tuple[tuple[Any, Any], ...]:
        """The commands that an undo would take back, each with what the eyes knew when it was given."""
        return tuple((command, self.view_at(n)) for command, n in self.session.undoes())

    def one_by_one(self, commands: Sequence[Any]) -> tuple[tuple[Any, Any], ...]:
        """A decision's commands, each with what will be known when it is given. Only the last may roll."""
        state, game = self.session.state, self.session.game
        steps: list[tuple[Any, Any]] = []
        for command in commands:
            steps.append((command, game.view(state, self.eyes)))
            if command is not commands[-1]:
                state = reduce(game.evolve, game.decide(state, command, RecordedChance()), state)
        return tuple(steps)

    # What changes it

    def set_at_ease(
        self, eases: Sequence[Ease], keep: Callable[[tuple[Ease, ...]], object] = lambda _: None
    ) -> None:
        """Each seat with its ease; `keep` is told whenever one changes."""
        self._eases, self._keep_eases = tuple(eases), keep

    def put_at_ease(self, seat: int, ease: Ease) -> None:
        self._eases = (*self._eases[:seat], ease, *self._eases[seat + 1 :])
        self._keep_eases(self._eases)

    def agree_on_undo(self, seat: int, undo: UndoPolicy) -> None:
        """It stands in the log, and holds from now on."""
        now = self.seats[seat]
        self.session.seat_changes(seat, now.kind, now.level, undo=undo)

    def listen(self, heard: Heard) -> None:
        self._heard = heard

    def look_as(self, seat: int | None) -> None:
        """From now on this seat's knowledge is on screen."""
        self._unsubscribe()
        self.eyes = seat
        self._unsubscribe = self.session.listen(seat, self._tell)

    def do(self, command: Any) -> None:
        """Raises IllegalError with the reason where the rules don't allow it."""
        self.session.do(command)

    def undo(self) -> None:
        self.session.undo()

    def redo(self) -> None:
        self.session.redo()

    @property
    def why_no_undo(self) -> IllegalError | None:
        return self.session.why_no_undo()

    @property
    def why_no_redo(self) -> IllegalError | None:
        return self.session.why_no_redo()

    def hand_over(self, seat: int, kind: Kind, level: str | None = None, name: str | None = None) -> None:
        """The seat is a bot's or a person's from now on; the bot starts with no memory of its own."""
        self._bot_seeds[seat] = secrets.token_hex(16)
        self.session.seat_changes(seat, kind, level, name)

    def leave(self) -> None:
        """Nobody here plays it any more."""
        self._unsubscribe()
        if self._library:
            self._library.leave(self._library.saved(self.session).id)

    def _tell(self, change: Advanced[Any] | Rewound[Any]) -> None:
        self.changes += 1
        if isinstance(change, Rewound):
            self._heard(WentBack(self.length, change.after))
            return
        first = self.length - len(change.events) + 1
        beats = [Beat(n, event, self.view_at(n)) for n, event in enumerate(change.events, first)]
        self._heard(WentOn(tuple(beats)))


class Ended(Struct, frozen=True):
    """What a result is made of: the sitting whose game has ended, and what its scene was given to pass on."""

    sitting: Sitting
    evening: object = None
