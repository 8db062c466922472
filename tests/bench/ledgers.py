"""Ledgers of many games: does every one close, has luck a mean, and how long does one take?

`python -m tests.bench.ledgers [--games 500]` plays so many of each kind, half of them easy against expert.
Luck is told apart by seat, level and the kind of roll: a turn's first, or a further one. `worst` is the
largest mean of all in standard errors: to be below 4. Games are played before any ledger is made;
the first one loads what is solved, the others have it: by the processor's clock, for sixty turns too.
"""

import argparse
from collections import defaultdict
from math import sqrt
from time import process_time
from typing import Any

from game.bots import next_command
from game.commands.simulate import bot_seed
from game.core.game import event_type
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.review.ledger import Ledger, ledger
from game.shelf import GAMES
from tests.bench.measuring import tell

FIVE = ["any_two", "odds", "sixes", "forty", "same5"]
KINDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "dalek alone": ("dalek", 1, {}),
    "dalek for two to 30": ("dalek", 2, {"target": 30}),
    "dalek for two to 60": ("dalek", 2, {}),
    "dalek for two to 90, head start": ("dalek", 2, {"target": 90, "head_start": [0, 12]}),
    "dicy alone, any five": ("dicy", 1, {"mode": "custom", "cards": FIVE}),
    **{
        f"dicy for two, {mode}": ("dicy", 2, {"mode": mode})
        for mode in ("glacial", "beginner", "intermediate", "interaction")
    },
}
LEVELS = ("easy", "expert")
SEED = "ledgers"


def session_of(kind: str, number: int) -> Session[Any, Any, Any, Any]:
    key, seats, options = KINDS[kind]
    game = GAMES[key]
    levels = [LEVELS[(seat + number) % 2] for seat in range(seats)]
    sitting = tuple(Seat(level, "bot", level) for level in levels)
    header = Header.of(game, setup_from(game, options), sitting, f"{SEED} {kind}:{number}")
    session = Session[Any, Any, Any, Any].start(game, header)
    seeds = [bot_seed(SEED, number, seat) for seat in range(seats)]
    while not session.ended:
        session.do(next_command(session, levels, seeds))
    return session


def measure(kind: str, games: int) -> dict[str, object]:
    by_kind: dict[tuple[object, ...], list[float]] = defaultdict(list)
    open_by = dearest = 0.0
    exact = True
    seconds: list[float] = []
    sessions = [session_of(kind, number) for number in range(1, games + 1)]
    for session in sessions:
        began = process_time()
        found = ledger(session)
        seconds.append(process_time() - began)
        exact = exact and found.exact
        open_by = max(open_by, *(_open_by(found, seat) for seat in found.seats))
        levels = [seat.level for seat in session.header.seats]
        dearest = max(dearest, *(found.cost[seat] for seat in found.seats if levels[seat] == "expert"), 0.0)
        for key, total in _luck(session, found).items():
            by_kind[key].append(total)
    means = {" ".join(map(str, key)): _in_errors(values) for key, values in by_kind.items()}
    return {
        "games": games,
        "exact": exact,
        "open_by_at_most": open_by,
        "expert_gave_away_at_most": dearest,
        "worst": max(map(abs, means.values())),
        "luck_in_standard_errors": {key: round(value, 2) for key, value in means.items()},
        "milliseconds_of_a_game": round(1000 * sum(seconds[1:]) / max(1, games - 1), 1),
        "milliseconds_of_sixty_turns": round(
            60_000 * sum(seconds[1:]) / max(1, sum(map(_turns, sessions[1:])))
        ),
    }


def _turns(session: Session[Any, Any, Any, Any]) -> int:
    return sum(event_type(event) == "TurnEnded" for event in session.events)


def _open_by(found: Ledger, seat: int) -> float:
    own = found.cost[seat] if found.unit == "turns" else -found.cost[seat]
    parts = found.start[seat] + found.luck[seat] + own + found.from_others[seat]
    return abs(parts - found.result[seat])


def _luck(session: Session[Any, Any, Any, Any], found: Ledger) -> dict[tuple[object, ...], float]:
    totals: dict[tuple[object, ...], float] = defaultdict(float)
    for row in found.rows:
        if row.kind == "chance":
            seat = 0 if row.seat is None else row.seat
            what = "draw" if row.seat is None else _which_roll(session, row.n)
            level = session.header.seats[seat].level
            totals[seat, level, what] += row.change[seat]
    return totals


def _which_roll(session: Session[Any, Any, Any, Any], n: int) -> str:
    return "first" if session.seek(n - 1).stage == "start" else "further"


def _in_errors(values: list[float]) -> float:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values)
    return mean / sqrt(spread / (len(values) - 1) / len(values)) if spread else 0.0


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=500, help="of each kind")
    parser.add_argument("--kinds", nargs="+", choices=tuple(KINDS), default=tuple(KINDS))
    asked = parser.parse_args()
    tell("ledgers", {kind: measure(kind, asked.games) for kind in asked.kinds})


if __name__ == "__main__":
    main()
