"""Many turns solved at once, for building the tables: the same recursion as `turn`, over numpy arrays.

Needs the `solve` extra; nothing that plays imports it. Sums are taken one addend after the other, never by a
library whose order may differ, so that the same tables come out anywhere, to the byte.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.bots.dalek.shape import both_sorts, chances, layer_sizes, one_sort, spots
from game.bots.dalek.turn import MOST_POINTS, ending, links
from game.dalek.faces import DICE
from game.dalek.rules import BONUS

Floats = NDArray[np.float64]
Indices = NDArray[np.intp]

NUDGE = 1e-6


class _Level(NamedTuple):
    """All spots with so many dice in hand: their numbers, and where they lead to as places in arrays."""

    spots: slice
    children: tuple[Indices, ...]  # within the level of one die fewer
    doctor: Indices  # −1: the turn ends
    exterminate: Indices
    both: Indices
    two_doctors: NDArray[np.bool_]
    h: Indices
    covered: NDArray[np.bool_]


@cache
def _levels() -> tuple[_Level, ...]:
    levels: list[_Level] = []
    begin = 0
    for hand in range(DICE + 1):
        of_hand = [link for link in links() if link.at.hand == hand]
        before = levels[-1].spots.start if levels else 0
        levels.append(
            _Level(
                slice(begin, begin + len(of_hand)),
                tuple(np.array([link.kept[face] - before for link in of_hand]) for face in range(4)),
                np.array([link.doctor for link in of_hand]),
                np.array([link.exterminate for link in of_hand]),
                np.array([link.both for link in of_hand]),
                np.array([link.at.doctors == 2 for link in of_hand]),
                np.array([link.at.h for link in of_hand]),
                np.array([link.at.d >= link.at.h for link in of_hand]),
            )
        )
        begin += len(of_hand)
    return tuple(levels)


def _weighted(shares: tuple[float, ...], values: Floats) -> Floats:
    """The mean over the middle axis."""
    total = np.zeros((values.shape[0], values.shape[2]))
    for number, share in enumerate(shares):
        total += share * values[:, number]
    return total


def turn_values(worth: Floats) -> Floats:
    """What turns are worth before their first throw; a column of `worth` for each."""
    return rolled_everywhere(worth)[-1]


def rolled_everywhere(worth: Floats) -> Floats:
    """What it is worth to roll on, for each spot a row and for each column of `worth` one."""
    assert worth.shape[0] == MOST_POINTS + 1
    batch = worth.shape[1]
    padded = np.concatenate([worth, np.zeros((60, batch))])
    alone = np.zeros((len(spots()) + 1, batch))  # the last row stands for no such spot
    mixed = np.zeros((len(spots()) + 1, batch))
    below: list[Floats] = []
    everywhere = np.zeros((len(spots()), batch))
    for hand, level in enumerate(_levels()):
        covered = level.covered[:, None]
        if hand == 0:
            value = np.where(covered, padded[np.minimum(level.h + BONUS, MOST_POINTS)], worth[0])
            everywhere[level.spots] = value
            below = [value[:, None, :]]
            alone[level.spots] = value * one_sort(1)[0]
            mixed[level.spots] = value * both_sorts(2)[0]
            continue
        tops = _kept_some(below, level, hand)
        rolled = (4 / 6) ** hand * _weighted(chances(hand), tops[hand])
        rolled += alone[level.doctor] + alone[level.exterminate] + mixed[level.both]
        rolled += np.where(level.two_doctors[:, None], worth[0] * (1 - (5 / 6) ** hand), 0)
        rolled += _endings(padded, level, hand)
        everywhere[level.spots] = rolled
        value = np.maximum(rolled, np.where(covered, padded[np.minimum(level.h, MOST_POINTS)], worth[0]))
        below = [np.maximum(top, value[:, None, :]) for top in tops]
        means = np.stack([_weighted(chances(s), here) for s, here in enumerate(below)], axis=1)
        alone[level.spots] = _weighted(one_sort(hand + 1), means)
        mixed[level.spots] = _weighted(both_sorts(hand + 2), means)
    return everywhere


def _kept_some(below: list[Floats], level: _Level, hand: int) -> list[Floats]:
    number, batch = len(level.h), below[0].shape[2]
    tops = [np.full((number, 1, batch), -np.inf)]
    for s in range(1, hand + 1):
        fewer = tops[-1]
        parts = [
            np.maximum(below[s - 1][child][:, -size:], fewer[:, -size:])
            for child, size in zip(level.children, layer_sizes(s - 1), strict=True)
        ]
        tops.append(np.concatenate(parts, axis=1))
    return tops


def _endings(padded: Floats, level: _Level, hand: int) -> Floats:
    """What the third Exterminate brings, for the spots that have two."""
    total = np.zeros((len(level.h), padded.shape[1]))
    third = level.exterminate < 0
    for two_doctors in (False, True):
        here = third & (level.two_doctors == two_doctors)
        left, out = ending(hand, 2 if two_doctors else 0)
        for half in range(2 * hand - 1):
            points = 2 * level.h[here] + 4 * half
            total[here] += left[half] * padded[points] + out[half] * padded[points + BONUS]
    return total


def spread(worth: Floats) -> Floats:
    """How likely each number of points is when a turn is played for this worth.

    Best play stays best for a nudge in the worth of p points, and the turn gains by it as often as it brings
    p points.
    """
    nudged = worth[:, None] + np.concatenate(
        [np.zeros((MOST_POINTS + 1, 1)), NUDGE * np.eye(MOST_POINTS + 1)], axis=1
    )
    values = turn_values(nudged)
    shares = np.maximum(values[1:] - values[0], 0) / NUDGE
    return shares / shares.sum()
