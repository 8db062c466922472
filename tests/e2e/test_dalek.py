"""Dalek Dice from title to result, in a real window: with the mouse, and with the keyboard alone."""

from tests.e2e.kept import kept_choices, kept_session
from tests.e2e.playing import DalekPlayer


def assert_kept(program, player):
    """The library holds what was chosen, and the game that came of it."""
    assert kept_choices(program.library, 0) == player.chosen
    session = kept_session(program.library)
    assert session.ended
    assert max(session.state.scores) >= 30


def test_a_whole_game_with_the_mouse(opened):
    program = opened(speed="instant")
    program.click("box.dalek")
    program.click("target.30")
    program.click("begin")
    player = DalekPlayer(program, program.click)
    player.play()
    program.touch("result")
    program.until("the result", lambda sight: sight.scene == "result")
    assert_kept(program, player)


def test_a_whole_game_with_the_keyboard_alone(opened):
    program = opened(speed="instant")

    def pressed(name):
        program.tab_to(name)
        return program.press("Return")

    pressed("box.dalek")
    program.tab_to("target", "target.30", "target.60")
    program.press("Left")
    assert "30" in program.sight.targets["target"].label
    pressed("begin")
    player = DalekPlayer(program, pressed)
    player.play()
    program.tab_to("result")
    program.type("Return")
    program.until("the result", lambda sight: sight.scene == "result")
    assert_kept(program, player)
