"""What the dice of somebody who raced the ghost had in them, from the bots' process, behind the page."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.library.alone import turns
from game.review.ghost import Ghost, Raised, may_be_raised
from scenes.review import sentences
from scenes.table.bots.process import Minds, Wake

if TYPE_CHECKING:
    from scenes.table.sitting import AnySession


class RacedGhost:
    def __init__(self, session: "AnySession") -> None:
        self.words: tuple[str, ...] = ()
        self._session = session
        self._minds: Minds | None = None

    def work(self, wake: Wake, told: Callable[[], None]) -> None:
        def heard(ghost: Ghost | None) -> None:
            self.close()
            if ghost:
                left = (sentences.left(ghost.left),) if ghost.left else ()
                self.words = (sentences.ghost(ghost, turns(self._session)), *left)
                told()

        if may_be_raised(self._session):
            self._minds = Minds(wake)
            self._minds.ask(Raised(self._session.header, self._session.steps, 0), heard)

    def close(self) -> None:
        if self._minds:
            self._minds.close()
