"""The coach plays as the expert does, and says after its turn in one line why.

That is a help of the table, like a hint: nothing of it is in the log. At a game of hidden cards it says what
can be said aloud: its reasons tell no hand.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from game import bots
from game.bots.explain.hint import SEED
from game.bots.reason import Reason
from game.bots.record import bots_of

COACH = "coach"


class Advised(Struct, frozen=True):
    """What the coach does, and why; no reason where nothing else could be done, or where none can be told."""

    command: Any
    reason: Reason | None


class Coaching(Struct, frozen=True):
    """A question for the bots' process, in place of one to a bot."""

    game: str
    view: Any
    legal: tuple[Any, ...]
    seed: str
    level: str = COACH
    public: Any = None
    """What everybody knows."""

    def answered(self) -> Advised:
        command = bots.ask(self.game, self.level, self.view, iter(self.legal), self.seed)
        known = bots_of(self.game)
        if self.level != COACH or (len(self.legal) < 2 and not known.aloud):
            return Advised(command, None)
        return Advised(command, known.reason_aloud(self.view, self.public, command, Random(SEED)))  # noqa: S311


def coached(game: str) -> bool:
    return COACH in bots_of(game).references


def of_the_turn(said: Sequence[Reason | None]) -> Reason | None:
    """In one line: why the turn ended as it did, or the last thing that there was to decide."""
    return next((reason for reason in reversed(said) if reason), None)
