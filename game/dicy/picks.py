"""What may be picked from a roll: sub-sets of the dice. Of equal dice, those with the lowest numbers."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from game.dicy.cards import DICE, Card, Value, points, why_not

Dice = tuple[int, ...]  # numbers of dice, ascending

_SUBSETS: tuple[Dice, ...] = tuple(
    places for count in range(1, DICE + 1) for places in combinations(range(DICE), count)
)


def picks(card: Card, roll: Sequence[Value]) -> Iterator[Dice]:
    """Every pick that the card may be scored with, the fewest dice first."""
    order, values = _in_order(roll)
    for places in _fitting(card, values):
        yield _numbers(order, places)


def best_pick(card: Card, roll: Sequence[Value]) -> Dice | None:
    """The pick that is worth most on the card; None if none is legal."""
    return max(
        picks(card, roll), key=lambda dice: points(card, tuple(roll[die] for die in dice)), default=None
    )


def subsets(roll: Sequence[Value]) -> Iterator[Dice]:
    """Every choice of one or more dice, the fewest first."""
    order, values = _in_order(roll)
    for places in _telling_apart(values):
        yield _numbers(order, places)


def _in_order(roll: Sequence[Value]) -> tuple[Dice, tuple[Value, ...]]:
    """The numbers of the dice in order of value, of equal ones the lowest number first; and the values."""
    order = tuple(sorted(range(DICE), key=roll.__getitem__))
    return order, tuple([roll[die] for die in order])


def _numbers(order: Dice, places: Dice) -> Dice:
    return tuple(sorted([order[place] for place in places]))


# The tuples inside are those of _SUBSETS.


@lru_cache(128)
def _telling_apart(values: tuple[Value, ...]) -> tuple[Dice, ...]:
    """The places in an ordered roll that make different picks."""

    def lowest_of_equal(places: Dice) -> bool:
        return all(
            place == 0 or values[place - 1] != values[place] or place - 1 in places for place in places
        )

    return tuple(filter(lowest_of_equal, _SUBSETS))


@lru_cache(128)  # a game asks again and again about the dice on the table
def _fitting(card: Card, values: tuple[Value, ...]) -> tuple[Dice, ...]:
    return tuple(
        places
        for places in _telling_apart(values)
        if why_not(card, [values[place] for place in places], values) is None
    )
