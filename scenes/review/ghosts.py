"""Ghosts of a game's seats, from the bots' process: one is raised when somebody asks for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.review.ghost import Ghost, Raised, may_be_raised
from scenes.table.bots.process import Minds, Wake

if TYPE_CHECKING:
    from scenes.table.sitting import AnySession


class Ghosts:
    def __init__(self, session: "AnySession", wake: Wake, told: Callable[[], None]) -> None:
        self.found: dict[int, Ghost] = {}
        self.may_be_raised = may_be_raised(session)
        self._session, self._told = session, told
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

        self._minds.ask(Raised(self._session.header, self._session.steps, seat), heard)
        self._told()

    def close(self) -> None:
        self._minds.close()
