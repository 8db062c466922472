"""`games`, `export` and `import`."""

import json
import os
import sys

import pytest

from game.core.header import Header
from game.core.illegal import IllegalError
from game.core.library import Library
from game.shelf import GAMES
from tests.commands.calling import call, call_on, call_program, one_line
from tests.core.library.test_texts import BAD, written
from tests.properties.playing import options, random_command
from tests.table import people


@pytest.fixture(autouse=True)
def library(tmp_path, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "library"))


def kept_game(key, commands, name="a game", **setup):
    """A game in the library with some commands played."""
    from random import Random

    from msgspec.structs import replace

    game = GAMES[key]
    with Library.open(GAMES) as library:
        header = Header.of(game, replace(options(key, "free"), **setup), people(2), "s", "a phrase")
        session = library.start(game, header, name)
        random = Random(4)
        while commands and not session.ended:
            session.do(random_command(session, random))
            commands -= 1
        return library.list()[0].id, session


def test_an_empty_library_says_so(capsys):
    assert call(capsys, "games") == (0, "no games yet\n", "")


@pytest.mark.parametrize("key", GAMES)
def test_a_game_goes_out_and_comes_in_again_as_it_was(key, tmp_path, capsys):
    game_id, session = kept_game(key, 25, name="Sunday")
    assert "Sunday" in call(capsys, "games").out
    file = tmp_path / "sunday.tavolino"
    assert call(capsys, "export", game_id, file).code == 0
    assert call(capsys, "verify", file).code == 0
    assert call(capsys, "import", file).code == 0
    with Library.open(GAMES) as library:
        copy = library.resume(next(game.id for game in library.list() if game.name == "sunday"))
        assert (copy.state, copy.events) == (session.state, session.events)
        again = tmp_path / "again.tavolino"
    copy_id = call(capsys, "games").out.split()[0]
    call(capsys, "export", copy_id, again)
    assert again.read_bytes() == file.read_bytes()


def test_a_sealed_game_that_is_still_played_goes_out_without_its_seed(tmp_path, capsys):
    game_id, session = kept_game("dalek", 5, sealed=True)
    file = tmp_path / "f"
    call(capsys, "export", game_id, file)
    header = json.loads(file.read_bytes().splitlines()[0])
    assert "seed" not in header
    assert header["seed_hash"] == session.header.seed_hash
    assert "sealed" in call(capsys, "verify", file).out


def test_a_sealed_game_that_has_ended_tells_both(tmp_path, capsys):
    game_id, _ = kept_game("dalek", 10_000, sealed=True)
    file = tmp_path / "f"
    call(capsys, "export", game_id, file)
    header = json.loads(file.read_bytes().splitlines()[0])
    assert header["seed"]
    assert header["seed_hash"]
    assert call(capsys, "verify", file).code == 0


def test_the_command_line_says_that_a_sealed_game_can_be_looked_at_and_nothing_goes_on_from_it(
    tmp_path, capsys
):
    game_id, _ = kept_game("seventeen", 5, sealed=True)
    file = tmp_path / "f.tavolino"
    words = "it can be replayed, but not continued or branched off from"
    assert words in call(capsys, "export", game_id, file).out
    assert words in call(capsys, "import", file).out
    with Library.open(GAMES) as library, pytest.raises(IllegalError, match="seed_is_sealed"):
        library.branch(next(game.id for game in library.list() if game.name == "f"), 20, "on")


def test_an_export_of_a_running_game_says_that_who_has_the_file_can_foretell_the_dice(tmp_path, capsys):
    running, _ = kept_game("dalek", 5, name="running")
    ended, _ = kept_game("dalek", 10_000)
    assert "whoever has it can predict what comes" in call(capsys, "export", running, tmp_path / "f").out
    assert call(capsys, "export", ended, tmp_path / "g").out.endswith(" events\n")


