"""What is being written when a program is killed is no litter for ever: the next start takes it away."""

import fcntl
import subprocess
import sys

import pytest

from scenes.settings import drafts
from scenes.settings.store import Store

KILLED_WHILE_IT_WRITES = """
import os, signal, sys
from pathlib import Path
from scenes.settings.store import Store

os.fsync = lambda handle: os.kill(os.getpid(), signal.SIGKILL)
Store(Path(sys.argv[1])).change(scale=125)
"""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.json"


def left(path):
    return [found.name for found in path.parent.iterdir() if found.name.startswith(".settings-")]


def test_the_draft_of_a_killed_program_is_taken_away_at_the_next_start(path):
    subprocess.run([sys.executable, "-c", KILLED_WHILE_IT_WRITES, path], check=False)
    assert len(left(path)) == 1
    Store(path)
    assert left(path) == []


def test_one_that_another_program_is_writing_stays(path):
    with (path.parent / ".settings-abc").open("wb") as draft:
        fcntl.flock(draft, fcntl.LOCK_EX)
        Store(path)
        assert left(path) == [".settings-abc"]


def test_drafts_of_other_files_and_other_files_stay(path):
    for name in (".players-abc", "settings.json.damaged", ".settings"):
        (path.parent / name).touch()
    before = sorted(path.parent.iterdir())
    Store(path)
    assert sorted(path.parent.iterdir()) == before


def test_a_draft_that_was_taken_away_under_the_writer_is_written_again(path, monkeypatch):
    real, swept = drafts.Path.replace, []

    def another_program_starts_just_now(draft, target):
        if not swept:
            swept.append(draft)
            draft.unlink()
        return real(draft, target)

    monkeypatch.setattr(drafts.Path, "replace", another_program_starts_just_now)
    Store(path).change(scale=125)
    assert swept
    assert Store(path).now.scale == 125
    assert left(path) == []
