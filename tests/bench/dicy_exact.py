"""How exact the expert at Dicy Cards is for two: what its choices lose.

`python -m tests.bench.dicy_exact [--games N] [--unsolved]`: experts play each other with one of the printed
fives and three others; each choice is weighed by the solver's own numbers, which nothing rounds. `--unsolved`
leaves the cache empty: then the estimate plays, but at the printed five. With more there is `dicy_crowd`.
"""

import argparse
import os
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, cast

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
SURE = 1.96


class Exact(Race):
    """With nothing rounded."""

    def __init__(self, five: Five) -> None:
        self._compiled = CompiledRace(five)
        for _ in self._compiled.solve():
            pass


def played(five: Five, number: int) -> "Session[Any, Any, Any, Any]":
    sitting = tuple(Seat(str(seat), "bot", "expert") for seat in range(2))
    header = Header.of(GAME, Setup(mode="custom", cards=five), sitting, f"exact 2 {number}")
    return Session[Any, Any, Any, Any].start(GAME, header)


def lost(five: Five, games: int) -> dict[str, float]:
    """Of 100 games, by each seat in a game."""
    exact, known = Exact(five), cast("Any", pairs.race)
    losses: list[float] = []
    worst = 0.0
    for number in range(games):
        session = played(five, number)
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
        }
    tell("dicy_exact", results | {"processor seconds": process_time() - began})


if __name__ == "__main__":
    main()