def test_a_game_that_cannot_stand_is_not_taken_in(tmp_path, capsys):
    game_id, _ = kept_game("dalek", 20)
    file = tmp_path / "f"
    call(capsys, "export", game_id, file)
    file.write_bytes(file.read_bytes().replace(b'"H4"', b'"H2"', 1))
    said = call(capsys, "import", file)
    assert said.code == 2
    assert one_line(said.err)
    assert "line" in said.err
    assert len(call(capsys, "games").out.splitlines()) == 1


def test_a_damaged_library_is_told_in_one_line(tmp_path, capsys):
    folder = tmp_path / "library"
    folder.mkdir()
    (folder / "tavolino.sqlite").write_bytes(b"no library at all" * 1000)
    said = call(capsys, "games")
    assert said.code == 2
    assert one_line(said.err)


def test_an_export_writes_over_nothing_unless_it_is_told_to(tmp_path, capsys):
    game_id, _ = kept_game("dalek", 5)
    file = tmp_path / "f"
    file.write_bytes(b"old")
    said = call(capsys, "export", game_id, file)
    assert said.code == 2
    assert one_line(said.err)
    assert "--force" in said.err
    assert file.read_bytes() == b"old"
    assert call(capsys, "export", game_id, file, "--force").code == 0
    assert call(capsys, "verify", file).code == 0


def test_an_export_that_fails_leaves_nothing(tmp_path, capsys, monkeypatch):
    def full(_):
        raise OSError(28, "No space left on device")

    game_id, _ = kept_game("dalek", 5)
    folder = tmp_path / "exports"
    folder.mkdir()
    with monkeypatch.context() as failing:
        failing.setattr(os, "fsync", full)
        assert one_line(call(capsys, "export", game_id, folder / "f").err)
    assert list(folder.iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_pipe_is_refused_at_once(tmp_path, capsys):
    game_id, _ = kept_game("dalek", 5)
    pipe = tmp_path / "pipe.tavolino"
    os.mkfifo(pipe)
    for words in (["verify", pipe], ["import", pipe], ["export", game_id, pipe, "--force"]):
        said = call(capsys, *words)
        assert said.code == 2, words
        assert one_line(said.err)
        assert "regular" in said.err


def test_a_damaged_game_is_listed_as_that_and_does_not_go_out(tmp_path, capsys):
    good_id, _ = kept_game("dalek", 5, name="good")
    bad_id, _ = kept_game("dalek", 5, name="bad")
    written(tmp_path / "library", bad_id, **BAD["a name with U+0000"])
    listed = {line.split()[0]: line for line in call(capsys, "games").out.splitlines()}
    assert "damaged" in listed[bad_id]
    assert "running" in listed[good_id]
    said = call(capsys, "export", bad_id, tmp_path / "f")
    assert said.code == 2
    assert one_line(said.err)
    assert call(capsys, "export", good_id, tmp_path / "f").code == 0


STRANGE_NAMES = (b"\xff.tavolino", "שלום.tavolino".encode(), b"two\nlines.tavolino", b"\x1b[31m.tavolino")


@pytest.mark.parametrize("name", STRANGE_NAMES)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_a_file_and_a_game_may_have_any_name_whatever_the_console_can_show(name, encoding, tmp_path, capsys):
    """The first in a process of its own."""

    def said_of(*words):
        if name == STRANGE_NAMES[0]:
            return call_program(*words, PYTHONIOENCODING=encoding)
        return call_on(encoding, *words)

    game_id, _ = kept_game("dalek", 5, name="šalek")
    file = tmp_path / os.fsdecode(name)
    call(capsys, "export", game_id, tmp_path / "f")
    (tmp_path / "f").rename(file)
    for words in (["verify", file], ["import", file], ["games"], ["export", game_id, file, "--force"]):
        said = said_of(*words)
        assert (said.code, said.err) == (0, ""), words
        assert len(said.out.splitlines()) == (2 if words == ["games"] else 1), words
    file.write_bytes(b"no log")
    for command in ("verify", "import"):
        said = said_of(command, file)
        assert said.code == 2
        assert one_line(said.err)
