"""What is said to speech-dispatcher, word for word, and what is understood of its answers."""

import socket
from contextlib import closing

import pytest

from scenes.speech.ssip import AbsentError, Line, LostError
from tests.scenes.speech.server import Server, wait_for

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the system has no such sockets")


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path / "speechd.sock")
    yield server
    server.die()


def test_it_says_who_speaks_and_that_it_wants_to_know_when_something_is_over(server):
    with closing(Line(server.place)):
        (named, *rest) = server.commands
    assert named.startswith("SET self CLIENT_NAME ")
    user, client, component = named.split()[-1].split(":")
    assert user
    assert (client, component) == ("tavolino", "table")
    assert rest == [
        "SET self PRIORITY message",
        "SET self NOTIFICATION END on",
        "SET self NOTIFICATION CANCEL on",
    ]


def test_a_message_is_sent_between_speak_and_a_dot_and_has_a_number(server):
    with closing(Line(server.place)) as line:
        assert line.speak("Ada rolls 1 2 3.") == "21"
    assert server.raw.endswith(b"SPEAK\r\nAda rolls 1 2 3.\r\n.\r\n")


def test_every_line_ends_with_carriage_return_and_newline(server):
    with closing(Line(server.place)) as line:
        line.set_language("de")
        line.speak("one\ntwo\r\nthree")
        line.cancel()
    assert server.raw.count(b"\n") == server.raw.count(b"\r\n")
    assert server.raw.endswith(b"\r\n")
    assert server.words == ["one\ntwo\nthree"]


@pytest.mark.parametrize("words", [".", "..", ".tavolino", "first\n.\nlast", "first\n.second"])
def test_a_line_that_begins_with_a_dot_ends_no_message(server, words):
    with closing(Line(server.place)) as line:
        assert line.speak(words)
        assert line.speak("after it")
    assert server.words == [words, "after it"]


def test_letters_of_all_languages_arrive_as_they_are(server):
    with closing(Line(server.place)) as line:
        line.speak("Würfel, Jogador, é a vez… “17!”")
    assert server.words == ["Würfel, Jogador, é a vez… “17!”"]


def test_half_a_letter_in_a_name_is_no_reason_to_fall_silent(server):
    with closing(Line(server.place)) as line:
        assert line.speak("Ada\ud800 is playing.")
    assert server.words == ["Ada? is playing."]


def test_the_language_is_set_for_what_comes_after(server):
    with closing(Line(server.place)) as line:
        line.speak("hello")
        line.set_language("it")
        line.speak("ciao")
    assert [(spoken.words, spoken.language) for spoken in server.spoken] == [("hello", ""), ("ciao", "it")]


def test_it_is_told_which_messages_are_over(server):
    with closing(Line(server.place)) as line:
        first, second = line.speak("one"), line.speak("two")
        over: set[str] = set()
        wait_for(lambda: over.update(line.take_over()) or over == {first, second}, "both ends")
        assert line.take_over() == set()


def test_a_message_that_is_only_beginning_is_not_over(tmp_path):
    server = Server(tmp_path / "speechd.sock", ends=False)
    with closing(Line(server.place)) as line:
        number = line.speak("a long one")
        line.set_language("en")  # its beginning has been told of by now
        assert line.take_over() == set()
        line.cancel()
        wait_for(lambda: number in line.take_over(), "the end of what was cancelled")
    server.die()


def test_where_nobody_listens_nobody_is_there(tmp_path):
    with pytest.raises(AbsentError):
        Line(tmp_path / "nothing.sock")


def test_who_has_gone_is_lost_whatever_is_asked(server):
    line = Line(server.place)
    server.die()
    with pytest.raises(LostError):
        line.speak("hello?")
    with pytest.raises(LostError):
        line.take_over()
    line.close()


def test_who_never_answers_is_lost_but_not_absent(tmp_path, monkeypatch):
    monkeypatch.setattr("scenes.speech.ssip._PATIENCE", 0.05)
    server = Server(tmp_path / "speechd.sock", answers=False)
    with pytest.raises(LostError) as lost:
        Line(server.place)
    assert not isinstance(lost.value, AbsentError)
    server.die()
