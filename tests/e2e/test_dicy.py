"""Dicy Cards from title to result, in a real window."""

from tests.e2e.kept import kept_choices, kept_session
from tests.e2e.playing import DicyPlayer


def test_a_whole_game_with_the_mouse(opened):
    program = opened(speed="instant")
    program.click("box.dicy")
    program.click("begin")
    player = DicyPlayer(program, program.click)
    player.play()
    program.touch("result")
    program.until("the result", lambda sight: sight.scene == "result")
    assert kept_choices(program.library, 0) == player.chosen
    session = kept_session(program.library)
    assert session.ended
    assert max(session.state.scores) >= 100
