"""How exact the expert at Dicy Cards is: what its choices lose for two, how far off its chances are else.

`python -m tests.bench.dicy_exact [--games N] [--rollouts N] [--unsolved]`. Two seats: experts play each other
with one of the printed fives and three others; each choice is weighed by the solver's own numbers, which
nothing rounds. `--unsolved` leaves the cache empty: then the estimate plays, but at the printed five. Three
and four seats: what a mover is told before a turn, against roll-outs of experts from there.
"""

import argparse
import os
from collections.abc import Sequence
from functools import reduce
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev, variance
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, cast

from game.bots import choose
from game.bots.dicy import brain, pairs, worth
from game.bots.dicy.ahead import solve
from game.bots.dicy.appraisal import DicyAppraiser
from game.bots.dicy.compiled_race import CompiledRace
from game.bots.dicy.explain import cost
from game.bots.dicy.races import PRINTED, Race
from game.bots.dicy.tables import FIVES, Five
from game.core.chance import SeededChance
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dicy import GAME
from game.dicy.events import Setup
from game.dicy.state import State
from tests.bench.measuring import tell

FIVES_PLAYED: Sequence[Five] = (next(iter(PRINTED)), FIVES[100], FIVES[400], FIVES[700])
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


def told(state: State) -> float:
    """The chance of who is about to roll, as the expert takes it to be."""
    turn = brain.turn_of(state)
    return turn.start(brain.bits(turn.cards, state.active[state.seat]))


def went_on(state: State, seed: str) -> float:
    """What who is about to roll gets of the win when experts end it from here with other dice, less the luck
    that it has: so it scatters less about the same mean."""
    seat, chance, appraiser = state.seat, SeededChance(seed), DicyAppraiser(state)
    luck = 0.0
    while (to_act := GAME.to_act(state)) is not None:
        command = choose(GAME, "expert", state, to_act, "bot")
        after = reduce(GAME.evolve, GAME.decide(state, command, chance), state)
        if brought := appraiser.brought(state, command, after):
            luck += brought[seat]
        state = after
    return (seat in state.winners) / len(state.winners) - luck


def rolled_out(seats: int, moments: int, times: int) -> dict[str, float]:
    """At the start of one turn of each of so many games: what its mover is told, against how often it wins in
    so many roll-outs. The error without what the roll-outs themselves scatter; all in games of 100."""
    drawn = Random(seats)
    off: list[float] = []
    squares: list[float] = []
    for number in range(moments):
        session = played(FIVES_PLAYED[number % len(FIVES_PLAYED)], seats, number)
        starts: list[State] = []
        while (seat := GAME.to_act(session.state)) is not None:
            if session.state.stage == "start" and not session.state.choosers:
                starts.append(session.state)
            session.do(choose(GAME, "expert", session.state, seat, "bot"))
        state = drawn.choice(starts)
        won = [100 * went_on(state, f"{number} {time}") for time in range(times)]
        off.append(100 * told(state) - fmean(won))
        squares.append(off[-1] ** 2 - variance(won) / times)
    mean = fmean(squares)
    return {
        "moments": moments,
        "roll-outs": times,
        "told too much": fmean(off),
        "pm": SURE * stdev(off) / sqrt(moments),
        "error": sqrt(max(mean, 0.0)),
        "error at most": sqrt(max(mean + SURE * stdev(squares) / sqrt(moments), 0.0)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=20)
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
            **{f"{seats} seats": rolled_out(seats, asked.games, asked.rollouts) for seats in (3, 4)},
        }
    tell("dicy_exact", results | {"processor seconds": process_time() - began})


if __name__ == "__main__":
    main()
