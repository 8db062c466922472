"""Games are renamed, deleted, brought back, branched and added."""

from contextlib import contextmanager
from time import time

import pytest

from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.library import RefusedError, opening
from game.core.session import Session
from game.dalek.events import Setup
from game.seventeen import GAME as SEVENTEEN
from tests.core.library.builders import (
    ADA,
    BO,
    GAME,
    ROBBIE,
    end_of,
    header,
    id_of,
    library,
    play_on,
    started,
    told,
)


def names(lib):
    return sorted(game.name for game in lib.list())


def test_a_renamed_game_keeps_its_new_name(tmp_path):
    with library(tmp_path) as lib:
        started(lib)
        lib.rename(id_of(lib), "Tuesday · martedì")
    with library(tmp_path) as lib:
        assert names(lib) == ["Tuesday · martedì"]


def test_a_deleted_game_is_in_no_list_and_cannot_be_resumed(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        play_on(played)
        game_id = id_of(lib)
        lib.leave(game_id)
        lib.delete(game_id)
        assert (lib.list(), lib.results(), lib.players()) == ((), (), ())
        with pytest.raises(RefusedError, match="no_such_game"):
            lib.resume(game_id)


def test_an_undeleted_game_is_as_it_was(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        play_on(played)
        before, game_id = (lib.list(), lib.results(), lib.players()), id_of(lib)
        lib.leave(game_id)
        lib.delete(game_id)
        lib.undelete(game_id)
        assert (lib.list(), lib.results(), lib.players()) == before
        assert told(lib.resume(game_id)) == told(played)


def test_a_deleted_game_can_be_brought_back_by_the_next_program_but_not_after_a_day(tmp_path, monkeypatch):
    with library(tmp_path) as lib:
        started(lib)
        game_id = id_of(lib)
        lib.delete(game_id)
    with library(tmp_path) as lib:
        lib.undelete(game_id)
        lib.delete(game_id)
    monkeypatch.setattr(opening, "time", lambda: time() + opening.A_DAY + 1)
    with library(tmp_path) as lib:
        with pytest.raises(RefusedError, match="no_such_game"):
            lib.undelete(game_id)
        for table in ("games", "entries", "seats", "results"):
            assert lib._file.read(f"SELECT count(*) FROM {table}") == [(0,)]


def test_a_branch_shares_the_past_and_draws_new_chance(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        play_on(played)
        middle = len(played.events) // 2
        branch = lib.resume(lib.branch(id_of(lib), middle, "what if"))
        shared = len(branch.events)
        assert 0 < shared <= middle
        assert branch.events == played.events[:shared]
        assert branch.header.branch_of == (id_of(lib), shared)
        assert [n for n, _ in branch.header.rekeyed] == [shared + 1]
        play_on(branch)
        assert branch.events != played.events


def test_branching_before_the_first_event_is_refused(tmp_path):
    with library(tmp_path) as lib:
        started(lib)
        with pytest.raises(IllegalError, match="no_such_moment"):
            lib.branch(id_of(lib), 0, "nothing")


def test_a_sealed_game_that_still_runs_has_no_branches(tmp_path):
    with library(tmp_path) as lib:
        lib.start(GAME, Header.of(GAME, Setup(sealed=True), (ADA, BO), "secret"), "sealed")
        for commands in (0, 10):
            play_on(lib.resume(id_of(lib, "sealed")), commands)
            with pytest.raises(IllegalError, match="a_branch_would_open_the_seal"):
                lib.branch(id_of(lib, "sealed"), 3, "what if")
        play_on(lib.resume(id_of(lib, "sealed")))
        lib.branch(id_of(lib, "sealed"), 3, "what if")
        assert names(lib) == ["sealed", "what if"]


@pytest.mark.parametrize("undo", ["fair", "off"])
def test_a_running_game_with_a_pile_has_no_branches_where_not_all_may_be_taken_back(tmp_path, undo):
    with with_a_pile(tmp_path, undo) as lib:
        with pytest.raises(IllegalError, match="a_branch_would_show_the_pile"):
            lib.branch(id_of(lib), 10, "what if")
        assert names(lib) == ["a game"]


def test_where_all_may_be_taken_back_it_has_and_says_so_from_then_on(tmp_path):
    with with_a_pile(tmp_path, "free") as lib:
        game_id = id_of(lib)
        open_here = lib.resume(game_id)
        shared = open_here.length
        branch = lib.branch(game_id, shared, "what if")
        assert open_here.header.branched == 1
        open_here.seat_changes(0, "human", name="Gil")
        lib.leave(game_id)
        lib.branch(game_id, 10, "what else")
        assert Session(SEVENTEEN, *lib.read(branch)).header.branch_of == (game_id, shared)
    with library(tmp_path, {"seventeen": SEVENTEEN}) as lib:
        assert Session(SEVENTEEN, *lib.read(game_id)).header.branched == 2
        assert lib.resume(game_id).seats[0].name == "Gil"
        assert len([*lib.stories()]) == 3


def test_so_it_is_not_branched_while_another_program_has_it_open(tmp_path):
    with with_a_pile(tmp_path, "free") as lib, library(tmp_path, {"seventeen": SEVENTEEN}) as other:
        other.resume(id_of(lib))
        with pytest.raises(RefusedError, match="open_elsewhere"):
            lib.branch(id_of(lib), 10, "what if")
        assert names(lib) == ["a game"]


@contextmanager
def with_a_pile(folder, undo):
    with library(folder, {"seventeen": SEVENTEEN}) as lib:
        setup = SEVENTEEN.setup(undo=undo)
        lib.start(SEVENTEEN, Header.of(SEVENTEEN, setup, (ADA, BO), "seed"), "a game")
        lib.leave(id_of(lib))
        yield lib


def test_a_game_that_comes_from_a_log_is_a_game_like_any_other(tmp_path):
    kept = []
    played = Session.start(GAME, header(ADA, ROBBIE), kept.append)
    played.seat_changes(0, "bot", "hard")
    play_on(played)
    with library(tmp_path) as lib:
        game_id = lib.add(played.header, kept, "from Cleo")
        assert lib.list()[0].made == "imported"
        assert told(lib.resume(game_id)) == told(played)
        assert lib.results()[0].scores == end_of(played).scores
        assert lib.results()[0].handed == (0,)


def test_what_read_gives_add_takes(tmp_path):
    with library(tmp_path) as lib:
        played = started(lib)
        play_on(played, 25)
        copy = lib.add(*lib.read(id_of(lib)), "a copy")
        assert told(lib.resume(copy)) == told(played)


def test_a_name_that_is_no_text_is_kept_as_far_as_it_can_be_read(tmp_path):
    """A file's name may be any bytes, and a game that is brought in goes by its file's name."""
    with library(tmp_path) as lib:
        played = started(lib, name="Monday\udcff")
        original = id_of(lib, "Monday?")
        branch = lib.branch(original, 2, "\ud800")
        lib.rename(branch, "Sunday\udcff")
        lib.branch(original, 2, "\ud800")
        lib.add(played.header, lib.read(original)[1], "Tuesday\udcff")
        assert lib.trouble is None
    with library(tmp_path) as lib:
        assert names(lib) == ["?", "Monday?", "Sunday?", "Tuesday?"]
