"""The voice in its thread: it says what waits, and nobody ever waits for it."""

import socket
import threading

import pytest

from scenes.speech import system, voice
from scenes.speech.ssip import Line
from scenes.speech.system import connected
from scenes.speech.voice import Voice
from tests.scenes.speech.server import Server, wait_for

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the system has no such sockets")


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Where this system's speech-dispatcher listens, if it runs; it isn't installed."""
    place = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{place}")
    return place


@pytest.fixture
def speaks(monkeypatch):
    """A voice; whoever doesn't answer at once is asked again at once."""
    monkeypatch.setattr(voice, "AGAIN_AFTER", 0.0)
    voices = []

    def one(connect=connected, changed=lambda: None):
        voices.append(Voice(changed, connect))
        return voices[-1]

    yield one
    for its in voices:
        its.close()
        its.wait(60)


def say(its, words, kind="log", language="en"):
    its.say(words, language, kind)


def test_it_says_what_it_is_told_in_the_language_of_the_program(place, speaks):
    server, its = Server(place), speaks()
    say(its, "Ada rolls.")
    say(its, "Ada würfelt.", language="de")
    server.said("würfelt")
    assert [(spoken.words, spoken.language) for spoken in server.spoken] == [
        ("Ada rolls.", "en"),
        ("Ada würfelt.", "de"),
    ]
    server.die()


def test_a_sentence_begins_when_the_one_before_is_over(place, speaks):
    server, its = Server(place, ends=False), speaks()
    say(its, "one")
    say(its, "two")
    server.said("one")
    assert server.words == ["one"]
    server.end()
    server.said("two")
    assert server.cancelled == 0
    server.die()


def test_a_newer_focus_cancels_the_older_one(place, speaks):
    server, its = Server(place, ends=False), speaks()
    say(its, "Home, button", "answer")
    server.said("Home")
    say(its, "Settings, button", "answer")
    server.said("Settings")
    assert [one for one in server.commands if not one.startswith("SET")] == ["SPEAK", "CANCEL self", "SPEAK"]
    server.die()


def test_it_falls_silent_at_once_when_it_is_hushed(place, speaks):
    server, its = Server(place, ends=False), speaks()
    say(its, "a long story")
    say(its, "and how it goes on")
    server.said("a long story")
    its.hush()
    wait_for(lambda: server.cancelled, "a cancel")
    say(its, "something else")
    server.said("something else")
    assert "and how it goes on" not in server.words
    server.die()


def test_closing_cuts_it_short_and_ends_its_thread(place, speaks):
    server, its = Server(place, ends=False), speaks()
    say(its, "a long story")
    server.said("a long story")
    its.close()
    its.wait(60)
    assert server.cancelled == 1
    assert "speech" not in [thread.name for thread in threading.enumerate()]
    its.hush()
    say(its, "to nobody")
    server.die()


def test_without_speech_it_is_silent_and_says_that_it_is_missing(place, speaks):
    told = threading.Event()
    its = speaks(changed=told.set)
    say(its, "to nobody")
    assert told.wait(60)
    assert its.state == "missing"


def test_it_speaks_as_soon_as_there_is_speech(place, speaks):
    its = speaks()
    wait_for(lambda: its.state == "missing", "nobody")
    server = Server(place)
    say(its, "hello?")
    server.said("hello?")
    assert its.state == "speaking"
    server.die()


def test_speech_that_dies_in_the_middle_is_gone_and_one_that_comes_again_is_heard(place, speaks):
    server, its = Server(place, ends=False), speaks()
    say(its, "before")
    server.said("before")
    server.die()

    def missed():
        say(its, "in between", "state")
        return its.state == "missing"

    wait_for(missed, "the loss")
    again = Server(place)

    def heard():
        say(its, "after", "state")
        return "after" in again.words

    wait_for(heard, "a voice that speaks again")
    assert its.state == "speaking"
    again.die()


def test_while_it_is_missing_it_is_not_asked_for_all_the_time(place, speaks, monkeypatch):
    monkeypatch.setattr(voice, "AGAIN_AFTER", 1e9)
    asked = []

    def nobody():
        asked.append(1)
        return Line(place)

    its = speaks(nobody)
    for n in range(50):
        say(its, f"sentence {n}")
    wait_for(lambda: its.state == "missing", "nobody")
    wait_for(lambda: not its._waiting, "all of it dropped")
    assert len(asked) == 1


def test_who_never_answers_stops_nobody_else(place, speaks):
    """However much is said meanwhile: more than fits into any buffer."""
    server, its = Server(place, answers=False), speaks()
    wait_for(lambda: server.visitors, "the first try")
    for n in range(5000):
        say(its, f"sentence {n}", "state")
        its.heard()
    assert its.state == "trying"
    server.die()


def test_an_end_that_is_never_told_of_keeps_the_next_sentence_back_for_a_while_only(
    place, speaks, monkeypatch
):
    monkeypatch.setattr(voice, "_LONGEST", 0.05)
    monkeypatch.setattr(voice, "_SECONDS_A_LETTER", 0.0)
    server, its = Server(place, ends=False), speaks()
    say(its, "one")
    say(its, "two")
    server.said("two")
    server.die()


class Hasty:
    """It has said everything before it answers; nothing more comes from it."""

    def __init__(self):
        self.spoken: list[str] = []
        self._over: set[str] = set()
        self._near, self._far = socket.socketpair()

    def fileno(self):
        return self._near.fileno()

    def set_language(self, language): ...

    def speak(self, words):
        self.spoken.append(words)
        self._over.add(words)
        return words

    def cancel(self): ...

    def take_over(self):
        over, self._over = self._over, set()
        return over

    def close(self):
        self._near.close()
        self._far.close()


def test_an_end_that_comes_along_with_the_answer_is_noticed(speaks, monkeypatch):
    monkeypatch.setattr(voice, "_LONGEST", 1e9)
    hasty = Hasty()
    its = speaks(lambda: hasty)
    for words in ("one", "two", "three"):
        say(its, words)
    wait_for(lambda: hasty.spoken == ["one", "two", "three"], "all three")


def test_it_is_started_where_it_is_not_running(place, speaks, monkeypatch):
    started = []

    def start():
        started.append(Server(place))

    monkeypatch.setattr(system.dispatcher, "is_here", lambda: True)
    monkeypatch.setattr(system.dispatcher, "start", start)
    its = speaks()
    say(its, "good morning")
    wait_for(lambda: started, "the start")
    started[0].said("good morning")
    started[0].die()
    assert len(started) == 1


def test_one_that_runs_but_does_not_answer_is_not_started_a_second_time(place, speaks, monkeypatch):
    monkeypatch.setattr("scenes.speech.ssip._PATIENCE", 0.02)
    started = []
    monkeypatch.setattr(system.dispatcher, "start", lambda: started.append(1))
    server, its = Server(place, answers=False), speaks()
    say(its, "hello?")
    wait_for(lambda: its.state == "missing", "that it doesn't answer")
    its.close()
    its.wait(60)
    assert not started
    server.die()
