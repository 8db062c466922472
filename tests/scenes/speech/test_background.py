"""Windows' and macOS's voices: a speaker that blocks, made into one that tells of its ends."""

import select
import threading

import pytest

from scenes.speech.background import Background
from scenes.speech.say import voices
from scenes.speech.ssip import LostError


class Speaker:
    """Speaks for as long as it isn't stopped, or to the end at once."""

    def __init__(self, *, at_length: bool = False) -> None:
        self.said: list[tuple[str, str]] = []
        self.begun = threading.Event()
        self.closed = threading.Event()
        self._at_length = at_length

    def speak(self, words, language, stop):
        self.said.append((words, language))
        self.begun.set()
        if words == "broken":
            raise OSError
        if self._at_length:
            assert stop.wait(10)

    def close(self):
        self.closed.set()


def over(voice, *numbers):
    """Waits for their ends as the voice's selector does."""
    found = set()
    while not set(numbers) <= found:
        assert select.select([voice.fileno()], [], [], 10)[0]
        found |= voice.take_over()
    return found


def test_each_message_is_spoken_in_its_language_and_its_end_is_told():
    speaker = Speaker()
    voice = Background(lambda: speaker)
    voice.set_language("de")
    first = voice.speak("Guten Abend")
    voice.set_language("it")
    assert over(voice, first, voice.speak("Buona sera"))
    assert speaker.said == [("Guten Abend", "de"), ("Buona sera", "it")]
    voice.close()
    assert speaker.closed.wait(10)


def test_what_is_cancelled_ends_and_what_waited_is_never_spoken():
    speaker = Speaker(at_length=True)
    voice = Background(lambda: speaker)
    speaking, waiting = voice.speak("a long story"), voice.speak("and another")
    assert speaker.begun.wait(10)
    voice.cancel()
    over(voice, speaking, waiting)
    assert [words for words, _ in speaker.said] == ["a long story"]
    voice.close()


def test_where_there_is_no_voice_the_line_is_lost():
    def none():
        raise OSError

    with pytest.raises(LostError):
        Background(none)


def test_a_voice_that_breaks_is_lost():
    voice = Background(Speaker)
    voice.speak("broken")
    with pytest.raises(LostError):
        over(voice, "never")


def test_the_first_voice_of_each_language_is_taken():
    told = """\
Albert              en_US    # Hello! My name is Albert.
Anna                de_DE    # Hallo! Ich heiße Anna.
Bad News            en_US    # Hello! My name is Bad News.
Eddy (German (Germany)) de_DE    # Hallo! Ich heiße Eddy.
Mónica              es_ES    # ¡Hola! Me llamo Mónica.
"""
    assert voices(told) == {"en": "Albert", "de": "Anna", "es": "Mónica"}
