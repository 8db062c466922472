"""The layout's contracts: who may import whom, how long a file may be, what may be named in one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LONGEST_FILE = 320  # lines; "under about 300, one thing each"
HOSTS = re.compile(
    r"py" + r"pi\.org|python" + r"hosted|registry\.np" + r"mjs|deb\.deb" + r"ian", re.IGNORECASE
)


def project_files(*endings):
    named = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout.split()
    return [ROOT / name for name in named if name.endswith(endings) and (ROOT / name).exists()]


def test_game_never_imports_what_draws_and_no_game_imports_another():
    linter = Path(sys.executable).with_name("lint-imports")
    linted = subprocess.run([linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert linted.returncode == 0, linted.stdout


@pytest.mark.parametrize("path", project_files(".py"), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_can_be_read_in_one_sitting(path):
    assert "tests" in path.parts or len(path.read_text().splitlines()) <= LONGEST_FILE


def test_no_file_names_a_package_registry():
    for path in project_files(".py", ".toml", ".txt", ".md", ".yml", ".yaml", ".spec", "Makefile", "run"):
        assert not HOSTS.search(path.read_text()), path


def test_starting_a_session_loads_nothing_heavy():
    start = "from game.core.session import Session; from game.shelf import GAMES; GAMES['dalek']"
    code = f"import sys; {start}; print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    heavy = {"sqlite3", "platformdirs", "multiprocessing", "argparse", "secrets", "numpy", "pygame", "pymunk"}
    assert "msgspec" in loaded
    assert not heavy & set(loaded)
