"""The hint itself: the expert is asked as a bot is, and what it would do is given with the reason."""

from random import Random
from typing import Any

from msgspec import Struct

from game import bots
from game.bots.reason import Hint
from game.bots.record import bots_of

EXPERT = "expert"
SEED = "hint"  # the same table gives the same hint


class Asked(Struct, frozen=True):
    """A question for the bots' process: what is known, and what may be done."""

    game: str
    view: Any
    legal: tuple[Any, ...]
    level: str = EXPERT

    def answered(self) -> Hint | None:
        """None where the expert can't be had: any other choice would be no hint."""
        asked = bots_of(self.game)
        there = self.level == EXPERT in asked.levels and asked.why
        return hint(self.game, self.view, self.legal) if there else None


def hint(game: str, view: Any, legal: tuple[Any, ...]) -> Hint:
    command = bots.ask(game, EXPERT, view, iter(legal), SEED)
    return Hint(command, bots_of(game).reason(view, command, Random(SEED)))  # noqa: S311
