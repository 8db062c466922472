"""The curtain: it names who comes next, hides everything else, and opens only when it is told to."""

import pygame
import pytest

from scenes.art.palette import SEATS
from scenes.play.scene import PlayScene
from scenes.table.curtain import Curtain
from scenes.table.sitting import Sitting
from tests.scenes.frame.builders import Plain, app_with, down, up
from tests.scenes.games.seventeen.builders import (
    at_table,
    bot,
    dealt,
    order,
    people,
    play,
    seventeen,
    started,
)


class Table(Plain):
    """Below the curtain: one colour."""

    colour: tuple[int, int, int] = (1, 2, 3)

    def draw(self, surface):
        surface.fill(self.colour)


def drawn(table=None, **settings):
    heard = []
    app = app_with(table or Table("table"), **settings)
    app.push(Curtain("Ada", SEATS[0]), then=heard.append)
    app.advance(1)
    app.draw()
    return app, heard


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_enter_and_the_space_bar_open_it(key):
    app, heard = drawn()
    app.press(key)
    assert heard == [True]


def test_the_button_opens_it_and_a_click_beside_it_does_not():
    app, heard = drawn()
    app.feed(down((30, 400)), up((30, 400)))
    assert heard == []
    app.click("curtain.open")
    assert heard == [True]


def test_it_names_who_comes_next():
    app, _heard = drawn()
    labels = {target.id: target.label for target in app.targets()}
    assert labels["curtain.name"] == "Ada"
    assert "look away" in labels["curtain.aside"]


def test_esc_asks_before_it_leads_home_without_opening():
    app, heard = drawn()
    app.press(pygame.K_ESCAPE)
    app.press(pygame.K_ESCAPE)
    assert app.top.name == "curtain"
    app.press(pygame.K_ESCAPE)
    app.click("answer.home")
    assert app.top.name != "curtain"
    assert True not in heard


def test_nothing_below_shows_through():
    table = Table("table")
    app, _heard = drawn(table)
    before = app.picture().copy()
    table.colour = (255, 0, 0)
    app.resize(app.surface.get_size())
    assert app.picture().get_buffer().raw == before.get_buffer().raw


def test_it_opens_in_two_halves_of_cloth():
    app, _heard = drawn(speed="normal")
    middle, edge = (640, 690), (4, 690)
    assert app.picture().get_at(middle)[:3] != (1, 2, 3)
    app.press(pygame.K_RETURN)
    app.draw()
    app.advance(0.1)
    assert app.picture().get_at(middle)[:3] == (1, 2, 3)
    assert app.picture().get_at(edge)[:3] != (1, 2, 3)
    app.advance(1)
    assert app.picture().get_at(edge)[:3] == (1, 2, 3)


def test_with_less_motion_it_fades():
    app, _heard = drawn(speed="normal", reduced_motion=True)
    app.press(pygame.K_RETURN)
    app.draw()
    app.advance(0.03)
    seen = app.picture().get_at((4, 690))
    assert seen[:3] != (1, 2, 3)
    app.advance(1)
    assert app.picture().get_at((4, 690))[:3] == (1, 2, 3)


def test_home_from_the_curtain_leaves_the_game_too():
    scene_app, _scene = started_at_curtain()
    scene_app.click("curtain.home")
    scene_app.advance(1)
    assert scene_app.top.name == "plain"


def started_at_curtain():
    app = app_with(Plain())
    scene = PlayScene(dealt(order("h1"), *people("Ada", "Bo")))
    app.push(scene)
    app.advance(0.2)
    assert app.top.name == "curtain"
    return app, scene


def test_a_game_that_is_gone_on_with_begins_behind_the_curtain():
    app, scene = seventeen(*people("Ada", "Bo"), speed="instant", call_window="go_on")
    started(app, scene)
    play(app)
    app.press(pygame.K_RETURN)
    session = scene.sitting.session
    again, later = at_table(Sitting(session), speed="normal")
    assert again.top.name == "curtain"
    assert later.sitting.eyes is None
    assert later.n == later.sitting.length


def test_one_person_among_bots_never_meets_it():
    app, scene = seventeen(*people("Ada"), bot("Bo"), speed="instant", call_window="2")
    for _ in range(40):
        app.advance(0.3)
        assert app.top is scene
        assert scene.sitting.eyes == 0
        if scene.table.playing.choosing:
            play(app)
