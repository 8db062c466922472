"""What was learnt: `assets/tables/seventeen.json`, read when first needed. `main.py solve seventeen --tables`
learns it anew.

Worths are kept in hundredths of a round (see `instinct`). So that anybody can read it, the hash of what was
learnt stands beside it.
"""

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec import Raw, Struct

from game.bots.sealing import DamagedError, digest
from game.bots.seventeen.habits import Habits, Leaning, leaning
from game.bots.seventeen.instinct import CALLS, PLAYS, SILENCES, Instinct
from game.bots.table_file import TableFile

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


class Kept(Struct, frozen=True):
    hash: str
    learnt: Raw


@cache
def _all() -> dict[int, Learnt]:
    return FILE.read()


def packed(learnt: Sequence[Learnt]) -> bytes:
    content = msgspec.json.encode(learnt)
    return msgspec.json.encode(Kept(digest(content).hex(), Raw(content)))


def unpacked(content: bytes) -> dict[int, Learnt]:
    kept = msgspec.json.decode(content, type=Kept)
    if kept.hash != digest(bytes(kept.learnt)).hex():
        raise DamagedError
    found = {learnt.seats: learnt for learnt in msgspec.json.decode(kept.learnt, type=list[Learnt])}
    if found.keys() != {*range(FEWEST_SEATS, MOST_SEATS + 1)} or not all(map(_whole, found.values())):
        raise DamagedError
    return found


FILE = TableFile("seventeen.json", unpacked)


def _whole(learnt: Learnt) -> bool:
    """Of habits that are missing `leaning` complains."""
    leaning(learnt.habits)
    sizes = [len(table) for table in (learnt.plays, learnt.onward, learnt.calls, learnt.silences)]
    return sizes == [PLAYS, PLAYS, CALLS, SILENCES]


@cache
def instinct(seats: int) -> Instinct:
    learnt = _all()[max(FEWEST_SEATS, min(seats, MOST_SEATS))]
    kept = (learnt.plays, learnt.onward, learnt.calls, learnt.silences)
    return Instinct(*([number * UNIT for number in numbers] for numbers in kept), mix=MIX)


@cache
def habits(seats: int) -> Leaning:
    return leaning(_all()[max(FEWEST_SEATS, min(seats, MOST_SEATS))].habits)
