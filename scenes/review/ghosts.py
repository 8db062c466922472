"""Ghosts of a game's seats, from the bots' process: one is raised when somebody asks for it.

Beside the seat's own turns each has its line in the curve, and a translucent plate at the table.
"""

from collections.abc import Callable, Iterable

from game.core.game import event_type
from game.review.ghost import Ghost, Raised, may_be_raised
from scenes.replay.timeline import Timeline
from scenes.review import sentences
from scenes.table.bots.process import Minds, Wake
from scenes.table.ghost_plate import GhostScore
from scenes.table.sitting import AnySession
from scenes.text.words import _


class Ghosts:
    def __init__(self, session: AnySession, course: Timeline, wake: Wake, told: Callable[[], None]) -> None:
        self.found: dict[int, Ghost] = {}
        self.may_be_raised = may_be_raised(session)
        self._session, self._course, self._told = session, course, told
        self._minds = Minds(wake)

    @property
    def working(self) -> bool:
        return self._minds.thinking

    def ask(self, seat: int) -> None:
        def heard(ghost: Ghost | None) -> None:
            if ghost is not None:
                self.found[seat] = ghost
            self._minds.close()
            self._told()

        asked = Raised(self._session.header, self._session.steps, seat)
        self._minds.ask(asked, heard, lambda: heard(None))
        self._told()

    def close(self) -> None:
        self._minds.close()

    # Beside the seat's own turns

    def ends(self, seat: int) -> list[int]:
        """The stops at which a seat's turns are over."""
        return [
            self._course.at_or_after(n)
            for n, event in enumerate(self._session.events, 1)
            if event_type(event) == "TurnEnded" and event.seat == seat
        ]

    def turns(self, seat: int, n: int) -> int:
        """How many the seat has had by then."""
        return sum(end <= n for end in self.ends(seat))

    def score(self, seat: int, n: int) -> int:
        """The ghost's, after as many turns as the seat has had by then; one that is done stays."""
        done = self.turns(seat, n)
        return self.found[seat].turns[min(done, len(self.found[seat].turns)) - 1][0] if done else 0

    def told(self, n: int, name: Callable[[int], str]) -> list[str]:
        return [
            sentences.ghosts_score(name(seat), self.score(seat, n))
            for seat in self.found
            if self.turns(seat, n)
        ]

    def line(self, seats: Iterable[int]) -> tuple[tuple[float, float], ...]:
        """In the curve, of these seats."""
        return tuple(
            (self._course.share(end), value)
            for seat in seats
            if seat in self.found
            for end, (_score, value) in zip(self.ends(seat), self.found[seat].turns, strict=False)
        )

    def beside(self, seat: int, n: int) -> GhostScore | None:
        """For its plate; from some turn on it has other dice than the seat had."""
        if seat not in self.found:
            return None
        left = self.found[seat].left
        strayed = left is not None and self.turns(seat, n) >= left
        return GhostScore(self.score(seat, n), _("other dice") if strayed else _("same dice"))
