"""What was learnt: `assets/tables/seventeen.json`, read when first needed. `main.py solve seventeen --tables`
learns it anew.

Worths are kept in hundredths of a round (see `instinct`).
"""

from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from game.bots.seventeen.habits import Habits, Leaning, leaning
from game.bots.seventeen.instinct import Instinct

FILE = Path(__file__).parents[3] / "assets" / "tables" / "seventeen.json"
UNIT = 0.01
MIX = 0.1  # of a round: a smaller difference may be missed
FEWEST_SEATS, MOST_SEATS = 3, 4  # other tables are played as the nearest; two play by `policy`


class Learnt(Struct, frozen=True):
    """For one number of seats."""

    seats: int
    habits: Habits
    plays: list[int]
    onward: list[int]
    calls: list[int]
    silences: list[int]


@cache
def _all() -> dict[int, Learnt]:
    return {learnt.seats: learnt for learnt in msgspec.json.decode(FILE.read_bytes(), type=list[Learnt])}


@cache
def instinct(seats: int) -> Instinct:
    learnt = _all()[max(FEWEST_SEATS, min(seats, MOST_SEATS))]
    kept = (learnt.plays, learnt.onward, learnt.calls, learnt.silences)
    return Instinct(*([number * UNIT for number in numbers] for numbers in kept), mix=MIX)


@cache
def habits(seats: int) -> Leaning:
    return leaning(_all()[max(FEWEST_SEATS, min(seats, MOST_SEATS))].habits)
