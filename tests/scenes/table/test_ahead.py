"""What the opponents play from is worked out in a process of its own, a step a question."""

from typing import Any

import pytest
from msgspec import Struct

from game.bots.record import bots_of
from game.dalek.events import Setup as DalekSetup
from game.dicy import GAME
from game.dicy.events import Setup
from scenes.play.scene import PlayScene
from scenes.table.bots import worker
from scenes.table.bots.ahead import Ahead
from scenes.table.bots.worker import WorkAhead
from tests.scenes.table.builders import app_at, people, sat_down


@pytest.fixture(autouse=True)
def no_work_ahead():
    """Here there is."""


class Line:
    """Stands for the process: `answer` has the last question answered."""

    def __init__(self, wake):
        self.asked, self.closed = [], 0

    def ask(self, question, heard, unanswered):
        self.asked.append(question)
        self.answer = heard

    def close(self):
        self.closed += 1


def ahead(monkeypatch):
    monkeypatch.setattr("scenes.table.bots.ahead.Minds", Line)
    told: list[Any] = []
    made = Ahead(lambda do: do(), lambda: told.append(made.progress))
    return made, line_of(made), told


def line_of(made) -> Any:
    return made._minds


def test_it_asks_until_there_is_no_more_and_the_process_ends(monkeypatch):
    work, line, told = ahead(monkeypatch)
    work.work("dicy", Setup(), 2)
    line.answer(0.25)
    line.answer(1.0)
    assert line.asked == [WorkAhead("dicy", Setup(), 2)] * 3
    before = line.closed
    line.answer(None)
    assert (len(line.asked), line.closed) == (3, before + 1)
    assert told == [None, 0.25, 1.0, None]


def test_the_same_work_is_not_begun_again_and_other_work_takes_its_place(monkeypatch):
    work, line, _ = ahead(monkeypatch)
    work.work("dicy", Setup(), 2)
    line.answer(0.25)
    work.work("dicy", Setup(), 2)
    assert (len(line.asked), work.progress) == (2, 0.25)
    work.work("dicy", Setup(mode="beginner"), 2)
    assert line.asked[-1].about == Setup(mode="beginner")
    assert work.progress is None


def test_for_a_game_that_has_nothing_to_work_out_no_process_begins(monkeypatch):
    work, line, _ = ahead(monkeypatch)
    work.work("dalek", DalekSetup(), 2)
    assert line.asked == []


class Steps(Struct, frozen=True):
    begun: list[str]

    def work_ahead(self, about, seats):
        self.begun.append(about)
        return iter((0.5, 1.0)) if seats == 2 else None


def test_in_the_process_each_question_is_a_step(monkeypatch):
    steps = Steps([])
    monkeypatch.setattr(worker, "bots_of", lambda game: steps)
    monkeypatch.setattr(worker, "_stand_back", lambda: None)
    monkeypatch.setattr(worker, "_under_way", {})
    one, other = WorkAhead("dicy", "one", 2), WorkAhead("dicy", "other", 2)
    assert [one.answered() for _ in range(3)] == [0.5, 1.0, None]
    assert (other.answered(), one.answered()) == (0.5, 0.5)
    assert steps.begun == ["one", "other", "one"]
    assert WorkAhead("dicy", "one", 3).answered() is None
    assert WorkAhead("dicy", "one", 2, "random").answered() is None


def test_the_table_has_it_worked_out_for_the_cards_that_lie_there(monkeypatch):
    monkeypatch.setattr("scenes.table.bots.ahead.Minds", Line)
    scene = PlayScene(sat_down(GAME, people("Ada", "Bo"), mode="interglacial"))
    app = app_at(scene, speed="instant")
    assert line_of(scene.ahead).asked == []
    app.advance(2.5)
    (asked,) = line_of(scene.ahead).asked
    assert (asked.game, asked.seats, asked.about) == ("dicy", 2, scene.view)
    assert hash(asked) is not None
    assert bots_of("dicy").ahead
    app.quit()
    assert line_of(scene.ahead).closed
