"""Dalek Dice with the mouse: throw, pick, drag to a place, press a place; and why something can't be done."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.core.journal import Did
from game.dalek.commands import Keep, Roll
from scenes.games.dalek import choosing
from scenes.text import refusals
from tests.bots.dalek.test_brain import thrown
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


def test_at_instant_speed_too_what_was_thrown_has_left_the_hand():
    """Found by the window's bench: the next click brought the dice of the last turn back onto the table."""
    app, scene = dalek_app(*people("Ada", "Bo"), speed="instant")
    seen = targets(app)
    drag(app, Rect(seen["cup"].rect).center, Rect(seen["tray"].rect).center)
    assert scene.table.state.rolls == 1
    assert not scene.table.hand.holding
    assert_table_is_true(scene)


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


@pytest.mark.parametrize("press", ["button", "key"])
def test_all_dice_are_set_aside_at_once_and_taken_back(rolled, press):
    app, scene = rolled
    before = scene.sitting.length
    for picked in (set(free_dice(scene)), set()):
        if press == "button":
            app.click("keep")
        else:
            app.press(pygame.K_RETURN)
        settle(app)
        assert scene.table.picker.picked == picked
    assert scene.sitting.length == before
    assert_table_is_true(scene)


def test_one_undo_takes_roll_and_dice_back_to_where_they_lay(rolled):
    app, scene = rolled
    one, other = free_dice(scene)[:2]
    lay = [scene.table.tray.lying(die) for die in (one, other)]
    app.click(f"die.{one}")
    app.click(f"die.{other}")
    settle(app)
    before, aside = scene.sitting.length, [scene.table.tray.lying(die) for die in (one, other)]
    app.click("roll")
    settle(app)
    assert targets(app)["bar.undo"].enabled
    assert scene.controls.find("bar.undo").help.startswith("Undo: set 2 dice aside, roll")
    app.click("bar.undo")
    settle(app)
    assert scene.sitting.length == before
    assert scene.table.picker.picked == {one, other}
    assert [scene.table.tray.lying(die) for die in (one, other)] == aside
    scene.table.deciding.unpick()
    settle(app)
    assert [scene.table.tray.lying(die) for die in (one, other)] == lay
    assert_table_is_true(scene)


def test_stopping_with_dice_aside_is_one_decision(rolled):
    app, scene = rolled
    before, dice = scene.sitting.length, free_dice(scene)[:2]
    for die in dice:
        app.click(f"die.{die}")
    app.click("stop")
    settle(app)
    assert scene.sitting.length > before
    app.click("bar.undo")
    settle(app)
    assert (scene.sitting.length, scene.table.picker.picked) == (before, set(dice))


