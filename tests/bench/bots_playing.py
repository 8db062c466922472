"""Bots play one game after the other in the window, and after each its memory is looked at."""

from pathlib import Path
from time import monotonic

import msgspec

from game.shelf import KEYS
from scenes.memory import Place, Plan, Remembered
from tests.e2e.driving import Program
from tests.e2e.screen import Screen

WARM = 2.0
"""Minutes after which everything has been seen once; in a short run half of it."""


def memory(screen: Screen, folder: Path, minutes: float, speed: str) -> dict[str, object]:
    plans = {game: Plan(game, _bots(), {"target": 30} if game == "dalek" else {}) for game in KEYS}
    tables = folder / "home" / ".config" / "tavolino" / "tables.json"
    tables.parent.mkdir(parents=True)
    tables.write_bytes(msgspec.json.encode(Remembered(plans=plans)))
    program = Program(screen, folder, speed=speed, window_size=(1920, 1080))
    begun, games, looks = monotonic(), 0, list[tuple[float, float]]()
    try:
        while (passed := (monotonic() - begun) / 60) < minutes:
            _play(program, KEYS[games % len(KEYS)])
            games += 1
            looks.append((passed, _megabytes(program.process.pid)))
    finally:
        program.close()
    early = next(used for passed, used in looks if passed >= min(WARM, minutes / 2))
    late = looks[-1][1]
    return {
        "minutes": minutes,
        "speed": speed,
        "games": games,
        "early_mb": round(early, 1),
        "late_mb": round(late, 1),
        "most_mb": round(max(used for _, used in looks), 1),
        "late_over_early": round(late / early, 3),
    }


def _bots() -> tuple[Place, ...]:
    seats = (("Bruno", "red"), ("Carla", "blue"), ("Dario", "green"))
    return tuple(Place(name, "bot", colour, "easy") for name, colour in seats)


def _play(program: Program, game: str) -> None:
    program.click(f"box.{game}")
    program.click("begin")
    program.until("the end of a game", lambda sight: "result" in sight.targets, minutes=20)
    program.click("result")
    program.click("title")


def _megabytes(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
