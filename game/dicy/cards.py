"""The twelve cards: what a pick of dice must be, what it is worth, and what scoring does to the others.

A value is what a die shows; picked dice and the roll are given as values, in any order.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from game.core.illegal import IllegalError

Value = Literal[1, 2, 3, 4, 5, 6]
VALUES: tuple[Value, ...] = (1, 2, 3, 4, 5, 6)
DICE = 6

Card = Literal[
    "any_two",
    "low_six",
    "odds",
    "straight",
    "two_pairs",
    "sixes",
    "pair_double",
    "lowest_three",
    "distinct4",
    "distinct_sum",
    "forty",
    "same5",
]
Effect = Literal["chill_neighbours", "chill_everyone", "thaw_neighbours"]
Values = Sequence[int]


# What the picked dice must be, besides so many


def any_values(_picked: Values, _roll: Values) -> None:
    """All are fine."""


def every_value_1_to_5(picked: Values, _roll: Values) -> IllegalError | None:
    return IllegalError("no_die_may_be_a_six") if 6 in picked else None


def every_value_odd(picked: Values, _roll: Values) -> IllegalError | None:
    even = next((value for value in picked if value % 2 == 0), None)
    return None if even is None else IllegalError("every_die_must_be_odd", value=even)


def every_value_6(picked: Values, _roll: Values) -> IllegalError | None:
    other = next((value for value in picked if value != 6), None)
    return None if other is None else IllegalError("every_die_must_be_a_six", value=other)


def all_different(picked: Values, _roll: Values) -> IllegalError | None:
    twice = _repeated(picked)
    return IllegalError("all_values_must_differ", value=twice) if twice else None


def all_equal(picked: Values, _roll: Values) -> IllegalError | None:
    return None if len(set(picked)) == 1 else IllegalError("all_values_must_be_equal")


def consecutive(picked: Values, _roll: Values) -> IllegalError | None:
    if twice := _repeated(picked):
        return IllegalError("a_straight_repeats_no_value", value=twice)
    if any(high != low + 1 for low, high in pairwise(sorted(picked))):
        return IllegalError("values_must_be_consecutive")
    return None


def two_different_pairs(picked: Values, _roll: Values) -> IllegalError | None:
    low, second, third, high = sorted(picked)
    if low != second or third != high:
        return IllegalError("these_are_not_two_pairs")
    if low == high:
        return IllegalError("two_pairs_need_different_values", value=low)
    return None


def three_lowest(picked: Values, roll: Values) -> IllegalError | None:
    lowest = sorted(roll)[:3]
    return None if sorted(picked) == lowest else IllegalError("not_the_three_lowest", lowest=tuple(lowest))


def _repeated(picked: Values) -> int | None:
    return next((low for low, high in pairwise(sorted(picked)) if low == high), None)


class Rule(Struct, frozen=True):
    """One line of the canon's table of cards."""

    fewest: int
    most: int
    condition: Callable[[Values, Values], IllegalError | None]
    points: Callable[[Values], int] = sum
    effect: Effect | None = None


RULES: dict[Card, Rule] = {
    "any_two": Rule(2, 2, any_values, effect="chill_neighbours"),
    "low_six": Rule(6, 6, every_value_1_to_5),
    "odds": Rule(1, 6, every_value_odd),
    "straight": Rule(2, 6, consecutive),
    "two_pairs": Rule(4, 4, two_different_pairs),
    "sixes": Rule(1, 6, every_value_6, effect="thaw_neighbours"),
    "pair_double": Rule(2, 2, all_equal, lambda picked: 2 * sum(picked)),
    "lowest_three": Rule(3, 3, three_lowest, effect="chill_everyone"),
    "distinct4": Rule(1, 6, all_different, lambda picked: 4 * len(picked)),
    "distinct_sum": Rule(1, 5, all_different),
    "forty": Rule(6, 6, any_values, lambda picked: 40 - sum(picked)),
    "same5": Rule(1, 6, all_equal, lambda picked: 5 * len(picked)),
}
CARDS: tuple[Card, ...] = tuple(RULES)  # in the order of rules.md


def why_not(card: Card, picked: Values, roll: Values) -> IllegalError | None:
    """Why the card can't be scored with these dice of the roll; None if it can."""
    rule = RULES[card]
    if not rule.fewest <= len(picked) <= rule.most:
        if rule.fewest == rule.most:
            return IllegalError("exactly_n_dice", n=rule.most)
        return IllegalError("from_n_to_m_dice", n=rule.fewest, m=rule.most)
    return rule.condition(picked, roll)


def points(card: Card, picked: Values) -> int:
    """What a legal pick is worth on the card."""
    return RULES[card].points(picked)


def effect(card: Card) -> Effect | None:
    return RULES[card].effect
