"""Icons are drawn, in one colour, at any size."""

import pytest

from scenes.art.icons import FOLDER, icon, icon_names
from scenes.art.palette import BRASS

WANTED = {
    "undo",
    "redo",
    "settings",
    "library",
    "book",
    "play",
    "pause",
    "fast_forward",
    "back",
    "close",
    "person",
    "bot",
    "crown",
    "trophy",
    "victory",
    "penalty",
    "clockwise",
    "counter_clockwise",
    "eye_off",
    "plus",
    "minus",
    "trash",
    "pencil",
    "export",
    "import",
    "dice",
    "snowflake",
    "sun",
    "thaw",
    "check",
    "lock",
    "hint",
    "speaker",
    "fullscreen",
    "chart",
    "robot",
    "door",
    "burst",
}


def test_the_scenes_find_the_icons_they_were_promised():
    assert set(icon_names()) >= WANTED


@pytest.mark.parametrize("name", icon_names())
@pytest.mark.parametrize("px", [16, 24, 48])
def test_an_icon_is_drawn_and_leaves_room_around_it(name, px):
    drawn = icon(name, px).get_bounding_rect(min_alpha=40)
    assert icon(name, px).get_size() == (px, px)
    assert max(drawn.size) >= px * 0.5
    assert drawn.clamp(icon(name, px).get_rect()) == drawn


@pytest.mark.parametrize("name", icon_names())
def test_an_icon_has_the_colour_that_is_asked_for_and_no_other(name):
    surface = icon(name, 48, BRASS)
    inked = {
        tuple(surface.get_at((x, y)))[:3]
        for x in range(48)
        for y in range(48)
        if surface.get_at((x, y)).a > 250
    }
    assert inked
    assert all(max(abs(a - b) for a, b in zip(colour, BRASS, strict=True)) <= 2 for colour in inked)
    assert "#" not in (FOLDER / f"{name}.svg").read_text()


def test_no_two_icons_look_the_same():
    pictures = {icon(name, 48).get_buffer().raw for name in icon_names()}
    assert len(pictures) == len(icon_names())


def test_an_icon_is_drawn_once():
    assert icon("undo", 24) is icon("undo", 24)
