"""Solves everything that the opponents' tables hold and packs it."""

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy import tables
from game.bots.dicy.ahead import solve
from game.bots.dicy.compiled_race import Solver
from game.bots.dicy.exact.alone import long_run, turns_to_go
from game.bots.dicy.exact.fitting import Drawn, draw, sample, weights
from game.bots.dicy.exact.lead import ahead
from game.bots.dicy.exact.reach import reach
from game.bots.dicy.exact.turns import ALL
from game.bots.dicy.races import COARSE, PRINTED, given_file, keep, packed, race
from game.bots.dicy.tables import FIVES, HEAD, Five

AT_ONCE = 24  # fives: what the processor's cache holds
DECIMALS, RATE_DECIMALS = 4, 11  # the same on every machine, however it adds up
RACES, ALONE = 0.6, 0.2  # of all the time


def build(progress: Callable[[float], None]) -> None:
    tables.FOLDER.mkdir(parents=True, exist_ok=True)
    drawn: list[Drawn] = []
    fives = sample()
    for number, five in enumerate(fives):
        drawn += _drawn(five)
        progress(RACES * (number + 1) / len(fives))
    turns: list[NDArray[np.float64]] = []
    for start in range(0, len(FIVES), AT_ONCE):
        turns.append(turns_to_go(FIVES[start : start + AT_ONCE])[:, :, ALL])
        progress(RACES + ALONE * start / len(FIVES))
    done = RACES + ALONE
    leads: list[NDArray[np.float32]] = []
    for number, five in enumerate(FIVES):
        leads.append(ahead(five))
        progress(done + (1 - done) * number / len(FIVES))
    rates, own_leads = long_run(FIVES)
    reached = reach()
    told_leads = np.round(np.stack(leads) / tables.LEAD_UNIT) * tables.LEAD_UNIT  # as the estimate has them
    told_reach = np.round(reached * tables.REACH_STEPS) / tables.REACH_STEPS
    fitted = weights(drawn, rates, own_leads, told_leads, told_reach)
    about_all = pack_fives(rates, np.concatenate(turns), np.stack(leads), reached, fitted)
    (tables.FOLDER / "dicy_fives.bin").write_bytes(about_all)
    progress(1)


def _drawn(five: Five) -> Sequence[Drawn]:
    """Of a printed five the table is written besides; another one may be in the cache already."""
    if five in PRINTED:
        solver = Solver(five)
        for _ in solver.solve():
            pass
        given_file(PRINTED[five]).write_bytes(packed(five, solver, COARSE))
        keep(five, solver)
    else:
        for _ in solve(five) or ():
            pass
    known = race(five)
    assert known is not None, "what is solved can be kept"
    return draw(five, known)


def pack_fives(*arrays: NDArray[Any]) -> bytes:
    rates, turns, leads, reached, fitted = arrays
    parts = [
        np.round(rates, RATE_DECIMALS).astype("<f8"),
        np.round(turns / tables.TURNS_UNIT).astype("<u4"),
        np.clip(np.round(leads / tables.LEAD_UNIT) + tables.LEAD_ZERO, 0, 255).astype(np.uint8),
        np.round(reached * tables.REACH_STEPS).astype(np.uint8),
        np.round(fitted, DECIMALS).astype("<f8"),
    ]
    packed = [zlib.compress(part.tobytes(), 9) for part in parts]
    return b"".join(len(part).to_bytes(HEAD, "little") + part for part in packed)
