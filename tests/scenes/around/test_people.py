"""Who plays at a seat: beside an opponent's name stands what was measured of it."""

import pytest

from game.bots.strengths import Strength, strength
from scenes.setup import SetupScene, people
from tests.scenes.around.builders import app, host

pytestmark = pytest.mark.usefixtures("bare_table")


def test_beside_a_level_stands_what_was_measured_of_it(tmp_path):
    its = app(SetupScene(host(tmp_path), "dalek"))
    its.click("seat.1.who")
    easy = strength("dalek", "easy")
    assert easy is not None
    label = next(target.label for target in its.targets() if target.id == "level.easy")
    assert f"{easy.points:.1f} points a turn" in label
    assert f"{100 * easy.wins:.0f}%" in label


def test_of_a_level_that_was_not_measured_only_its_name_stands_there():
    assert people.with_strength("dalek", "expert") == "Expert"


def test_in_a_game_without_a_known_best_only_its_wins_are_told(monkeypatch):
    monkeypatch.setattr(people, "strength", lambda game, level: Strength(0.27, None, 1000))
    assert people.with_strength("seventeen", "easy") == "Easy: wins 27% against the expert"
