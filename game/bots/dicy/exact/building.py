"""Solves everything that the opponents' tables hold and packs it."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy import compiled_crowd, tables
from game.bots.dicy.compiled_crowd import SEATS
from game.bots.dicy.compiled_race import CompiledRace
from game.bots.dicy.estimate import carries, rate
from game.bots.dicy.exact.alone import long_run, turns_to_go
from game.bots.dicy.exact.crowds import in_bytes, learnt
from game.bots.dicy.exact.fitting import Drawn, Numbers, draw, sample, weights
from game.bots.dicy.exact.lead import ahead
from game.bots.dicy.exact.reach import reach
from game.bots.dicy.exact.turns import ALL
from game.bots.dicy.races import PRINTED, given_file, packed
from game.bots.dicy.tables import FIVES, Five
from game.bots.record import Work

AT_ONCE = 24  # fives: what the processor's cache holds
DECIMALS, RATE_DECIMALS = 4, 11  # the same on every machine, however it adds up
RACES, ALONE, CROWDS = 0.12, 0.04, 0.8  # of all the time


def build(work: Work, progress: Callable[[float], None]) -> None:
    drawn: list[Drawn] = []
    fives = sample()
    for number, (five, (given, situations)) in enumerate(
        zip(fives, work.in_order(_drawn, fives), strict=True), 1
    ):
        if given:
            given_file(five).write(given)
        drawn += situations
        progress(RACES * number / len(fives))
    turns: list[Numbers] = []
    some = [FIVES[at : at + AT_ONCE] for at in range(0, len(FIVES), AT_ONCE)]
    for number, found in enumerate(work.in_order(_turns, some), 1):
        turns.append(found)
        progress(RACES + ALONE * number / len(some))
    done = RACES + ALONE
    leads: list[NDArray[np.float32]] = []
    for number, lead in enumerate(work.in_order(ahead, FIVES), 1):
        leads.append(lead)
        progress(done + (1 - CROWDS - done) * number / len(FIVES))
    rates, own_leads = long_run(FIVES)
    reached = reach()
    told_leads = np.round(np.stack(leads) / tables.LEAD_UNIT) * tables.LEAD_UNIT  # as the estimate has them
    told_reach = np.round(reached * tables.REACH_STEPS) / tables.REACH_STEPS
    fitted = weights(drawn, rates, own_leads, told_leads, told_reach)
    about_all = pack_fives(rates, np.concatenate(turns), np.stack(leads), reached, fitted)
    tables.FILE.write(about_all)
    progress(1 - CROWDS)
    for read_before in (tables.fives, rate, carries):
        read_before.cache_clear()
    nets: list[bytes] = []
    for number, net in enumerate(work.in_order(learnt, SEATS), 1):
        nets.append(in_bytes(net))
        progress(1 - CROWDS + CROWDS * number / len(SEATS))
    compiled_crowd.FILE.write(compiled_crowd.packed(nets))


def _drawn(five: Five) -> tuple[bytes, Sequence[Drawn]]:
    """The table that is given along, of a printed five, and situations; nothing is kept."""
    solver = CompiledRace(five)
    for _ in solver.solve():
        pass
    return packed(five, solver) if five in PRINTED else b"", draw(five, solver)


def _turns(fives: Sequence[Five]) -> Numbers:
    return turns_to_go(fives)[:, :, ALL]


def pack_fives(*arrays: NDArray[Any]) -> bytes:
    rates, turns, leads, reached, fitted = arrays
    parts = [
        np.round(rates, RATE_DECIMALS).astype("<f8"),
        np.round(turns / tables.TURNS_UNIT).astype("<u4"),
        np.clip(np.round(leads / tables.LEAD_UNIT) + tables.LEAD_ZERO, 0, 255).astype(np.uint8),
        np.round(reached * tables.REACH_STEPS).astype(np.uint8),
        np.round(fitted, DECIMALS).astype("<f8"),
    ]
    return tables.packed([part.tobytes() for part in parts])
