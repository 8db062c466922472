"""An evening: several games by the same people, with a running score. The first seat goes round.

A frozen value: it changes by being told which game began, and who won it. Equals that win together each
count a win. What keeps it is `last_setups`.
"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

Length = Literal["three", "five", "open"]

MOST_GAMES: dict[Length, int] = {"three": 3, "five": 5}


class Played(Struct, frozen=True):
    """One game of the evening; `first` and `winners` are known when it has ended."""

    id: str
    first: int | None = None
    winners: tuple[int, ...] = ()

    @property
    def ended(self) -> bool:
        return bool(self.winners)


class Evening(Struct, frozen=True):
    length: Length
    seats: int
    games: tuple[Played, ...] = ()

    @property
    def makes_sense(self) -> bool:
        """Read from a file, it may name seats that it hasn't."""
        named = [seat for game in self.games for seat in (*game.winners, game.first or 0)]
        return self.seats > 0 and len(self.games) > 0 and all(0 <= seat < self.seats for seat in named)

    def began(self, game_id: str) -> "Evening":
        return replace(self, games=(*self.games, Played(game_id)))

    def ended(self, game_id: str, first: int, winners: tuple[int, ...]) -> "Evening":
        """Told twice of the same game, it takes the later word: its end may have been taken back."""
        done = Played(game_id, first, winners)
        return replace(self, games=tuple(done if game.id == game_id else game for game in self.games))

    @property
    def wins(self) -> tuple[int, ...]:
        return tuple(sum(seat in game.winners for game in self.games) for seat in range(self.seats))

    @property
    def done(self) -> int:
        """How many of its games have ended."""
        return sum(game.ended for game in self.games)

    @property
    def left(self) -> int | None:
        """How many games there may still be; None where the end is open."""
        most = MOST_GAMES.get(self.length)
        return None if most is None else max(0, most - self.done)

    @property
    def over(self) -> bool:
        """Nobody else can catch up, or there is no game left."""
        if self.left is None:
            return False
        best, *others = sorted(self.wins, reverse=True)
        return self.left == 0 or (bool(others) and best > others[0] + self.left)

    @property
    def leaders(self) -> tuple[int, ...]:
        best = max(self.wins)
        return tuple(seat for seat, wins in enumerate(self.wins) if wins == best > 0)

    @property
    def next_first(self) -> int | None:
        """The seat after the one that began last; None before the first game has ended."""
        begun = [game.first for game in self.games if game.first is not None]
        return (begun[-1] + 1) % self.seats if begun else None
