"""Weights of the chance estimate for fives whose game of two isn't solved yet, fitted to sixty that are.

The estimate is logistic in a few features (`estimate.py`), with weights that bend with the stage of the game.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy.compiled_race import CompiledRace
from game.bots.dicy.exact.turns import Index
from game.bots.dicy.races import PRINTED
from game.bots.dicy.tables import FEATURES, FIVES, KNOTS, MOVERS, NEEDS, SETS, TARGET, Five, Mover
from game.dicy.cards import CARDS

SOLVED = 60  # fives, with the printed ones
SITUATIONS = 10_000  # of each five and mover
CLOSE_BY = 25  # points that the scores lie apart at most
ROUNDS = 20
SHRINK = 1e-2
DECIMALS = 4  # of a chance: the weights hang on no last bits

Numbers = NDArray[np.float64]


class Drawn(NamedTuple):
    """Situations of one five and mover, and the chance of the mover in each."""

    five: Five
    mover: Mover
    score: Index
    other: Index
    own: Index
    others: Index
    chance: Numbers


def sample() -> Sequence[Five]:
    order = np.random.Generator(np.random.PCG64(SOLVED)).permutation(len(FIVES))
    unprinted = [FIVES[at] for at in map(int, order) if FIVES[at] not in PRINTED]
    return [*PRINTED, *unprinted[: SOLVED - len(PRINTED)]]


def draw(five: Five, solved: CompiledRace) -> Sequence[Drawn]:
    chosen = np.random.Generator(np.random.PCG64(1))
    drawn: list[Drawn] = []
    for mover in MOVERS:
        chances = np.asarray(solved.chances(mover)).reshape(TARGET, TARGET, SETS, SETS)
        score = np.sort(chosen.integers(0, TARGET, SITUATIONS))
        other = np.clip(score + chosen.integers(-CLOSE_BY, CLOSE_BY + 1, SITUATIONS), 0, TARGET - 1)
        own, others = chosen.integers(0, SETS, (2, SITUATIONS))
        found = 1 - np.round(1 - chances[score, other, others, own].astype(np.float64), DECIMALS)
        drawn.append(Drawn(five, mover, score, other, own, others, found))
    return drawn


def weights(
    drawn: Sequence[Drawn],
    rates: Numbers,
    own_leads: Numbers,
    leads: NDArray[np.float32],
    reach: Numbers,
) -> Numbers:
    """[mover, knot, feature]"""
    fitted: list[Numbers] = []
    for mover in MOVERS:
        of_mover = [one for one in drawn if one.mover == mover]
        designs = [_situations(one, rates, own_leads, leads, reach) for one in of_mover]
        fitted.append(_logistic(np.concatenate(designs), np.concatenate([one.chance for one in of_mover])))
    return np.stack(fitted)


def _situations(
    drawn: Drawn, rates: Numbers, own_leads: Numbers, leads: NDArray[np.float32], reach: Numbers
) -> Numbers:
    at = FIVES.index(drawn.five)
    rate, bits = rates[at], _bits(drawn.five)
    _, _, score, other, own, others, _ = drawn
    mine = reach[bits[own], np.minimum(TARGET - score, NEEDS - 1)]
    yours = reach[bits[others], np.minimum(TARGET - other, NEEDS - 1)]
    cards, others_cards = own_leads[at, own] / rate, own_leads[at, others] / rate
    to_go, others_to_go = (TARGET - score) / rate, (TARGET - other) / rate
    features = [
        (score - other) / rate,
        leads[at, own, others] / rate,
        mine,
        yours,
        mine * yours,
        cards,
        others_cards,
        to_go,
        np.ones(len(score)),
    ]
    stage = np.minimum(to_go - cards, others_to_go - others_cards) - 0.5
    return _design(np.stack(features, 1), 1 + 0.75 * np.maximum(stage, 0))


def _bits(five: Five) -> NDArray[np.intp]:
    """Sets of the five as sets of the twelve."""
    places = [CARDS.index(card) for card in five]
    return np.array([sum(1 << p for i, p in enumerate(places) if active >> i & 1) for active in range(SETS)])


def _design(features: Numbers, stage: Numbers) -> Numbers:
    knots = np.array(KNOTS)
    stage = np.minimum(stage, knots[-1])
    low = np.clip(np.searchsorted(knots, stage, side="right") - 1, 0, len(knots) - 2)
    share = (stage - knots[low]) / (knots[low + 1] - knots[low])
    hats = np.zeros((len(stage), len(knots)))
    rows = np.arange(len(stage))
    hats[rows, low], hats[rows, low + 1] = 1 - share, share
    return (hats[:, :, None] * features[:, None, :]).reshape(len(stage), -1)


def _logistic(design: Numbers, truth: Numbers) -> Numbers:
    """By Newton's steps, a little shrunk."""
    found = np.zeros(design.shape[1])
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(design @ found, -30, 30)))
        slope = design.T @ (truth - chance) - SHRINK * found
        bend = (design * (chance * (1 - chance))[:, None]).T @ design + SHRINK * np.eye(len(found))
        found += np.linalg.solve(bend, slope)
    return found.reshape(len(KNOTS), FEATURES)
