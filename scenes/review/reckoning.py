"""A game's ledger as it comes from the bots' process, part by part."""

from collections.abc import Callable

from msgspec.structs import replace

from game.review.ledger import Ledger
from game.review.parts import Asked, Part
from scenes.table.bots.process import Minds, Wake
from scenes.table.sitting import AnySession


class Reckoning:
    """Asked for at once: whoever opens a review wants one. `told` hears whenever there is more of it."""

    def __init__(self, session: AnySession, wake: Wake, told: Callable[[], None]) -> None:
        self.ledger: Ledger | None = None
        self.share = 0.0
        self.failed = False
        self._told = told
        self._minds = Minds(wake)
        self._asked = Asked(session.header, session.steps)
        self._minds.ask(self._asked, self._heard, self.stop)

    @property
    def done(self) -> bool:
        return self.share >= 1

    @property
    def working(self) -> bool:
        return self._minds.thinking

    def stop(self) -> None:
        """What is there stays."""
        self._minds.close()
        self._told()

    def go_on(self) -> None:
        self._minds.ask(self._asked, self._heard, self.stop)
        self._told()

    def close(self) -> None:
        self._minds.close()

    def _heard(self, part: Part | None) -> None:
        if part is None:
            self.failed = True
            self._minds.close()
        else:
            before = self.ledger.rows if self.ledger else ()
            self.ledger, self.share = replace(part.ledger, rows=before + part.ledger.rows), part.share
            self._asked = replace(self._asked, begin=part.following, value=self.ledger.result)
            if self.done:
                self._minds.close()
            else:
                self._minds.ask(self._asked, self._heard, self.stop)
        self._told()
