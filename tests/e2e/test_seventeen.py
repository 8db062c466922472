"""17 in a real window: from title to result, and the curtain between two people."""

from game.seventeen.commands import BeginTurn
from tests.e2e.kept import kept_choices, kept_session
from tests.e2e.playing import IN_NO_HURRY, SeventeenPlayer


def test_a_whole_game_with_the_mouse(opened):
    program = opened(speed="instant", games=IN_NO_HURRY)
    program.click("box.seventeen")
    program.click("begin")
    player = SeventeenPlayer(program, program.click)
    player.play()
    program.touch("result")
    program.until("the result", lambda sight: sight.scene == "result")
    kept = [choice for choice in kept_choices(program.library, 0) if not isinstance(choice, BeginTurn)]
    assert kept == player.chosen
    assert kept_session(program.library).ended
