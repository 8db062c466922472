"""What is said at the table: whose turn it is and what they may do, what bots do, why a question is asked."""

from typing import Any

import pygame
from pygame.event import Event

from game.dalek import GAME as DALEK
from game.dalek.commands import Roll as DalekRoll
from game.dicy import GAME as DICY
from game.dicy.commands import Pass, Reroll, Roll, Score
from game.seventeen import GAME as SEVENTEEN
from scenes.play.scene import PlayScene
from scenes.table.bots.process import Minds
from scenes.table.moments import FLIGHT
from tests.scenes.answering import minds
from tests.scenes.table.builders import app_at, bot, people, sat_down, settle, targets

__all__ = ["minds"]

FIVE = ("any_two", "sixes", "lowest_three", "straight", "pair_double")


def playing(game, *seats, **options):
    scene: Any = PlayScene(sat_down(game, seats, **options))
    app = app_at(scene)
    return app, scene


def prompt(app):
    return targets(app)["prompt"].label


def settled(app, scene, *commands):
    settle(app)
    for command in commands:
        scene.sitting.do(command)
        settle(app)


def test_whose_turn_it_is_is_said_in_the_same_words_in_every_game():
    for game in (DICY, DALEK, SEVENTEEN):
        app, scene = playing(game, *people("Ada", "Bo"))
        settle(app)
        if game is not SEVENTEEN:  # there is a curtain first
            assert prompt(app).startswith(f"{scene.name_of(scene.table.acting(scene.view))}: ")
    for game in (DICY, DALEK):
        app, _scene = playing(game, *people("Ada"))
        assert prompt(app).startswith("Your turn: ")


def test_a_bot_is_heard_while_it_acts():
    app, scene = playing(DICY, bot("Bruno"), *people("Ada"), mode="custom", cards=FIVE)
    scene.bots.forget()
    scene.sitting.do(Roll(0))
    assert prompt(app) == "Bruno rolls."
    settle(app)
    scene.sitting.do(Reroll(0, "any_two", (0, 1, 2)))
    app.advance(0.05)
    assert prompt(app) == "Bruno freezes Any two and re-rolls 3 dice."
    app.advance(0.8)
    assert prompt(app) == "Bruno freezes Any two and re-rolls 3 dice.", "while they roll, too"


def test_when_the_rules_have_done_theirs_it_says_whose_turn_it_is(monkeypatch):
    monkeypatch.setattr(Minds, "ask_all", lambda *_: None)
    app, scene = playing(SEVENTEEN, *people("Ada"), bot("Bruno"), seed="0")
    app.advance(0.5)
    settle(app)
    assert scene.story.heard == "Three laurels end the game."
    assert prompt(app) == "Bruno is playing."


def test_a_skipped_bot_is_heard_all_the_same():
    app, scene = playing(DALEK, bot("Bruno"), *people("Ada"))
    scene.sitting.do(DalekRoll(0))
    scene.director.skip()
    app.advance(0.01)
    assert prompt(app).startswith("Bruno") or prompt(app).startswith("Set aside")


def test_a_question_says_why_it_is_asked():
    app, scene = playing(DICY, *people("Ada"), bot("Bruno"), mode="custom", cards=FIVE)
    settled(app, scene, Roll(0), Reroll(0, "sixes", (0,)), Reroll(0, "straight", (0,)), Pass(0))
    settled(app, scene, Roll(1))
    scene.sitting.do(Score(1, "any_two", (0, 1)))
    assert prompt(app).startswith("Bruno scores Any two with"), "until the points have landed"
    settle(app)
    assert prompt(app) == "Bruno scored Any two: choose a card to freeze."


