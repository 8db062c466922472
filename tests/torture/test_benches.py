"""The benches in short: seeded, some seconds each. By hand they go on for hours: see the package."""

import pytest

from game import words
from scenes.art import cloth, palette
from tests.torture import benches

SHORT = {"kills": 1, "files": 300, "window": 240, "sessions": 1_500, "soak": 1}


@pytest.fixture(autouse=True)
def as_at_first():
    """Whatever was spoken and worn there."""
    yield
    words.speak("en")
    palette.wear("standard")
    cloth.choose("picture")


@pytest.mark.parametrize("name", benches.NAMES)
def test_a_short_run_finds_nothing(name):
    report = benches.run(name, SHORT[name], "suite")
    assert report["tried"] >= SHORT[name]
    assert report["failures"] == []


def test_dice_that_were_picked_when_they_were_rolled_show_what_was_rolled():
    """Found by the window's bench: at Dalek Dice they went back to where they had lain, with older faces."""
    assert benches.run("window", 150_000, "nov19", 33)["failed"] == 0
