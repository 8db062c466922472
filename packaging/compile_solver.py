"""Compiles what the opponents reckon with in C. Where there is no compiler it says so, and that is all."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

BOTS = Path(__file__).parents[1] / "game" / "bots"
SOURCES = {
    BOTS / "dicy" / "compiled" / "race.c": "opponents at Dicy Cards go by an estimate",
    BOTS / "dalek" / "compiled" / "turn.c": "opponents at Dalek Dice take forty times as long to think",
    BOTS / "dicy" / "compiled" / "turn.c": "opponents at Dicy Cards take longer to think",
    BOTS / "dicy" / "compiled" / "crowd.c": "three and four at Dicy Cards go by a coarser estimate",
    BOTS / "seventeen" / "native" / "search.c": "opponents at 17 go by what they learnt, without a search",
    BOTS / "seventeen" / "native" / "luck.c": "nobody knows what deals and draws at 17 brought",
}
"""With what is so without it."""
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
    compiler = compiler or found()
    for source, without in SOURCES.items():
        if compiler is None:
            print(f"No C compiler: {without}. All else is as it is.")
        else:
            _compile(compiler, system, source, without)


def _compile(compiler: str, system: str, source: Path, without: str) -> None:
    target = source.parent / "made" / f"{source.stem}{'.dll' if system == 'win32' else '.so'}"
    made = target.with_name(f"{target.stem}.new{target.suffix}")
    target.parent.mkdir(exist_ok=True)
    words = [
        compiler,
        *HOW,
        "-o",
        str(made.relative_to(source.parent)),
        source.name,
        *SYSTEM.get(system, SYSTEM["linux"]),
    ]
    told = subprocess.run(words, cwd=source.parent, capture_output=True, text=True, check=False)
    if told.returncode:
        print(f"{source.name} does not compile, so {without}:")
        print(told.stderr)
        return
    made.replace(target)


def found() -> str | None:
    wanted = (os.environ["CC"],) if os.environ.get("CC") else COMPILERS
    return next((name for name in wanted if shutil.which(name)), None)


if __name__ == "__main__":
    main()
