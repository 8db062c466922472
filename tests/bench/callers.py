"""How far callers can take advantage of the expert at 17, two-handed: `python -m tests.bench.callers`.

All meet the expert in a few games; the better third in twice as many, until few are left, who play on fresh
seeds for the number that counts. None may win more than 55 %. `--games N` sets the first round's, `--last N`
the fresh games. What each came to is told at once; with `--kept FILE` it is also written there, and a later
run goes on from it.
"""

import argparse
import json
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from game.bots.record import Brain
from game.bots.seventeen import brain
from game.bots.seventeen.references import THRESHOLDS
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.seventeen import GAME
from game.seventeen.events import Setup
from tests.bench.exploiters import WAYS, caller
from tests.bench.measuring import tell

ASKED = 0.55
KEPT = 3  # one of so many goes on
LEFT = 3
MOST_COMMANDS = 3000


def share(exploiter: Brain, name: str, first: int, games: int) -> float:
    """How much of these games an exploiter wins against the expert, seats swapped after each."""
    won = 0.0
    for number in range(first, first + games):
        own = number % 2
        winners = played(exploiter, own, f"callers {name} {number}")
        won += (own in winners) / max(len(winners), 1)
    return won / games


def played(exploiter: Brain, own: int, seed: str) -> tuple[int, ...]:
    sitting = tuple(Seat(str(seat), "bot", "expert") for seat in range(2))
    session = Session.start(GAME, Header.of(GAME, Setup(), sitting, seed))
    for _ in range(MOST_COMMANDS):
        state = session.state
        seat = GAME.to_act(state)
        if seat is None:
            return state.winners
        by = exploiter if seat == own else brain.expert
        view = GAME.view(state, seat)
        wish = by(view, GAME.legal(state, seat), Random(f"{seed} {seat} {len(view.history)} {view.stage}"))
        session.do(wish)
    raise AssertionError("a game without an end")


class Measured:
    """What is measured already, by what was played."""

    def __init__(self, kept: Path | None) -> None:
        self._kept = kept
        self._shares: dict[str, float] = json.loads(kept.read_text()) if kept and kept.exists() else {}

    def share(self, exploiter: Brain, name: str, first: int, games: int) -> float:
        played = f"{name}, {games} from {first}"
        if played not in self._shares:
            self._shares[played] = share(exploiter, name, first, games)
            if self._kept:
                self._kept.write_text(json.dumps(self._shares, indent=1))
        print(played, round(self._shares[played], 3), flush=True)
        return self._shares[played]


def halved(exploiters: dict[str, Brain], games: int, measured: Measured) -> dict[str, Any]:
    """Rounds of ever fewer exploiters and more games."""
    rounds: list[dict[str, float]] = []
    begin = 1
    while len(exploiters) > LEFT:
        shares = {name: measured.share(by, name, begin, games) for name, by in exploiters.items()}
        best = sorted(shares, key=shares.__getitem__, reverse=True)
        rounds.append({name: round(shares[name], 3) for name in best})
        begin, games = begin + games, games * 2
        exploiters = {name: exploiters[name] for name in best[: max(LEFT, len(best) // KEPT)]}
    return {"rounds": rounds, "left": list(exploiters)}


def all_of_them() -> dict[str, Brain]:
    return {
        f"{way} {threshold}": caller(threshold, by) for way, by in WAYS.items() for threshold in THRESHOLDS
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=12, help="of each in the first round")
    parser.add_argument("--last", type=int, default=400, help="of each that is left")
    parser.add_argument("--only", nargs="+", metavar="NAME", help='such as "as_expert 17": fresh games alone')
    parser.add_argument("--kept", type=Path, help="where to keep what is measured")
    asked = parser.parse_args()
    measured = Measured(asked.kept)
    exploiters = all_of_them()
    found: dict[str, Any] = {} if asked.only else halved(exploiters, asked.games, measured)
    for_last: list[str] = asked.only or found["left"]
    shares = {name: measured.share(exploiters[name], f"fresh {name}", 1, asked.last) for name in for_last}
    for name, won in shares.items():
        found[name] = {"won": round(won, 3), "sure": round(1.96 * sqrt(won * (1 - won) / asked.last), 3)}
    worst = max(shares.values())
    tell("callers", {"asked": ASKED, "worst": round(worst, 3), "games": asked.last, **found})


if __name__ == "__main__":
    main()
