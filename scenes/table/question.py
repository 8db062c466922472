"""What a bot is asked. It goes to the bots' process and is answered there."""

from typing import Any

from msgspec import Struct

from game import bots
from game.bots.debt import Past


class Question(Struct, frozen=True):
    """All that a bot is told: what its seat knows, what it may do, and a seed of its own.

    Where its level looks back, what that seat saw decided, too.
    """

    game: str
    view: Any
    legal: tuple[Any, ...]
    seed: str
    level: str
    past: Past

    def answered(self) -> Any:
        return bots.ask(self.game, self.level, self.view, iter(self.legal), self.seed, self.past)
