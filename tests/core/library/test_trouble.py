"""A folder or a disk that can't be written: play goes on in memory, says so, and is written later."""

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core.library import RefusedError, opening
from tests.core.library.builders import id_of, library, play, play_on, scores_of, started, told

NOBODY = 65534
VERSION_1 = Path(__file__).with_name("version_1.sqlite")


@pytest.fixture
def folder():
    """A folder that anybody may look into; pytest's own are root's alone."""
    made = Path(tempfile.mkdtemp(prefix="tavolino-"))
    made.chmod(0o755)
    yield made
    shutil.rmtree(made)


@contextmanager
def without_leave_to_write(folder):
    """The folder and all in it read-only, for a user whom that binds."""
    if sys.platform == "win32":
        pytest.skip("on Windows a read-only folder can be written to all the same")
    paths = [folder, *folder.rglob("*")]
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        for path in [folder, *folder.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)


@contextmanager
def no_file_larger_than(size):
    """The operating system refuses to write on, as with a full quota."""
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, old[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)


@contextmanager
def no_more_pages(lib):
    """SQLite itself says that the file is full."""
    disk = lib._file._disk
    (most,) = disk.execute("PRAGMA page_count").fetchone()
    disk.execute(f"PRAGMA max_page_count = {most}")
    try:
        yield
    finally:
        disk.execute("PRAGMA max_page_count = 1000000")


@pytest.fixture
def small_disk(tmp_path):
    if shutil.which("mount") is None:
        pytest.skip("Windows can't mount a small disk")
    disk = tmp_path / "small"
    disk.mkdir()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=512k", "tmpfs", disk], capture_output=True)
    if mounted.returncode:
        pytest.skip("only root can mount a small disk")
    yield disk
    subprocess.run(["umount", disk], check=True)


def kind_of(lib):
    return lib.trouble and lib.trouble.kind


def names(lib):
    return sorted(game.name for game in lib.list())


def test_a_folder_that_cannot_be_made_is_said_and_play_goes_on(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    with library(tmp_path / "file" / "below") as lib:
        assert kind_of(lib) == "read_only"
        played = started(lib)
        play(played, 30)
        assert lib.saved(played).trouble == lib.trouble
        assert names(lib) == ["a game"]


def test_in_a_read_only_folder_play_goes_on_in_memory_and_is_written_when_it_can_be(folder):
    with library(folder) as lib:
        play_on(started(lib), 10)
    before = (folder / "tavolino.sqlite").read_bytes()
    with without_leave_to_write(folder):
        lib = library(folder)
        opened = lib.__enter__()
        assert kind_of(opened) == "read_only"
        played = opened.resume(id_of(opened))
        new = started(opened, name="new")
        play(played, 20)
        play_on(new)
        opened.rename(id_of(opened), "renamed")
        assert kind_of(opened) == "read_only"
        assert names(opened) == ["new", "renamed"]
        assert [result.scores for result in opened.results()] == scores_of(new)
        assert (folder / "tavolino.sqlite").read_bytes() == before
    play(played, 1, number=2)
    assert kind_of(opened) is None
    lib.__exit__(None, None, None)
    with library(folder) as lib:
        assert names(lib) == ["new", "renamed"]
        assert told(lib.resume(id_of(lib, "renamed"))) == told(played)
        assert told(lib.resume(id_of(lib, "new"))) == told(new)


def test_what_a_killed_program_left_beside_the_file_is_read_in_a_read_only_folder_too(folder):
    with library(folder / "closed") as lib:
        played = started(lib)
        play(played, 20)
        copy = folder / "copy"
        copy.mkdir()
        for part in ("", "-wal"):
            shutil.copy(lib.folder / f"tavolino.sqlite{part}", copy)
    with without_leave_to_write(copy), library(copy) as lib:
        assert kind_of(lib) == "read_only"
        assert told(lib.resume(id_of(lib))) == told(played)


def test_a_library_of_version_1_is_read_in_a_read_only_folder_too(folder):
    shutil.copy(VERSION_1, folder / "tavolino.sqlite")
    with without_leave_to_write(folder), library(folder) as lib:
        assert kind_of(lib) == "read_only"
        assert [game.name for game in lib.list()] == ["running", "branched", "cards", "ended"]


def test_a_full_disk_in_mid_game_is_said_and_what_waits_is_written_with_the_next_entry(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        with no_more_pages(lib):
            play(played, 200)
            assert kind_of(lib) == "disk_full"
            assert lib.saved(played).trouble == lib.trouble
            assert told(lib.resume(id_of(lib))) == told(played)
            new = started(lib, name="new")
            play(new, 50)
        play(new, 1, number=2)
        assert lib.trouble is None
        assert lib.saved(played).trouble is None
        with library(tmp_path) as other:
            assert sorted(g.entries for g in other.list()) == sorted(g.entries for g in lib.list())
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib))) == told(played)
        assert told(lib.resume(id_of(lib, "new"))) == told(new)


