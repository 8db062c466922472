"""A game by ear, in a real window: what the program says through a speech-dispatcher of the tests' own."""

import socket

import pytest

from game.dalek import GAME
from game.dalek.events import DiceRolled
from scenes.games.dalek.sentences import sentence
from tests.e2e.kept import ADA, BRUNO, kept_session, lay
from tests.e2e.playing import DalekPlayer
from tests.scenes.speech.builders import plain
from tests.scenes.speech.server import Server, wait_for

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the system has no such sockets")

TURNS = 3


@pytest.fixture
def server(screen, tmp_path, monkeypatch):
    place = tmp_path / "speechd.sock"
    monkeypatch.setitem(screen.environment, "SPEECHD_ADDRESS", f"unix_socket:{place}")
    return Server(place)


def test_some_turns_are_played_by_keyboard_and_heard(opened, server, tmp_path):
    lay(tmp_path / "library", GAME, ADA, BRUNO, target=90)  # three lucky turns end no such game
    program = opened(speed="instant", speech=True)
    server.said("Tavolino.")

    def pressed(name):
        program.tab_to(name)
        return program.press("Return")

    program.tab_to("continue")
    server.said("Continue: Dalek Dice with Ada")
    program.press("Return")
    server.said("Dalek Dice, to 90. ")
    player = DalekPlayer(program, pressed)
    for _ in range(TURNS):
        player.choose(program.until("a choice", player.mine))
    program.type("F2")
    server.said("Ada: ")
    session = kept_session(program.library)
    rolls = [event for event in session.seen(None) if isinstance(event, DiceRolled) and event.seat == 0]
    assert rolls
    for roll in rolls:
        words = sentence(roll, (ADA.name, BRUNO.name), session.state) or ""
        server.said(plain(words))
    assert any(" button" in words for words in server.words)
    assert any("Choices: " in words for words in server.words)


def test_it_is_switched_on_in_the_settings_and_speaks_at_once_and_off_and_is_silent(opened, server):
    program = opened(speed="instant")
    program.click("settings")
    program.tab_to("speech")
    assert server.visitors == 0
    program.press("space")
    server.said("Settings. Choices: ")
    program.press("space")
    said = len(server.spoken)
    program.press("Escape")
    program.tab_to("settings")
    assert len(server.spoken) == said


@pytest.mark.parametrize("answers", [True, False])
def test_the_program_ends_though_speech_has_not(opened, server, answers):
    server.ends, server.answers = False, answers
    program = opened(speed="instant", speech=True)
    wait_for(lambda: server.visitors, "the program's voice")
    program.touch("quit")
    assert program.process.wait(60) == 0
