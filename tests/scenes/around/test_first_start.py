"""Somebody opens the program for the first time: no question before the first press, and few after it."""

import pygame
import pytest

from game.dalek.commands import Roll as DalekRoll
from game.dicy.commands import Roll as DicyRoll
from game.shelf import GAMES
from scenes import shelf
from tests.scenes.around.builders import at_title, plan
from tests.scenes.frame.builders import typed

pytestmark = pytest.mark.usefixtures("bare_table")


def label(its, name):
    return next(target.label for target in its.targets() if target.id == name)


def ids(its):
    return {target.id for target in its.targets()}


def opened(its, game):
    its.click(f"box.{game}")
    its.advance(0.5)


@pytest.mark.parametrize(("game", "throw"), [("dicy", DicyRoll), ("dalek", DalekRoll)])
def test_two_presses_lead_to_the_first_throw(game, throw, tmp_path):
    its, _ = at_title(tmp_path)
    opened(its, game)
    its.click("begin")
    its.advance(1)
    assert its.top.may_choose
    its.click("roll")
    assert type(its.top.sitting.session.steps[-1].command) is throw
    its.quit()


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_is_offered_in_one_line_beside_deal(game, tmp_path):
    its, _ = at_title(tmp_path)
    opened(its, game)
    assert "lesson" in label(its, "order")
    its.click("lesson")
    its.advance(0.5)
    assert its.top.name == "lesson"
    assert its.top.lesson.key == shelf.on_screen(game).lessons()[0].key
    its.quit()


@pytest.mark.parametrize("game", GAMES)
def test_who_has_played_the_game_is_offered_no_lesson(game, tmp_path):
    its, its_host = at_title(tmp_path)
    its_host.memory.set_up(plan(game))
    opened(its, game)
    assert "lesson" not in ids(its)


def test_who_has_learnt_the_game_is_offered_no_lesson(tmp_path):
    its, its_host = at_title(tmp_path)
    its_host.lessons.leave_at("dalek.first", 5, 5)
    opened(its, "dalek")
    assert "lesson" not in ids(its)
    its.press(pygame.K_ESCAPE)
    its.advance(0.5)
    opened(its, "dicy")
    assert "lesson" in ids(its)


def test_the_name_is_asked_for_in_the_seat_with_the_keyboard_ready(tmp_path):
    its, _ = at_title(tmp_path)
    opened(its, "dalek")
    its.feed(typed("Zoë"))
    its.press(pygame.K_RETURN)
    its.press(pygame.K_RETURN)
    its.advance(0.5)
    assert its.top.sitting.names[0] == "Zoë"
    its.quit()


def test_a_name_left_empty_is_fine(tmp_path):
    its, _ = at_title(tmp_path)
    opened(its, "dalek")
    its.click("begin")
    its.advance(0.5)
    assert its.top.sitting.names[0] == "Player"
    its.quit()


def test_a_name_once_told_is_not_asked_for_again(tmp_path):
    its, _ = at_title(tmp_path)
    opened(its, "dalek")
    its.feed(typed("Zoë"))
    its.click("begin")
    its.advance(0.5)
    its.pop()
    its.advance(0.5)
    opened(its, "dicy")
    assert label(its, "seat.0.name") == "Name: Zoë"
    assert its.top.controls.focus != "seat.0.name"


def test_only_in_the_first_game_is_it_settled_who_begins(tmp_path):
    its, its_host = at_title(tmp_path)
    opened(its, "dalek")
    its.click("begin")
    its.advance(0.5)
    assert its.top.sitting.session.header.setup["first"] == 0
    assert "first" not in its_host.memory.plan("dalek").options
    its.quit()


def test_after_a_lesson_a_real_game_with_help_is_one_press_away(tmp_path):
    its, its_host = at_title(tmp_path)
    lesson = shelf.on_screen("dalek").lessons()[0]
    its.push(its_host.first_lesson("dalek"))
    its.advance(0.5)
    while not its.top.lesson_sitting.over:
        its.top.do(its.top.lesson_sitting.wanted)
        its.advance(2)
    its.advance(2)
    assert lesson.closing in label(its, "lesson.words")
    its.click("lesson.play")
    its.advance(0.5)
    assert its.top.name == "dalek"
    assert its.top.hints_offered
    assert its.top.may_choose
    its.quit()
