"""The hint itself: the expert is asked as a bot is, and what it would do is given with the reason.

Where an expert mixes what it does, so that nobody can read it, the game has an adviser who takes the best.
"""

from random import Random
from typing import Any

from msgspec import Struct

from game import bots
from game.bots.reason import Hint
from game.bots.record import bots_of

EXPERT, ADVISER = "expert", "adviser"
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
    known = bots_of(game)
    command = bots.ask(game, ADVISER if ADVISER in known.references else EXPERT, view, iter(legal), SEED)
    return Hint(command, known.reason(view, command, Random(SEED)))  # noqa: S311
