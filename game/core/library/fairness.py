"""All dice ever rolled in a library, counted against what chance allows: pure functions of the stories."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from math import erfc, exp, lgamma, log, sqrt
from typing import Literal

from msgspec import Struct

from game.core.library.stories import Story
from game.core.seats import Kind

ENOUGH = 600
"""Dice below which no verdict is given: a hundred of each face."""

_ODD, _VERY_ODD = 0.01, 0.0001

Verdict = Literal["too_few", "as_expected", "unusual", "very_unusual"]


class Fairness(Struct, frozen=True):
    """All dice of a game that were rolled for people, or for bots."""

    game: str
    kind: Kind
    counts: dict[str, int]
    dice: int
    chi_square: float
    chance: float
    """How often fair dice are at least so uneven."""
    verdict: Verdict


def fairness(stories: Iterable[Story]) -> tuple[Fairness, ...]:
    counts: dict[tuple[str, Kind], Counter[str]] = defaultdict(Counter)
    for story in stories:
        for (kind, face), count in story.dice.items():
            counts[story.game, kind][face] += count
    return tuple(_fairness(*who, counts[who]) for who in sorted(counts))


def _fairness(game: str, kind: Kind, counted: Counter[str]) -> Fairness:
    total = counted.total()
    chi_square = sum((count - total / 6) ** 2 for count in counted.values()) / (total / 6)
    chi_square += (6 - len(counted)) * total / 6  # faces that never came
    chance = chance_of(chi_square, 5)
    faces = dict(sorted(counted.items()))
    return Fairness(game, kind, faces, total, chi_square, chance, _verdict(total, chance))


def _verdict(dice: int, chance: float) -> Verdict:
    if dice < ENOUGH:
        return "too_few"
    if chance < _VERY_ODD:
        return "very_unusual"
    return "unusual" if chance < _ODD else "as_expected"


def chance_of(chi_square: float, freedom: int) -> float:
    """How often chance alone makes at least this much of it; for an odd number of degrees of freedom."""
    if chi_square <= 0:
        return 1.0
    half = chi_square / 2
    tail = erfc(sqrt(half))
    for k in range(1, freedom, 2):
        tail += exp(k / 2 * log(half) - half - lgamma(k / 2 + 1))
    return min(1.0, tail)


# For other programs


def fairness_as_csv(found: Iterable[Fairness]) -> str:
    lines = ["game,rolled_for,face,count,expected"]
    for dice in found:
        lines += [
            f"{dice.game},{dice.kind},{face},{count},{dice.dice / 6:.2f}"
            for face, count in dice.counts.items()
        ]
    return "\r\n".join(lines) + "\r\n"
