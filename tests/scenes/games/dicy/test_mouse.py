"""Dicy Cards with the mouse: throw, pick, click and drop on cards and cup; and why not."""

import pygame
import pytest
from pygame import Rect

from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score
from scenes.games.dicy import choosing
from scenes.text import refusals
from tests.scenes.frame.builders import down, motion, up
from tests.scenes.games.dicy.builders import assert_table_is_true, best_dice, dicy_app, last
from tests.scenes.table.builders import people, settle, targets


@pytest.fixture
def rolled():
    """A first roll of two people, and all of it seen."""
    app, scene = dicy_app(*people("Ada", "Bo"), seed="mouse", speed="brisk")
    app.click("roll")
    settle(app)
    return app, scene


def centre(app, name):
    return Rect(targets(app)[name].rect).center


def drag(app, start, end, frames=6):
    app.feed(down(start))
    for step in range(1, frames + 1):
        share = step / frames
        at = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        app.feed(motion(at, held=True))
        app.advance(0.03)
    app.advance(0.3)
    app.feed(motion(end, held=True), up(end))


def test_the_cup_thrown_rolls():
    app, scene = dicy_app(*people("Ada"))
    assert targets(app)["cup"].enabled
    drag(app, centre(app, "cup"), centre(app, "tray"))
    settle(app)
    assert last(scene) == Roll(0)
    assert not targets(app)["cup"].enabled, "no dice are picked to roll again"
    assert_table_is_true(scene)


def test_a_click_on_the_cup_rolls():
    app, scene = dicy_app(*people("Ada"))
    at = scene.table.hand.rect.center
    app.feed(down(at), up(at))
    settle(app)
    assert last(scene) == Roll(0)


def test_dice_thrown_from_the_hand_fly_from_where_they_are():
    """In a later turn too, when they have lain in the tray before."""
    app, scene = dicy_app(*people("Ada"), seed="mouse")
    app.click("roll")
    settle(app)
    scene.do(Pass(0))
    settle(app)
    start, end = scene.table.hand.rect.center, scene.table.places.tray.center
    app.feed(down(start), motion(end, held=True))
    app.advance(0.4)
    before = [scene.table.tray.rect_of(die).center for die in scene.table.tray.numbers]
    app.feed(up(end))
    assert not any(die.passage for die in scene.table.tray._dice), "they are gathered from elsewhere first"
    app.advance(1 / 60)
    after = [scene.table.tray.rect_of(die).center for die in scene.table.tray.numbers]
    for (ax, ay), (bx, by) in zip(before, after, strict=True):
        assert abs(ax - bx) + abs(ay - by) < scene.table.places.edge


def test_a_click_on_a_card_picks_its_best_dice_and_another_scores(rolled):
    app, scene = rolled
    card = next(iter(choosing.offers(scene.table.state, ())))
    dice = best_dice(scene, card)
    before = scene.sitting.length
    app.click(f"card.0.{card}")
    assert scene.sitting.length == before
    assert scene.table.deciding.picker.picked == set(dice)
    app.click(f"card.0.{card}")
    assert last(scene) == Score(0, card, dice)


def test_picked_dice_dropped_on_a_card_score_it(rolled):
    app, scene = rolled
    card, offer = next(iter(choosing.offers(scene.table.state, ()).items()))
    for die in offer.dice[1:]:
        app.click(f"die.{die}")
    drag(app, centre(app, f"die.{offer.dice[0]}"), scene.table.rows.rect(0, card).center)
    assert last(scene) == Score(0, card, offer.dice)
    app.advance(0.25)
    on_card = scene.table.rows.rect(0, card)
    assert all(on_card.collidepoint(scene.table.tray.home_rect(die).center) for die in offer.dice)
    settle(app)
    assert_table_is_true(scene)


def test_a_throw_let_go_outside_the_window_is_cancelled():
    app, scene = dicy_app(*people("Ada"))
    before = scene.sitting.length
    drag(app, centre(app, "cup"), (2000, 300))
    settle(app)
    assert scene.sitting.length == before
    assert_table_is_true(scene)


def test_dice_dropped_on_a_card_that_does_not_take_them_lie_back_and_it_says_why(rolled):
    app, scene = rolled
    before = scene.sitting.length
    drag(app, centre(app, "die.0"), scene.table.rows.rect(0, "low_six").center)
    assert app.top.controls.told == refusals.words("exactly_n_dice", n=6)
    settle(app)
    assert scene.sitting.length == before
    assert_table_is_true(scene)


