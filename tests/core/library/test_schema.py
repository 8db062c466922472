"""Versions of the tables: stepwise upwards, each step whole or not at all, never downwards."""

import shutil

import pytest

from game.core.library import schema
from game.core.library.file import LibraryFile
from game.core.library.opening import connect
from game.core.library.schema import STEPS, migrate, version_of
from tests.core.library.builders import id_of, library, play_on, started, told
from tests.core.library.processes import KILLED, program


def colours(connection):
    connection.execute("ALTER TABLE games ADD COLUMN colour TEXT")
    connection.execute("UPDATE games SET colour = 'red'")


def fails_half_way(connection):
    colours(connection)
    connection.execute("UPDATE games SET name = 'changed'")
    raise ZeroDivisionError


def a_game_in(folder):
    with library(folder) as lib:
        played = started(lib)
        play_on(played, 20)
        return told(played)


def asked(folder, query):
    connection = connect(folder / "tavolino.sqlite")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_a_new_library_is_of_the_newest_version(tmp_path):
    with library(tmp_path) as lib:
        assert lib.list() == ()
    assert asked(tmp_path, "PRAGMA user_version") == [(len(STEPS),)]


def test_a_further_step_is_taken_once_and_keeps_what_is_there(tmp_path):
    before = a_game_in(tmp_path)
    for _ in range(2):
        file = LibraryFile(tmp_path, (*STEPS, colours))
        assert file.trouble is None
        assert file.read("SELECT name, colour FROM games") == [("a game", "red")]
        file.close()
    assert asked(tmp_path, "PRAGMA user_version") == [(len(STEPS) + 1,)]
    connection = connect(tmp_path / "tavolino.sqlite")
    connection.execute(f"PRAGMA user_version = {len(STEPS)}")  # the step only adds, so the tables still serve
    connection.close()
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib))) == before


def test_all_steps_that_are_missing_are_taken_in_their_order(tmp_path):
    a_game_in(tmp_path)
    taken = []
    further = [
        lambda connection, number=number: taken.append((number, version_of(connection)))
        for number in range(3)
    ]
    LibraryFile(tmp_path, (*STEPS, *further)).close()
    assert taken == [(number, len(STEPS) + number) for number in range(3)]


def test_a_step_that_fails_leaves_the_old_version_whole(tmp_path):
    before = a_game_in(tmp_path)
    with pytest.raises(ZeroDivisionError):
        LibraryFile(tmp_path, (*STEPS, fails_half_way))
    with library(tmp_path) as lib:
        assert lib.trouble is None
        assert told(lib.resume(id_of(lib))) == before


def test_kill_9_in_the_middle_of_a_step_leaves_the_old_version_whole(tmp_path):
    before = a_game_in(tmp_path)
    with program("migrate", tmp_path) as process:
        assert process.wait() == KILLED
    assert asked(tmp_path, "PRAGMA user_version") == [(len(STEPS),)]
    with library(tmp_path) as lib:
        assert lib.trouble is None
        assert told(lib.resume(id_of(lib))) == before
    file = LibraryFile(tmp_path, (*STEPS, colours))
    assert file.read("SELECT name, colour FROM games") == [("a game", "red")]
    file.close()


def test_a_step_that_another_program_takes_in_between_is_not_taken_again(tmp_path, monkeypatch):
    one, two = connect(tmp_path / "x"), connect(tmp_path / "x")
    looks = []

    def another_comes_after_the_first_look(connection):
        version = version_of(connection)
        if not looks:
            looks.append(version)
            migrate(one, STEPS)
        return version

    monkeypatch.setattr(schema, "version_of", another_comes_after_the_first_look)
    migrate(two, STEPS)
    assert looks == [0]
    assert version_of(two) == len(STEPS)
    one.close()
    two.close()


def test_a_newer_file_is_refused_left_alone_and_play_goes_on_in_memory(tmp_path):
    a_game_in(tmp_path)
    LibraryFile(tmp_path, (*STEPS, colours)).close()
    path = tmp_path / "tavolino.sqlite"
    before = path.read_bytes()
    with library(tmp_path) as lib:
        assert lib.trouble is not None
        assert (lib.trouble.kind, lib.trouble.detail) == ("newer_version", str(len(STEPS) + 1))
        assert lib.list() == ()
        played = started(lib, name="in memory")
        play_on(played, 20)
        assert lib.trouble.kind == "newer_version"
        assert lib.list()[0].entries == 21
        assert lib.saved(played).trouble == lib.trouble
    assert path.read_bytes() == before
    assert {p.name for p in tmp_path.iterdir()} == {"tavolino.sqlite", "locks"}


def test_when_the_newer_file_is_gone_what_waited_is_written(tmp_path):
    a_game_in(tmp_path)
    LibraryFile(tmp_path, (*STEPS, colours)).close()
    with library(tmp_path) as lib:
        played = started(lib, name="in memory")
        play_on(played, 20)
        shutil.move(tmp_path / "tavolino.sqlite", tmp_path / "newer.sqlite")
        play_on(played, 1)
        assert lib.trouble is None
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib, "in memory"))) == told(played)
