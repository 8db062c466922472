"""The hint itself: the expert is asked as a bot is, and what it would do is given with the reason."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from msgspec import Struct

from game import bots
from game.bots.reasons import dalek, dicy, seventeen
from game.bots.reasons.reason import Hint, Reason

EXPERT = "expert"
SEED = "hint"  # the same table gives the same hint

Why = Callable[[Any, Any, Random], Reason]

WHY: Mapping[str, Why] = {"dalek": dalek.why, "dicy": dicy.why, "seventeen": seventeen.why}


class Asked(Struct, frozen=True):
    """A question for the bots' process: what is known, and what may be done."""

    game: str
    view: Any
    legal: tuple[Any, ...]
    level: str = EXPERT

    def answered(self) -> Hint | None:
        """None where the expert can't be had: any other choice would be no hint."""
        there = self.level in bots.levels(self.game) and self.level == EXPERT
        return hint(self.game, self.view, self.legal) if there else None


def hint(game: str, view: Any, legal: tuple[Any, ...]) -> Hint:
    command = bots.ask(game, EXPERT, view, iter(legal), SEED)
    return Hint(command, WHY[game](view, command, Random(SEED)))  # noqa: S311
