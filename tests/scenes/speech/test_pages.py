"""What is heard on pages, in dialogs, at the result; and that every scene of the program can be heard."""

import pygame
import pytest

from scenes.preferences.page import SettingsScene
from scenes.text.words import speak
from scenes.widgets.scroll import ScrollArea
from tests.scenes.around.builders import host, kept, shelved
from tests.scenes.around.conftest import bare_table, own_home
from tests.scenes.frame.builders import Plain, button
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.speech.builders import go_on, heard, listening, plain, press, tab_to
from tests.words.scenes import SCENES, scene_and_deeds
from tests.words.scenes import press as do

__all__ = ["bare_table", "own_home"]

pytestmark = pytest.mark.usefixtures("bare_table")


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_heard_and_so_is_every_place_that_the_keyboard_comes_by(name, tmp_path):
    make, deeds = scene_and_deeds(name)
    app, ear = listening(Plain(), make(host(tmp_path)))
    go_on(app, 3)
    for deed in deeds:
        do(app, deed)
        go_on(app, 1)
    assert ear.fresh()
    press(app, pygame.K_F2, seconds=0)
    assert ear.fresh()
    app.press(pygame.K_TAB)
    app.draw()
    come_by = set()
    while (focus := app.top.controls.focus) not in come_by:
        come_by.add(focus)
        widget = app.top.controls.find(focus)
        assert ear.said, f"nothing is heard of {focus}"
        assert widget
        assert widget.said.split()[0] in ear.words
        ear.fresh()
        app.press(pygame.K_TAB)
        app.draw()
    assert come_by


def test_a_page_is_told_by_its_title_what_stands_on_it_and_what_can_be_pressed():
    _app, ear = listening(Plain(), SettingsScene())
    assert ear.last.startswith("Settings. Choices: ")
    assert ear.last.endswith("Back.")


@pytest.mark.parametrize(
    ("name", "words", "key", "then"),
    [
        ("large_text", "Larger text: off, switch.", pygame.K_SPACE, "on."),
        ("scale", "Interface size: 100 %, slider: left and right change it.", pygame.K_RIGHT, "110 %."),
        (
            "handed",
            "Mouse hand: Right, choice: left and right change it.",
            pygame.K_LEFT,
            "Left",
        ),
    ],
)
def test_a_control_is_told_with_what_it_is_and_then_with_what_it_has_become(name, words, key, then):
    app, ear = listening(Plain(), SettingsScene())
    tab_to(app, name)
    assert ear.last == words
    ear.fresh()
    press(app, key, seconds=0.5)
    assert then in ear.fresh()[0]


def test_a_field_is_told_with_what_has_been_typed(tmp_path):
    app, ear = listening(Plain(), host(tmp_path).rules("dalek"))
    press(app, pygame.K_f, pygame.KMOD_CTRL)
    assert ear.last == "Search the rules, text field."
    ear.fresh()
    app.feed(pygame.event.Event(pygame.TEXTINPUT, text="dice"))
    app.draw()
    assert "dice" in ear.words


def test_a_chapter_of_the_rules_is_read_when_it_is_opened_to_its_end(tmp_path):
    app, ear = listening(Plain(), host(tmp_path).rules("dalek"))
    press(app, pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
    areas = [area for area in app.top.controls.top if isinstance(area, ScrollArea)]
    chapter = next(area for area in areas if area.id.startswith("book.text."))
    assert len(chapter.inside) > 3
    for line in chapter.inside:
        assert plain(line.said) in ear.last


def test_a_dialog_is_told_with_its_question_and_its_answers():
    app, _scene = dalek_app(speed="instant", confirm_stop=True)
    ear = heard(app)
    press(app, pygame.K_SPACE)
    app.press(pygame.K_1)
    go_on(app, 1)
    stop = next((t for t in app.targets() if t.id == "stop" and t.enabled), None)
    assert stop
    ear.fresh()
    press(app, pygame.K_s)
    assert app.top.name == "dialog"
    for told in app.targets():
        assert plain(told.label) in ear.last


def test_who_comes_back_hears_where_they_are_and_what_they_can_do():
    app, _scene = dalek_app(speed="instant")
    ear = heard(app)
    app.push(SettingsScene())
    app.draw()
    ear.fresh()
    press(app, pygame.K_ESCAPE)
    assert ear.last == "Dalek Dice, to 30. Ada: roll all ten dice. Choices: Roll."


def test_what_is_said_at_the_bottom_of_the_window_is_heard():
    app, ear = listening(Plain())
    app.top.say("That cannot be undone.")
    app.draw()
    assert ear.last == "That cannot be undone."


def test_why_something_cannot_be_pressed_is_heard_when_somebody_tries():
    def widgets():
        yield button("stop", enabled=False, reason="Roll the dice first.")

    app, ear = listening(Plain(widgets=widgets))
    app.click("stop")
    app.draw()
    assert ear.last == "Roll the dice first."


@pytest.mark.parametrize("game", ["dicy", "dalek", "seventeen"])
def test_the_result_says_who_has_won_and_why(game, tmp_path):
    its = host(tmp_path)
    session = kept(game)
    app, ear = listening(Plain(), its.result(shelved(its, session)))
    labels = {target.id: target.label for target in app.targets()}
    assert labels["headline"] in ear.words
    assert labels["because"] in ear.words
    press(app, pygame.K_F2)
    for name in [name for name in labels if name.startswith("standing.")]:
        assert labels[name].replace("·", ",").split(",")[0] in ear.last


def test_another_language_is_spoken_from_the_next_sentence_on(request):
    request.addfinalizer(lambda: speak(""))
    app, ear = listening(Plain(), SettingsScene())
    app.settings.change(language="de")
    app.draw()
    press(app, pygame.K_F2)
    assert ear.said[-1].language == "de"
    assert ear.last.startswith("Einstellungen.")
