"""When something learnt is to be asked again: FSRS-5, in our own words.

After J. Ye and others, Open Spaced Repetition, "The Algorithm", version 5, in the wiki of
open-spaced-repetition/fsrs4anki, with its default weights. What is known has a stability, in days after which
nine of ten would still know it, and a difficulty from 1 to 10.
"""

from math import exp
from typing import Literal

from msgspec import Struct

Grade = Literal[1, 2, 3, 4]
"""Again, hard, good, easy."""

W = (
    0.40255, 1.18385, 3.173, 15.69105, 7.1949, 0.5345, 1.4604, 0.0046, 1.54575, 0.1192,
    1.01925, 1.9395, 0.11, 0.29605, 2.2698, 0.2315, 2.9898, 0.51655, 0.6621,
)  # fmt: skip
DECAY, FACTOR = -0.5, 19 / 81
KNOWN = 0.9  # how likely it is to be known still when it is asked again
LEAST, MOST = 0.01, 36500.0  # days


class Memory(Struct, frozen=True):
    stability: float
    difficulty: float


def learnt(grade: Grade) -> Memory:
    """After the first time."""
    return Memory(W[grade - 1], _bounded(_first_difficulty(grade)))


def asked_again(memory: Memory, grade: Grade, days: float) -> Memory:
    """After so many days since the last time."""
    difficulty = _difficulty(memory.difficulty, grade)
    if days < 1:
        stability = memory.stability * exp(W[17] * (grade - 3 + W[18]))
    elif grade == 1:
        stability = _after_forgetting(memory, still_known(memory, days))
    else:
        stability = _after_knowing(memory, grade, still_known(memory, days))
    return Memory(min(MOST, max(LEAST, stability)), difficulty)


def still_known(memory: Memory, days: float) -> float:
    return (1 + FACTOR * days / memory.stability) ** DECAY


def interval(memory: Memory) -> float:
    """Days until it should be asked again."""
    return memory.stability / FACTOR * (KNOWN ** (1 / DECAY) - 1)


def _first_difficulty(grade: Grade) -> float:
    return W[4] - exp(W[5] * (grade - 1)) + 1


def _difficulty(before: float, grade: Grade) -> float:
    """Changes are the smaller the nearer it is to 10, and it always drifts to that of an easy thing."""
    then = before - W[6] * (grade - 3) * (10 - before) / 9
    return _bounded(W[7] * _first_difficulty(4) + (1 - W[7]) * then)


def _after_knowing(memory: Memory, grade: Grade, known: float) -> float:
    grows = exp(W[8]) * (11 - memory.difficulty) * memory.stability ** -W[9] * (exp(W[10] * (1 - known)) - 1)
    grows *= {2: W[15], 4: W[16]}.get(grade, 1.0)
    return memory.stability * (1 + grows)


def _after_forgetting(memory: Memory, known: float) -> float:
    left = W[11] * memory.difficulty ** -W[12] * ((memory.stability + 1) ** W[13] - 1)
    return min(left * exp(W[14] * (1 - known)), memory.stability)


def _bounded(difficulty: float) -> float:
    return min(10.0, max(1.0, difficulty))
