"""Moves a second through `Session` in memory, against boardgame.io doing the same work.

Needs node, and `npm install boardgame.io` in the folder that PEER_DIR names. At least 5 × is asked.
"""

import json
import os
import statistics
import subprocess
from pathlib import Path
from time import perf_counter

from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import GAME
from game.dalek.commands import Keep, Roll, Stop
from game.dalek.events import Setup
from tests.bench.measuring import tell

PEER = Path(__file__).parents[3] / "shared" / "peers" / "boardgameio_dalek.cjs"
GAMES, ROUNDS = 200, 7
SEATS = (Seat("0", "human"), Seat("1", "human"))


def play(seed: str) -> int:
    """The peer's plain policy: keep every Human and Dalek; stop as soon as the Daleks cover the Humans."""
    session = Session.start(GAME, Header.of(GAME, Setup(first=0), SEATS, seed))
    moves = 0
    while not session.ended:
        table = session.state
        seat = table.seat
        if table.stage == "rolled":
            shown = zip(table.hand, table.shown, strict=True)
            dice = tuple([die for die, face in shown if face not in ("DOC", "EXT")])
            session.do(Keep(seat, dice) if dice else Roll(seat))
        elif table.stage == "kept" and table.daleks >= table.humans:
            session.do(Stop(seat))
        else:
            session.do(Roll(seat))
        moves += 1
    return moves


def ours() -> float:
    start = perf_counter()
    moves = sum(play(f"s{game}") for game in range(GAMES))
    return moves / (perf_counter() - start)


def peers() -> float:
    ran = subprocess.run(["node", PEER, str(GAMES)], capture_output=True, text=True, check=True)
    return json.loads(ran.stdout)["moves_per_s"]


def main() -> None:
    assert "PEER_DIR" in os.environ, "PEER_DIR names the folder with node_modules/boardgame.io"
    pairs = [(ours(), peers()) for _ in range(ROUNDS)]
    tell(
        "moves",
        {
            "ours_per_s": round(statistics.median(mine for mine, _ in pairs)),
            "peer_per_s": round(statistics.median(theirs for _, theirs in pairs)),
            "ratio": round(statistics.median(mine / theirs for mine, theirs in pairs), 2),
            "asked": 5,
            "aim": 8,
        },
    )


if __name__ == "__main__":
    main()
