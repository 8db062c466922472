"""A fourth game needs a package and a line on the shelf: then it is played, logged, verified and counted."""

from inspect import signature
from pathlib import Path

import pytest

from game import shelf
from game.bots.record import bots_of
from game.core.library import Library
from game.review.counting import counted
from game.shelf import GAMES
from game.text.head_starts import head_start_words
from game.text.refusals import sentence
from tests import fourth_game
from tests.commands.calling import call, one_line
from tests.properties import test_every_game as every
from tests.properties.playing import some_game
from tests.shelving import on_the_shelf


@pytest.fixture(autouse=True)
def pig():
    with on_the_shelf() as key:
        yield key


def of_any_game(name):
    prove = getattr(vars(every)[name], "hypothesis", None)
    return prove is not None and "key" in signature(prove.inner_test).parameters


@pytest.mark.parametrize("name", list(filter(of_any_game, vars(every))))
def test_it_has_the_properties_of_every_game(name, pig, monkeypatch):
    monkeypatch.setattr(shelf, "PACKAGES", {pig: shelf.PACKAGES[pig]})
    vars(every)[name]()  # draws its games from the shelf


@pytest.mark.parametrize("number", range(4))
def test_random_play_ends(pig, number):
    every.test_random_play_ends(pig, number)


def test_the_commands_play_verify_and_keep_it(pig, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("TAVOLINO_DATA", str(tmp_path / "library"))
    log = tmp_path / "one.tavolino"
    played = call(capsys, "simulate", pig, "--bots", "easy,expert", "--games", "1", "--log", log)
    assert played.code == 0, played.err
    assert call(capsys, "verify", log).code == 0
    assert call(capsys, "import", log).code == 0
    assert pig in call(capsys, "games").out
    arena = call(capsys, "arena", pig, "--levels", "easy,expert", "--games", "20")
    assert "expert" in arena.out
    unsolved = call(capsys, "solve", pig)
    assert unsolved.code == 2
    assert one_line(unsolved.err)


def test_its_games_are_counted(pig, tmp_path):
    played = some_game(pig, 3, 50_000)
    with Library.open(GAMES, tmp_path) as library:
        library.add(played.header, played._steps, "one")
        found = counted(library, {})
    assert {career.game for career in found.careers} == {pig}
    points = sum(career.points for career in found.careers)
    assert points == sum(played.events[-1].scores)
    rolls = [event for event in played.events if type(event).__name__ == "DiceRolled"]
    assert all(career.turns for career in found.careers)
    assert found.fairness == ()  # a game from a file was rolled elsewhere
    assert rolls


def test_its_words_are_found(pig):
    assert sentence("nothing_to_bank")
    assert head_start_words(pig, "Ada", 3) == "Ada has a head start of 3 points."
    assert tuple(bots_of(pig).levels) == ("easy", "expert")


def test_it_needs_no_more_than_300_lines():
    files = Path(fourth_game.__file__).parent.glob("*.py")
    assert sum(len(file.read_text().splitlines()) for file in files) <= 300
