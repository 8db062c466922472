"""A game being played: bots act in their time, seats change hands, the log, looking back, the result."""

from typing import Any

import pygame

from game.dalek import GAME
from game.dalek.commands import Roll
from scenes.app.app import App
from scenes.app.dialog import Dialog
from scenes.play.scene import PlayScene
from scenes.table.bots.pacing import BOT_SECONDS
from tests.scenes.answering import minds
from tests.scenes.frame.builders import Plain
from tests.scenes.table.builders import app_at, bot, people, sat_down, settle, targets

__all__ = ["minds"]


def playing(*seats, speed="normal", result=None, **options) -> tuple[App, Any]:
    scene = PlayScene(sat_down(GAME, seats, target=30, **options), result=result)
    return app_at(scene, speed=speed), scene


def test_a_bot_waits_a_human_s_time_before_it_acts():
    app, scene = playing(bot("Bo"), *people("Ada"))
    app.advance(BOT_SECONDS["normal"] - 0.2)
    assert scene.sitting.length == 2
    app.advance(0.4)
    assert scene.sitting.length > 2


def test_a_bot_does_not_act_before_what_happened_has_been_seen():
    app, scene = playing(*people("Ada"), bot("Bo"))
    scene.do(Roll(0))
    scene.sitting.hand_over(0, "bot", "easy")
    n = scene.sitting.length
    app.advance(0.5)
    assert scene.director.busy
    assert scene.sitting.length == n


def test_bots_play_a_whole_game_among_themselves():
    app, scene = playing(bot("Bo"), bot("Cy"), speed="instant")
    for _ in range(2000):
        app.advance(0.02)
        if scene.ended:
            break
    assert scene.ended


def test_a_seat_handed_to_a_bot_is_played_on_by_it():
    app, scene = playing(*people("Ada", "Bo"))
    app.click("seat.0")
    app.advance(0.5)
    assert isinstance(app.top, Dialog)
    app.click("answer.easy")
    assert scene.sitting.is_bot(0)
    app.advance(2)
    assert scene.sitting.length > 3


def test_levels_to_measure_against_are_not_offered_at_the_table_either():
    app, _scene = playing(*people("Ada", "Bo"))
    app.click("seat.0")
    app.advance(0.5)
    offered = {name[7:] for name in targets(app) if name.startswith("answer.")}
    assert offered == {"easy", "medium", "hard", "expert", "coach", "sparring", "terms", "as_it_is"}


def test_a_seat_handed_to_a_person_while_the_bot_thinks_is_the_person_s():
    app, scene = playing(bot("Bo"), *people("Ada"))
    scene.sitting.hand_over(0, "human")
    app.advance(5)
    assert scene.sitting.view.table.stage == "start"
    assert "roll" in targets(app)


def test_while_somebody_looks_back_the_bots_wait():
    app, scene = playing(*people("Ada"), bot("Bo"))
    scene.do(Roll(0))
    settle(app)
    scene.sitting.hand_over(0, "bot", "easy")
    settle(app)
    scene.look_at(1)
    n = scene.sitting.length
    app.advance(6)
    assert scene.sitting.length == n
    app.press(pygame.K_ESCAPE)
    app.advance(6)
    assert scene.sitting.length > n


def test_what_is_being_shown_is_told_when_it_has_been_seen():
    app, scene = playing(*people("Ada", "Bo"))
    scene.do(Roll(0))
    app.advance(0.2)
    assert not any("rolls" in line.words for line in scene.story.lines)
    settle(app)
    assert any("rolls" in line.words for line in scene.story.lines)


def test_the_log_forgets_what_was_undone():
    app, scene = playing(*people("Ada"), undo="free")
    scene.do(Roll(0))
    settle(app)
    before = list(scene.story.lines)
    scene.do(next(c for c in scene.sitting.legal(0) if type(c).__name__ == "Keep"))
    settle(app)
    assert len(scene.story.lines) > len(before)
    scene.undo()
    settle(app)
    assert scene.story.lines == before


def test_why_undo_is_not_to_be_had_stands_on_its_button():
    app, _ = playing(*people("Ada", "Bo"))
    assert not targets(app)["bar.undo"].enabled
    app.click("bar.undo")
    assert app.top.controls.told == "There is nothing to undo yet."


def test_the_speed_button_goes_round_and_is_kept():
    app, _ = playing(*people("Ada"))
    for speed in ("brisk", "instant", "calm", "normal"):
        app.click("bar.speed")
        assert app.settings.now.speed == speed


def test_the_log_leaves_its_room_to_the_table():
    app, scene = playing(*people("Ada"))
    before = scene.table.places.tray.centerx
    app.click("bar.log")
    app.draw()
    assert scene.table.places.tray.centerx > before


def test_in_a_small_window_the_log_is_a_drawer():
    app, scene = playing(*people("Ada"))
    app.resize((1000, 700))
    app.click("bar.log")
    app.advance(0.5)
    assert app.top.name == "log"
    app.click("log.1")
    settle(app)
    assert app.top is scene
    assert scene.looking_back


def test_the_end_leads_to_the_result_with_the_sitting():
    handed = []

    def result(ended):
        handed.append(ended)
        return Plain("result")

    app, scene = playing(bot("Bo"), bot("Cy"), speed="instant", result=result)
    for _ in range(2000):
        app.advance(0.02)
        if scene.ended:
            break
    app.click("result")
    assert handed[0].sitting is scene.sitting
    assert app.top.name == "result"


def test_leaving_stops_the_bots():
    app, scene = playing(bot("Bo"), *people("Ada"))
    app.quit()
    n = scene.sitting.length
    app.advance(5)
    assert scene.sitting.length == n
