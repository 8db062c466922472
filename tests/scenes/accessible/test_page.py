"""What a screen reader finds: what is on screen, each thing with what it is and what is set."""

import pytest
from pygame import Rect, Surface

from scenes.accessible.page import Numbers
from scenes.preferences.page import SettingsScene
from scenes.widgets.button import Button
from scenes.widgets.field import Field
from tests.scenes.accessible.builders import reading
from tests.scenes.around.builders import host
from tests.scenes.around.conftest import bare_table, own_home
from tests.scenes.frame.builders import Plain
from tests.scenes.speech.builders import listening
from tests.words.scenes import SCENES, press, scene_and_deeds

__all__ = ["bare_table", "own_home"]

pytestmark = pytest.mark.usefixtures("bare_table")


def read(scene):
    app, _ear = listening(scene)
    return app, reading(app)


@pytest.mark.parametrize("name", SCENES)
def test_on_every_page_there_is_what_can_be_pressed_or_read_and_where(name, tmp_path):
    make, deeds = scene_and_deeds(name)
    app, _ear = listening(Plain(), make(host(tmp_path)))
    for deed in deeds:
        press(app, deed)
    reader = reading(app)
    found = [(item.id, item.rect, item.role, item.enabled) for item in reader.items.values()]
    assert found == [(t.id, t.rect, t.role, t.enabled) for t in app.targets()]
    assert all(item.label for item in reader.items.values())


def test_a_page_has_its_title_and_settings_have_their_values():
    _app, reader = read(SettingsScene())
    assert reader.pages[-1].title == "Settings"
    text, scale = reader.items["large_text"], reader.items["scale"]
    assert (text.role, text.label, text.on) == ("switch", "Larger text", False)
    assert (scale.role, scale.label, scale.value) == ("slider", "Interface size", "100 %")
    assert isinstance(scale.numbers, Numbers)
    assert scale.numbers.low < scale.numbers.value == 100 < scale.numbers.high
    assert scale.turns
    assert scale.focusable


def test_what_cannot_be_pressed_says_why_and_a_field_what_is_in_it():
    place = Rect(100, 100, 200, 50)
    widgets = [
        Button("go", "Go", place, enabled=False, reason="Not yet."),
        Field("name", "Name", place.move(0, 100), value="Ada"),
    ]
    _app, reader = read(Plain(widgets=lambda: widgets))
    go, name = reader.items["go"], reader.items["name"]
    assert (go.enabled, go.advice, go.on) == (False, "Not yet.", None)
    assert (name.label, name.value) == ("Name", "Ada")


def test_places_are_those_in_the_window_also_while_it_is_drawn_at_half_size():
    app, reader = read(Plain(widgets=lambda: [Button("go", "Go", Rect(100, 100, 200, 50))]))
    before = reader.pages[-1]
    assert before.items[0].rect == (100, 100, 200, 50)
    app.show_on(Surface((before.size[0] // 2, before.size[1] // 2)), grain=2)
    app.tick(1.0)
    after = reader.pages[-1]
    assert (after.size, after.items[0].rect) == (before.size, (200, 200, 400, 100))
