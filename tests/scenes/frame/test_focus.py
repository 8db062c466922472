"""The keyboard: Tab order, arrows through space, presses, the ring that only keys bring up."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from scenes.widgets.button import Button
from scenes.widgets.choices import Choice, Switch
from scenes.widgets.field import Field
from scenes.widgets.focus import neighbour, next_in
from scenes.widgets.label import Label
from scenes.widgets.slider import Slider
from tests.scenes.frame.builders import button, down, lay_anew, motion, showing, up

SQUARE = {"a": (0, 0), "b": (200, 0), "c": (0, 100), "d": (200, 100)}


def four(**settings):
    return showing(*[button(name, *at) for name, at in SQUARE.items()], **settings)


def focus(app):
    return app.top.controls.focus


def walk(app, *keys, mod=0):
    seen = []
    for key in keys:
        app.press(key, mod)
        seen.append(focus(app))
    return seen


def test_tab_follows_the_order_of_the_layout_and_comes_round():
    assert walk(four(), *[pygame.K_TAB] * 5) == ["a", "b", "c", "d", "a"]


def test_shift_tab_goes_backwards():
    assert walk(four(), *[pygame.K_TAB] * 3, mod=pygame.KMOD_SHIFT) == ["d", "c", "b"]


def test_the_keyboard_starts_where_the_scene_says():
    app = four()
    app.top.controls.first = "c"
    assert walk(app, pygame.K_TAB, pygame.K_TAB) == ["c", "d"]


def test_arrows_go_where_they_point():
    app = four()
    keys = [pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT]
    assert walk(app, *keys) == ["a", "c", "d", "b", "a"]


def test_an_arrow_with_nothing_that_way_stays():
    app = four()
    assert walk(app, pygame.K_TAB, pygame.K_LEFT, pygame.K_UP) == ["a", "a", "a"]


boxes = st.dictionaries(
    st.text("abcdefgh", min_size=1, max_size=2),
    st.builds(Rect, st.integers(0, 900), st.integers(0, 600), st.integers(10, 300), st.integers(10, 90)),
    min_size=1,
    max_size=8,
)


@given(boxes, st.sampled_from(["left", "right", "up", "down"]))
def test_a_neighbour_lies_in_its_direction(places, direction):
    here = next(iter(places))
    there = neighbour(places, here, direction)
    way = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[direction]

    def onwards(name):
        a, b = places[here].center, places[name].center
        return (b[0] - a[0]) * way[0] + (b[1] - a[1]) * way[1]

    if there is None:
        assert all(onwards(name) <= 0 for name in places if name != here)
    else:
        assert onwards(there) > 0


@given(st.lists(st.text(min_size=1), unique=True, min_size=1))
def test_tab_reaches_everything(order):
    reached, at = [], None
    for _ in order:
        at = next_in(order, at, 1)
        reached.append(at)
    assert reached == order


def test_the_ring_shows_from_the_first_key_and_goes_with_the_first_click():
    app = four()
    app.feed(motion((10, 10)))
    assert not app.top.controls.ring_shown
    app.press(pygame.K_TAB)
    assert app.top.controls.ring_shown
    app.feed(down((10, 10)), up((10, 10)))
    assert not app.top.controls.ring_shown


def test_the_ring_is_drawn():
    app = showing(button("a", 100, 100))
    before = pygame.image.tobytes(app.picture(), "RGB")
    app.press(pygame.K_TAB)
    app.advance(0.3)
    assert pygame.image.tobytes(app.picture(), "RGB") != before


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_press_what_has_the_ring(key):
    pressed = []
    app = showing(button("a", on_press=lambda: pressed.append("a")))
    app.press(pygame.K_TAB)
    app.press(key)
    assert pressed == ["a"]


def test_without_a_ring_space_is_the_scenes_shortcut():
    pressed = []
    app = showing(
        button("a", on_press=lambda: pressed.append("a")),
        button("roll", y=90, shortcut="dicy.throw", on_press=lambda: pressed.append("roll")),
    )
    app.feed(down((10, 10)), up((10, 10)))
    app.press(pygame.K_SPACE)
    assert pressed == ["a", "roll"]


def test_letters_go_into_a_field_and_not_to_shortcuts():
    pressed = []
    field = Field("name", "Name", Rect(0, 100, 300, 50))
    app = showing(button("pass", shortcut="dicy.pass", on_press=lambda: pressed.append(1)), field)
    app.feed(down((10, 110)), up((10, 110)))
    app.press(pygame.K_p, letters="p")
    assert pressed == []
    app.press(pygame.K_TAB)
    app.press(pygame.K_p, letters="p")
    assert pressed == [1]


def test_a_disabled_widget_tells_why_on_a_try_and_is_not_pressed():
    pressed = []
    reason = "No dice are left."
    app = showing(button("a", enabled=False, reason=reason, on_press=lambda: pressed.append(1)))
    app.press(pygame.K_TAB)
    app.press(pygame.K_RETURN)
    assert pressed == []
    assert app.top.controls.told == reason


def test_f1_tells_about_what_has_the_focus():
    app = showing(button("a", help="Rolls all dice."))
    app.press(pygame.K_TAB)
    app.press(pygame.K_F1)
    assert app.top.controls.told == "Rolls all dice."
    app.press(pygame.K_TAB)
    assert app.top.controls.told is None


def test_labels_have_no_focus_but_can_be_read_out():
    app = showing(Label("words", "Your turn", Rect(0, 0, 200, 40)), button("a", y=50))
    assert walk(app, pygame.K_TAB, pygame.K_TAB) == ["a", "a"]
    assert [target.label for target in app.targets()] == ["Your turn", "A"]


def test_left_and_right_change_a_choice_and_a_slider_and_enter_turns_a_switch():
    heard = []
    app = showing(
        Choice(
            "speed",
            "Speed",
            Rect(0, 0, 300, 50),
            options=[("slow", "Slow"), ("fast", "Fast")],
            chosen="slow",
            on_choose=heard.append,
        ),
        Slider("size", "Size", Rect(0, 60, 300, 50), value=50, step=10, on_change=heard.append),
        Switch("still", "Still", Rect(0, 120, 300, 50), on_change=heard.append),
    )
    walk(app, pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT)
    walk(app, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_HOME)
    walk(app, pygame.K_DOWN, pygame.K_RETURN)
    assert heard == ["fast", 60, 0, True]


def test_the_focus_stays_where_it_was_when_a_scene_is_laid_anew():
    names = ["a", "b"]
    app = showing()
    lay_anew(app, lambda: [button(name, x=200 * at) for at, name in enumerate(names)])
    walk(app, pygame.K_TAB, pygame.K_TAB)
    names.insert(0, "new")
    app.top.relay()
    assert [target.id for target in app.targets()] == ["new", "a", "b"]
    assert focus(app) == "b"
    names.remove("b")
    app.top.relay()
    app.targets()
    assert focus(app) is None


def test_two_widgets_never_share_an_id():
    with pytest.raises(ValueError, match="used twice"):
        showing(button("a"), Button("a", "Again", Rect(200, 0, 90, 40)))
