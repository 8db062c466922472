"""In the set-up a bar tells how well the opponents know the five cards already."""

from typing import Any, ClassVar

import pytest

from scenes.setup.scene import SetupScene
from tests.scenes.around.builders import app, host

pytestmark = pytest.mark.usefixtures("bare_table")


class Line:
    """Stands for the process: `heard` takes its answer."""

    made: ClassVar[list[Any]] = []

    def __init__(self, wake):
        self.asked, self.closed = [], 0
        self.made.append(self)

    def ask(self, question, heard, unanswered):
        self.asked.append(question)
        self.heard = heard

    def close(self):
        self.closed += 1


@pytest.fixture
def line(monkeypatch):
    monkeypatch.setattr("scenes.table.bots.ahead.Minds", Line)
    monkeypatch.setattr(Line, "made", [])
    return Line


def setting_up(game, tmp_path):
    scene = SetupScene(host(tmp_path), game)
    its = app(scene, size=(1920, 1080))
    return its, scene


def gauge(its) -> Any:
    return next((target.label for target in its.targets() if target.id == "ahead"), None)


def test_the_bar_is_there_as_long_as_there_is_something_to_work_out(line, tmp_path):
    its, _ = setting_up("dicy", tmp_path)
    (process,) = line.made
    assert process.asked == []
    its.advance(1.5)
    (asked,) = process.asked
    assert (asked.game, asked.about.mode, asked.seats) == ("dicy", "glacial", 2)
    assert gauge(its) is None
    process.heard(0.43)
    its.advance(0.1)
    assert gauge(its).endswith("43 %")
    process.heard(None)
    its.advance(0.1)
    assert gauge(its) is None
    its.quit()
    assert process.closed


def test_other_cards_are_worked_out_once_nothing_is_changed_any_more(line, tmp_path):
    its, _ = setting_up("dicy", tmp_path)
    its.advance(1.5)
    (process,) = line.made
    process.heard(0.2)
    its.click("mode.beginner")
    its.click("mode.interaction")
    its.advance(1.5)
    assert [asked.about.mode for asked in process.asked] == ["glacial", "glacial", "interaction"]
    assert gauge(its) is None
    its.quit()


def test_five_cards_that_are_not_chosen_yet_are_not_worked_out(line, tmp_path):
    its, scene = setting_up("dicy", tmp_path)
    its.click("mode.custom")
    for card in scene.plan.options["cards"][:1]:
        its.click(f"card.{card}")
    its.advance(1.5)
    (process,) = line.made
    assert process.asked == []
    its.quit()


def test_at_a_game_that_is_solved_whatever_is_set_up_nothing_is_worked_out(line, tmp_path):
    its, _ = setting_up("dalek", tmp_path)
    its.advance(1.5)
    assert line.made[0].asked == []
    its.quit()
