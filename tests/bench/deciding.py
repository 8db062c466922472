"""How long an expert takes to decide, at the dice games, with two seats and with all; and to read its tables.

`python -m tests.bench.deciding`. Asked: in the median at most 0.2 s, never over 2 s; tables read within 50 ms
when they are first needed, 12 MB at most in all (those for two at Dicy Cards take a quarter of a
second to unpack). By the processor's clock, and by the wall's.
"""

import statistics
import subprocess
import sys
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from game.bots import choose
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.shelf import GAMES
from tests.bench.measuring import tell

ROOT = Path(__file__).parents[2]
TABLES = ROOT / "assets" / "tables"
LEVEL = "expert"
AT_TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("dalek", 2, {}),
    ("dalek", 6, {}),
    ("dicy", 1, {"mode": "glacial"}),
    ("dicy", 2, {"mode": "interaction"}),
    ("dicy", 4, {"mode": "interaction"}),
    ("dicy", 2, {"mode": "interglacial"}),
    ("dicy", 4, {"mode": "interglacial"}),
)
GAMES_EACH = 4
READING = {
    "dalek": "from game.bots.dalek.tables import tables as read",
    "dicy glacial": "from game.bots.dicy.races import GIVEN, in_order, race;"
    " read = lambda: race(in_order(GIVEN['glacial'])).chance('last', 0, 0, 31, 31)",
    "dicy fives": "from game.bots.dicy.tables import fives as read",
}
"""A first look, in a process of its own."""


def decisions(key: str, seats: int, setup: dict[str, Any]) -> dict[str, float]:
    game: Any = GAMES[key]
    cpu: list[float] = []
    wall: list[float] = []
    choices: list[float] = []  # without the first rolls of turns, which are none
    for number in range(GAMES_EACH):
        sitting = tuple(Seat(str(seat), "bot", LEVEL) for seat in range(seats))
        header = Header.of(game, setup_from(game, setup), sitting, f"deciding {number}")
        session = Session[Any, Any, Any, Any].start(game, header)
        while (seat := game.to_act(session.state)) is not None:
            began, began_cpu = perf_counter(), process_time()
            command = choose(game, LEVEL, session.state, seat, "bot")
            cpu.append(process_time() - began_cpu)
            wall.append(perf_counter() - began)
            if session.state.stage != "start":
                choices.append(wall[-1])
            session.do(command)
    return {
        "choices": len(choices),
        "median_s": round(statistics.median(choices), 4),
        "most_s": round(max(wall), 3),
        "most_cpu_s": round(max(cpu), 3),
    }


def reading(code: str) -> float:
    timed = f"import time\n{code}\nbegan = time.process_time()\nread()\nprint(time.process_time() - began)"
    runs = [
        subprocess.run([sys.executable, "-c", timed], cwd=ROOT, capture_output=True, text=True, check=True)
        for _ in range(5)
    ]
    return round(1000 * statistics.median(float(run.stdout) for run in runs), 1)


def main() -> None:
    decided = {
        f"{key}, {seats} seats, {setup.get('mode', 'to 60')}": decisions(key, seats, setup)
        for key, seats, setup in AT_TABLES
    }
    megabytes = sum(file.stat().st_size for file in TABLES.iterdir()) / 1e6
    tell(
        "deciding",
        {
            "decisions": decided,
            "tables_read_ms": {name: reading(code) for name, code in READING.items()},
            "tables_mb": round(megabytes, 2),
        },
    )


if __name__ == "__main__":
    main()
