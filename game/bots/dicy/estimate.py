"""The chance in a game of two with any five cards, estimated: most fives have no solved race of their own.

What it goes by: the lead in score; what the cards are worth in the endless game for the lead; either seat's
chance to reach 100 in its next turn; how far the cards of each carry it. They are weighed by the stage of the
game, in turns to go of the seat that is nearer. The weights are fitted to the solved races.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from math import exp

from game.bots.dicy.tables import (
    FEATURES,
    KNOTS,
    LEAD_UNIT,
    LEAD_ZERO,
    MOVERS,
    NEEDS,
    REACH_STEPS,
    SETS,
    TARGET,
    Five,
    Mover,
    fives,
    place,
)
from game.bots.dicy.turn import ALL, Active, Turn
from game.dicy.cards import CARDS

STEEPEST = 30.0
STAGE_TURN = 0.75  # what a turn more to go adds to the stage


@cache
def rate(five: Five) -> float:
    """The most points a turn in the long run."""
    return fives().rates[place(five)]


@cache
def carries(five: Five) -> tuple[float, ...]:
    """In the long run, how many points each set of active cards is ahead of all five."""
    a_turn = rate(five)
    found: dict[Active, float] = {0: -a_turn, ALL: 0.0}

    def ahead(active: Active) -> float:
        if active not in found:
            found[active] = turn.start(active) - a_turn
        return found[active]

    def scored(card: int, left: Active) -> list[float]:
        del card
        value = ahead(left)
        return [points + value for points in range(NEEDS)]

    turn = Turn(five, scored, 0.0)
    return tuple(ahead(active) for active in range(SETS))


def reach(five: Five, active: Active, points: int) -> float:
    """The best chance to score as many points in one turn."""
    needed = min(max(points, 0), NEEDS - 1)
    return fives().reach[_bits(five)[active] * NEEDS + needed] / REACH_STEPS


def reaches(five: Five) -> Sequence[float]:
    """The same by active cards and points."""
    return [reach(five, active, points) for active in range(SETS) for points in range(NEEDS)]


def leads(five: Five) -> Sequence[float]:
    """By own and the other's active cards, who comes out ahead in the endless game of two, in points."""
    at = place(five) * SETS**2
    return [(lead - LEAD_ZERO) * LEAD_UNIT for lead in fives().leads[at : at + SETS**2]]


@cache
def _bits(five: Five) -> tuple[int, ...]:
    """Sets of the five as sets of the twelve."""
    bits = [1 << CARDS.index(card) for card in five]
    return tuple(sum(bit for i, bit in enumerate(bits) if active >> i & 1) for active in range(SETS))


def chance(five: Five, mover: Mover, score: int, other: int, own: Active, others: Active) -> float:
    """Of the seat about to move; neither has the target yet."""
    a_turn, solved = rate(five), fives()
    lead = (solved.leads[(place(five) * SETS + own) * SETS + others] - LEAD_ZERO) * LEAD_UNIT
    mine, yours = reach(five, own, TARGET - score), reach(five, others, TARGET - other)
    cards, others_cards = carries(five)[own] / a_turn, carries(five)[others] / a_turn
    to_go, others_to_go = (TARGET - score) / a_turn, (TARGET - other) / a_turn
    features = (
        (score - other) / a_turn,
        lead / a_turn,
        mine,
        yours,
        mine * yours,
        cards,
        others_cards,
        to_go,
        1.0,
    )
    turns = min(to_go - cards, others_to_go - others_cards) - 0.5
    stage = min(1 + STAGE_TURN * max(turns, 0.0), KNOTS[-1])
    low = min(bisect_right(KNOTS, stage), len(KNOTS) - 1) - 1
    share = (stage - KNOTS[low]) / (KNOTS[low + 1] - KNOTS[low])
    at = (MOVERS.index(mover) * len(KNOTS) + low) * FEATURES
    weights = solved.weights
    sure = 0.0
    for i, feature in enumerate(features, start=at):
        sure += feature * (weights[i] * (1 - share) + weights[i + FEATURES] * share)
    return 1 / (1 + exp(-min(max(sure, -STEEPEST), STEEPEST)))
