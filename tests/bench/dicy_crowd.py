"""How good the estimate for three and four at Dicy Cards is: `python -m tests.bench.dicy_crowd`.

`told`: what who is about to roll is told, against play-outs by the estimate from there, by phase of the game:
by what the highest score is. The root of the mean square is without what the play-outs themselves scatter:
the product of how far it is off each half of them.

`lost`: what a seat loses a game by the estimate's choices of what to do with a roll, against a player who
takes each of them by play-outs: a few of each way that looks near, then more of the best two (the estimate
counts as much as it is better than those). What that one's choice is better by, fresh play-outs say. All in
games of 100.
"""

import argparse
from collections.abc import Iterator, Sequence
from heapq import nlargest
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, NamedTuple

from game.bots import choose
from game.bots.dicy import brain
from game.bots.dicy.compiled_crowd import Goes
from game.bots.dicy.playing_out import goes, lying
from game.bots.dicy.races import PRINTED
from game.bots.dicy.tables import FIVES
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dicy import GAME
from game.dicy.events import Setup
from game.dicy.state import State
from tests.bench.measuring import tell

SURE = 1.96
NEAR = 0.05  # of the win: what is further off is not the best
WAYS = 4
OFF = 2.0  # of 100: by so much the estimate is wont to be off between two ways
OFTENER = 2  # play-outs of the best two; and fresh ones, of the two that differ
STARTS, ROLLS = 1, 8  # moments of a game
PHASES = ((40, "until 40"), (70, "until 70"), (100, "until 100"), (10_000, "last round"))


def moments(seats: int, number: int, random: Random, seed: str) -> tuple[list[State], list[State], int]:
    """Of a game of experts: a few starts of turns, a few rolls, and how many rolls had a choice. Half of the
    games are in printed modes, half with any five."""
    five = list(PRINTED)[number // 2 % len(PRINTED)] if number % 2 else random.choice(FIVES)
    sitting = tuple(Seat(str(seat), "bot", "expert") for seat in range(seats))
    header = Header.of(GAME, Setup(mode="custom", cards=five), sitting, f"crowd {seed}{seats} {number}")
    session: Session[Any, Any, Any, Any] = Session.start(GAME, header)
    starts: list[State] = []
    rolls: list[State] = []
    while (seat := GAME.to_act(session.state)) is not None:
        state = session.state
        if state.active[state.seat] and not state.choosers:
            (starts if state.stage == "start" else rolls).append(state)
        session.do(choose(GAME, "expert", state, seat, "bot"))
    return random.sample(starts, STARTS), random.sample(rolls, ROLLS), len(rolls)


class Off(NamedTuple):
    """By how much a mover is told too much before its turn, by each half of its play-outs."""

    phase: str
    one: float
    other: float

    @property
    def mean(self) -> float:
        return (self.one + self.other) / 2


def off(state: State, times: int, seed: int) -> Off:
    known, table = lying(state)
    active = table.actives[table.next]
    told = brain.turn_of(state).start(active)
    one, other = (
        100 * (told - known.played_out(table, Goes(active=active), times // 2, half)[table.next].mean)
        for half in (seed, seed + 1)
    )
    return Off(next(name for most, name in PHASES if max(table.scores) < most), one, other)


def lost(state: State, times: int, seed: int) -> float:
    known, table = lying(state)
    weighed = sorted(brain.considered(brain.weigh(brain.turn_of(state), state)), key=lambda pair: -pair[1])
    near = [
        (goes(state, choice), 100 * value) for choice, value in weighed[:WAYS] if value > weighed[0][1] - NEAR
    ]
    if len(near) < 2:
        return 0.0

    def came(way: Goes, times: int, seed: int) -> tuple[float, float]:
        found = known.played_out(table, way, times, seed)[table.next]
        return 100 * found.mean, (100 * found.pm / SURE) ** 2

    def taken_for(pair: tuple[Goes, float], times: int, seed: int) -> float:
        mean, square = came(pair[0], times, seed)
        return (mean * OFF**2 + pair[1] * square) / (OFF**2 + square)

    two = nlargest(2, near, key=lambda pair: taken_for(pair, times, seed))
    best = max(two, key=lambda pair: taken_for(pair, OFTENER * times, seed + 1))[0]
    if best == near[0][0]:
        return 0.0
    return came(best, OFTENER * times, seed + 2)[0] - came(near[0][0], OFTENER * times, seed + 2)[0]


def errors(found: Sequence[Off]) -> dict[str, float]:
    offs, squares = [one.mean for one in found], [one.one * one.other for one in found]
    mean, pm = fmean(squares), SURE * stdev(squares) / sqrt(len(found))
    return {
        "moments": len(found),
        "told too much": fmean(offs),
        "pm": SURE * stdev(offs) / sqrt(len(found)),
        "root of the mean square": sqrt(max(0.0, mean)),
        "at most": sqrt(max(0.0, mean + pm)),
        "mean absolute, play-outs' own included": fmean(map(abs, offs)),
    }


def measured(seats: int, games: int, times: int, a_choice: int, seed: str) -> Iterator[tuple[str, Any]]:
    random = Random(f"{seats} {seed}")
    found: list[Off] = []
    losses: list[float] = []
    choices = 0
    for number in range(games):
        starts, rolls, many = moments(seats, number, random, seed)
        choices += many
        found += [off(state, times, 2 * number) for state in starts]
        losses += [lost(state, a_choice, 4 * number) for state in rolls]
    yield "told", errors(found)
    for _, phase in PHASES:
        if len(of_phase := [one for one in found if one.phase == phase]) > 1:
            yield phase, errors(of_phase)
    a_game = choices / games / seats
    yield "choices looked at, taken otherwise", (len(losses), sum(map(bool, losses)))
    yield "choices a game", a_game
    yield "lost a game", a_game * fmean(losses)
    yield "pm", a_game * SURE * stdev(losses) / sqrt(len(losses))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--play-outs", type=int, default=200)
    parser.add_argument("--a-choice", type=int, default=40, help="play-outs of each way")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--seed", default="")
    asked = parser.parse_args()
    began = process_time()
    results = {
        f"{seats} seats": dict(measured(seats, asked.games, asked.play_outs, asked.a_choice, asked.seed))
        for seats in asked.seats
    }
    tell(
        "dicy_crowd",
        results | {"games": asked.games, "play-outs": asked.play_outs, "cpu": process_time() - began},
    )


if __name__ == "__main__":
    main()
