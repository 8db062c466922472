"""No words are cut short in any language at any of the ten sizes, nor in a pseudo-language that is longer."""

import sys
from importlib import import_module

import pytest

from game import words
from scenes.shelf import PACKAGES
from scenes.table.story import Story
from scenes.widgets.scroll import ScrollArea
from tests.scenes.around.builders import app, host
from tests.scenes.sizes import SIZES, TIGHT
from tests.words.fitting import Watch
from tests.words.pseudo import speak_pseudo
from tests.words.scenes import SCENES, longest_slips, press, scene_and_deeds


@pytest.fixture
def watch(monkeypatch, unpainted):
    """What the log tells is left out: its lines are as many as the words need."""
    for game in PACKAGES:
        import_module(f"{PACKAGES[game]}.table")
    monkeypatch.setattr(Story, "tell_to", lambda *_: None)
    return Watch(monkeypatch)


def come_to(name, folder):
    """The scene of that name, with nothing moving on it."""
    scene, deeds = scene_and_deeds(name)
    its = app(scene(host(folder)))
    for deed in deeds:
        press(its, deed)
        its.advance(0.5)
    its.advance(1)
    return its


def without_room(its, watch):
    """Whatever has no room as it is laid now."""
    watch.short.clear()
    its.surface.set_clip((0, 0, 0, 0))
    its.draw()
    for area in its.top.controls.widgets:
        if isinstance(area, ScrollArea):
            _draw_the_rest(its, area)
    return watch.short


def _draw_the_rest(its, area):
    """What is scrolled out of sight."""
    for widget in area.inside:
        if not widget.rect.colliderect(area.rect):
            widget.draw(its.surface)


@pytest.mark.parametrize("name", SCENES)
def test_words_have_room_in_every_language(name, tmp_path, watch):
    """All languages at one size before the next: what is no words is then drawn once a size."""
    its = come_to(name, tmp_path)
    for size in SIZES:
        its.resize(size)
        for language in words.languages():
            its.settings.change(language=language)
            assert not without_room(its, watch), (language, size)
        speak_pseudo()
        its.top.relay()
        assert not without_room(its, watch), ("a longer language", size)


@pytest.mark.parametrize("game", PACKAGES)
@pytest.mark.parametrize("language", words.languages())
def test_a_lessons_longest_words_have_room(language, game, watch):
    words.speak(language)
    for scene in longest_slips(game):
        its = app(scene, language=language)
        for size in TIGHT:
            its.resize(size)
            assert not without_room(its, watch), size


def test_the_watch_notices_words_without_room(watch):
    fit = sys.modules["scenes.widgets.button"].fit
    fit("Until you go on with the game", "medium", 18, (80, 20))
    assert watch.short
    watch.short.clear()
    fit("Incomprehensibilities", "medium", 18, (40, 200))
    assert watch.short
    watch.short.clear()
    fit("Roll on", "medium", 18, (200, 40))
    assert not watch.short