def test_a_pass_asks_for_a_card_and_says_so():
    app, scene = playing(DICY, *people("Ada"), bot("Bruno"), mode="custom", cards=FIVE)
    legal = (Roll(0), Reroll(0, "sixes", (0,)), Reroll(0, "straight", (0,)))
    settled(app, scene, *legal)
    score = next(c for c in DICY.legal(scene.sitting.session.state, 0) if isinstance(c, Score))
    settled(app, scene, score)
    if scene.view.table.choosers:
        settled(app, scene, next(iter(scene.sitting.legal(1))))
    settled(app, scene, Roll(1), Pass(1))
    assert prompt(app) == "Bruno passed: choose a card to thaw."
    assert scene.table.acting(scene.view) == 1, "its turn goes on"
    scene.sitting.do(next(iter(scene.sitting.legal(0))))
    assert prompt(app).startswith("Ada thaws")


def test_points_arrive_before_they_are_counted():
    app, scene = playing(DICY, *people("Ada"), mode="custom", cards=FIVE)
    settled(app, scene, Roll(0))
    scene.sitting.do(Score(0, "any_two", (0, 1)))
    app.advance(FLIGHT * 0.9)
    assert scene.scores.shown(0) == 0
    assert scene.table.pad.written[0], "the pen begins when they arrive"
    settle(app)
    assert scene.scores.shown(0) == scene.view.table.scores[0] > 0


def test_names_of_rows_go_along_with_their_cards_and_hover_follows_the_pointer():
    app, scene = playing(DICY, *people("Ada", "Bo"), mode="custom", cards=FIVE)
    settle(app)
    rows = scene.table.rows
    app.feed(
        Event(
            pygame.MOUSEMOTION, pos=rows.rect(0, "sixes").center, rel=(0, 0), buttons=(0, 0, 0), touch=False
        )
    )
    assert rows._over == (0, "sixes")
    before, goal = rows.tag(0), rows.row_of(1).tag
    settled(app, scene, Roll(0))
    scene.sitting.do(Pass(0))
    seen = set()
    while not scene.at_rest:
        app.advance(0.05)
        seen.add(tuple(rows.tag(0)))
    assert len(seen) > 4, "it was seen on its way"
    assert rows.tag(0) == goal != before
    assert rows._over == (1, "sixes")


def test_whoever_rolls_is_not_told_that_it_is_another_players_turn():
    app, scene = playing(DICY, *people("Ada"), bot("Bruno"))
    settle(app)
    scene.sitting.do(Roll(0))
    app.advance(0.1)
    assert "another" not in scene.controls.find("reroll").reason
    assert scene.controls.find("reroll").reason


def test_the_token_is_that_of_whom_the_words_are_about():
    app, scene = playing(DICY, bot("Bruno"), *people("Ada"), mode="custom", cards=FIVE)
    scene.bots.forget()
    for command in (Roll(0), Pass(0)):
        scene.sitting.do(command)
        settle(app)
    assert prompt(app).startswith("Your turn")
    assert scene.controls.find("prompt").sign == scene.sitting.colours[1]
    scene.sitting.do(Roll(1))
    assert prompt(app) == "Ada rolls."
    assert scene.controls.find("prompt").sign == scene.sitting.colours[1]


def test_when_somebodys_points_have_landed_it_says_whose_turn_it_is(monkeypatch):
    monkeypatch.setattr(Minds, "ask_all", lambda *_: None)
    app, scene = playing(DICY, *people("Ada"), bot("Bruno"), mode="custom", cards=FIVE)
    settled(app, scene, Roll(0))
    scores = [command for command in scene.sitting.legal(0) if isinstance(command, Score)]
    scene.sitting.do(next(score for score in scores if score.card in ("straight", "pair_double")))
    app.advance(FLIGHT * 0.9)
    assert prompt(app).startswith("Ada scores")
    while scene.table.acting(scene.view) == 0:
        app.advance(0.05)
    assert not scene.at_rest
    assert prompt(app) == "Bruno is playing."
    settle(app)
    assert prompt(app) == "Bruno is playing."
    assert scene.controls.find("prompt").sign == scene.sitting.colours[1]
