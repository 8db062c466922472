"""What the best pick of a roll is worth on each card, by arithmetic instead of trying every pick."""

from collections.abc import Callable
from functools import cache
from itertools import pairwise

from game.bots.dicy.lattice import PLACE, ROLLS, Multiset, with_one_more
from game.dicy.cards import DICE, VALUES, Card


def _longest_worth(roll: Multiset) -> int:
    """The best run of consecutive values, of two or more: the highest start is not always the best."""
    values = sorted(set(roll))
    best = run = 0
    length = 1
    run = values[0]
    for low, high in pairwise(values):
        length, run = (length + 1, run + high) if high == low + 1 else (1, high)
        if length > 1:
            best = max(best, run)
    return best


def _pairs(roll: Multiset) -> list[int]:
    """The values that show twice or more, the highest first."""
    return sorted({value for value in roll if roll.count(value) > 1}, reverse=True)


def _two_pairs(roll: Multiset) -> int:
    pairs = _pairs(roll)
    return 2 * (pairs[0] + pairs[1]) if len(pairs) > 1 else 0


def _pair_double(roll: Multiset) -> int:
    pairs = _pairs(roll)
    return 4 * pairs[0] if pairs else 0


_WORTH: dict[Card, Callable[[Multiset], int]] = {
    "any_two": lambda roll: sum(roll[-2:]),
    "low_six": lambda roll: 0 if 6 in roll else sum(roll),
    "odds": lambda roll: sum(value for value in roll if value % 2),
    "straight": _longest_worth,
    "two_pairs": _two_pairs,
    "sixes": lambda roll: 6 * roll.count(6),
    "pair_double": _pair_double,
    "lowest_three": lambda roll: sum(roll[:3]),
    "distinct4": lambda roll: 4 * len(set(roll)),
    "distinct_sum": lambda roll: sum(sorted(set(roll))[-5:]),
    "forty": lambda roll: 40 - sum(roll),
    "same5": lambda roll: 5 * max(roll.count(value) for value in roll),
}


@cache
def worth(card: Card) -> tuple[int, ...]:
    """The points of the best pick for each of the 462 rolls; 0 where the card can't be scored."""
    return tuple(_WORTH[card](roll) for roll in ROLLS)


MOST = max(max(worth(card)) for card in _WORTH)  # points that one score can bring


@cache
def most_with(card: Card, kept: Multiset) -> int:
    """The points of the best pick that there may be with these dice among the six."""
    if len(kept) == DICE:
        return worth(card)[PLACE[DICE][kept]]
    return max(most_with(card, with_one_more(kept, value)) for value in VALUES)
