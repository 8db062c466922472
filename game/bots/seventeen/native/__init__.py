"""17 in C: `table.h` the rules, `features.h` and `net.h` what a policy goes by, `players.h` how levels act,
`search.h` what options come to, `matches.h` whole games of seats that search. `search.c` is what plays,
compiled ahead (`packaging/compile_solver.py`); `train.c` learns a policy, `imitate.c` how experts who
search play, and `exploit.c` measures, compiled by `library` when asked for.
"""

from ctypes import CDLL
from functools import cache
from pathlib import Path
from subprocess import run
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
FLAGS = (
    "-O3", "-march=native", "-mprefer-vector-width=512", "-shared", "-fPIC",
    "-fno-math-errno", "-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-freciprocal-math",
    "-ffinite-math-only",
)  # fmt: skip


@cache
def library(name: str, *more: str) -> CDLL:
    """One of those, compiled for this machine; with -DREDUCED for a game that can be solved."""
    with TemporaryDirectory(prefix="tavolino-17-") as folder:  # what is loaded doesn't need its file any more
        made = Path(folder) / f"{name}.so"
        run(["cc", *FLAGS, *more, "-o", str(made), str(HERE / f"{name}.c"), "-lm"], check=True)  # noqa: S603, S607
        return CDLL(str(made))
