"""Are the chances true that hints tell at 17? `python -m tests.bench.calibration [--seats 2] [--games 100]`.

Experts play; before each call that could be right, what the hint would say of the row's chance to come to 17
is noted beside what lies there. Asked: each bin of ten points within 3 points, where there are enough.
"""

import argparse
from collections import defaultdict
from random import Random
from time import process_time
from typing import Any

from game.bots import next_command
from game.bots.seventeen.explain import likely, reached
from game.bots.seventeen.policy import Reading, may_be_enough
from game.bots.seventeen.seen import as_seen, copies
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.seventeen import GAME
from game.seventeen.events import Setup
from game.seventeen.tokens import GOAL, total
from tests.bench.measuring import tell

LEVEL = "expert"
Bins = dict[int, list[tuple[float, bool]]]


def noted(seats: int, games: int) -> tuple[Bins, Bins]:
    """What was told, and what was true, by tens of points: by the hints' worlds, and by the network alone."""
    worlds: Bins = defaultdict(list)
    network: Bins = defaultdict(list)
    for number in range(games):
        sitting = tuple(Seat(str(seat), "bot", LEVEL) for seat in range(seats))
        session = Session.start(GAME, Header.of(GAME, Setup(), sitting, f"calibration {number}"))
        seeds = [f"{number} {seat}" for seat in range(seats)]
        while GAME.to_act(session.state) is not None:
            state = session.state
            for seat in GAME.callers(state):
                view = session.view(seat)
                r = as_seen(view)
                hidden = any(r.backs(other) for other in range(seats) if other != seat)
                if not hidden or not may_be_enough(r, seat):
                    continue
                truth = total(state.row) >= GOAL
                held = tuple(zip(view.victories, view.penalties, strict=True))
                at_once = Reading(r, seat, held, copies(view), calling=True).enough()
                for bins, told in ((worlds, reached(likely(view, Random(number)))), (network, at_once)):
                    bins[min(9, int(told * 10))].append((told, truth))
            session.do(next_command(GAME, state, [LEVEL] * seats, seeds))
    return worlds, network


def summed(bins: Bins) -> dict[str, dict[str, float]]:
    return {
        f"{ten * 10} to {ten * 10 + 10}": {
            "told": round(100 * sum(told for told, _ in bins[ten]) / len(bins[ten]), 1),
            "true": round(100 * sum(truth for _, truth in bins[ten]) / len(bins[ten]), 1),
            "times": len(bins[ten]),
        }
        for ten in sorted(bins)
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    found: dict[str, Any] = {"games": asked.games, "seeds": "calibration 0 …"}
    for seats in asked.seats:
        began = process_time()
        worlds, network = noted(seats, asked.games)
        found[f"{seats} seats"] = {"worlds": summed(worlds), "network": summed(network)}
        found[f"{seats} seats"]["cpu_s"] = round(process_time() - began)
    tell("calibration", found)


if __name__ == "__main__":
    main()
