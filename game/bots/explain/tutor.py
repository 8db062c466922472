"""What a tutor is asked: the odds of every way on, not which is best; and what a choice would cost."""

from typing import Any

from msgspec import Struct

from game.bots.explain.costs import known
from game.bots.outlook import Outcome
from game.bots.reason import Reason
from game.bots.record import bots_of


class AskedOdds(Struct, frozen=True):
    """A question for the bots' process."""

    game: str
    view: Any
    level: str = "expert"

    def answered(self) -> tuple[Reason, ...]:
        return bots_of(self.game).told_odds(self.view)


class AskedCost(Struct, frozen=True):
    """What a decision would lose against the best, in what its seat plays for: command by command, each with
    what is known when it is given.
    """

    game: str
    commands: tuple[tuple[Any, Any], ...]
    level: str = "expert"

    def answered(self) -> float:
        if self.level != "expert":
            return 0.0
        return sum(bots_of(self.game).surely_lost(view, command) for command, view in self.commands)


class AskedOutcomes(Struct, frozen=True):
    """What several choices of a seat come to, each with its view; None for those that nobody can tell of."""

    game: str
    choices: tuple[tuple[Any, Any], ...]
    level: str = "expert"

    def answered(self) -> tuple[Outcome | None, ...]:
        return tuple(bots_of(self.game).comes_to(view, command) for view, command in self.choices)


def tutored(game: str) -> bool:
    """Whether it can tell the odds of every way on."""
    return bots_of(game).odds is not None


def warned(game: str) -> bool:
    """Whether it can hold back what is dear."""
    return known(game) or bots_of(game).surely is not None
