"""How exact the expert at Dicy Cards is: what its choices lose for two, how true its chances are with more.

`python -m tests.bench.dicy_exact [--games N] [--unsolved]`. Two seats: experts play each other with one of
the printed fives and three others; each choice is weighed by the solver's own numbers, which are finer than
the cache. `--unsolved` leaves the cache empty: then the estimate plays. Three and four seats: experts play
each other at random fives of those; what a mover is told before its turn against how its game ended.
"""

import argparse
import os
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, cast

import numpy as np

from game.bots import choose
from game.bots.dicy import brain, pairs, worth
from game.bots.dicy.ahead import solve
from game.bots.dicy.compiled_race import CompiledRace
from game.bots.dicy.explain import cost
from game.bots.dicy.races import PRINTED, Race
from game.bots.dicy.tables import FIVES, Five
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dicy import GAME
from game.dicy.events import Setup
from tests.bench.measuring import tell

FIVES_PLAYED: Sequence[Five] = (next(iter(PRINTED)), FIVES[100], FIVES[400], FIVES[700])
BINS = (0.0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.9, 1.01)
SURE = 1.96


class Exact(Race):
    """With nothing rounded."""

    def __init__(self, five: Five) -> None:
        self._compiled = CompiledRace(five)
        for _ in self._compiled.solve():
            pass


def played(five: Five, seats: int, number: int) -> "Session[Any, Any, Any, Any]":
    sitting = tuple(Seat(str(seat), "bot", "expert") for seat in range(seats))
    header = Header.of(GAME, Setup(mode="custom", cards=five), sitting, f"exact {seats} {number}")
    return Session[Any, Any, Any, Any].start(GAME, header)


def lost(five: Five, games: int) -> dict[str, float]:
    """Of 100 games, by each seat in a game."""
    exact, known = Exact(five), cast("Any", pairs.race)
    losses: list[float] = []
    worst = 0.0
    for number in range(games):
        session = played(five, 2, number)
        total = 0.0
        while (seat := GAME.to_act(session.state)) is not None:
            command = choose(GAME, "expert", session.state, seat, "bot")
            pairs.race = worth.race = cast("Any", lambda _five: exact)
            brain.solved.cache_clear()
            one, _ = cost(GAME.view(session.state, seat), command)
            pairs.race = worth.race = known
            brain.solved.cache_clear()
            total, worst = total + one, max(worst, one)
            session.do(command)
        losses.append(100 * total / 2)
    return {"lost": fmean(losses), "pm": SURE * stdev(losses) / sqrt(games), "worst choice": 100 * worst}


def calibration(seats: int, games: int) -> dict[str, Any]:
    """Before each turn the mover's chance as it is told, and its share of the win in the end."""
    rows: list[tuple[float, float, int]] = []
    for number in range(games):
        session = played(FIVES_PLAYED[number % len(FIVES_PLAYED)], seats, number)
        told: list[tuple[int, float]] = []
        while (seat := GAME.to_act(session.state)) is not None:
            state = session.state
            if state.stage == "start" and not state.choosers:
                turn = brain.turn_of(state)
                told.append((seat, turn.start(brain.bits(turn.cards, state.active[seat]))))
            session.do(choose(GAME, "expert", state, seat, "bot"))
        winners = session.state.winners
        rows += [(chance, (seat in winners) / len(winners), number) for seat, chance in told]
    found: dict[str, Any] = {"turns": len(rows)}
    for low, high in pairwise(BINS):
        of_bin = [row for row in rows if low <= row[0] < high]
        by_game = np.bincount(
            [number for *_, number in of_bin], [chance - won for chance, won, _ in of_bin], games
        )
        error = SURE * float(np.sqrt((by_game**2).sum())) / max(len(of_bin), 1)
        means = [100 * fmean(column) for column in list(zip(*of_bin, strict=True))[:2]] if of_bin else []
        found[f"{low:.2f}"] = {"turns": len(of_bin), "told, won": means, "pm": 100 * error}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--unsolved", action="store_true")
    asked = parser.parse_args()
    began = process_time()
    with TemporaryDirectory() as folder:
        os.environ["TAVOLINO_DATA"] = str(Path(folder))
        for five in () if asked.unsolved else FIVES_PLAYED:
            for _ in solve(five) or ():
                pass
        results: dict[str, Any] = {
            "games": asked.games,
            "solved": not asked.unsolved,
            "two seats": {" ".join(five): lost(five, asked.games) for five in FIVES_PLAYED},
            **{f"{seats} seats": calibration(seats, asked.games) for seats in (3, 4)},
        }
    tell("dicy_exact", results | {"processor seconds": process_time() - began})


if __name__ == "__main__":
    main()
