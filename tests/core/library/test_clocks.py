"""A computer's clock may be set back: games keep their order, and a deleted one can still be brought back."""

import shutil
from pathlib import Path
from time import time

import pytest

from game.core.library import RefusedError, careers, opening, rows
from game.core.library.file import LibraryFile
from game.core.library.schema import STEPS, games_entries_seats_and_results, version_of
from game.seventeen import GAME as SEVENTEEN
from tests.core.library.builders import GAMES, id_of, library, play_on, started, told

EVERY_GAME = {**GAMES, "seventeen": SEVENTEEN}
VERSION_1 = Path(__file__).with_name("version_1.sqlite")
WHEN_IT_WAS_WRITTEN = 1_720_000_200.0
A_YEAR = 365 * opening.A_DAY


@pytest.fixture
def clock(monkeypatch):
    """Sets the clock that the library goes by."""

    def set_to(now):
        for module in (rows, opening):
            monkeypatch.setattr(module, "time", lambda: now)

    return set_to


def names(lib):
    return [game.name for game in lib.list()]


# Order


def test_games_stand_in_the_order_in_which_they_were_played_whatever_the_clock_says(tmp_path, clock):
    with library(tmp_path) as lib:
        now = time()
        for name, at in (("one", now), ("two", now - A_YEAR), ("three", now - 2 * A_YEAR)):
            clock(at)
            play_on(started(lib, name=name), 3)
        assert names(lib) == ["three", "two", "one"]
        clock(0.0)
        play_on(lib.resume(id_of(lib, "one")), 1)
        assert names(lib) == ["one", "three", "two"]
        play_on(lib.resume(id_of(lib, "two")), 1)
        play_on(lib.resume(id_of(lib, "one")), 1)
        assert names(lib) == ["one", "two", "three"]
    with library(tmp_path) as lib:
        assert names(lib) == ["one", "two", "three"]


def test_two_programs_count_together(tmp_path, clock):
    with library(tmp_path) as one, library(tmp_path) as other:
        clock(time())
        mine = started(one, name="mine")
        clock(0.0)
        yours = started(other, name="yours")
        assert names(one) == ["yours", "mine"]
        play_on(mine, 1)
        assert names(one) == names(other) == ["mine", "yours"]
        play_on(yours, 1)
        assert names(one) == names(other) == ["yours", "mine"]


def test_results_and_players_courses_have_that_order_too(tmp_path, clock):
    with library(tmp_path) as lib:
        now = time()
        for at, name in enumerate(("one", "two", "three")):
            clock(now - at * A_YEAR)
            play_on(started(lib, name=name, seed=name))
        assert [result.name for result in lib.results()] == ["three", "two", "one"]
        ids = [id_of(lib, name) for name in ("one", "two", "three")]
        assert [story.id for story in lib.stories()] == ids
        (ada, _) = careers.careers(lib.stories())
        first = [outing.won for outing in ada.course]
        assert first == [story.seats[0].won for story in lib.stories()]


# What was deleted


def deleted(folder):
    with library(folder) as lib:
        started(lib)
        game_id = id_of(lib)
        lib.leave(game_id)
        lib.delete(game_id)
        return game_id


@pytest.mark.parametrize("back", [2 * opening.A_DAY, A_YEAR, 50 * A_YEAR])
def test_a_game_that_was_deleted_by_a_clock_set_back_is_not_swept_when_it_goes_right_again(
    tmp_path, clock, back
):
    now = time()
    with library(tmp_path) as lib:
        started(lib)
        game_id = id_of(lib)
        clock(now - back)
        lib.delete(game_id)
    clock(now + 60)
    with library(tmp_path) as lib:
        lib.undelete(game_id)
        assert names(lib) == ["a game"]


def test_nor_where_the_clock_was_wrong_from_the_beginning(tmp_path, clock):
    clock(1000.0)
    game_id = deleted(tmp_path)
    clock(time())
    with library(tmp_path) as lib:
        lib.undelete(game_id)
        assert names(lib) == ["a game"]


def swept(folder):
    """Is nothing left of the one game after the library was opened?"""
    with library(folder) as lib:
        return lib._file.read("SELECT count(*) FROM games") == [(0,)]


@pytest.mark.parametrize("wrong", [1000.0, WHEN_IT_WAS_WRITTEN + A_YEAR], ids=["behind", "ahead"])
def test_its_last_day_begins_when_the_library_is_opened_next_and_then_it_goes(tmp_path, clock, wrong):
    clock(wrong)
    game_id = deleted(tmp_path)
    for passed, gone in ((0.0, False), (opening.A_DAY - 60, False), (opening.A_DAY + 60, True)):
        clock(WHEN_IT_WAS_WRITTEN + passed)
        assert swept(tmp_path) == gone
    with library(tmp_path) as lib, pytest.raises(RefusedError, match="no_such_game"):
        lib.undelete(game_id)


# The library of a Tavolino that went by the clock


@pytest.fixture
def old(tmp_path):
    """As version 1 wrote it: five games, of which one was deleted."""
    shutil.copy(VERSION_1, tmp_path / "tavolino.sqlite")
    return tmp_path


def test_a_library_of_version_1_is_brought_up_to_date_with_all_that_is_in_it(old, clock):
    clock(WHEN_IT_WAS_WRITTEN)
    before = LibraryFile(old, (games_entries_seats_and_results,))
    rows_before = [before.read_game(name * 8) for name in "abcde"]
    before.close()
    with library(old, EVERY_GAME) as lib:
        assert lib.trouble is None
        assert lib._file._disk is not None
        assert version_of(lib._file._disk) == len(STEPS)
        assert [lib._file.read_game(name * 8) for name in "abcde"] == rows_before
        assert names(lib) == ["running", "branched", "cards", "ended"]
        assert [story.id[0] for story in lib.stories()] == ["a", "b", "c", "d"]
        assert [result.name for result in lib.results()] == ["ended"]
        running = lib.resume("b" * 8)
        assert running.seats[1].kind == "bot"
        play_on(lib.resume("c" * 8), 1)
        assert names(lib)[0] == "cards"
        play_on(started(lib, name="new"), 1)
        assert names(lib) == ["new", "cards", "running", "branched", "ended"]
        lib.undelete("e" * 8)
        assert names(lib)[2:4] == ["running", "deleted"]
    with library(old, EVERY_GAME) as lib:
        assert told(lib.resume("b" * 8)) == told(running)
