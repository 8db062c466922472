"""`import game` and the start of a session, over a bare interpreter: no more than 60 ms is asked."""

import subprocess
import sys
from pathlib import Path

from tests.bench.measuring import in_turns, tell

ROOT = Path(__file__).parents[2]
START = """
import game
from game.core.header import Header
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import GAME
from game.dalek.events import Setup
Session.start(GAME, Header.of(GAME, Setup(), (Seat("Ada", "human"), Seat("Bo", "human")), "s"))
"""


def run(code: str) -> None:
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


def main() -> None:
    seconds = in_turns(25, bare=lambda: run("pass"), session=lambda: run(START))
    over = (seconds["session"] - seconds["bare"]) * 1000
    bare = seconds["bare"] * 1000
    tell("starting", {"bare_ms": round(bare, 1), "over_bare_ms": round(over, 1), "asked_ms": 60})


if __name__ == "__main__":
    main()
