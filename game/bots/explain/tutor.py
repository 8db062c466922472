"""What a tutor is asked: the odds of every way on, not which is best; and what a choice would cost."""

from typing import Any

from msgspec import Struct

from game.bots.explain.reason import Reason
from game.shelf import bots_of


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
        return sum(bots_of(self.game).lost(view, command)[0] for command, view in self.commands)


def tutored(game: str) -> bool:
    """Whether there can be a tutor: where what choices cost is known."""
    return bots_of(game).odds is not None
