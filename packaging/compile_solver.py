"""Compiles `game/bots/dicy/compiled/race.c`. Where there is no C compiler it says so, and that is all."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "game" / "bots" / "dicy" / "compiled" / "race.c"
COMPILERS = ("cc", "gcc", "clang")
ALIKE = ("-ffp-contract=off", "-ffinite-math-only", "-fno-signed-zeros")
"""The same numbers come out on every machine: no product and sum in one."""
HOW = ("-std=c11", "-O3", "-fopenmp-simd", *ALIKE, "-shared", "-fvisibility=hidden", "-s")
SYSTEM = {
    "win32": ("-static-libgcc", "-Wl,--no-insert-timestamp"),
    "darwin": ("-fPIC",),
    "linux": ("-fPIC", "-lm"),
}


def main(compiler: str | None = None, system: str = sys.platform) -> None:
    """With the compiler that is named or found; one that makes programs of another system is told of it."""
    compiler = compiler or _found()
    if compiler is None:
        print("No C compiler: opponents at Dicy Cards with any five go by an estimate. All else is as it is.")
        return
    target = SOURCE.parent / "made" / ("race.dll" if system == "win32" else "race.so")
    made = target.with_name(f"{target.stem}.new{target.suffix}")
    target.parent.mkdir(exist_ok=True)
    words = [
        compiler,
        *HOW,
        "-o",
        str(made.relative_to(SOURCE.parent)),
        SOURCE.name,
        *SYSTEM.get(system, SYSTEM["linux"]),
    ]
    told = subprocess.run(words, cwd=SOURCE.parent, capture_output=True, text=True, check=False)
    if told.returncode:
        print(f"{SOURCE.name} does not compile, so opponents at Dicy Cards with any five go by an estimate:")
        print(told.stderr)
        return
    made.replace(target)


def _found() -> str | None:
    wanted = (os.environ["CC"],) if os.environ.get("CC") else COMPILERS
    return next((name for name in wanted if shutil.which(name)), None)


if __name__ == "__main__":
    main()
