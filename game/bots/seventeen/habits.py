"""How seldom or often players hide a card and keep it: what sharpens a guess at cards that nobody sees.

Learnt from the experts' own games; `assets/tables/seventeen.json` lists it for anybody to read. A row seems
low, fair, high or full, by what a card laid on it finds (`round.height`).
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from game.seventeen.cards import PLAIN_BACKED, Kind

HEIGHTS = ("low", "fair", "high", "full")


class Habit(Struct, frozen=True):
    """Of a hundred turns of a player who holds such a card: in how many it hides it, in how many keeps it."""

    hides: int
    keeps: int


Habits = Mapping[str, Mapping[Kind, Habit]]  # by the row's height


class Leaning(Struct, frozen=True):
    """The habits as weights, by height and then in the order of the plain-backed kinds."""

    hides: tuple[Sequence[float], ...]
    keeps: tuple[Sequence[float], ...]


def leaning(habits: Habits) -> Leaning:
    by_height = [[habits[height][kind] for kind in PLAIN_BACKED] for height in HEIGHTS]
    return Leaning(
        tuple([habit.hides + 0.5 for habit in row] for row in by_height),
        tuple([habit.keeps + 0.5 for habit in row] for row in by_height),
    )
