"""What a level is, in every game: a budget of error against the best play, with a cap on any single one.

A brain lists its options with their costs against the best, and `choose` takes one. Costs are in chance of
winning at a table of two: 0.05 gives five games in a hundred away. With more seats a brain scales chance and
costs so that an even share is a half; alone there is nobody to win against, and it says what a turn is worth.
A level never touches the dice, and is never noise among equals: it misjudges whole plans (`kind`: to roll on,
to stop) and, less so, the options within one, and then takes what looks best. What costs more than the cap it
sees through, and what nobody would do isn't among the options that a brain lists: what something else is
better than whatever the dice bring, and any risk where a win is certain.
"""

from collections.abc import Sequence
from heapq import nsmallest
from random import Random
from typing import Generic, TypeVar

from msgspec import Struct

T = TypeVar("T")

AHEAD = 0.7  # more is a lead; who gives back all above a half loses to experts
EQUAL = 1e-9  # costs closer than this are one and the same
MOST_AT_ONCE = 0.5  # of the chance that there is: nobody gives a game up that can still be won
OF_A_PLAN = 8  # options that somebody who slips has in mind, unless it owes more than it gives back at once
WITHIN_A_KIND = 0.5  # how large the error on a single option is, for 1 on its whole kind


class Option(Struct, Generic[T], frozen=True):
    """Something that may be done; what it costs against the best (0 is the best); the plan it belongs to."""

    choice: T
    cost: float
    kind: str = ""


class Misjudging(Struct, frozen=True):
    """Judges by the best play and an error of this size; never takes what costs more than the cap."""

    error: float
    cap: float


class Repaying(Struct, frozen=True):
    """Keeps the game close: what the others gave away it gives back, as nearly as one option can, up to the
    cap at once; so much it `owes` (`debt`), and to experts nothing. Who isn't told the past can only give a
    lead back."""

    cap: float
    owes: float | None = None


class Sparring(Struct, frozen=True):
    """The same where nobody knows exactly what choices cost: what its chance is above this one it gives back,
    up to the cap at once; below it plays its best."""

    above: float
    cap: float


Level = Misjudging | Repaying | Sparring

PERFECT = Misjudging(0, 0)


def choose(level: Level, options: Sequence[Option[T]], random: Random, chance: float) -> T:
    """What a level does. `chance` is the seat's present chance of winning when it plays its best.

    Of equally good options the first is taken: the order in which a brain lists them settles ties.
    """
    match level:
        case Repaying(cap, told):
            owes = chance - AHEAD if told is None else told
            in_mind = options if owes > cap else _thought_of(options)
            return _pay(in_mind, owes, min(cap, chance * MOST_AT_ONCE))
        case Sparring(above, cap):
            return _give_back(options, min(cap, chance - above))
        case Misjudging(error, cap):
            return _looks_best(options, error, min(cap, chance * MOST_AT_ONCE), random)


def certain(options: Sequence[Option[T]], best: float, most: float) -> Sequence[Option[T]]:
    """Where all that there is can be had for certain nobody risks it, or waits: one such option is left."""
    return [option for option in options if option.cost <= EQUAL][:1] if best >= most - EQUAL else options


def all_the_same(values: Sequence[float]) -> bool:
    """Lost or won, whatever is done: people play on for points then."""
    return max(values) - min(values) <= EQUAL


def _thought_of(options: Sequence[Option[T]]) -> list[Option[T]]:
    """Of each plan the best few."""
    plans: dict[str, list[float]] = {}
    for option in options:
        plans.setdefault(option.kind, []).append(option.cost)
    dearest = {plan: nsmallest(OF_A_PLAN, costs)[-1] for plan, costs in plans.items()}
    return [option for option in options if option.cost <= dearest[option.kind]]


def _pay(options: Sequence[Option[T]], owes: float, most: float) -> T:
    """What comes nearest to it: who never paid a little too much would be left with debts at the end."""
    affordable = [option for option in options if option.cost <= max(most, EQUAL)]
    owes = max(owes, 0)
    return min(affordable, key=lambda option: abs((option.cost if option.cost > EQUAL else 0) - owes)).choice


def _give_back(options: Sequence[Option[T]], spare: float) -> T:
    """The dearest option that this can pay for."""
    affordable = [option for option in options if option.cost <= max(spare, EQUAL)]
    return max(affordable, key=lambda option: option.cost if option.cost > EQUAL else 0).choice


def _looks_best(options: Sequence[Option[T]], error: float, cap: float, random: Random) -> T:
    affordable = [option for option in options if option.cost <= cap + EQUAL]
    if error == 0:
        return affordable[0].choice
    plans = {option.kind: random.gauss(0, error) for option in affordable}
    own = error * WITHIN_A_KIND
    looks = [option.cost + plans[option.kind] + random.gauss(0, own) for option in affordable]
    return affordable[looks.index(min(looks))].choice
