"""Weights of the chance estimate for fives without a race of their own, fitted to the races that are solved.

The estimate is logistic in a few features (`estimate.py`), with weights that bend with the stage of the game.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy.exact.together import Together
from game.bots.dicy.tables import FEATURES, FIVES, KNOTS, NEEDS, SETS, TARGET, Five
from game.dicy.cards import CARDS

SITUATIONS = 100_000  # of each race
CLOSE_BY = 25  # points that the scores lie apart at most
ROUNDS = 20
SHRINK = 1e-2

Numbers = NDArray[np.float64]


def weights(
    races: Mapping[Five, Together],
    rates: Numbers,
    own_leads: Numbers,
    leads: NDArray[np.float32],
    reach: Numbers,
) -> Numbers:
    """[mover, knot, feature]"""
    chosen = np.random.Generator(np.random.PCG64(1))
    fitted: list[Numbers] = []
    for mover in ("first", "last"):
        designs: list[Numbers] = []
        truths: list[Numbers] = []
        for five, race in races.items():
            at = FIVES.index(five)
            rate, bits = rates[at], _bits(five)
            score = chosen.integers(0, TARGET, SITUATIONS)
            other = np.clip(score + chosen.integers(-CLOSE_BY, CLOSE_BY + 1, SITUATIONS), 0, TARGET - 1)
            own, theirs = chosen.integers(0, SETS, (2, SITUATIONS))
            mine = reach[bits[own], np.minimum(TARGET - score, NEEDS - 1)]
            yours = reach[bits[theirs], np.minimum(TARGET - other, NEEDS - 1)]
            cards, others_cards = own_leads[at, own] / rate, own_leads[at, theirs] / rate
            to_go, others_to_go = (TARGET - score) / rate, (TARGET - other) / rate
            features = [
                (score - other) / rate,
                leads[at, own, theirs] / rate,
                mine,
                yours,
                mine * yours,
                cards,
                others_cards,
                to_go,
                np.ones(SITUATIONS),
            ]
            stage = np.minimum(to_go - cards, others_to_go - others_cards) - 0.5
            designs.append(_design(np.stack(features, 1), 1 + 0.75 * np.maximum(stage, 0)))
            table = race.first if mover == "first" else race.last
            truths.append(table[score, other, own, theirs].astype(np.float64))
        fitted.append(_logistic(np.concatenate(designs), np.concatenate(truths)))
    return np.stack(fitted)


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
