"""Whole games of 17 in C, for the benches: how a seat plays, and what it wins among others."""

from ctypes import POINTER, Structure, byref, c_double, c_float, c_int, c_uint64, c_void_p, cast
from time import process_time
from typing import Any

from msgspec.structs import astuple

from game.bots.budgets import Misjudging, Sparring
from game.bots.seventeen import BOTS
from game.bots.seventeen.misjudging import Erring, erring
from game.bots.seventeen.native import library
from game.bots.seventeen.net import SEARCHED, guiding, kept
from game.bots.seventeen.policy import FLOOR
from game.bots.seventeen.search import TEMPER, worths
from game.bots.seventeen.solve import Weights

PERFECT = Erring(0, 0)
BY_POLICY, SEARCHES, LOCAL, TAKES_THE_BEST, BY_ROLL_OUTS = 0, 3, 4, 8, 16
WEIGHTS = POINTER(c_float)


class Side(Structure):
    """As `Told` in exploit.c: what it plays by, what it takes the others for, how its roll-outs go on."""

    _fields_ = (
        ("plays", WEIGHTS), ("others", WEIGHTS), ("goes_on", WEIGHTS), ("how", c_int), ("worlds", c_int),
        ("floor", c_float), ("error", c_float), ("cap", c_float), ("a_back", c_float), ("hopes", c_float),
        ("waits", c_float), ("shows", c_float), ("greedy", c_float), ("temper", c_float), ("above", c_float),
    )  # fmt: skip


def side(
    seats: int,
    plays: Weights,
    worlds: int,
    *,
    others: Weights | None = None,
    goes_on: Weights | None = None,
    how: int = SEARCHES,
    errs: Erring = PERFECT,
    floor: float = FLOOR,
) -> Side:
    known = (plays, others or plays, goes_on or plays)
    return Side(*(cast(w, WEIGHTS) for w in known), how, worlds, floor, *astuple(errs), TEMPER[seats])


def shipped(seats: int, *, searched: bool = True) -> Weights:
    """How experts play who search, or what is played by without."""
    return _weights(seats + SEARCHED if searched else seats)


def guide(seats: int) -> Weights:
    """What guides their search."""
    return _weights(guiding(seats))


def _weights(which: int) -> Weights:
    weights = kept()[which]
    return (c_float * len(weights))(*weights)


def searches(seats: int, worlds: int, errs: Erring = PERFECT) -> Side:
    known = shipped(seats)
    return side(seats, guide(seats), worlds, others=known, goes_on=known, errs=errs)


def level(name: str, seats: int, worlds: int, *, searched: bool = True) -> Side:
    """A level at such a table, the expert and the sparring partner too; as it searches, or by policy."""
    known = BOTS.levels[name]
    if isinstance(known, Sparring):
        spars = searches(seats, worlds, Erring(0, known.cap))
        spars.above = known.above
        return spars
    assert isinstance(known, Misjudging)
    errs = erring(known, seats, searched=searched)
    if searched:
        return searches(seats, worlds, errs)
    return side(seats, shipped(seats, searched=False), worlds, how=BY_POLICY, errs=errs)


def share(
    seats: int, one: Side, others: Side, games: int, seed: int, answers: Side | None = None
) -> dict[str, Any]:
    """What a player wins of so many games among such others, a shared win as its share; each deal is played
    from every seat. `answers`: as what its roll-outs take the others' next call and card."""
    games -= games % seats
    exploit = library("exploit")
    exploit.measure.restype = c_double
    began = process_time()
    taken = byref(answers) if answers else c_void_p()
    error = c_double()
    won = exploit.measure(
        c_int(seats), *worths(seats), byref(one), byref(others), taken, c_int(games), c_uint64(seed),
        byref(error),
    )  # fmt: skip
    found = {"won": round(100 * won, 1), "sure": round(196 * error.value, 1)}
    return {**found, "games": games, "seed": seed, "cpu_s": round(process_time() - began)}
