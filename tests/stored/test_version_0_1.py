"""A library and files of 0.1, opened with the program of now."""

import shutil
from pathlib import Path

import pytest

from game import bots, cli
from game.core.library import Library
from game.shelf import GAMES
from scenes.library import files

STORED = Path(__file__).parent / "version_0_1"
FILES = sorted((STORED / "files").iterdir())


@pytest.fixture
def library(tmp_path):
    shutil.copy(STORED / "tavolino.sqlite", tmp_path)
    with Library.open(GAMES, tmp_path) as opened:
        yield opened


def to_the_end(session):
    while (seat := session.game.to_act(session.state)) is not None:
        session.do(bots.choose(session.game, "easy", session.state, seat, f"now {session.length}"))


def test_all_its_games_are_there_by_name(library):
    assert {game.name for game in library.list()} == {
        "Sealed",
        *(f"{game}, running" for game in GAMES),
        *(f"An evening of {game}" for game in GAMES),
    }
    assert not library.trouble
    assert len(library.results()) == len(GAMES)


def test_every_game_is_gone_on_with_to_its_end(library):
    for game in library.list():
        to_the_end(library.resume(game.id))
        library.leave(game.id)
    assert len(library.results()) == len(library.list())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_verified_and_read(path, capsys):
    assert cli.run(["verify", str(path)]) == 0
    brought = files.read(path)
    if not brought.sealed:
        to_the_end(brought.session)
    assert not capsys.readouterr().err


@pytest.mark.parametrize(
    "path", [path for path in FILES if "sealed" not in path.stem], ids=lambda path: path.stem
)
def test_a_file_is_taken_into_the_library(path, library):
    """A running sealed game is looked at, as it was then."""
    before = len(library.list())
    brought = files.read(path)
    library.add(brought.header, brought.journal, "brought")
    assert len(library.list()) == before + 1
