"""Dalek Dice with the mouse: throw, pick, drag to a place, press a place; and why something can't be done."""

import pytest
from pygame import Rect

from game.dalek.commands import Keep, Roll
from scenes.text import refusals
from tests.scenes.frame.builders import down, motion, up
from tests.scenes.games.dalek.builders import assert_table_is_true, dalek_app, free_dice, last_command
from tests.scenes.table.builders import people, settle, targets


@pytest.fixture
def rolled():
    """A first roll with Humans, Daleks and no third special, and all of it seen."""
    app, scene = dalek_app(*people("Ada"), seed="mouse", speed="brisk")
    app.click("roll")
    settle(app)
    return app, scene


def drag(app, start, end):
    app.feed(down(start))
    for share in (0.2, 0.5, 0.8, 1.0):
        at = tuple(round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
        app.feed(motion(at, held=True))
        app.advance(0.05)
    app.feed(up(end))


def test_the_cup_thrown_rolls():
    app, scene = dalek_app(*people("Ada"))
    seen = targets(app)
    assert seen["cup"].enabled
    drag(app, Rect(seen["cup"].rect).center, Rect(seen["tray"].rect).center)
    assert not targets(app)["cup"].enabled
    settle(app)
    assert last_command(scene) == Roll(0)
    assert_table_is_true(scene)


def test_a_click_on_the_cup_rolls():
    app, scene = dalek_app(*people("Ada"))
    at = scene.table.hand.rect.center
    app.feed(down(at), up(at))
    settle(app)
    assert last_command(scene) == Roll(0)


def test_a_click_picks_a_die_and_another_lays_it_down(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    app.click(f"die.{die}")
    assert scene.table.picker.picked == {die}
    app.click(f"die.{die}")
    assert not scene.table.picker.picked


def test_the_button_sets_the_picked_dice_aside(rolled):
    app, scene = rolled
    dice = free_dice(scene)[:2]
    for die in dice:
        app.click(f"die.{die}")
    app.click("keep")
    assert last_command(scene) == Keep(0, tuple(sorted(dice)))


def test_dice_dropped_on_the_places_are_set_aside(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    drag(app, Rect(targets(app)[f"die.{die}"].rect).center, scene.table.places.humans.center)
    assert last_command(scene) == Keep(0, (die,))
    settle(app)
    assert_table_is_true(scene)


def test_dice_dropped_elsewhere_go_back_and_stay_picked(rolled):
    app, scene = rolled
    one, other = free_dice(scene)[:2]
    app.click(f"die.{other}")
    before = scene.sitting.length
    drag(app, Rect(targets(app)[f"die.{one}"].rect).center, scene.table.places.prompt.center)
    settle(app)
    assert scene.sitting.length == before
    assert scene.table.picker.picked == {other}
    assert_table_is_true_but_for_picks(scene)


def assert_table_is_true_but_for_picks(scene):
    scene.table.deciding.unpick()
    assert_table_is_true(scene)


def test_a_place_picks_its_kind_and_then_sets_it_aside(rolled):
    app, scene = rolled
    app.click("place.daleks")
    shown = dict(zip(scene.table.state.hand, scene.table.state.shown, strict=True))
    assert {shown[die] for die in scene.table.picker.picked} <= {"D3", "D2"}
    wanted = tuple(sorted(scene.table.picker.picked))
    app.click("place.daleks")
    assert last_command(scene) == Keep(0, wanted)


def test_roll_on_with_picked_dice_sets_them_aside_first(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    app.click(f"die.{die}")
    app.click("roll")
    settle(app)
    assert scene.sitting.session._steps[-2].command == Keep(0, (die,))
    assert last_command(scene) == Roll(0)
    assert_table_is_true(scene)


def test_the_buttons_say_what_the_picked_dice_would_come_to(rolled):
    app, scene = rolled
    before = targets(app)["roll"].label
    app.click(f"die.{free_dice(scene)[0]}")
    after = targets(app)["roll"].label
    assert str(len(scene.table.state.hand)) in before
    assert str(len(scene.table.state.hand) - 1) in after


def test_a_die_that_cannot_be_picked_says_why(rolled):
    app, scene = rolled
    scene.do(Keep(0, (free_dice(scene)[0],)))
    settle(app)
    app.click(f"die.{scene.table.state.hand[0]}")
    assert app.top.controls.told == refusals.words("this_roll_was_kept_already")


def test_a_drag_that_is_cancelled_commits_nothing(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    start = Rect(targets(app)[f"die.{die}"].rect).center
    before = scene.sitting.length
    app.feed(down(start), motion((start[0] + 80, start[1]), held=True))
    app.advance(0.1)
    scene.table.deciding.let_go()
    settle(app)
    assert scene.sitting.length == before
    assert_table_is_true(scene)


def test_a_click_while_dice_fly_hurries_and_does_nothing_else():
    app, scene = dalek_app(*people("Ada"))
    app.click("roll")
    app.advance(0.3)
    before = scene.sitting.length
    at = scene.table.places.tray.center
    app.feed(down(at), up(at))
    assert scene.sitting.length == before
    assert scene.director.rate > 1


def test_the_last_moment_can_be_looked_at_and_left_again(rolled):
    app, scene = rolled
    app.click("log.1")
    settle(app)
    assert scene.n == 1
    assert not any(target.startswith(("die.", "roll", "keep")) for target in targets(app))
    app.click("now")
    settle(app)
    assert scene.n == scene.sitting.length
    assert_table_is_true(scene)