def test_dice_dropped_on_the_cup_ask_which_card_to_freeze(rolled):
    app, scene = rolled
    before = scene.sitting.length
    drag(app, centre(app, "die.3"), scene.table.hand.rect.center)
    assert scene.table.deciding.rerolling == (3,)
    assert scene.sitting.length == before
    settle(app)
    app.click("card.0.straight")
    assert last(scene) == Reroll(0, "straight", (3,))
    settle(app)
    assert_table_is_true(scene)


def test_dice_dropped_on_the_cloth_lie_back_picked(rolled):
    app, scene = rolled
    drag(app, centre(app, "die.2"), scene.table.places.tray.center)
    settle(app)
    assert not scene.table.deciding.rerolling
    assert scene.table.deciding.picker.picked == {2}
    assert_table_is_true(scene)


def test_a_rubber_band_picks_what_it_goes_around(rolled):
    app, scene = rolled
    tray = scene.table.places.tray
    drag(app, (tray.left + 1, tray.top + 1), (tray.right - 1, tray.bottom - 1))
    assert scene.table.deciding.picker.picked == set(range(6))


def test_the_re_roll_can_be_taken_back_before_a_card_is_chosen(rolled):
    app, scene = rolled
    app.click("die.1")
    app.click("reroll")
    settle(app)
    app.click("back")
    settle(app)
    assert scene.table.deciding.picker.picked == {1}
    assert_table_is_true(scene)


def test_a_pass_asks_first_and_says_what_will_happen(rolled):
    app, scene = rolled
    before = scene.sitting.length
    app.click("pass")
    settle(app)
    assert any("thaw" in target.label for target in app.targets())
    app.click("answer.back")
    settle(app)
    assert scene.sitting.length == before
    app.click("pass")
    settle(app)
    app.click("answer.pass")
    assert last(scene) == Pass(0)


def test_a_pass_asks_nothing_if_the_settings_say_so(rolled):
    app, scene = rolled
    app.settings.change(confirm_pass=False)
    app.click("pass")
    assert last(scene) == Pass(0)


def test_who_is_chilled_is_named_and_chooses_in_their_own_row(rolled):
    app, scene = rolled
    app.click("card.0.any_two")
    app.click("card.0.any_two")
    settle(app)
    assert targets(app)["prompt"].label == "Ada scored Any two: Bo, choose a card to freeze."
    app.click("card.0.straight")
    assert "Ada" in (app.top.controls.told or "")
    app.click("card.1.straight")
    assert last(scene) == Freeze(1, "straight")
    settle(app)
    assert_table_is_true(scene)


def test_the_empty_cup_says_that_dice_are_to_be_picked(rolled):
    app, scene = rolled
    at = scene.table.hand.rect.center
    app.feed(down(at), up(at))
    assert app.top.controls.told == refusals.words("no_dice_picked")


def test_a_drag_that_is_cancelled_commits_nothing(rolled):
    app, scene = rolled
    start = centre(app, "die.0")
    before = scene.sitting.length
    app.feed(down(start), motion((start[0] + 80, start[1]), held=True))
    app.advance(0.1)
    app.feed(pygame.Event(pygame.WINDOWFOCUSLOST))
    settle(app)
    assert not scene.table.gripping
    assert scene.sitting.length == before
    assert_table_is_true(scene)


def test_a_click_while_dice_fly_hurries_and_does_nothing_else():
    app, scene = dicy_app(*people("Ada"))
    app.click("roll")
    app.advance(0.3)
    before = scene.sitting.length
    app.click("card.0.any_two")
    assert scene.sitting.length == before
    assert not scene.table.deciding.picker.picked
    assert scene.director.rate > 1


def test_a_right_click_enlarges_a_card_with_its_rule_and_the_next_press_only_closes_it(rolled):
    app, scene = rolled
    at = scene.table.rows.rect(1, "odds").center
    app.feed(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    assert "enlarged" in targets(app)
    at = scene.table.rows.rect(0, "odds").center
    app.feed(down(at), up(at))
    assert "enlarged" not in targets(app)
    assert not scene.table.deciding.picker.picked


def test_a_pointer_that_rests_on_a_card_enlarges_it_until_it_leaves(rolled):
    app, scene = rolled
    app.feed(motion(scene.table.rows.rect(0, "odds").center))
    app.advance(2)
    assert "enlarged" in targets(app)
    app.feed(motion(scene.table.places.tray.center))
    assert "enlarged" not in targets(app)
