"""Large text: letters larger than the rest, and no part of the table lies over another for it."""

import pygame
import pytest
from pygame import Rect

from scenes.settings.store import LARGE
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.games.seventeen.builders import seventeen
from tests.scenes.overlapping import overlapping
from tests.scenes.table.builders import LONGEST, people, targets

READ = ("button", "label", "seat")
ROLES = ("small", "body", "lead", "heading", "title")


def test_letters_grow_and_places_do_not():
    usual, large = Scale.of((1280, 720)), Scale.of((1280, 720), lettering=LARGE)
    assert usual.px(10) == large.px(10)
    for role in ROLES:
        assert large.text(role) == pytest.approx(usual.text(role) * LARGE, abs=1)
        assert large.text(role) > SMALLEST_TEXT


@pytest.mark.parametrize("size", [(1000, 700), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("make", [dicy_app, dalek_app])
def test_the_table_stays_where_it_was(make, size):
    app, scene = make(*people(*LONGEST[:4]), size=size, speed="instant")
    before = {target.id: target.rect for target in app.targets() if target.id.startswith(("seat.", "cup"))}
    places = scene.table.places
    app.settings.change(large_text=True)
    after = {target.id: target.rect for target in app.targets() if target.id in before}
    assert after == before
    assert scene.table.places == places


@pytest.mark.parametrize("make", [dicy_app, dalek_app])
def test_words_painted_on_the_ground_change_at_once(make):
    app, _scene = make(speed="instant")
    app.press(pygame.K_SPACE)
    app.draw()
    app.settings.change(large_text=True)
    changed = app.picture().copy()
    other, _scene = make(speed="instant", large_text=True)
    other.press(pygame.K_SPACE)
    assert changed.get_buffer().raw == other.picture().get_buffer().raw


@pytest.mark.parametrize("handed", ["left", "right"])
@pytest.mark.parametrize("size", [(1000, 700), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("make", [dicy_app, dalek_app, seventeen])
def test_nothing_lies_over_anything_in_large_letters(make, size, handed):
    app, _scene = make(*people(*LONGEST[:4]), size=size, speed="instant", large_text=True, handed=handed)
    seen = {name: Rect(t.rect) for name, t in targets(app).items() if t.role in READ and name != "tray"}
    assert all(app.surface.get_rect().contains(rect) for rect in seen.values())
    assert overlapping(seen) == []
