"""The shape of a turn of Dalek Dice: which situations there are, which follow which, and how likely.

A `Spot` is what stands aside and how many dice are in hand, once the forced dice are placed. There are fewer
than 1,800: D beyond what the Humans still to come could need counts as just enough, and D that no throw can
make cover the Humans any more counts as `HOPELESS`.

A throw's Humans and Daleks are counts (H4, H2, D3, D2). All counts of `s` dice stand in one fixed order, a
layer: first those with an H4, which are the layer of s − 1 dice with one H4 more, in its order; then of the
rest those with an H2, and so on. So what keeping one die more leads to is a slice of a smaller layer, and the
maximum over everything that may be kept is taken without ever listing what may be kept (`turn`).
"""

from functools import cache
from math import comb, factorial
from typing import NamedTuple

from game.dalek.faces import DICE

HOPELESS = -1
KINDS = ((4, 0), (2, 0), (0, 3), (0, 2))  # what each face adds to (H, D), in the order of the counts


class Spot(NamedTuple):
    """Dice in hand, and what stands aside."""

    hand: int
    doctors: int
    exterminates: int
    h: int
    d: int


def spot(hand: int, doctors: int, exterminates: int, h: int, d: int) -> Spot:
    """The spot that stands for all that are as good."""
    if d + 3 * hand < h:
        d = HOPELESS
    return Spot(hand, doctors, exterminates, h, min(d, h + 4 * hand))


def after_keeping(at: Spot, h: int, d: int, dice: int) -> Spot:
    daleks = at.d if at.d == HOPELESS else at.d + d
    return spot(at.hand - dice, at.doctors, at.exterminates, at.h + h, daleks)


def after_specials(at: Spot, doctor: int, exterminate: int) -> Spot:
    hand = at.hand - doctor - exterminate
    return spot(hand, at.doctors + doctor, at.exterminates + exterminate, at.h, at.d)


@cache
def spots() -> tuple[Spot, ...]:
    """Every spot of a turn, those with fewer dice in hand first."""
    found: set[Spot] = set()
    for doctors in range(3):
        for exterminates in range(3):
            placed = DICE - doctors - exterminates
            for humans in range(placed + 1):
                for daleks in range(placed - humans + 1):
                    for h in range(2 * humans, 4 * humans + 1, 2):
                        for d in range(2 * daleks, 3 * daleks + 1):
                            hand = placed - humans - daleks
                            found.add(spot(hand, doctors, exterminates, h, d))
    return tuple(sorted(found))


@cache
def layer_sizes(s: int) -> tuple[int, int, int, int]:
    """How many counts of s dice there are; of them without H4; without Humans; without D3 either."""
    return comb(s + 3, 3), comb(s + 2, 2), s + 1, 1


@cache
def layer(s: int) -> tuple[tuple[int, ...], ...]:
    """All counts of s dice in their order."""
    if s == 0:
        return ((0, 0, 0, 0),)
    counts: list[tuple[int, ...]] = []
    for face, size in enumerate(layer_sizes(s - 1)):
        smaller = layer(s - 1)[-size:]
        counts.extend((*c[:face], c[face] + 1, *c[face + 1 :]) for c in smaller)
    return tuple(counts)


@cache
def chances(s: int) -> tuple[float, ...]:
    """How likely each count is when s dice show Humans and Daleks only."""
    ways = factorial(s) / 4**s
    shares: list[float] = []
    for count in layer(s):
        share = ways
        for number in count:
            share /= factorial(number)
        shares.append(share)
    return tuple(shares)


@cache
def one_sort(hand: int) -> tuple[float, ...]:
    """Of a throw: the chance of s Humans and Daleks, all the others (one at least) being Doctors."""
    return tuple(comb(hand, s) * 4**s / 6**hand for s in range(hand))


@cache
def both_sorts(hand: int) -> tuple[float, ...]:
    """The chance of s Humans and Daleks, with a Doctor and an Exterminate at least among the others."""
    return tuple(comb(hand, s) * 4**s * (2 ** (hand - s) - 2) / 6**hand for s in range(hand - 1))


@cache
def human_sums(s: int) -> tuple[float, ...]:
    """How likely s Humans and Daleks show 0, 2, 4 … points of Humans."""
    if s == 0:
        return (1.0,)
    shares = [0.0] * (2 * s + 1)
    for half, share in enumerate(human_sums(s - 1)):
        shares[half] += share / 2
        shares[half + 1] += share / 4
        shares[half + 2] += share / 4
    return tuple(shares)
