"""Two programs at once: they share the library, but never a game."""

import os
import shutil
from contextlib import ExitStack
from random import Random

import pytest

from game.core.library import RefusedError
from game.core.library.file import LibraryFile
from game.core.library.locks import Locks
from game.core.library.schema import STEPS
from game.core.session import Session
from tests.core.library.builders import GAME, acts, header, id_of, library, play, play_on, started, told
from tests.core.library.processes import lines_left, next_line, program


def a_game_left_in(folder):
    with library(folder) as lib:
        play_on(started(lib), 10)
        return id_of(lib)


def test_a_game_that_another_program_has_open_is_refused(tmp_path):
    game_id = a_game_left_in(tmp_path)
    with program("hold", tmp_path, game_id) as other, library(tmp_path) as lib:
        assert next_line(other) == "open"
        for asked in (lib.resume, lib.delete, lambda game: lib.rename(game, "mine")):
            with pytest.raises(RefusedError) as refused:
                asked(game_id)
            assert (refused.value.trouble.kind, refused.value.trouble.detail) == ("open_elsewhere", game_id)
        assert lib.trouble is None


def test_it_can_be_looked_at_and_branched_all_the_same(tmp_path):
    game_id = a_game_left_in(tmp_path)
    with program("hold", tmp_path, game_id) as other, library(tmp_path) as lib:
        assert next_line(other) == "open"
        assert len(lib.read(game_id)[1]) == 11
        play(lib.resume(lib.branch(game_id, 5, "branch")), 5)


def test_kill_9_frees_the_game(tmp_path):
    game_id = a_game_left_in(tmp_path)
    with library(tmp_path) as lib:
        with program("hold", tmp_path, game_id) as other:
            assert next_line(other) == "open"
            with pytest.raises(RefusedError, match="open_elsewhere"):
                lib.resume(game_id)
            other.kill()
            other.wait()
        play(lib.resume(game_id), 5)


def test_the_lock_files_of_killed_programs_are_gone_after_the_next_start(tmp_path):
    game_id = a_game_left_in(tmp_path)
    with program("hold", tmp_path, game_id) as other:
        assert next_line(other) == "open"
        other.kill()
        other.wait()
    assert (tmp_path / "locks" / game_id).exists()
    with library(tmp_path):
        assert [path.name for path in (tmp_path / "locks").iterdir()] == ["library"]


def test_but_not_those_of_a_program_that_still_plays(tmp_path):
    game_id = a_game_left_in(tmp_path)
    with program("hold", tmp_path, game_id) as other:
        assert next_line(other) == "open"
        with library(tmp_path) as lib, pytest.raises(RefusedError, match="open_elsewhere"):
            lib.resume(game_id)
        assert (tmp_path / "locks" / game_id).exists()


def test_leaving_a_game_frees_it_and_takes_its_lock_away(tmp_path):
    with library(tmp_path) as one, library(tmp_path) as two:
        played = started(one)
        game_id = id_of(one)
        with pytest.raises(RefusedError, match="open_elsewhere"):
            two.resume(game_id)
        one.leave(game_id)
        assert [path.name for path in (tmp_path / "locks").iterdir()] == ["library"]
        assert told(two.resume(game_id)) == told(played)
        with pytest.raises(RefusedError, match="open_elsewhere"):
            one.resume(game_id)


def test_a_refused_game_leaves_the_other_programs_lock_in_place(tmp_path):
    with library(tmp_path) as one, library(tmp_path) as two, library(tmp_path) as three:
        started(one)
        for lib in (two, three, two, three):
            with pytest.raises(RefusedError, match="open_elsewhere"):
                lib.resume(id_of(one))


def test_a_lock_whose_file_was_removed_meanwhile_is_no_lock(tmp_path, monkeypatch):
    """Between opening the file and locking it, its last holder may let go and a third program come in."""
    first, second, third = (Locks(tmp_path) for _ in range(3))
    first.enter()
    first.take("game")
    opens = os.open
    came_between = []

    def slow_open(*how):
        descriptor = opens(*how)
        if not came_between:
            came_between.append(True)
            first.let_go("game")
            third.take("game")
        return descriptor

    monkeypatch.setattr(os, "open", slow_open)
    with pytest.raises(RefusedError, match="open_elsewhere"):
        second.take("game")
    for locks in (first, second, third):
        locks.leave()


def test_programs_that_start_at_once_in_an_empty_folder_play_side_by_side(tmp_path):
    folder = tmp_path / "new"
    with ExitStack() as running:
        others = [running.enter_context(program("play", folder, number, 0.002)) for number in (1, 2, 3)]
        said = [[next_line(other) for _ in range(40)] for other in others]
        for number, other in enumerate(others):
            other.kill()
            said[number] += lines_left(other)
    with library(folder) as lib:
        assert lib.trouble is None
        written = {game.name: game for game in lib.list()}
        for lines in said:
            name, acknowledged = lines[-1].split()
            expected = Session.start(GAME, header(seed=name))
            for _ in zip(range(written[name].entries - 1), acts(expected, Random(name)), strict=False):
                pass
            assert written[name].entries > int(acknowledged)
            assert told(lib.resume(written[name].id)) == told(expected)


def test_two_programs_in_two_games_leave_both_whole(tmp_path):
    with library(tmp_path) as one, library(tmp_path) as two:
        ada, bo = started(one, name="ada's"), started(two, name="bo's")
        for number in range(60):
            play(ada, 1, number)
            play(bo, 1, number)
    with library(tmp_path) as lib:
        assert told(lib.resume(id_of(lib, "ada's"))) == told(ada)
        assert told(lib.resume(id_of(lib, "bo's"))) == told(bo)


def test_the_file_is_brought_up_to_date_only_by_a_program_alone_with_it(tmp_path):
    a_game_left_in(tmp_path)
    with library(tmp_path) as old:
        new = LibraryFile(tmp_path, (*STEPS, lambda connection: None))
        assert new.trouble is not None
        assert new.trouble.kind == "open_elsewhere"
        new.close()
        play(old.resume(id_of(old)), 5)
    shutil.rmtree(tmp_path / "locks")
    new = LibraryFile(tmp_path, (*STEPS, lambda connection: None))
    assert new.trouble is None
    new.close()
