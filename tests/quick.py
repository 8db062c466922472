"""What a change most likely breaks, in less than a minute on two cores: `make quick`.

First the tests that import what has changed since `main` (committed or not), and those that have changed
themselves; then the contracts, the games' rules and the session. What isn't begun when the time is over is
skipped and counted: `make test` runs it.
"""

import ast
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SECONDS = 45
"""After so many no further test begins; starting and the last tests take some more."""
UNTIL = "TAVOLINO_QUICK_UNTIL"
LEFT_OUT = {"e2e", "bench"}
ALWAYS = (
    "tests/test_contracts.py",
    "tests/dicy",
    "tests/dalek",
    "tests/seventeen",
    "tests/core/test_session.py",
    "tests/core/test_log.py",
    "tests/scenes/frame",
)


def main() -> int:
    os.environ[UNTIL] = str(time.time() + SECONDS)
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    near = [str(path.relative_to(ROOT)) for path in tests_near(list(changed()))]
    print(f"{len(near)} test files beside what has changed, then {', '.join(ALWAYS)}", flush=True)
    words = [sys.executable, "-m", "pytest", "-p", "tests.quick", "--numprocesses", "auto", *near, *ALWAYS]
    return subprocess.run(words, cwd=ROOT, check=False).returncode


def changed() -> Iterator[Path]:
    """Python files that are other than on `main`, or new."""
    base = _git("merge-base", "HEAD", "main") or ["HEAD"]
    names = _git("diff", "--name-only", base[0]) + _git("ls-files", "--others", "--exclude-standard")
    yield from (ROOT / name for name in names if name.endswith(".py") and (ROOT / name).exists())


def _git(*words: str) -> list[str]:
    told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.split()


def tests_near(files: list[Path]) -> list[Path]:
    """The tests among these files, and those that import one of them."""
    parts = [file.relative_to(ROOT).with_suffix("").parts for file in files]
    modules = {".".join(part).removesuffix(".__init__") for part in parts}
    tests = (path for path in sorted((ROOT / "tests").rglob("test_*.py")) if not LEFT_OUT & set(path.parts))
    return [path for path in tests if path in files or modules & set(imported(path))]


def imported(path: Path) -> Iterator[str]:
    """The modules that a file names, and what it takes from them, which may be modules too."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def pytest_runtest_setup() -> None:
    """As a plugin, in every process that runs tests."""
    if time.time() > float(os.environ.get(UNTIL, "inf")):
        pytest.skip("the minute is over")


if __name__ == "__main__":
    sys.exit(main())
