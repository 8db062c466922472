"""A head start is seen and said wherever scores are: on plates and pad, in the log and in the result."""

from typing import Any

import pytest

from game.dalek import GAME as DALEK
from game.dicy import GAME as DICY
from game.seventeen import GAME as SEVENTEEN
from scenes.handicap.labels import head_start_beside
from scenes.play.scene import PlayScene
from scenes.result.chart import Chart
from scenes.result.outcome import Outcome
from tests.scenes.around.builders import app, host, played, shelved
from tests.scenes.frame.builders import Plain
from tests.scenes.games.dicy.builders import assert_table_is_true
from tests.scenes.table.builders import app_at, bot, people, sat_down, settle, targets


def dicy(*begun, **settings):
    scene: Any = PlayScene(sat_down(DICY, people("Ada", "Bo"), "mouse", head_start=begun, undo="free"))
    return app_at(scene, **settings), scene


def dalek(*begun):
    scene: Any = PlayScene(sat_down(DALEK, people("Ada", "Bo"), "7", head_start=begun))
    return app_at(scene, speed="instant"), scene


def test_plates_begin_with_it_and_say_so():
    app, scene = dalek(0, 20)
    assert [scene.scores.shown(seat) for seat in (0, 1)] == [0, 20]
    plates: list[Any] = [scene.controls.find(f"seat.{seat}") for seat in (0, 1)]
    assert [plate.detail for plate in plates] == ["", "Head start 20"]
    assert "20" in targets(app)["seat.1"].label


def test_of_an_opponent_the_plate_says_the_level_too():
    assert head_start_beside("Easy", 15) == "Easy, +15"


def test_the_pad_has_it_above_the_first_turn_and_adds_up():
    app, scene = dicy(30, 0, speed="instant")
    assert scene.table.pad.written == ((30,), (0,))
    app.click("roll")
    offered = next(name for name, target in targets(app).items() if "points" in target.label)
    app.click(offered)
    app.click(offered)
    app.advance(0.3)
    settle(app)
    first, second = scene.table.pad.written
    assert len(first) == 2
    assert sum(first) == scene.table.state.scores[0] > 30
    assert second == (0,)
    assert_table_is_true(scene)


def test_without_one_the_pad_begins_with_the_first_turn():
    scene: Any = PlayScene(sat_down(DICY, people("Ada", "Bo"), "mouse"))
    app_at(scene)
    assert scene.table.pad.written == ((), ())


def test_an_undo_back_to_the_beginning_leaves_the_head_start_standing():
    app, scene = dicy(30, 0, speed="instant")
    app.click("roll")
    scene.look_at(1)
    settle(app)
    assert scene.table.pad.written == ((30,), (0,))
    assert_table_is_true(scene)


def test_at_17_the_laurels_lie_on_the_plates_from_the_deal_on():
    scene: Any = PlayScene(sat_down(SEVENTEEN, (*people("Ada"), bot("Bo")), "laurels", head_start=(0, 1)))
    app = app_at(scene)
    app.advance(0.5)
    assert scene.n < scene.sitting.length, "still dealt"
    assert scene.table.parts.tokens.held == [(0, 0), (1, 0)]
    settle(app)
    assert_table_is_true(scene)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_log_says_it_when_the_game_begins(language):
    app, scene = dicy(30, 0, speed="instant", language=language)
    first = scene.story.lines[0].words
    assert "30" in first
    assert "Ada" in first
    app.settings.change(language="en")
    assert "Ada has a head start of 30 points." in scene.story.lines[0].words


def result(folder, key, begun):
    its = host(folder)
    session = played(key, ("Ada", "Bo"), head_start=list(begun))
    return app(Plain(), its.result(shelved(its, session)), size=(1920, 1080)), Outcome.of(session)


@pytest.mark.parametrize(("key", "begun"), [("dalek", (10, 0)), ("dicy", (0, 25)), ("seventeen", (0, 1))])
def test_the_result_says_it_and_the_chart_begins_there(key, begun, tmp_path):
    its, outcome = result(tmp_path, key, begun)
    labels = [target.label for target in its.targets() if target.id.startswith("head_start.")]
    who, n = ("Ada", begun[0]) if begun[0] else ("Bo", begun[1])
    assert len(labels) == 1
    assert labels[0].startswith(f"{who} has a head start of {n} ")
    assert outcome.begun == begun
    chart = its.top.controls.find("chart")
    assert isinstance(chart, Chart)
    assert chart.outcome.begun == begun


def test_without_one_nothing_is_said_of_it(tmp_path):
    its, outcome = result(tmp_path, "dalek", (0, 0))
    assert outcome.begun == (0, 0)
    assert not any(target.id.startswith("head_start") for target in its.targets())
