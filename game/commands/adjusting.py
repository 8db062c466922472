"""Luck subtracted from an arena's results: what a level made of its games, had nobody been lucky.

A game's luck has no mean, so what it is taken from keeps its mean and loses most of its spread. Where the
values are exact all of it is taken off. Where they are estimates, so much as fits best: by a share that is
fitted on half the games and used on the other half, so that no game has a say in its own.
"""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from game.core.sums import Sum
from game.shelf import GAMES

SURE = 1.96  # standard errors of a 95 % interval


class Sums(Sum, frozen=True):
    """Of some games: what was won, its luck, and their products."""

    games: int = 0
    won: float = 0
    luck: float = 0
    won_won: float = 0
    won_luck: float = 0
    luck_luck: float = 0

    def less(self, share: float) -> tuple[float, float]:
        """The sum of what was won less this share of its luck, and of the squares of that."""
        squares = self.won_won - 2 * share * self.won_luck + share**2 * self.luck_luck
        return self.won - share * self.luck, squares

    @property
    def share(self) -> float:
        """Of the luck, with which the spread is least."""
        apart = self.luck_luck * self.games - self.luck**2
        return (self.won_luck * self.games - self.won * self.luck) / apart if apart > 0 else 0.0


def of_game(won: float, luck: float) -> Sums:
    return Sums(1, won, luck, won * won, won * luck, luck * luck)


def takes_all(game: str, seats: int) -> bool:
    """Of the luck that is told: where values are exact. Hands are estimates however few sit there."""
    return seats == 2 and GAMES[game].future == "rolled"


class Adjusted(Struct, frozen=True):
    """The share of the games won, half its 95 % interval, and by how much that is narrower than without."""

    share: float
    half: float
    factor: float

    @property
    def turned(self) -> "Adjusted":
        """Of the other of two."""
        return Adjusted(1 - self.share, self.half, self.factor)


def adjusted(halves: Sequence[Sums], *, exact: bool) -> Adjusted:
    """`halves`: of the games, two of them."""
    one, other = halves
    shares = (1.0, 1.0) if exact else (other.share, one.share)
    parts = [sums.less(share) for sums, share in zip(halves, shares, strict=True)]
    both = one + other
    plain = _half(both.games, both.won, both.won_won)
    total, squares = (sum(part) for part in zip(*parts, strict=True))
    half = _half(both.games, total, squares)
    return Adjusted(total / max(both.games, 1), half, plain / half if half else 1.0)


def _half(games: int, total: float, squares: float) -> float:
    if games < 2:
        return 1.0
    spread = max(0.0, squares - total**2 / games) / (games - 1)
    return SURE * sqrt(spread / games)
