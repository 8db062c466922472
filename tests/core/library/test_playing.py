"""Games are started, left and gone on with as they were left."""

import sys
from random import Random
from subprocess import run
from typing import Any

import pytest

from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.library import Library, RefusedError
from game.core.library.opening import KEPT_IN_MEMORY
from game.core.seats import Seat
from game.dalek.events import Setup
from tests.core.library.builders import (
    ADA,
    BO,
    GAME,
    GAMES,
    ROBBIE,
    act,
    acts,
    id_of,
    library,
    play,
    play_on,
    started,
    told,
)
from tests.core.library.processes import ROOT


def left_and_resumed(folder, played_in):
    """What a session told when its program ended, and what it tells in the next one."""
    with library(folder) as lib:
        played = started(lib)
        played_in(played)
        before = told(played)
    with library(folder) as lib:
        return before, told(lib.resume(id_of(lib)))


def test_a_game_resumes_as_it_was_left(tmp_path):
    before, after = left_and_resumed(tmp_path, lambda played: play_on(played, 30))
    assert after == before


def test_a_game_that_was_only_set_up_resumes(tmp_path):
    before, after = left_and_resumed(tmp_path, lambda played: None)
    assert after == before


def test_what_was_undone_can_be_redone_after_resuming(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        play_on(played, 30)
        standing = played.events
        played.undo()
    with library(tmp_path) as lib:
        played = lib.resume(id_of(lib))
        assert played.events != standing
        played.redo()
        assert played.events == standing


def test_a_seat_that_changed_hands_has_changed_hands_after_resuming(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib, ADA, BO)
        played.seat_changes(1, "bot", "hard", "Robbie")
    with library(tmp_path) as lib:
        assert lib.resume(id_of(lib)).seats == (ADA, Seat("Robbie", "bot", "hard"))
        assert lib.list()[0].seats == (ADA, Seat("Robbie", "bot", "hard"))


@pytest.mark.parametrize("number", range(3))
def test_at_every_moment_of_any_game_saved_and_loaded_equals_live(quick, number):
    with library(quick) as lib:
        played = started(lib, ADA, ROBBIE, seed=str(number))
        for _ in zip(range(60), acts(played, Random(number)), strict=False):
            header, entries = lib.read(id_of(lib))
            assert told(type(played)(GAME, header, entries)) == told(played)


def test_a_resumed_game_goes_on(tmp_path):
    with library(tmp_path) as lib:
        play(started(lib), 20)
    for _ in range(3):
        with library(tmp_path) as lib:
            before = lib.list()[0].entries
            play(lib.resume(id_of(lib)), 10)
            assert lib.list()[0].entries == before + 10


def test_resuming_what_is_open_here_is_the_same_session(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        assert lib.resume(id_of(lib)) is played
        lib.leave(id_of(lib))
        assert lib.resume(id_of(lib)) is not played


def test_a_session_knows_its_place_in_the_library(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        assert lib.saved(played).id == id_of(lib)
        assert lib.saved(played).trouble is None


def test_a_commit_waits_until_the_disk_has_it(tmp_path):
    """A power cut can't be tried here; these two settings of SQLite's are its promise to outlast one."""
    with library(tmp_path) as lib:
        disk: Any = lib._file._disk
        assert disk.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert disk.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_little_of_the_file_is_kept_in_memory_however_large_it_grows(tmp_path):
    with library(tmp_path) as lib:
        disk: Any = lib._file._disk
        assert disk.execute("PRAGMA cache_size").fetchone() == (-KEPT_IN_MEMORY,)


def test_the_list_is_made_without_reading_a_journal(tmp_path):
    with library(tmp_path) as lib:
        play(started(lib), 10)
        file: Any = lib._file
        file._disk.execute("UPDATE entries SET entry = x'00'")
        assert lib.list()[0].entries == 11


def test_the_list_has_the_last_played_first(tmp_path):
    with library(tmp_path) as lib:
        one, _ = started(lib, name="one"), started(lib, name="two")
        assert [game.name for game in lib.list()] == ["two", "one"]
        act(one, Random(1))
        assert [game.name for game in lib.list()] == ["one", "two"]


def test_a_set_up_that_cannot_be_played_leaves_no_trace(tmp_path):
    with library(tmp_path) as lib:
        with pytest.raises(IllegalError, match="no_such_seat"):
            lib.start(GAME, Header.of(GAME, Setup(first=4), (ADA, BO), "s"), "nothing")
        assert lib.list() == ()
    assert [path.name for path in (tmp_path / "locks").iterdir()] == ["library"]


def test_what_is_refused_by_the_rules_is_not_written(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        with pytest.raises(IllegalError):
            played.redo()
        assert lib.list()[0].entries == 1


def test_a_game_that_is_not_there_is_refused(tmp_path):
    with library(tmp_path) as lib:
        for asked in (lib.resume, lib.read, lib.delete, lib.undelete):
            with pytest.raises(RefusedError, match="no_such_game nowhere"):
                asked("nowhere")


def test_a_game_of_rules_that_this_program_does_not_have_is_listed_and_refused(tmp_path):
    with library(tmp_path) as lib:
        started(lib)
    lib = Library.open({}, tmp_path)
    with pytest.raises(RefusedError, match="no_such_game dalek"):
        lib.resume(lib.list()[0].id)
    lib.close()
    with library(tmp_path) as lib:
        lib.resume(id_of(lib))


def test_the_folder_is_where_one_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "told"))
    with Library.open(GAMES):
        assert (tmp_path / "told" / "tavolino.sqlite").exists()


def test_sqlite_is_not_loaded_before_a_library_is_opened():
    asks = "import sys, game.core.library; print({'sqlite3', 'platformdirs'} & set(sys.modules))"
    told = run([sys.executable, "-c", asks], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "set()"
