"""Bots play one game after the other in the window. Its memory is looked at: at each end, and on the title.

The games need different room, so that ends are compared with the first end of the same game.
"""

from pathlib import Path
from time import monotonic, sleep

import msgspec

from game.shelf import GAMES
from scenes.host.last_setups import Place, Plan, Remembered
from tests.e2e.driving import Program
from tests.e2e.screen import Screen

WARM = 2.0
"""Minutes after which everything has been seen once; in a short run half of it."""


def memory(screen: Screen, folder: Path, minutes: float, speed: str) -> dict[str, object]:
    plans = {game: Plan(game, _bots(), {"target": 30} if game == "dalek" else {}) for game in GAMES}
    tables = folder / "library" / "tables.json"
    tables.parent.mkdir(parents=True)
    tables.write_bytes(msgspec.json.encode(Remembered(plans=plans)))
    program = Program(screen, folder, speed=speed, window_size=(1920, 1080))
    begun, looks = monotonic(), list[tuple[float, float]]()
    ends: dict[str, list[float]] = {game: [] for game in GAMES}
    try:
        while (monotonic() - begun) / 60 < minutes:
            game = tuple(GAMES)[len(looks) % len(GAMES)]
            ends[game].append(_play(program, game))
            looks.append(((monotonic() - begun) / 60, _megabytes(program.process.pid)))
    finally:
        program.close()
    early = next(used for passed, used in looks if passed >= min(WARM, minutes / 2))
    late = looks[-1][1]
    return {
        "minutes": minutes,
        "speed": speed,
        "games": len(looks),
        "early_mb": round(early, 1),
        "late_mb": round(late, 1),
        "late_over_early": round(late / early, 3),
        "ends_mb": {game: [round(end) for end in seen] for game, seen in ends.items()},
        "last_end_over_first": {game: round(seen[-1] / seen[0], 3) for game, seen in ends.items() if seen},
    }


def _bots() -> tuple[Place, ...]:
    seats = (("Bruno", "red"), ("Carla", "blue"), ("Dario", "green"))
    return tuple(Place(name, "bot", colour, "easy") for name, colour in seats)


def _play(program: Program, game: str) -> float:
    """From title to title; the memory held at the end of the game."""
    program.click(f"box.{game}")
    program.click("begin")
    program.until("the end of a game", lambda sight: "result" in sight.targets, minutes=20)
    held = _megabytes(program.process.pid)
    program.click("result")
    program.click("title")
    program.until("the title at rest", lambda sight: f"box.{game}" in sight.targets and bool(sight.settled))
    sleep(3)  # what the title was made of is dropped
    return held


def _megabytes(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