def test_a_write_that_the_system_refuses_is_a_full_disk(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        with no_file_larger_than(48 * 1024):
            play(played, 60)
            assert kind_of(lib) == "disk_full"
        play(played, 1, number=2)
        assert lib.trouble is None
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib))) == told(played)


def test_a_disk_that_is_full_when_the_library_is_opened_is_said(tmp_path):
    with no_file_larger_than(0):
        lib = library(tmp_path)
        opened = lib.__enter__()
        assert kind_of(opened) == "disk_full"
        played = started(opened)
        play(played, 20)
    play(played, 1, number=2)
    assert opened.trouble is None
    lib.__exit__(None, None, None)
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib))) == told(played)


def test_a_really_small_disk(small_disk):
    with library(small_disk) as lib:
        played = started(lib)
        play(played, 10)
        assert lib.trouble is None
        ballast = small_disk / "ballast"
        with ballast.open("wb", buffering=0) as filling, pytest.raises(OSError, match="No space"):
            while True:
                filling.write(bytes(4096))
        play(played, 150, number=2)
        assert kind_of(lib) == "disk_full"
        ballast.unlink()
        play(played, 1, number=3)
        assert lib.trouble is None
    with library(small_disk) as lib:
        assert told(lib.resume(id_of(lib))) == told(played)


def test_what_waits_is_written_when_the_library_is_closed(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        with no_more_pages(lib):
            play(played, 200)
            assert kind_of(lib) == "disk_full"
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib))) == told(played)


def test_a_game_with_entries_that_wait_stays_locked_until_they_are_written(tmp_path):
    with library(tmp_path) as lib, library(tmp_path) as other:
        played = started(lib)
        game_id = id_of(lib)
        with no_more_pages(lib):
            play(played, 200)
            lib.leave(game_id)
            with pytest.raises(RefusedError, match="open_elsewhere"):
                other.resume(game_id)
        started(lib, name="next")
        assert lib.trouble is None
        assert told(other.resume(game_id)) == told(played)


def test_a_game_that_another_program_went_on_with_meanwhile_is_not_written_over(folder):
    with library(folder) as lib:
        play_on(started(lib), 10)
        game_id = id_of(lib)
    with without_leave_to_write(folder):
        lib = library(folder)
        mine = lib.__enter__()
        played = mine.resume(game_id)
        play_on(played, 5)
    with library(folder) as other:
        theirs = other.resume(game_id)
        play_on(played, 1)
        assert kind_of(mine) == "open_elsewhere"
        assert other.list()[0].entries == 11
        play_on(theirs, 7)
        play_on(played, 1)
        assert kind_of(mine) == "open_elsewhere"
    play_on(played, 1)
    assert kind_of(mine) == "open_elsewhere"
    lib.__exit__(None, None, None)
    with library(folder) as other:
        assert told(other.resume(game_id)) == told(theirs)


def test_a_program_that_keeps_the_file_to_itself_is_waited_for_and_then_played_past(tmp_path, monkeypatch):
    monkeypatch.setattr(opening, "PATIENCE", 0.02)
    with library(tmp_path) as lib:
        played = started(lib)
        selfish = opening.connect(tmp_path / "tavolino.sqlite")
        selfish.execute("BEGIN IMMEDIATE")
        play(played, 5)
        assert kind_of(lib) == "busy"
        selfish.execute("ROLLBACK")
        selfish.close()
        play(played, 5, number=2)
        assert lib.trouble is None
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib))) == told(played)
