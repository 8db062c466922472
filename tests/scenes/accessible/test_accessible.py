"""When a screen reader is told of the window, and what happens when it asks for something."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from scenes.accessible import accessible
from scenes.accessible.accessible import RHYTHM, beside
from scenes.preferences.page import SettingsScene
from scenes.settings.store import Store
from scenes.speech.speech import Speech
from scenes.widgets.button import Button
from tests.scenes.accessible.builders import go_on, reading
from tests.scenes.frame.builders import Mover, Plain, lay_anew
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.speech.builders import listening

PLACE = Rect(100, 100, 200, 50)


def two_buttons(pressed):
    return [
        Button("one", "One", PLACE, on_press=lambda: pressed.append("one")),
        Button("two", "Two", PLACE.move(0, 100), enabled=False, reason="Not yet."),
    ]


@pytest.fixture
def pressed():
    return []


@pytest.fixture
def app(pressed):
    return listening(Plain(widgets=lambda: two_buttons(pressed)))[0]


# When it is told


def test_nothing_is_told_again_while_nothing_changes(app):
    reader = reading(app)
    for _ in range(20):
        app.top.touch()
        go_on(app, 0.1)
    assert len(reader.pages) == 1
    assert len(reader.fronts) == 1


def test_a_change_is_told_with_all_that_is_there(app):
    reader = reading(app)
    lay_anew(app, lambda: [Button("three", "Three", PLACE)])
    go_on(app, 0.5)
    assert [[*page.items] for page in reader.pages[1:]] == [[*reader.items.values()]]
    assert [*reader.items] == ["three"]


def test_what_changes_all_the_time_is_told_five_times_a_second_at_most(app):
    reader = reading(app)
    for at in range(100):
        lay_anew(app, lambda at=at: [Button("one", f"One {at}", PLACE)])
        app.advance(0.02)
        app.draw()
    assert 5 <= len(reader.pages) - 1 <= 2 / RHYTHM + 1


def test_what_moves_is_told_when_it_rests():
    app, _ear = listening(Mover(widgets=lambda: [Button("one", "One", PLACE)]))
    reader = reading(app)
    assert isinstance(app.top, Mover)
    app.top.x = 0.0
    lay_anew(app, lambda: [Button("one", "Uno", PLACE)])
    go_on(app, 0.4)
    assert reader.items["one"].label == "One"
    go_on(app, 0.4)
    assert reader.items["one"].label == "Uno"


def test_where_nobody_reads_nothing_is_told_and_whoever_comes_later_is_told_all(app):
    reader = reading(app)
    reader.reader = 0
    lay_anew(app, lambda: [Button("three", "Three", PLACE)])
    go_on(app, 3)
    assert len(reader.pages) == 1
    reader.reader = 2
    go_on(app, 1.5)
    assert [*reader.items] == ["three"]
    assert len(reader.fronts) == 2


def test_who_comes_as_another_goes_is_told_all_though_nothing_has_changed(app):
    reader = reading(app)
    reader.reader = 2
    go_on(app, 1.5)
    assert len(reader.pages) == len(reader.fronts) == 2
    assert reader.pages[0] == reader.pages[1]


def test_it_hears_whether_the_window_is_in_front(app):
    reader = reading(app)
    app.feed(Event(pygame.WINDOWFOCUSGAINED), Event(pygame.WINDOWFOCUSLOST))
    assert reader.fronts[1:] == [True, False]


def test_it_is_told_where_the_keyboard_is(app):
    reader = reading(app)
    assert reader.pages[-1].focus is None
    app.press(pygame.K_TAB)
    go_on(app, 0.5)
    assert reader.pages[-1].focus == "one"


def test_what_is_said_over_the_widgets_is_announced_once(app):
    reader = reading(app)
    app.top.say("Saved.")
    go_on(app, 2)
    assert reader.announced == ["Saved."]
    assert [item.role for item in reader.pages[-1].items].count("status") == 0


def test_what_happens_at_a_table_is_announced_in_the_words_of_the_log():
    app, scene = dalek_app(speed="instant")
    reader = reading(app)
    before = len(scene.story.lines)
    app.click("roll")
    go_on(app, 5)
    fresh = [line.words for line in scene.story.lines[before:]]
    assert fresh
    assert [words for told in reader.announced for words in told.splitlines()][: len(fresh)] == fresh


# What it asks for


def test_a_press_does_what_a_click_does_and_the_keyboard_is_there_then(app, pressed):
    reader = reading(app)
    reader.ask("one", "press")
    assert pressed == [], "that is for the window's thread"
    go_on(app, 0.5)
    assert pressed == ["one"]
    assert reader.pages[-1].focus == "one"


def test_a_press_on_what_cannot_be_pressed_tells_why(app):
    reader = reading(app)
    reader.ask("two", "press")
    go_on(app, 1)
    assert reader.announced == ["Not yet."]


def test_the_keyboard_goes_where_the_reader_is(app, pressed):
    reader = reading(app)
    reader.ask("two", "focus")
    go_on(app, 0.5)
    assert reader.pages[-1].focus == app.top.controls.focus == "two"
    assert not pressed


def test_what_is_there_no_more_cannot_be_pressed(app, pressed):
    reader = reading(app)
    lay_anew(app, lambda: [Button("three", "Three", PLACE)])
    reader.ask("one", "press")
    go_on(app, 0.5)
    assert not pressed


def test_a_slider_goes_a_step_on_and_back():
    app, _ear = listening(SettingsScene())
    reader = reading(app)
    reader.ask("scale", "more")
    go_on(app, 1)
    assert reader.items["scale"].value == "110 %"
    reader.ask("scale", "less")
    go_on(app, 1)
    assert reader.items["scale"].value == "100 %"


# Beside the voice


def test_the_voice_goes_on_beside_it_and_is_closed_with_it():
    app, ear = listening(Plain())
    voice = app.speech
    reader = reading(app)
    assert voice
    assert app.speech
    assert app.speech.is_possible == voice.is_possible
    ear.fresh()
    app.top.say("Saved.")
    go_on(app, 1)
    assert ear.fresh() == reader.announced == ["Saved."]
    app.speech.close()
    assert not reader.open
    assert not ear.open


def test_without_accesskit_there_is_the_voice_alone(app, monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(accessible, "import_module", missing)
    voice = Speech(Store(), lambda: None)
    assert beside(voice, app) is voice