def test_what_is_set_aside_lies_there_when_one_has_looked_back(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    app.click(f"die.{die}")
    app.click("log.1")
    settle(app)
    assert not scene.table.picker.picked
    app.click("now")
    settle(app)
    assert scene.table.picker.picked == {die}


def test_the_last_dice_are_final_by_stop_alone():
    app, scene = dalek_app(*people("Ada"), seed="last 0", speed="instant")
    app.click("roll")
    while len(free_dice(scene)) < len(scene.table.state.hand):
        app.click(f"die.{free_dice(scene)[0]}")
        app.feed(motion((0, 0)))
        app.click("roll")
        assert scene.table.state.stage == "rolled", "another seed, then"
    app.click("keep")
    app.draw()
    roll, stop = (scene.controls.find(name) for name in ("roll", "stop"))
    assert (roll.enabled, stop.style) == (False, "primary")
    app.click("stop")
    assert isinstance(last_command(scene), Keep)
    assert scene.table.state.stage == "start"


def middle(app, target):
    return Rect(targets(app)[target].rect).center


def test_dice_are_set_aside_by_drag_one_by_one_and_only_the_roll_commits_them(rolled):
    app, scene = rolled
    one, other = free_dice(scene)[:2]
    before = scene.sitting.length
    for die in (one, other):
        drag(app, middle(app, f"die.{die}"), scene.table.places.humans.center)
        settle(app)
    assert scene.table.picker.picked == {one, other}
    assert scene.sitting.length == before
    slots = scene.table._slots_of_picked()
    assert all(slots[die].collidepoint(scene.table.tray.rect_of(die).center) for die in (one, other))
    assert_table_is_true_but_for_balance(scene)
    app.click("roll")
    settle(app)
    assert scene.sitting.session._steps[-2].command == Keep(0, (one, other))
    assert_table_is_true(scene)


@pytest.mark.parametrize("way", ["drag", "click", "band"])
def test_what_was_set_aside_is_taken_back_to_where_it_lay(rolled, way):
    app, scene = rolled
    die = free_dice(scene)[0]
    lay = scene.table.tray.lying(die)
    app.click(f"die.{die}")
    settle(app)
    if way == "drag":
        drag(app, middle(app, f"die.{die}"), scene.table.places.tray.center)
    elif way == "click":
        app.click(f"die.{die}")
    else:
        slot = scene.table._slots_of_picked()[die]
        drag(app, slot.inflate(16, 16).topleft, slot.inflate(16, 16).bottomright)
    settle(app)
    assert not scene.table.picker.picked
    assert scene.table.tray.lying(die) == lay
    assert_table_is_true(scene)


def test_a_band_sets_more_aside_and_takes_nothing_back(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    app.click(f"die.{die}")
    settle(app)
    tray = scene.table.places.tray
    drag(app, (tray.right - 3, tray.y + 3), (tray.right - 12, tray.y + 12))
    assert scene.table.picker.picked == {die}
    drag(app, (tray.x + 1, tray.y + 1), (tray.right - 1, tray.bottom - 1))
    settle(app)
    assert scene.table.picker.picked == set(free_dice(scene))


def test_a_band_shows_what_it_would_come_to_while_it_is_drawn(rolled):
    app, scene = rolled
    table, tray = scene.table, scene.table.places.tray
    before, words = (table.balance.humans, table.balance.daleks), targets(app)["roll"].label
    inside, end = (tray.x + 1, tray.y + 1), (tray.right - 1, tray.bottom - 1)
    app.feed(down(inside), motion(end, held=True))
    app.draw()
    state = table.state
    humans = sum(int(face[1]) for face in (*state.placed, *state.shown) if face.startswith("H"))
    assert table.balance.humans == humans > before[0]
    assert targets(app)["roll"].label != words
    assert not table.picker.picked
    app.feed(Event(pygame.MOUSEBUTTONDOWN, button=3, pos=end, touch=False))
    app.draw()
    assert (table.balance.humans, table.balance.daleks) == before
    assert targets(app)["roll"].label == words


def test_what_is_set_aside_stays_so_in_another_window(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    app.click(f"die.{die}")
    settle(app)
    app.resize((1600, 900))
    app.draw()
    slot = scene.table._slots_of_picked()[die]
    assert slot.collidepoint(scene.table.tray.rect_of(die).center)
    app.click(f"die.{die}")
    settle(app)
    assert_table_is_true(scene)


def test_an_undo_takes_back_what_was_set_aside_with_the_roll(rolled):
    app, scene = rolled
    die = free_dice(scene)[0]
    app.click(f"die.{die}")
    app.click("roll")
    settle(app)
    while scene.sitting.length > 2:
        scene.undo()
    settle(app)
    assert_table_is_true(scene)


def test_dice_dropped_elsewhere_go_back_and_others_stay_aside(rolled):
    app, scene = rolled
    one, other = free_dice(scene)[:2]
    app.click(f"die.{other}")
    before = scene.sitting.length
    drag(app, middle(app, f"die.{one}"), scene.frame.prompt.center)
    settle(app)
    assert scene.sitting.length == before
    assert scene.table.picker.picked == {other}
    assert_table_is_true_but_for_picks(scene)


def test_a_drag_let_go_outside_the_window_is_cancelled():
    app, scene = dalek_app(*people("Ada"))
    before = scene.sitting.length
    drag(app, middle(app, "cup"), (600, -40))
    settle(app)
    assert scene.sitting.length == before
    assert_table_is_true(scene)


@pytest.mark.parametrize("seed", range(6))
def test_four_impatient_clicks_cost_no_turn(seed):
    app, scene = dalek_app(*people("Ada"), seed=f"impatient {seed}")
    for number in (1, 2):
        at = middle(app, "roll")
        app.feed(motion(at))
        for pause in (0.1, 0.4, 3.0, 3.0):
            app.feed(down(at), up(at))
            app.advance(pause)
        settle(app)
        assert rolls(scene) == number
        if scene.table.state.stage != "rolled" or len(free_dice(scene)) == len(scene.table.state.hand) == 1:
            return
        app.click(f"die.{free_dice(scene)[0]}")
        settle(app)


def click_on_cup(app, scene):
    at = scene.table.hand.rect.center
    app.feed(down(at), up(at))


def enter_at_the_button(app, scene):
    if scene.may_choose:
        scene.controls.focus_on("roll", ring=True)
    app.press(pygame.K_RETURN)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(
    "press", [lambda app, _: app.press(pygame.K_SPACE), click_on_cup, enter_at_the_button]
)
def test_nor_do_four_impatient_presses_of_another_kind(press, seed):
    app, scene = dalek_app(*people("Ada"), seed=f"impatient {seed}")
    for pause in (0.1, 0.4, 0.6, 0.8):
        press(app, scene)
        app.advance(pause)
    settle(app)
    assert rolls(scene) == 1


def test_who_waits_may_roll_on_with_nothing_but_what_the_rules_set_aside():
    app, scene = dalek_app(*people("Ada"), seed="impatient 1")
    app.press(pygame.K_SPACE)
    settle(app)
    assert scene.table.state.doctors
    app.press(pygame.K_SPACE)
    assert rolls(scene) == 1
    assert scene.controls.told
    app.advance(1.2)
    app.press(pygame.K_SPACE)
    assert rolls(scene) == 2


def rolls(scene):
    steps = scene.sitting.session._steps
    return sum(isinstance(step, Did) and isinstance(step.command, Roll) for step in steps)


def test_rolling_on_is_never_the_loud_button_while_nothing_is_picked(rolled):
    app, scene = rolled

    def loud():
        app.draw()
        return scene.controls.find("roll").style == "primary"

    assert not loud()
    app.click(f"die.{free_dice(scene)[0]}")
    assert loud()


def assert_table_is_true_but_for_balance(scene):
    """What is set aside weighs already."""
    shown, pictured = scene.table.shown(), scene.table.pictured(scene.view)
    assert (shown[0], *shown[2:]) == (pictured[0], *pictured[2:])


def assert_table_is_true_but_for_picks(scene):
    scene.table.deciding.unpick()
    assert_table_is_true(scene)


def test_a_place_takes_all_of_its_kind_and_gives_them_back(rolled):
    app, scene = rolled
    shown = dict(zip(scene.table.state.hand, scene.table.state.shown, strict=True))
    app.click("place.daleks")
    assert {shown[die] for die in scene.table.picker.picked} <= {"D3", "D2"}
    assert scene.table.picker.picked
    settle(app)
    scene.table.deciding.press_place("daleks")
    assert not scene.table.picker.picked


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
    scene.table.deciding.handling.let_go()
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


def test_the_last_dice_bring_more_only_where_the_daleks_weigh_enough():
    short = thrown("H2 D3", placed="H4 H4 H4 H2 H2 D2 EXT")
    assert choosing.prompt(short, {0, 1}) == "stop: no die is left, and nothing counts."
    enough = thrown("H2 D3", placed="H4 H2 D3 D3 D3 D2 EXT")
    assert choosing.prompt(enough, {0, 1}) == "stop: no die is left, and that brings 5 more."
