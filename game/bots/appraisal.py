"""What a game's situations are worth to every seat, for who looks back on it: an appraiser a game.

Worth is the chance of winning by seat, a shared win its share; alone it is the expected number of turns of
the whole game, of which fewer are better.
"""

from typing import Any, Protocol

from msgspec import Struct

Values = tuple[float, ...]


class Weighed(Struct, frozen=True):
    """A choice at its moment: what the best is worth, and what the one that was made is, both averaged over
    the chance that they bring at once. `pm` is half the 95 % interval of their difference."""

    best: Any
    before: Values
    after: Values
    pm: float = 0.0


class Appraiser(Protocol):
    """`error`: by how much a value may be wrong; 0 where nothing is rounded, None where nobody knows."""

    @property
    def exact(self) -> bool: ...

    @property
    def error(self) -> float | None: ...

    @property
    def undealt(self) -> Values | None:
        """What the game is worth before anything was dealt; None where all that is drawn is who begins."""
        ...

    def value(self, state: Any) -> Values:
        """Of a game that is on, with the best play from here."""
        ...

    def weigh(self, state: Any, command: Any) -> Weighed:
        """A command that has an alternative."""
        ...

    def brought(self, before: Any, command: Any, after: Any) -> Values | None:
        """What the dice or draws of a command brought, by seat: worth after them less the average before
        them, so told that it has no mean even where values are estimates. None: nothing came, or nobody can
        tell. Where the game is dealt: what the deal brought, if there is nothing before."""
        ...
