"""Speech in the app: on and off in the settings, quiet behind other windows, and never in anybody's way."""

import gc
import socket
import threading
from weakref import ref

import pygame
import pytest
from pygame.event import Event

from scenes.preferences.page import SettingsScene
from scenes.settings.store import Store
from scenes.speech import dispatcher
from scenes.speech.speech import Speech
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.games.dalek.builders import dalek_app, legal_now
from tests.scenes.speech.builders import Ear, go_on, heard, listening, press
from tests.scenes.speech.server import Server, wait_for

needs_sockets = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="the system has no such sockets")

LOST, GAINED = Event(pygame.WINDOWFOCUSLOST), Event(pygame.WINDOWFOCUSGAINED)


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Where this system's speech-dispatcher listens, if it runs; it isn't installed."""
    place = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{place}")
    return place


def with_speech(app):
    app.speech = Speech(app.settings, lambda: app.wake(lambda: app.top.relay()))
    app.top.touch()
    return app.speech


def threads():
    return [thread for thread in threading.enumerate() if thread.name == "speech"]


def test_at_first_nothing_is_said_and_nobody_is_asked():
    assert not Store().now.speech
    app, _scene = dalek_app(speed="instant")
    its = with_speech(app)
    press(app, pygame.K_SPACE)
    assert its.state is None
    assert not threads()


def test_without_speech_the_key_does_nothing():
    app, scene = dalek_app(speed="instant")
    with_speech(app)
    before = app.targets()
    press(app, pygame.K_F2)
    assert app.targets() == before
    assert app.top is scene


def test_switched_on_in_a_game_it_tells_how_things_stand_and_off_it_is_silent_at_once():
    app, _scene = dalek_app(speed="instant")
    ear = heard(app)
    app.settings.change(speech=False)
    assert not ear.open
    ear.fresh()
    press(app, pygame.K_SPACE)
    assert ear.fresh() == []
    app.settings.change(speech=True)
    app.draw()
    assert ear.last.startswith("Dalek Dice, to 30.")


def test_behind_another_window_it_is_quiet_and_tells_all_anew_to_who_comes_back():
    app, _scene = dalek_app(speed="instant")
    ear = heard(app)
    app.feed(LOST)
    assert ear.hushed
    ear.fresh()
    press(app, pygame.K_SPACE)
    assert ear.fresh() == []
    app.feed(GAINED)
    assert ear.last.startswith("Dalek Dice, to 30.")
    ear.fresh()
    app.feed(GAINED)
    app.draw()
    assert ear.fresh() == []


def test_who_wants_to_hear_behind_another_window_does():
    app, _scene = dalek_app(speed="instant", quiet_behind=False)
    ear = heard(app)
    app.feed(LOST)
    ear.fresh()
    press(app, pygame.K_SPACE)
    assert ear.fresh()


def test_a_key_cuts_short_what_is_being_said():
    class Counting(Ear):
        acts = 0

        def heard(self):
            self.acts += 1

    ear = Counting()
    app = app_with(Plain())
    app.settings.change(speech=True)
    app.speech = Speech(app.settings, lambda: None, lambda _changed: ear)
    app.press(pygame.K_TAB)
    assert ear.acts == 1


def test_keys_that_come_after_the_last_scene_has_gone_are_heard_by_nobody():
    app, ear = listening(Plain())
    ear.fresh()
    app.feed(Event(pygame.QUIT), Event(pygame.KEYUP, key=pygame.K_F4, mod=0, unicode="", scancode=0))
    assert not app.running
    assert ear.fresh() == []


# What the settings say of it


def at_switch(app):
    """The keyboard is at the switch of speech: what is written there can be seen."""
    app.top.controls.focus_on("speech", ring=True)
    go_on(app, 1)
    return {target.id: target.label for target in app.targets()}


def test_a_system_without_speech_is_told_of_and_the_switch_does_no_harm(monkeypatch):
    monkeypatch.setattr(dispatcher, "is_here", lambda: False)
    app, scene = dalek_app(speed="instant")
    its = with_speech(app)
    app.push(SettingsScene())
    assert "speech-dispatcher" in at_switch(app)["no_speech"]
    press(app, pygame.K_SPACE)
    assert app.settings.now.speech
    wait_for(lambda: its.state == "missing", "that nobody speaks")
    press(app, pygame.K_ESCAPE)
    before = scene.sitting.length
    press(app, pygame.K_SPACE)
    assert scene.sitting.length > before
    its.close()
    wait_for(lambda: not threads(), "the end of the thread")


def test_a_system_with_speech_has_nothing_to_be_told_of(monkeypatch):
    monkeypatch.setattr(dispatcher, "is_here", lambda: True)
    app = app_with(Plain())
    with_speech(app)
    app.push(SettingsScene())
    assert app.top.controls.find("no_speech") is None


def test_speech_that_cannot_be_started_is_told_of_after_all(monkeypatch, place):
    monkeypatch.setattr(dispatcher, "is_here", lambda: True)
    monkeypatch.setattr(dispatcher, "start", lambda: None)
    app = app_with(Plain())
    its = with_speech(app)
    app.push(SettingsScene())
    app.settings.change(speech=True)

    def told():
        app.advance(0.1)
        return app.top.controls.find("no_speech")

    wait_for(told, "the note")
    its.close()


# With somebody at the other end


@needs_sockets
def test_a_game_is_heard_through_speech_dispatcher(place):
    server = Server(place)
    app, _scene = dalek_app(speed="instant", speech=True)
    its = with_speech(app)
    app.draw()
    server.said("Dalek Dice, to 30.")
    press(app, pygame.K_SPACE)
    server.said("rolls")
    server.said("choose Humans and Daleks")
    its.close()
    server.die()


@needs_sockets
def test_a_game_goes_on_beside_somebody_who_never_answers(place):
    server = Server(place, answers=False)
    app, scene = dalek_app(speed="instant", speech=True)
    its = with_speech(app)
    wait_for(lambda: server.visitors, "the first try")
    while not scene.ended and scene.sitting.length < 150:
        press(app, pygame.K_TAB, seconds=0.1)
        scene.do(legal_now(scene)[0])
        go_on(app, 0.2)
    assert scene.sitting.length > 30
    server.die()
    its.close()


@needs_sockets
def test_a_game_goes_on_when_speech_dies_and_is_heard_again_when_it_comes_back(place, monkeypatch):
    monkeypatch.setattr("scenes.speech.voice.AGAIN_AFTER", 0.0)
    server = Server(place)
    app, _scene = dalek_app(speed="instant", speech=True)
    its = with_speech(app)
    app.draw()
    server.said("Dalek Dice, to 30.")
    server.die()
    press(app, pygame.K_SPACE)
    again = Server(place)

    def spoken():
        press(app, pygame.K_F2, seconds=0.1)
        return any("Dalek Dice, to 30." in words for words in again.words)

    wait_for(spoken, "speech again")
    its.close()
    again.die()


@needs_sockets
def test_it_can_be_switched_on_and_off_as_often_as_one_likes(place):
    server = Server(place)
    app, _scene = dalek_app(speed="instant")
    with_speech(app)
    for on in (True, False) * 5:
        app.settings.change(speech=on)
        app.draw()
    wait_for(lambda: not threads(), "the end of all threads")
    app.settings.change(speech=True)
    app.draw()
    server.said("Dalek Dice, to 30.")
    app.settings.change(speech=False)
    server.die()


def test_a_voice_is_only_there_while_it_is_wanted():
    made: list[Ear] = []

    def give(changed):
        made.append(Ear())
        return made[-1]

    store = Store()
    its = Speech(store, lambda: None, give)
    assert made == []
    store.change(speech=True)
    store.change(language="de")
    assert len(made) == 1
    its.close()
    assert not made[0].open
    store.change(speech=False)


def test_nothing_of_a_page_is_kept_that_was_left_while_words_stood_over_it():
    below, page = Plain("below"), Plain("page")
    app, ear = listening(below, page)
    page.say("Saved.", "Undo", page.touch)
    app.draw()
    assert "Saved." in ear.words
    seen = ref(page)
    app.pop()
    del page
    go_on(app, 1.0)
    gc.collect()
    assert seen() is None
