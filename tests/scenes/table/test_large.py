"""At 200 %, and as seen from afar, what is played with is larger; what is around it gives way."""

import pytest
from pygame import Rect

from game.dalek import GAME as DALEK
from game.dicy import GAME as DICY
from game.seventeen import GAME as SEVENTEEN
from scenes.play.scene import PlayScene
from tests.scenes.table.builders import app_at, bot, people, sat_down

SIZES = ((1280, 800), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (1080, 1920), (1600, 1200))
SEATS = (*people("Ada"), bot("Bruno"), bot("Carla"), bot("Dario"))


def frame_of(scene):
    assert scene.frame is not None
    return scene.frame


def measured(game, seats, size, **settings):
    """What of a table is played with, and how large it is."""
    scene = PlayScene(sat_down(game, seats))
    app = app_at(scene, size, speed="instant", **settings)
    app.draw()
    at = scene.table.parts.places if game is SEVENTEEN else scene.table.places
    prompt = scene.controls.find("prompt")
    assert prompt is not None
    sizes = {"prompt": prompt.look.scale.text("body")}
    if game is SEVENTEEN:
        return sizes | {"card": at.card, "held": at.held, "others": at.small, "total": at.total.h}
    sizes["die"] = at.edge
    if game is DALEK:
        return sizes | {"slot": at.human_slots[0].w, "lamp": at.doctor_lamps[0].w}
    return sizes | {"card": at.below.cards[0].w, "others": at.others[0].cards[0].w}


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [DICY, DALEK, SEVENTEEN], ids=lambda game: game.key)
def test_what_is_played_with_grows(game, size):
    for seats in (SEATS[:2], SEATS[:4]):
        usual = measured(game, seats, size, scale=100)
        for settings in ({"scale": 200}, {"scale": 100, "from_afar": True}):
            larger = measured(game, seats, size, **settings)
            assert all(larger[name] > usual[name] for name in usual), (usual, larger)


def test_the_bar_has_icons_and_the_log_is_a_drawer_at_200_percent():
    scene = PlayScene(sat_down(DICY, SEATS[:2]))
    app = app_at(scene, (1920, 1080), scale=200)
    assert frame_of(scene).log is None
    buttons = [widget for widget in scene.controls.widgets if widget.id.startswith("bar.")]
    assert all(getattr(button, "hides_label", True) for button in buttons)
    app.click("bar.log")
    app.draw()
    assert app.top is not scene, "the drawer is open"


def test_a_little_larger_than_usual_changes_no_layout():
    scene = PlayScene(sat_down(DICY, SEATS[:2]))
    app_at(scene, (1920, 1080), scale=120)
    assert not frame_of(scene).from_afar
    assert Rect(frame_of(scene).bar).y == 0
