"""The first frame of the title, in the folder and in the single file that `make dist` built, over that of a
bare window packed the same way: at most 1.6 times as long, warm. Both tell of it just before they show it.

Warm: it was started before, and has its pictures on disk. First: it never was, though the system has its
files at hand. Cold: started before, with an empty file cache, where the system lets us empty it (`--warm`:
only the first two). The middle of all by the clock on the wall; the folder's fastest by the processor's too.
Needs Xvfb and `build/venv`.
"""

import argparse
import os
import shutil
import signal
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

from tests.bench.measuring import tell
from tests.e2e.screen import Screen, wait_for

ROOT = Path(__file__).parents[2]
ASKED = 1.6
ROUNDS = {"warm": 15, "first": 15, "cold": 5}
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
    hows = ["warm", "first"] if parser.parse_args().warm or not _may_empty() else [*ROUNDS]
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
    for each in told.values():
        each["ratio"] = round(each["title_ms"] / each["bare_ms"], 2)
        each["ratio_single"] = round(each["single_ms"] / each["bare_single_ms"], 2)
        each["ratio_cpu"] = round(each["title_cpu_ms"] / each["bare_cpu_ms"], 2)
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
    wall: dict[str, list[float]] = {name: [] for name in built}
    processor: dict[str, list[float]] = {name: [] for name in built}
    for turn in range(ROUNDS[how] + 1):
        for name, program in built.items():
            data = folder / "data" / name
            if how == "first":
                shutil.rmtree(data, ignore_errors=True)
            if how == "cold":
                subprocess.run(["sync"], check=True)
                CACHES.write_text("3")
            kept = data / "title.pictures" if not turn and how != "first" and "bare" not in name else None
            taken, spent = _first_frame(program, screen, folder, data, kept)
            if turn:
                wall[name].append(taken)
                processor[name].append(spent)
    told = {f"{name}_ms": round(statistics.median(times) * 1000, 1) for name, times in wall.items()}
    for name in ("bare", "title"):
        told[f"{name}_cpu_ms"] = round(min(processor[name]) * 1000, 1)
    return told


def _first_frame(
    program: Path, screen: Screen, folder: Path, data: Path, kept: Path | None
) -> tuple[float, float]:
    """Seconds on the wall, and of the processor. It goes on until it has `kept` that file."""
    trace = folder / "trace"
    trace.unlink(missing_ok=True)
    own = {"HOME": str(folder), "TAVOLINO_DATA": str(data), "SDL_VIDEODRIVER": "x11"}
    own |= {"SDL_AUDIODRIVER": "dummy"}
    begun = time.perf_counter()
    process = subprocess.Popen(
        [program, "--trace", trace],
        env={**screen.environment, **own, "TMPDIR": str(folder)},
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    while not (trace.exists() and trace.stat().st_size):
        if time.perf_counter() - begun > 60:
            raise TimeoutError(program)
        time.sleep(0.0005)
    taken = time.perf_counter() - begun
    if kept:
        wait_for(kept.exists, "the title's pictures")
    os.killpg(process.pid, signal.SIGKILL)  # the single file unpacks itself, and starts what is in it
    spent = os.wait4(process.pid, 0)[2]
    return taken, spent.ru_utime + spent.ru_stime


def _may_empty() -> bool:
    return os.access(CACHES, os.W_OK)


if __name__ == "__main__":
    main()
