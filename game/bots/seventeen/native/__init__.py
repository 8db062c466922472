"""17 in C, for learning and measuring by the hundred million decisions: nobody who plays needs it.

`table.h` the rules, `features.h` and `net.h` what a policy goes by, `train.c` learns one, `exploit.c`
measures one. A C compiler (`cc`) is asked for when `library` is.
"""

from ctypes import CDLL
from functools import cache
from pathlib import Path
from subprocess import run
from tempfile import mkdtemp

HERE = Path(__file__).parent
FLAGS = (
    "-O3", "-march=native", "-mprefer-vector-width=512", "-shared", "-fPIC",
    "-fno-math-errno", "-fassociative-math", "-fno-signed-zeros", "-fno-trapping-math", "-freciprocal-math",
    "-ffinite-math-only",
)  # fmt: skip


@cache
def library(name: str, *more: str) -> CDLL:
    """`train` or `exploit`, compiled for this machine; with -DREDUCED for a game that can be solved."""
    made = Path(mkdtemp(prefix="tavolino-17-")) / f"{name}.so"
    run(["cc", *FLAGS, *more, "-o", str(made), str(HERE / f"{name}.c"), "-lm"], check=True)  # noqa: S603, S607
    return CDLL(str(made))
