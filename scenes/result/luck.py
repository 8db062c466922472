"""What the dice gave to each seat, as the bots' process finds it out behind the page."""

from collections.abc import Callable, Sequence

from game.core.library.alone import turns
from game.review.ghost import Ghost, Raised, may_be_raised
from game.review.ledger import Ledger
from game.review.parts import may_be_reviewed
from scenes.game_record.result import Figure
from scenes.review import sentences
from scenes.review.reckoning import Reckoning
from scenes.shelf import on_screen
from scenes.table.bots.process import Minds, Wake
from scenes.table.ease import Ease
from scenes.table.sitting import AnySession
from scenes.text.words import _, number, percent


class Luck:
    """Nothing before all of it is known, and nothing where it is only estimated: that would mislead."""

    def __init__(self, session: AnySession, eases: Sequence[Ease] = ()) -> None:
        self._session = session
        self._races = [ease.ghost for ease in eases] == [True]
        self._ghost: RacedGhost | None = None
        self._reckoning: Reckoning | None = None

    def work(self, wake: Wake, told: Callable[[], None]) -> None:
        if may_be_reviewed(self._session) and on_screen(self._session.game.key).result().luck:
            self._reckoning = Reckoning(self._session, wake, told)
        if self._races:
            self._ghost = RacedGhost(self._session, wake, told)

    def close(self) -> None:
        for working in filter(None, (self._reckoning, self._ghost)):
            working.close()

    @property
    def raced(self) -> tuple[str, ...]:
        """What the dice had in them, for who raced the ghost."""
        return self._ghost.words if self._ghost else ()

    @property
    def figures(self) -> tuple[Figure, ...]:
        found = self._reckoning
        ledger = found.ledger if found and found.done else None
        return (luck_figure(ledger),) if ledger and ledger.exact else ()


class RacedGhost:
    """What the dice of somebody who raced the ghost had in them; `told` hears when it is known."""

    def __init__(self, session: AnySession, wake: Wake, told: Callable[[], None]) -> None:
        self.words: tuple[str, ...] = ()
        self._session, self._told = session, told
        self._minds = Minds(wake)
        if may_be_raised(session):
            self._minds.ask(Raised(session.header, session.steps, 0), self._heard, self.close)

    def _heard(self, ghost: Ghost | None) -> None:
        self.close()
        if ghost:
            left = (sentences.left(ghost.left),) if ghost.left else ()
            self.words = (sentences.ghost(ghost, turns(self._session)), *left)
            self._told()

    def close(self) -> None:
        self._minds.close()


def luck_figure(ledger: Ledger) -> Figure:
    """In chance to win, or alone in turns saved."""
    if ledger.unit == "turns":
        saved = -ledger.luck[0]
        return Figure(_("Luck (turns saved)"), (_signed(saved, number(saved, 1)),))
    won = tuple(_signed(luck, percent(luck)) for luck in ledger.luck)
    return Figure(_("Luck (win chance)"), won)


def _signed(amount: float, words: str) -> str:
    return f"+{words}" if amount > 0 else words
