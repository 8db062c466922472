"""The page of the dice: every count beside what was to be expected, and how to check a game for real."""

import shlex
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import pytest

from game.core.library.fairness import ENOUGH, fairness
from scenes.about import checking
from scenes.library import files
from scenes.statistics.fairness import FairnessPage
from tests.scenes.around.builders import app, host, kept
from tests.scenes.statistics.builders import ADA, BO, at_players, dice, evening, rolled, words_of

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.usefixtures("bare_table")


def test_every_count_is_said_with_what_was_to_be_expected_and_how_many_dice(tmp_path):
    table = evening(tmp_path)
    rolled(table)
    its = at_players(table)
    its.click("fairness")
    its.advance(0.5)
    told = " ".join(words_of(its))
    (all_dice,) = fairness(table.library.stories())
    assert f"{all_dice.dice} dice rolled for people" in told
    for count in all_dice.counts.values():
        assert f": {count}, expected" in told
    assert f"Too few dice to say anything yet: it takes {ENOUGH}." in told


def test_dice_of_games_from_files_are_no_dice_of_this_table(tmp_path):
    its = app(FairnessPage(fairness(evening(tmp_path).library.stories())))
    assert "No dice have been rolled yet." in words_of(its)


def test_people_stand_before_bots_with_a_verdict_each():
    its = app(FairnessPage([dice("very_unusual", "bot"), dice()]))
    words = words_of(its)
    people = words.index("Dalek Dice: 1200 dice rolled for people")
    bots = words.index("Dalek Dice: 1200 dice rolled for bots")
    assert people < bots
    assert "50 in 100 samples would be" in " ".join(words[people:bots])
    assert "Fair dice hardly ever fall like this." in " ".join(words[bots:])


def test_a_face_that_never_came_stands_there_with_none():
    its = app(FairnessPage([dice(counts={"H4": 700})]))
    assert "Exterminate: 0, expected 117" in " ".join(words_of(its))


# Checking a game oneself


def test_from_the_source_the_command_on_the_page_is_one_that_works(tmp_path):
    game = tmp_path / "game.tavolino"
    files.write(game, kept("dalek", (ADA, BO)))
    assert any(checking.command() in words for words in words_of(app(FairnessPage([]))))
    python, *typed = shlex.split(checking.command().replace("FILE", str(game)))
    assert python == "python"
    ran = subprocess.run([sys.executable, *typed], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert "every line checks out" in ran.stdout
    game.write_bytes(game.read_bytes().replace(b'"points":', b'"points":1', 1))
    ran = subprocess.run([sys.executable, *typed], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 1


@pytest.fixture
def packaged(monkeypatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", "/opt/my games/Tavolino")


def test_packaged_the_command_names_the_program_itself(packaged, monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    assert shlex.split(checking.command()) == ["/opt/my games/Tavolino", "verify", "FILE"]
    assert any(checking.command() in words for words in words_of(app(FairnessPage([]))))


def test_where_the_packaged_program_has_no_voice_only_the_window_is_told_of(packaged, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    words = " ".join(words_of(app(FairnessPage([]))))
    assert "verify" not in words
    assert "then import it" in words


def test_a_die_is_what_the_page_says_how_to_derive(tmp_path):
    table = host(tmp_path)
    rolled(table)
    header, journal = table.library.read(table.library.list()[0].id)
    key = blake2b(header.seed.encode(), digest_size=32).digest()
    events = [event for entry in journal for event in entry.events]
    roll = next(event for event in events if type(event).__name__ == "DiceRolled")
    faces = ("H4", "H2", "D3", "D2", "DOC", "EXT")
    for place, face in enumerate(roll.values):
        hashed = blake2b(f"die {roll.seat} 1 1 {place}".encode(), key=key, digest_size=16).digest()
        assert face == faces[int.from_bytes(hashed) % 6]
