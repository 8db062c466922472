"""A ledger made part by part, so that what is there can be shown while the rest is worked out."""

from typing import Any

from msgspec import Struct

from game.bots.appraisal import Values
from game.bots.record import bots_of
from game.core.header import Header
from game.core.session import AnySession
from game.review.ledger import Bookkeeping, Ledger, NoLedgerError
from game.shelf import GAMES

STEPS = 8  # commands at once


class Part(Struct, frozen=True):
    """A ledger with the rows of some steps; which step is next, and how far that is, up to 1."""

    ledger: Ledger
    following: int
    share: float


class Asked(Struct, frozen=True):
    """A question for the bots' process, about the steps from `begin` on; `value`: what the game was worth
    there. None where nobody can tell."""

    header: Header
    steps: tuple[Any, ...]
    begin: int = 0
    value: Values | None = None
    level: str = "expert"

    def answered(self) -> Part | None:
        if self.level != "expert":
            return None
        session = AnySession(GAMES[self.header.game], self.header, self.steps)
        try:
            books = Bookkeeping(session)
        except NoLedgerError:
            return None
        begun = books.ledger(())
        end = self.begin + STEPS
        rows = tuple(books.rows_of(self.begin, end, self.value or begun.start))
        return Part(books.ledger(rows), end, min(1.0, end / books.length))


def may_be_reviewed(session: AnySession) -> bool:
    """Once it has ended: while it runs a review would tell what hidden cards are. And by who can tell."""
    return session.ended and bots_of(session.game.key).appraiser is not None
