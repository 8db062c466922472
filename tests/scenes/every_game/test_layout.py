"""Nothing overlaps, leaves the window or has no room: at all sizes, in all languages, with long names."""

from random import Random

import pytest

from game.shelf import GAMES
from game.words import languages
from scenes.result.scene import ResultScene
from scenes.setup.scene import SetupScene
from scenes.shelf import on_screen
from scenes.text.words import speak
from tests.any_size.faults import USUAL, faults, over_each_other
from tests.any_size.sizes import EDGES, UPRIGHT
from tests.scenes.around.builders import LONGEST, host, plan, played, shelved
from tests.scenes.around.builders import app as page_app
from tests.scenes.every_game.builders import a_command, as_many, come_to_rest, playing
from tests.scenes.sizes import SIZES, TIGHT

SCALES = (80, 100, 150, 200)
HURRIED = {"speed": "instant"}


def set_up(its, game):
    names = [*LONGEST, *(name[::-1] for name in LONGEST)][: GAMES[game].seats[-1]]
    return SetupScene(its, game, plan(game, names, sealed=True))


def result(its, game):
    session = played(game, LONGEST[:2], **on_screen(game).short)
    return ResultScene(its, session, shelved(its, session))


PAGES = (set_up, result)


@pytest.fixture(autouse=True)
def bare(unpainted):
    """Where things lie is asked here, not what they look like."""


def at_moments(game):
    """A table with as many seats as there may be: after the first choice, and some commands later."""
    seats = as_many(game, GAMES[game].seats[-1])
    app, scene = playing(game, seats, size=USUAL, **HURRIED)
    random = Random(3)
    for commands in (1, 8):
        for _ in range(commands):
            if not scene.ended:
                scene.do(a_command(scene, random))
                come_to_rest(app, scene)
        while app.top.name == "curtain":
            app.click("curtain.open")
            app.advance(0.1)
        yield app, scene


@pytest.mark.parametrize("scale", [80, 200])
def test_at_every_size(game, scale):
    found = []
    for app, _scene in at_moments(game):
        app.settings.change(scale=100)
        app.resize(USUAL)
        usual = over_each_other(app.targets())
        app.settings.change(scale=scale)
        for size in (*SIZES, *UPRIGHT, *EDGES):
            app.resize(size)
            app.advance(0.05)
            found += [(size, fault) for fault in faults(app, usual)]
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_in_every_language(game, language, request):
    request.addfinalizer(lambda: speak(""))
    found = []
    for app, _scene in at_moments(game):
        usual = over_each_other(app.targets())
        app.settings.change(language=language)
        for size in TIGHT:
            app.resize(size)
            app.advance(0.05)
            found += [(size, fault) for fault in faults(app, usual)]
        app.settings.change(language="en")
        app.resize(USUAL)
    assert found == []


@pytest.mark.parametrize("page", PAGES)
def test_its_pages_at_every_size_and_in_every_language(game, page, tmp_path, request):
    request.addfinalizer(lambda: speak(""))
    its = page_app(page(host(tmp_path), game))
    found = []
    for scale in SCALES:
        its.settings.change(scale=scale)
        for size in (*SIZES, *UPRIGHT, *EDGES):
            its.resize(size)
            found += [(size, scale, fault) for fault in faults(its)]
    its.settings.change(scale=100)
    for language in languages():
        its.settings.change(language=language)
        for size in TIGHT:
            its.resize(size)
            found += [(size, language, fault) for fault in faults(its)]
    assert found == []
