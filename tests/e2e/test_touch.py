"""Played by finger, on a screen that is touched: X's own test driver, no mouse."""

import time

import pytest

from tests.e2e import screen, touching
from tests.e2e.kept import kept_choices, kept_session
from tests.e2e.playing import IN_NO_HURRY, DalekPlayer, SeventeenPlayer, dalek_dice
from tests.e2e.touching import Fingers, TouchScreen

LACKING = screen.missing() or touching.missing()
pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"needs {LACKING}")
SMALL = (960, 600)
"""So small that the usual size is too small for fingers: 9 mm are 34 pixels at 96 dots an inch."""
FINGERTIP = 34


@pytest.fixture(scope="module")
def glass():
    made = TouchScreen()
    made.put_hand_on()
    yield made
    made.close()


@pytest.fixture
def touched(glass, tmp_path):
    programs = []

    def open_one(**settings):
        programs.append(Fingers(glass, tmp_path, **settings))
        return programs[-1]

    yield open_one
    for program in programs:
        program.close()


def table(touched):
    program = touched(speed="instant")
    program.click("box.dalek")
    program.click("begin")
    program.until("the table", lambda sight: sight.offers("roll"))
    return program


def test_a_whole_game_by_finger_in_which_each_press_counts_once(touched):
    program = touched(speed="instant")
    program.click("box.dalek")
    program.click("target.30")
    program.click("begin")
    player = DalekPlayer(program, program.click)
    player.play()
    assert kept_choices(program.library, 0) == player.chosen
    assert kept_session(program.library).ended


def test_the_cup_is_dragged_to_throw_and_a_die_to_its_place(touched):
    program = table(touched)
    program.drag(program.point("cup"), program.point("tray"), 6)
    sight = program.until("a roll", lambda sight: "keep" in sight.targets)
    die = f"die.{dalek_dice(sight)[0]}"
    program.drag(program.point(die), program.point("place.humans"))
    program.until("the die picked", lambda sight: "picked" in sight.targets[die].label)
    assert len(kept_choices(program.library, 0)) == 1


def test_a_whole_game_of_17_by_finger(touched):
    program = touched(speed="instant", games=IN_NO_HURRY)
    program.click("box.seventeen")
    program.click("begin")
    SeventeenPlayer(program, program.click).play()
    assert kept_session(program.library).ended


def test_the_first_finger_brings_the_size_for_fingers(touched):
    program = touched(window_size=SMALL)
    before = program.sight.targets["settings"].rect
    program.touch_at((2, SMALL[1] // 2))  # on nothing
    after = program.until("another size", lambda sight: sight.targets["settings"].rect != before)
    assert before[3] < FINGERTIP <= after.targets["settings"].rect[3]
    program.click("settings")
    looked = program.sight.targets.values()
    small = [target for target in looked if target.role in ("button", "option", "slider") and target.enabled]
    assert min(target.rect[3] for target in small) >= FINGERTIP - 1


def test_a_finger_held_explains_and_presses_nothing(touched):
    program = table(touched)
    at = program.point("bar.home")
    program.lay_down(at)
    time.sleep(1.0)
    program.lift(at)
    program.click("bar.rules")
    assert program.sight.scene == "book"


def test_a_second_finger_is_not_heard_while_the_first_is_down(touched):
    program = table(touched)
    first, second = program.point("roll"), program.point("bar.home")
    program.lay_down(first, 1)
    program.lay_down(second, 2)
    program.lift(second, 2)
    program.lift(first, 1)
    program.until("a roll", lambda sight: "keep" in sight.targets)
    assert len(kept_choices(program.library, 0)) == 1
