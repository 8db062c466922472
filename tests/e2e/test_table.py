"""What happens to a table in mid-roll: resized, full screen, killed. And what undo and redo bring back."""

from pathlib import Path

import pytest

from game.core.journal import Did, Redid, Undid
from game.dalek import GAME
from game.dalek.commands import Keep, Roll
from scenes.games.dalek.sentences import face_name
from tests.e2e.kept import ADA, BRUNO, kept_journal, kept_session, lay
from tests.e2e.playing import dalek_dice
from tests.e2e.screen import SIZE, wait_for


@pytest.fixture
def table(opened, tmp_path):
    """Goes on from the title with a game of Dalek Dice that has just begun; without seats, with the last."""

    def go_on(*seats, **settings):
        if seats:
            lay(tmp_path / "library", GAME, *seats, first=0, target=30)
        program = opened(**settings)
        program.click("continue")
        program.until("the table", lambda sight: sight.scene == "dalek")
        return program

    return go_on


def in_mid_roll(program):
    """The dice are in the air."""
    program.touch("roll")
    program.until("a roll", lambda sight: sight.settled is False and "roll" not in sight.targets, moving=True)


def rolled(program):
    """The table at rest after a roll; the dice that can be chosen from, as they are read out."""
    sight = program.until("the dice at rest", lambda sight: sight.named("die."))
    return {target.id: target.label for target in sight.named("die.")}


def assert_dice_are_true(program):
    """What lies on the table is what the game's file says."""
    state = kept_session(program.library).state
    assert rolled(program) == {
        f"die.{die}": f"Die {die + 1}: {face_name(face)}"
        for die, face in zip(state.hand, state.shown, strict=True)
    }


def assert_all_in_window(sight):
    wide, tall = sight.size
    for target in sight.targets.values():
        x, y, w, h = target.rect
        assert x >= 0
        assert y >= 0
        assert x + w <= wide, target
        assert y + h <= tall, target


@pytest.mark.parametrize("size", [(1000, 700), (1600, 900)])
def test_a_resize_in_mid_roll(table, size):
    program = table(ADA, BRUNO, speed="calm")
    in_mid_roll(program)
    program.resize(size)
    assert not program.sight.settled
    assert_dice_are_true(program)
    assert_all_in_window(program.sight)


def test_full_screen_in_mid_roll_and_back(table):
    program = table(ADA, BRUNO, speed="calm")
    in_mid_roll(program)
    program.type("F11")
    sight = program.until("full screen", lambda sight: sight.size == SIZE, moving=True)
    assert not sight.settled
    assert_dice_are_true(program)
    program.type("alt+Return")
    sight = program.until("a window again", lambda sight: sight.size != SIZE)
    assert_all_in_window(sight)
    assert_dice_are_true(program)


def test_undo_and_redo(table):
    program = table(ADA, speed="brisk")
    program.touch("roll")
    dice = rolled(program)
    die = dalek_dice(program.sight)[0]
    program.click(f"die.{die}")
    program.touch("stop")
    after = program.until("the turn's end", lambda sight: "keep" not in sight.targets)
    program.touch("bar.undo")
    program.until("the dice back", lambda sight: "keep" in sight.targets)
    assert picked(program) == [f"die.{die}"]
    program.type("ctrl+y")
    again = program.until("the turn's end again", lambda sight: "keep" not in sight.targets)
    assert again.targets == after.targets
    program.type("ctrl+z")
    program.until("the dice back once more", lambda sight: "keep" in sight.targets)
    program.click("keep")
    assert rolled(program) == dice
    assert_dice_are_true(program)
    _, journal = kept_journal(program.library)
    assert journal[-3:] == (Undid(2), Redid(), Undid(2))


def test_killed_in_mid_roll_and_gone_on_with(table):
    program = table(ADA, BRUNO, speed="calm")
    helpers = children(program.process.pid)
    in_mid_roll(program)
    program.kill()
    wait_for(lambda: not any(map(alive, helpers)), "the bots' process to end too")
    before = kept_session(program.library)
    assert before.state.shown, "the roll was on disk before it was seen"
    program = table()
    assert_dice_are_true(program)
    program.click(f"die.{dalek_dice(program.sight)[0]}")
    program.click("stop")
    assert kept_session(program.library).length > before.length


def children(pid):
    told = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(child) for child in told.split()]


def alive(pid):
    """A process that has ended, and that nobody has asked about yet, is not alive."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_dice_dragged_to_their_place_lie_there_until_they_are_set_aside_for_good(table):
    program = table(ADA, speed="brisk")
    program.touch("roll")
    rolled(program)
    dice = dalek_dice(program.sight)[:2]
    for die in dice:
        program.drag(program.point(f"die.{die}"), program.point("place.humans"))
        program.until("the die at its place", lambda _, die=die: f"die.{die}" in picked(program))
    program.click("stop")
    program.until("the turn's end", lambda sight: "keep" not in sight.targets)
    _, journal = kept_journal(program.library)
    assert journal[-2].command == Keep(0, tuple(dice))


def picked(program):
    return [target.id for target in program.sight.named("die.") if "picked" in target.label]


def test_a_throw_by_dragging_the_cup(table):
    program = table(ADA, speed="brisk")
    program.drag(program.point("cup"), program.point("tray"), steps=6)
    assert rolled(program)
    assert_dice_are_true(program)
    _, journal = kept_journal(program.library)
    assert [entry.command for entry in journal if isinstance(entry, Did)] == [Roll(0)]


def test_a_cup_let_go_outside_the_window_throws_nothing(table):
    """The mouse is the window's own while its button is held."""
    program = table(ADA, speed="brisk")
    x, y = program.point("cup")
    program.drag((x, y), (x, -40), steps=6)
    program.until("the cup back", lambda sight: sight.offers("roll"))
    _, journal = kept_journal(program.library)
    assert not [entry for entry in journal if isinstance(entry, Did)]


def test_a_rubber_band_picks_the_dice_within_it(table):
    program = table(ADA, speed="brisk")
    program.touch("roll")
    rolled(program)
    x, y, w, h = program.sight.targets["tray"].rect
    program.drag((x + 2, y + 2), (x + w - 2, y + h - 2))
    program.until("dice picked", lambda sight: picked(program))
    assert picked(program) == [f"die.{die}" for die in dalek_dice(program.sight)]
    program.type("Escape")
    program.until("nothing picked", lambda sight: not picked(program))
