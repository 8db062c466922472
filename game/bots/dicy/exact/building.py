"""Solves everything that the opponents' tables hold and packs it."""

import zlib
from bz2 import compress
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.bots.dicy import tables
from game.bots.dicy.exact.alone import long_run, turns_to_go
from game.bots.dicy.exact.fitting import weights
from game.bots.dicy.exact.lead import ahead
from game.bots.dicy.exact.reach import reach
from game.bots.dicy.exact.together import Chances, Together
from game.bots.dicy.exact.turns import ALL
from game.bots.dicy.tables import FIVES, HEAD, PRINTED, STEPS

AT_ONCE = 24  # fives: what the processor's cache holds
DECIMALS, RATE_DECIMALS = 4, 11  # the same on every machine, however it adds up
ALONE, LEADS, RACE = 0.15, 0.2, 0.16  # of all the time


def build(progress: Callable[[float], None]) -> None:
    tables.FOLDER.mkdir(parents=True, exist_ok=True)
    done = 0.0
    races: dict[tables.Five, Together] = {}
    for five, mode in PRINTED.items():
        races[five] = Together(five)
        races[five].solve()
        (tables.FOLDER / f"dicy_{mode}.bin").write_bytes(pack_race(races[five]))
        done += RACE
        progress(done)
    turns: list[NDArray[np.float64]] = []
    for start in range(0, len(FIVES), AT_ONCE):
        turns.append(turns_to_go(FIVES[start : start + AT_ONCE])[:, :, ALL])
        progress(done + ALONE * start / len(FIVES))
    done += ALONE
    leads: list[NDArray[np.float32]] = []
    for number, five in enumerate(FIVES):
        leads.append(ahead(five))
        progress(done + LEADS * number / len(FIVES))
    rates, own_leads = long_run(FIVES)
    reached = reach()
    fitted = weights(races, rates, own_leads, np.stack(leads), reached)
    packed = pack_fives(rates, np.concatenate(turns), np.stack(leads), reached, fitted)
    (tables.FOLDER / "dicy_fives.bin").write_bytes(packed)
    progress(1)


def pack_race(race: Together) -> bytes:
    """The chances of the seat waiting, as what they rise by with its score."""
    chunks: list[bytes] = []
    for of_mover in (race.first, race.last):
        for score in range(len(of_mover)):
            of_score: Chances = of_mover[score]  # [score waiting, active of the mover, active waiting]
            waiting = np.round((1 - of_score.transpose(2, 1, 0)) * STEPS).astype(np.int16)
            waiting = np.maximum.accumulate(waiting, axis=2)
            chunks.append(compress(np.diff(waiting, axis=2, prepend=0).astype(np.uint8).tobytes()))
    return b"".join(len(chunk).to_bytes(HEAD, "little") + chunk for chunk in chunks)


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
