"""The page of keys has room for its words at every size, in every language and in a longer one, with the
longest keys; and so have the marks of keys on the tables.
"""

import pytest

from game import words
from scenes.keys.actions import KEYS, lines, why_not
from scenes.keys.bindings import AT_FIRST
from scenes.preferences.ask_key import Asking
from scenes.preferences.keys_page import KeysPage
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.keys.builders import key
from tests.scenes.overlapping import overlapping
from tests.scenes.sizes import SIZES, TIGHT
from tests.words.fitting import Watch
from tests.words.pseudo import speak_pseudo

LONGEST = ("Ctrl+Alt+Shift+PageDown", "Ctrl+Alt+Shift+Backspace")


@pytest.fixture(autouse=True)
def english_again():
    yield
    words.speak("en")


@pytest.fixture
def watch(monkeypatch, unpainted):
    return Watch(monkeypatch)


def long_keys():
    """As long as keys are; and by twos the same, so that there are as many warnings as can be."""
    keys = AT_FIRST
    for action in KEYS:
        found = key(LONGEST[action.endswith(("2", "4", "6", "8", "0"))])
        assert not why_not(action, found)
        keys = keys.with_key(action, found)
    return keys


KEYS_SET = {"at first": AT_FIRST, "long": long_keys()}


def stands(app):
    """Rect by name, of all that stands on the page, as if it were as tall as what stands on it."""
    page = app.top.controls.find("keys.body")
    return {widget.id: widget.rect for top in page.inside for widget in top.parts()}, page


def check(app):
    rects, page = stands(app)
    assert not overlapping(rects)
    for name, rect in rects.items():
        assert page.rect.left <= rect.left, name
        assert rect.right <= page.rect.right, name


def read_through(app):
    """Everything has been drawn once."""
    page = app.top.controls.find("keys.body")
    while True:
        app.picture()
        if page.goal >= page.furthest:
            return
        page.scroll_to(page.goal + page.rect.h * 0.8, at_once=True)


@pytest.mark.parametrize("scale", [80, 100, 150, 200])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("keys", KEYS_SET)
def test_nothing_lies_over_anything_or_beside_the_page(keys, large, scale):
    app = app_with(Plain(), KeysPage(), large_text=large, scale=scale, keys=KEYS_SET[keys])
    for size in SIZES:
        app.resize(size)
        app.targets()
        check(app)


@pytest.mark.parametrize("keys", KEYS_SET)
@pytest.mark.parametrize("language", words.languages())
def test_no_words_are_cut_in_any_language(language, keys, watch):
    app = app_with(Plain(), KeysPage(), language=language, keys=KEYS_SET[keys])
    for size in TIGHT:
        app.resize(size)
        read_through(app)
        assert not watch.short, size


@pytest.mark.parametrize("keys", KEYS_SET)
def test_no_words_are_cut_in_a_longer_language(keys, watch):
    app = app_with(Plain(), KeysPage(), keys=KEYS_SET[keys])
    speak_pseudo()
    app.top.relay()
    for size in SIZES:
        app.resize(size)
        read_through(app)
        assert not watch.short, size


@pytest.mark.parametrize("action", [actions[0] for actions in lines().values()])
def test_the_question_has_room_for_its_words(action, watch):
    for language in (*words.languages(), ""):
        app = app_with(Plain(), Asking(action, KEYS_SET["long"]), language=language or "en")
        if not language:
            speak_pseudo()
        for size in TIGHT:
            app.resize(size)
            app.top.relay()
            app.picture()
            assert not watch.short, (language, size)
