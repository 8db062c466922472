"""Starting the other program, and ending it."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[3]
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)
"""Windows' SIGTERM asks nobody either."""
KILLED = KILL if sys.platform == "win32" else -KILL
"""The exit code of who was killed."""


@contextmanager
def program(*words: object, module: str = "tests.core.library.program") -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", module, *map(str, words)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def next_line(process: subprocess.Popen[bytes]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    assert line.endswith("\n"), "the program ended before it was killed"
    return line.rstrip()


def lines_left(process: subprocess.Popen[bytes]) -> list[str]:
    """What it still said before it was killed; a line cut short was not said."""
    assert process.stdout is not None
    return [line.decode().rstrip() for line in process.stdout if line.endswith(b"\n")]
