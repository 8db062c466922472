"""17 in Spanish, from the settings to the result: not an English sentence is left on the way."""

import pytest

from game import words
from game.seventeen.commands import BeginTurn
from tests.e2e.kept import kept_choices, kept_session
from tests.e2e.languages import english, translated
from tests.e2e.playing import IN_NO_HURRY, SeventeenPlayer


@pytest.fixture(autouse=True)
def spanish():
    """The hands read Spanish too."""
    words.speak("es")
    yield
    words.speak("en")


def test_a_whole_game_in_spanish(opened):
    program = opened(speed="instant", games=IN_NO_HURRY)
    program.click("settings")
    assert english(program.said, "es")
    program.click("language.es")
    program.said.clear()
    program.click("back")
    program.click("box.seventeen")
    program.click("begin")
    player = SeventeenPlayer(program, program.click)
    player.play()
    program.touch("result")
    program.until("the result", lambda sight: sight.scene == "result")
    assert not english(program.said, "es")
    assert len(translated(program.said, "es")) > 50
    kept = [choice for choice in kept_choices(program.library, 0) if not isinstance(choice, BeginTurn)]
    assert kept == player.chosen
    assert kept_session(program.library).ended
