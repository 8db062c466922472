"""Random operations on a session, each compared with a fold of the test's own.

After every operation events, state, seats, what was taken back, and who may undo and redo must be those of
the fold; listeners that keep a log of their own must hold it. In the end `verify` and the referee must accept
its log.
"""

from io import BytesIO
from random import Random
from typing import Any

from game.bots import levels
from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.journal import encode_entry, entry_decoder
from game.core.log import BrokenLogError, write
from game.core.seats import Seat, SeatChanged
from game.core.session import Session
from game.core.verify import verify
from game.shelf import GAMES
from tests.properties.playing import any_seats, options, random_command
from tests.torture import running
from tests.torture.fold import Fold, Step
from tests.torture.listening import Ear
from tests.torture.referee import judge
from tests.torture.running import Case, hold

OPERATIONS = 80  # a case

KINDS = ("do",) * 10 + ("undo",) * 3 + ("redo",) * 2 + ("seat", "branch", "seek", "load")
UNDO = (None, "free", "fair", "off")


def run(times: int, seed: str, only: int | None = None) -> dict[str, Any]:
    return running.run(Sessions(), times, seed, only)


class Sessions:
    def case(self, random: Random) -> Case:
        given = {
            "game": random.choice(tuple(GAMES)),
            "undo": random.choice(UNDO[1:]),
            "bots": random.randrange(8),
            "sealed": random.random() < 0.2,
        }
        steps = [(random.choice(KINDS), random.randrange(10_000)) for _ in range(OPERATIONS)]
        return Case(given, {"number": random.randrange(10_000)}, steps)

    def weight(self, case: Case) -> int:
        return len(case.steps)

    def figures(self) -> dict[str, Any]:
        return {}

    def stands(self, case: Case) -> None:
        played = Played(case)
        for kind, number in case.steps:
            getattr(played, kind)(number)
            played.compare()
        played.stands_as_log()


class Played:
    """The session, its journal, and the fold beside it. Each operation takes any number."""

    def __init__(self, case: Case) -> None:
        key, number = case.given["game"], case.sizes["number"]
        self.game = GAMES[key]
        seats = tuple(
            Seat(f"N{at}", "bot", "easy") if case.given["bots"] >> at & 1 else Seat(f"N{at}", "human")
            for at in range(any_seats(key, number))
        )
        setup: Any = options(key, case.given["undo"])
        setup = type(setup)(**{**_fields(setup), "sealed": case.given["sealed"]})
        self.sealed = case.given["sealed"]
        self.header = Header.of(self.game, setup, seats, f"torture {number}")
        self.journal: list[Any] = []
        self._sit(Session.start(self.game, self.header, self.journal.append))
        self.fold = Fold(self.game, seats, case.given["undo"], self.sealed, [Step(self.session.events)])

    def _sit(self, session: Session[Any, Any, Any, Any]) -> None:
        self.session = session
        self.ears = [Ear(session, seat) for seat in (None, 0)]

    # Operations

    def do(self, number: int) -> None:
        if self.session.ended:
            return
        command = random_command(self.session, Random(number))
        self.fold.do(command, self.session.do(command))

    def undo(self, number: int) -> None:
        self._agree("undo", self._anybody(number))

    def redo(self, number: int) -> None:
        self._agree("redo", self._anybody(number))

    def seat(self, number: int) -> None:
        seat, kind = number % len(self.session.seats), ("human", "bot")[number // 7 % 2]
        change = SeatChanged(
            seat,
            kind,  # pyright: ignore[reportArgumentType]
            "hard" if kind == "bot" else None,
            f"M{number}" if number % 3 else None,
            UNDO[number // 14 % 4],  # pyright: ignore[reportArgumentType]
        )
        self.session.seat_changes(change.seat, change.kind, change.level, change.name, change.undo)
        self.fold.seat_changes(change)

    def seek(self, number: int) -> None:
        events = number % (self.session.length + 1)
        hold("seek finds another state", self.session.seek(events) == self.fold.state(events), events)

    def load(self, _number: int) -> None:
        """As the library does: from what was kept of it."""
        decode = entry_decoder(self.game)
        self.journal[:] = [decode(encode_entry(entry)) for entry in self.journal]
        self._sit(Session(self.game, self.header, tuple(self.journal), self.journal.append))

    def branch(self, number: int) -> None:
        """Every second time it is gone on with; else it is only known that there was one."""
        at = number % (self.session.length + 1)
        branched = self.fold.branched(at)
        try:
            header, journal = self.session.branch(at, f"branch {number}", "abcdefgh")
        except IllegalError as refused:
            may_be = branched is None or self._may_not_branch()
            hold("a branch is refused", may_be, (at, str(refused)))
            return
        hold("a branch within the set-up", branched is not None, at)
        assert branched is not None
        hold("another past of a branch", header.branch_of == ("abcdefgh", len(branched.events)), header)
        hold("a branch of what may have none", not self._may_not_branch(), header)
        self.fold.branches += self.game.key == "seventeen" and not self.session.ended
        if number % 2:
            return
        self.header, self.journal, self.fold = header, list(journal), branched
        self._sit(Session(self.game, self.header, tuple(journal), self.journal.append))

    # What must hold

    def compare(self) -> None:
        session, fold = self.session, self.fold
        hold("other events", session.events == fold.events, lambda: (session.events, fold.events))
        hold("another state", session.state == fold.state(), lambda: (session.state, fold.state()))
        hold("other seats", session.seats == fold.seats, lambda: (session.seats, fold.seats))
        undone = session.header.undone, fold.undone
        hold("more or less was taken back", undone[0] == undone[1], undone)
        hold("more or fewer branches", session.header.branched == fold.branches, session.header)
        for seat in (None, *range(len(session.seats))):
            may = session.can_undo(seat), fold.undo_from(seat) is not None
            hold("who may undo", may[0] == may[1], (seat, may))
        for ear in self.ears:
            ear.compare()

    def stands_as_log(self) -> None:
        text = b"".join(write(self.session.header, self.session.events))
        try:
            list(verify(BytesIO(text), GAMES, levels))
        except BrokenLogError as broken:
            raise running.FoundError(
                "verify refuses what was played", (broken.line, str(broken.why))
            ) from broken
        refused = judge(text)
        hold("the referee refuses what was played", refused is None, refused)

    # How

    def _anybody(self, number: int) -> int | None:
        seats = len(self.session.seats)
        return (None, *range(seats))[number % (seats + 1)]

    def _agree(self, what: str, seat: int | None) -> None:
        """Session and fold do it, or neither does."""
        try:
            getattr(self.session, what)(seat)
        except IllegalError as refused:
            hold(f"{what} is refused", not getattr(self.fold, what)(seat), (seat, str(refused)))
        else:
            hold(f"{what} is not refused", getattr(self.fold, what)(seat), seat)

    def _may_not_branch(self) -> bool:
        """A sealed game that runs, and one of hidden hands that runs and isn't free to everybody."""
        free = self.fold.policy == "free" and all(seat.undo in (None, "free") for seat in self.fold.seats)
        hidden = self.game.key == "seventeen" and not free
        return not self.session.ended and (self.sealed or hidden)


def _fields(setup: Any) -> dict[str, Any]:
    return {name: getattr(setup, name) for name in setup.__struct_fields__}
