"""The window at 1920 × 1080: work a frame, CPU at rest, the first frame, memory while bots play.

`python -m tests.bench.frame [--minutes 30]`, on a screen of its own. Asked: a toss of ten dice with twenty
cards on the table at most 10 × a bare blit and flip by the processor's clock (median), its p99 at most 1.4 ×
its own median; at most 0.5 % of a core at rest; after 30 minutes at most 5 % more memory than after 2; the
first frame at most 2.2 × the work of a bare window's by the processor's clock, the fastest of many, both
with their code compiled before, as at every start but the first.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter, sleep

from game.dalek import GAME as DALEK
from tests.bench.bots_playing import memory
from tests.bench.measuring import tell
from tests.e2e.driving import ROOT, Program
from tests.e2e.kept import ADA, BRUNO, lay
from tests.e2e.screen import Screen

SECONDS_AT_REST = 20
STARTS = 25

BARE = """
import os
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
import pygame
pygame.display.init()
window = pygame.Window("bare", (1920, 1080), resizable=True)
window.get_surface().fill((9, 9, 9))
window.flip()
os._exit(0)
"""
OURS = """
import os
import sys
sys.modules["typing_extensions"] = None  # players have none: requirements/play.txt
from scenes.app import window
flip = window.Window.flip
def flip_and_go(self):
    flip(self)
    os._exit(0)
window.Window.flip = flip_and_go
from scenes import start
start.run([])
"""


def toss(screen: Screen, *words: str) -> dict[str, dict[str, float]]:
    """Ratios of the work a frame by either clock; `words` go to `tossing`."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.bench.tossing", *words],
        cwd=ROOT,
        env=screen.environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return {clock: _ratios(work) for clock, work in json.loads(run.stdout.splitlines()[-1]).items()}


def _ratios(work: dict[str, list[float]]) -> dict[str, float]:
    bare, ours = statistics.median(work["bare"]), statistics.median(work["toss"])
    late = statistics.quantiles(work["toss"], n=100)[98]
    return {
        "frames": len(work["toss"]),
        "bare_ms": round(bare * 1000, 3),
        "median_ms": round(ours * 1000, 3),
        "p99_ms": round(late * 1000, 3),
        "median_over_bare": round(ours / bare, 2),
        "p99_over_median": round(late / ours, 2),
    }


def at_rest(screen: Screen, folder: Path) -> float:
    """Per cent of a core that the program takes while a person thinks, its bots' process included."""
    lay(folder / "library", DALEK, ADA, BRUNO, first=0)
    program = Program(screen, folder, window_size=(1920, 1080))
    program.click("continue")
    program.until("the table", lambda sight: "roll" in sight.targets)
    sleep(3)  # a tooltip, a helper process that starts
    before, start = _cpu_seconds(program.process.pid), perf_counter()
    sleep(SECONDS_AT_REST)
    used = (_cpu_seconds(program.process.pid) - before) / (perf_counter() - start)
    program.close()
    return round(100 * used, 2)


def _cpu_seconds(pid: int) -> float:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    ticks = 0
    for one in (str(pid), *children):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / 100


def first_frame(screen: Screen, folder: Path) -> dict[str, float]:
    compiled = {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
    environment = {**screen.environment, **compiled, "TAVOLINO_DATA": str(folder)}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.json").write_text('{"window_size": [1920, 1080]}')

    def run(code: str) -> float:
        process = subprocess.Popen(
            [sys.executable, "-c", code], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL
        )
        _pid, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == 0
        return 1000 * (used.ru_utime + used.ru_stime)

    milliseconds = [(run(BARE), run(OURS)) for _ in range(STARTS + 1)]
    bare, ours = map(min, zip(*milliseconds[1:], strict=True))
    return {"bare_ms": round(bare), "ours_ms": round(ours), "ours_over_bare": round(ours / bare, 2)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=30.0, help="how long the bots play; 0: not at all")
    parser.add_argument("--speed", default="brisk", help="how fast things move while they do")
    asked = parser.parse_args()
    screen = Screen()
    with tempfile.TemporaryDirectory(prefix="tavolino-bench-") as name:
        folder = Path(name)
        try:
            results: dict[str, object] = {
                "toss": toss(screen),
                "first_frame": first_frame(screen, folder / "first"),
                "percent_of_a_core_at_rest": at_rest(screen, folder / "rest"),
            }
            if asked.minutes:
                results["memory"] = memory(screen, folder / "bots", asked.minutes, asked.speed)
        finally:
            screen.close()
    tell("frame", results)


if __name__ == "__main__":
    main()
