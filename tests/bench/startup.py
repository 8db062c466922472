"""The first frame of the title, in the folder and in the single file that `make dist` built, over that of a
bare window packed the same way: at most 1.6 times as long, warm. Both tell of it just before they show it.
With a cold file cache too, where the system lets us empty it (`--warm`: not). Needs Xvfb and `build/venv`.
"""

import argparse
import os
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from tests.bench.measuring import tell
from tests.e2e.screen import Screen

ROOT = Path(__file__).parents[2]
ASKED = 1.6
ROUNDS = {"warm": 15, "cold": 5}
CACHES = Path("/proc/sys/vm/drop_caches")

SPEC = """
import sys
from pathlib import Path
sys.path.insert(0, {packaging!r})
import decoders
import start_hooks
analysis = Analysis([{source!r}], excludes={excludes!r})
binaries, datas = decoders.emptied(analysis.binaries, analysis.datas, Path(workpath, "emptied"))
analysis.scripts = start_hooks.without(analysis.scripts)
pyz = PYZ(analysis.pure)
program = EXE(pyz, analysis.scripts, [], name="bare", exclude_binaries=True, console=False)
COLLECT(program, binaries, datas, name="bare", upx=False)
EXE(pyz, analysis.scripts, binaries, datas, name="bare_single", upx=False, console=False)
"""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--warm", action="store_true")
    hows = ["warm"] if parser.parse_args().warm or not _may_empty() else [*ROUNDS]
    with tempfile.TemporaryDirectory(prefix="tavolino-startup-") as name:
        folder = Path(name)
        bare = _frozen_bare(folder)
        built = {
            "bare": bare,
            "bare_single": bare.parents[1] / "bare_single",
            "title": ROOT / "dist" / "Tavolino" / "Tavolino",
            "single": ROOT / "dist" / "single" / "Tavolino",
        }
        screen = Screen()
        try:
            told = {how: _measured(built, screen, folder, how) for how in hows}
        finally:
            screen.close()
    for medians in told.values():
        medians["ratio"] = round(medians["title_ms"] / medians["bare_ms"], 2)
        medians["ratio_single"] = round(medians["single_ms"] / medians["bare_single_ms"], 2)
    tell("startup", {**told, "asked_ratio": ASKED})


def _frozen_bare(folder: Path) -> Path:
    spec = folder / "bare.spec"
    excludes = ["numpy", "tkinter", "ssl", "_ssl", "_hashlib", "setuptools", "unittest", "asyncio"]
    source, packaging = str(Path(__file__).with_name("bare.py")), str(ROOT / "packaging")
    spec.write_text(SPEC.format(source=source, packaging=packaging, excludes=excludes))
    words = [
        "--noconfirm",
        "--log-level",
        "ERROR",
        "--distpath",
        folder / "made",
        "--workpath",
        folder / "work",
        spec,
    ]
    python = ROOT / "build" / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "PyInstaller", *words], check=True, cwd=folder)
    return folder / "made" / "bare" / "bare"


def _measured(built: dict[str, Path], screen: Screen, folder: Path, how: str) -> dict[str, float]:
    """In turns, so that noise hits all alike."""
    seconds: dict[str, list[float]] = {name: [] for name in built}
    for _ in range(ROUNDS[how] + 1):
        for name, program in built.items():
            if how == "cold":
                subprocess.run(["sync"], check=True)
                CACHES.write_text("3")
            seconds[name].append(_first_frame(program, screen, folder))
    return {f"{name}_ms": round(statistics.median(times[1:]) * 1000, 1) for name, times in seconds.items()}


def _first_frame(program: Path, screen: Screen, folder: Path) -> float:
    trace = folder / "trace"
    trace.unlink(missing_ok=True)
    own = {"HOME": str(folder), "TAVOLINO_DATA": str(folder / "data"), "SDL_VIDEODRIVER": "x11"}
    own |= {"SDL_AUDIODRIVER": "dummy"}
    begun = time.perf_counter()
    process = subprocess.Popen(
        [program, "--trace", trace], env={**screen.environment, **own}, stderr=subprocess.DEVNULL
    )
    while not (trace.exists() and trace.stat().st_size):
        if time.perf_counter() - begun > 60:
            raise TimeoutError(program)
        time.sleep(0.0005)
    taken = time.perf_counter() - begun
    process.kill()
    process.wait()
    return taken


def _may_empty() -> bool:
    return os.access(CACHES, os.W_OK)


if __name__ == "__main__":
    main()
