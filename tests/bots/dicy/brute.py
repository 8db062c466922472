"""A turn solved the slow way: every roll, every sub-set of its dice, every outcome; scoring by the rules."""

from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod

from game.dicy.cards import DICE, points
from game.dicy.picks import picks


@cache
def outcomes(dice):
    """Every roll of so many dice, as ascending values, and its chance."""
    rolls = []
    for roll in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(count) for count in Counter(roll).values())
        rolls.append((roll, ways / 6**dice))
    return rolls


def worth_of_a_turn(active, end, passed):
    """Before its first roll. `end(card, points, left)` and `passed` are what the ends are worth."""

    @cache
    def rolled(left, roll):
        found = [passed]
        for card in left:
            others = left - {card}
            found += [
                end(card, points(card, [roll[die] for die in pick]), others) for pick in picks(card, roll)
            ]
            for count in range(DICE):
                found += [before(others, keep) for keep in set(combinations(roll, count))]
        return max(found)

    @cache
    def before(left, keep):
        return sum(
            chance * rolled(left, tuple(sorted(keep + more))) for more, chance in outcomes(DICE - len(keep))
        )

    return before(frozenset(active), ()) if active else passed
