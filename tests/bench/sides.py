"""Whole games of 17 in C, for the benches: how a seat plays, and what it wins among others."""

from ctypes import (
    POINTER,
    Array,
    Structure,
    addressof,
    byref,
    c_char,
    c_double,
    c_float,
    c_int,
    c_uint64,
    c_void_p,
    cast,
    create_string_buffer,
)
from time import process_time
from typing import Any

from msgspec.structs import astuple

from game.bots.budgets import Sparring
from game.bots.seventeen import BOTS
from game.bots.seventeen.misjudging import Erring, erring
from game.bots.seventeen.native import library
from game.bots.seventeen.net import kept
from game.bots.seventeen.policy import FLOOR
from game.bots.seventeen.search import worths
from game.bots.seventeen.solve import Weights

TEMPER = 0.04  # as in search.h
PERFECT = Erring(0, 0)
BY_POLICY, SEARCHES, LOCAL, TAKES_THE_BEST = 0, 3, 4, 8
WEIGHTS = POINTER(c_float)
NOTES = 80  # of a game, at most


class Side(Structure):
    """As `Told` in exploit.c: what it plays by, what it takes the others for, how its roll-outs go on."""

    _fields_ = (
        ("plays", WEIGHTS), ("others", WEIGHTS), ("goes_on", WEIGHTS), ("how", c_int), ("worlds", c_int),
        ("floor", c_float), ("error", c_float), ("cap", c_float), ("a_back", c_float), ("dozes", c_float),
        ("greedy", c_float), ("temper", c_float), ("above", c_float), ("eager", c_float),
    )  # fmt: skip


def side(
    plays: Weights,
    worlds: int,
    *,
    others: Weights | None = None,
    how: int = SEARCHES,
    errs: Erring = PERFECT,
    floor: float = FLOOR,
) -> Side:
    known = (plays, plays if others is None else others, plays)
    return Side(*(cast(w, WEIGHTS) for w in known), how, worlds, floor, *astuple(errs), TEMPER)


def shipped(seats: int) -> Weights:
    weights = kept()[seats]
    return (c_float * len(weights))(*weights)


def level(name: str, seats: int, worlds: int, *, searched: bool = True) -> Side:
    """A level at such a table, the expert and the sparring partner too; as it searches, or by policy."""
    known = BOTS.levels[name]
    if isinstance(known, Sparring):
        spars = side(shipped(seats), worlds, errs=Erring(0, known.cap))
        spars.above, spars.eager = known.above, known.eager
        return spars
    how = SEARCHES if searched else BY_POLICY
    return side(shipped(seats), worlds, how=how, errs=erring(known, seats, searched=searched))


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


class Notes:
    """What experts' searches made of the decisions of so many games."""

    def __init__(self, seats: int, worlds: int, games: int, seed: int) -> None:
        self._imitate, self._seats = library("imitate"), seats
        self._size = self._imitate.noted_size()
        room = NOTES * seats * games
        self._all: Array[c_char] = create_string_buffer(self._size * room)
        self.count: int = self._imitate.take_notes(
            c_int(seats), *worths(seats), shipped(seats), shipped(seats), c_float(FLOOR), c_float(TEMPER),
            c_int(worlds), c_int(games), c_uint64(seed), self._all, c_int(room),
        )  # fmt: skip

    def imitated(self, times: int = 4, rate: float = 1e-3) -> tuple[Weights, list[float]]:
        """The shipped policy, moved towards what they did in nine of ten games; how far it was from what they
        did in the rest, and is: plays, calls, what was enough."""
        weights, far = shipped(self._seats), (c_double * 6)()
        learnt = self.count * 9 // 10
        self._imitate.imitate(
            c_int(self._seats), self._all, c_int(learnt), c_int(self.count - learnt), weights, c_int(times),
            c_float(rate), c_float(rate / 20), c_uint64(1), far,
        )  # fmt: skip
        return weights, [round(part, 4) for part in far]

    def told(self, weights: Weights, begin: int = 0) -> list[tuple[float, float, bool]]:
        """Of calls upon rows with others' hidden cards: what the search told, and the network, and what lay
        there."""
        count = self.count - begin
        found = (c_double * (3 * count))()
        at = cast(addressof(self._all) + self._size * begin, c_void_p)
        length = self._imitate.told(c_int(self._seats), at, c_int(count), weights, found)
        return [(found[3 * i], found[3 * i + 1], found[3 * i + 2] > 0) for i in range(length)]
