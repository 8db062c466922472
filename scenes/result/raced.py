"""What the dice of somebody who raced the ghost had in them, from the bots' process, behind the page."""

from collections.abc import Callable

from game.core.library.alone import turns
from game.review.ghost import Ghost, Raised, may_be_raised
from scenes.review import sentences
from scenes.table.bots.process import Minds, Wake
from scenes.table.sitting import AnySession


class RacedGhost:
    """`told` hears when there is something to say."""

    def __init__(self, session: AnySession, wake: Wake, told: Callable[[], None]) -> None:
        self.words: tuple[str, ...] = ()
        self._session, self._told = session, told
        self._minds = Minds(wake)
        if may_be_raised(session):
            self._minds.ask(Raised(session.header, session.steps, 0), self._heard)

    def _heard(self, ghost: Ghost | None) -> None:
        self.close()
        if ghost:
            left = (sentences.left(ghost.left),) if ghost.left else ()
            self.words = (sentences.ghost(ghost, turns(self._session)), *left)
            self._told()

    def close(self) -> None:
        self._minds.close()
