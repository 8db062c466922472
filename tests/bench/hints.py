"""Do hints tell the truth? What they say is checked against play-outs, from positions of expert play.

`python -m tests.bench.hints [--hints 1000] [--seats 2 3 4] [--seed S]`: at Dalek Dice the points that rolling
on brings and how often it brings none, each against play-outs of that turn; at Dicy Cards, with so many at
the table, the chance of winning, one play-out a hint, by bins of what was told. Prints how far off they are
in standard errors; more than 3 of them in a bin is too far. At 17 that is `calibration`.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random
from statistics import mean, pstdev
from typing import Any

from game import bots
from game.bots.dalek.brain import command as next_of
from game.bots.dalek.brain import solved, weigh
from game.bots.dalek.turn import Turn, best_turn
from game.bots.dalek.worth import standing
from game.bots.explain.hint import hint
from game.bots.outlook import TIE
from game.core.chance import SeededChance
from game.core.game import event_type
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.shelf import GAMES
from tests.bench.measuring import tell

PLAY_OUTS = 200


def positions(key: str, seed: str, at_table: int = 2) -> Iterator[Any]:
    """One of each game of experts, from anywhere in it."""
    game, number = GAMES[key], 0
    while True:
        number += 1
        seats = tuple(Seat(name, "bot", "expert") for name in "abcd"[:at_table])
        header = Header.of(game, setup_from(game, {}), seats, f"{seed} {number}")
        session: Session[Any, Any, Any, Any] = Session.start(game, header)
        for _ in range(Random(number).randrange(4, 20 * at_table)):
            if not session.ended:
                session.do(bots.next_command(session, ["expert"] * at_table, "abcd"))
        if not session.ended:
            yield session.state


def told(key: str, state: Any) -> Mapping[str, Any]:
    game = GAMES[key]
    seat = game.to_act(state)
    assert seat is not None
    return hint(key, game.view(state, seat), tuple(game.legal(state, seat))).reason.values


def off(was_told: float, came: list[float]) -> float:
    """In standard errors."""
    return (mean(came) - was_told) / max(pstdev(came) / sqrt(len(came)), 1 / len(came))


def points_of_turn(state: Any, turn: Turn, chance: SeededChance) -> int:
    """The rest of a turn of Dalek Dice in which the dice are to be rolled now, played by what `turn` says."""
    game, rolled = GAMES["dalek"], False
    while True:
        options = weigh(turn, state)
        if not rolled:
            options = [choice for choice in options if choice.then == "roll" and not choice.keep] or options
        events = game.decide(state, next_of(state, max(options, key=lambda choice: choice.value)), chance)
        rolled = True
        for event in events:
            if event_type(event) == "TurnEnded":
                return event.points
            state = game.evolve(state, event)


def of_rolling_on(state: Any, play_outs: int, seed: str) -> tuple[float, float] | None:
    """How far off the two figures of one sentence are; None where the hint is about something else."""
    values = told("dalek", state)
    if state.stage == "start" or not {"average", "nothing", "points"} <= set(values):
        return None
    worth = solved(standing(state)).worth
    turn = best_turn([value + TIE * points for points, value in enumerate(worth)])
    came = [float(points_of_turn(state, turn, SeededChance(f"{seed} {n}"))) for n in range(play_outs)]
    return off(values["average"], came), off(values["nothing"], [float(points == 0) for points in came])


def won(state: Any, seed: str) -> float:
    game, seat = GAMES["dicy"], GAMES["dicy"].to_act(state)
    while (acting := game.to_act(state)) is not None:
        command = bots.choose(game, "expert", state, acting, "abcd"[acting])
        for event in game.decide(state, command, SeededChance(seed)):
            state = game.evolve(state, event)
    return (seat in state.winners) / len(state.winners)


def of_winning(seed: str, at_table: int, wanted: int) -> Mapping[str, Any]:
    """At Dicy Cards, by tenths of the chance that was told."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for number, state in zip(range(wanted), positions("dicy", seed, at_table), strict=False):
        if "chance" in (values := told("dicy", state)):
            bins[int(10 * values["chance"])].append((values["chance"], won(state, f"{seed} on {number}")))
    return {
        f"{tenth}0 %": {
            "hints": len(pairs),
            "told": round(mean(one for one, _ in pairs), 3),
            "came": round(mean(came for _, came in pairs), 3),
            "off": round(off(mean(one for one, _ in pairs), [came for _, came in pairs]), 2),
        }
        for tenth, pairs in sorted(bins.items())
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--hints", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seed", default="hints")
    asked = parser.parse_args()
    wanted = asked.hints
    turns: list[tuple[float, float]] = []
    for number, state in enumerate(positions("dalek", asked.seed)):
        if found := of_rolling_on(state, PLAY_OUTS, f"{asked.seed} {number}"):
            turns.append(found)
        if len(turns) == wanted:
            break
    report = {
        "dalek": {
            name: {
                "mean_off": round(mean(one[at] for one in turns), 2),
                "spread": round(pstdev([one[at] for one in turns]), 2),
            }
            for at, name in enumerate(("average", "nothing"))
        },
        "hints": wanted,
        "seed": asked.seed,
        "play_outs_each": {"dalek": PLAY_OUTS, "dicy": 1},
        "dicy": {f"{seats} seats": of_winning(asked.seed, seats, wanted) for seats in asked.seats},
    }
    tell("hints", report)


if __name__ == "__main__":
    main()
