"""The pointer: presses, drags that are cancelled, tooltips, fingers, lists that scroll."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from scenes.widgets.layout import Scale
from scenes.widgets.lists import Entry, listing
from scenes.widgets.slider import Slider
from tests.scenes.frame.builders import Plain, app_with, button, down, finger, lay_anew, motion, showing, up

FOCUS_LOST = Event(pygame.WINDOWFOCUSLOST)


def pressing(**more):
    pressed = []
    return showing(button("a", on_press=lambda: pressed.append("a"), **more)), pressed


def tap(app, at):
    app.feed(finger(pygame.FINGERDOWN, at), finger(pygame.FINGERUP, at))


def test_a_press_counts_where_it_is_let_go():
    app, pressed = pressing()
    app.feed(down((10, 10)), up((500, 500)))
    assert pressed == []
    app.feed(down((10, 10)), motion((500, 500), held=True), motion((20, 20), held=True), up((20, 20)))
    assert pressed == ["a"]


def test_a_press_is_off_when_the_window_loses_the_focus():
    app, pressed = pressing()
    app.feed(down((10, 10)), FOCUS_LOST, up((10, 10)))
    assert pressed == []


def test_losing_the_focus_without_a_drag_cancels_nothing():
    class Deaf(Plain):
        def handle(self, event):
            self.heard.append(event.type)
            return True

    scene = Deaf()
    app = app_with(scene)
    scene.heard.clear()
    app.feed(FOCUS_LOST)
    assert scene.heard == [pygame.WINDOWFOCUSLOST]


def test_only_the_left_button_presses():
    app, pressed = pressing()
    app.feed(Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=3))
    app.feed(Event(pygame.MOUSEBUTTONUP, pos=(9, 9), button=3))
    assert pressed == []


def test_a_click_on_what_is_disabled_tells_why_and_commits_nothing():
    app, pressed = pressing(enabled=False, reason="No dice are left.")
    app.feed(down((10, 10)), up((10, 10)))
    assert pressed == []
    assert app.top.controls.told == "No dice are left."


def test_the_tooltip_comes_after_a_long_hover_and_goes_with_the_pointer():
    app = showing(button("a", help="Rolls all dice."))
    app.feed(motion((10, 10)))
    app.advance(0.3)
    assert app.top.controls.told is None
    app.advance(0.2)
    assert app.top.controls.told == "Rolls all dice."
    app.feed(motion((500, 500)))
    assert app.top.controls.told is None


@pytest.mark.parametrize("at", [(0, 0), (1160, 0), (0, 680), (1160, 680), (600, 300)])
def test_a_tooltip_never_leaves_the_window(at):
    app = showing(button("a", *at, help="A long sentence that has to be broken into several lines. " * 3))
    app.top.controls.tell("a")
    assert app.top.controls.bubble
    assert app.surface.get_rect().contains(app.top.controls.bubble.rect)


def test_a_finger_presses_like_the_mouse_and_hovers_over_nothing():
    app, pressed = pressing()
    app.feed(finger(pygame.FINGERDOWN, (10, 10)), finger(pygame.FINGERUP, (10, 10)))
    assert pressed == ["a"]
    assert app.top.controls.hover is None


def test_a_second_finger_is_not_heard():
    app, pressed = pressing()
    app.feed(
        finger(pygame.FINGERDOWN, (500, 500), 1),
        finger(pygame.FINGERDOWN, (10, 10), 2),
        finger(pygame.FINGERUP, (10, 10), 2),
    )
    assert pressed == []


def test_the_same_finger_of_another_screen_is_another_finger():
    app, pressed = pressing()
    app.feed(
        finger(pygame.FINGERDOWN, (10, 10), 1),
        finger(pygame.FINGERUP, (500, 500), 1, screen=2),
        finger(pygame.FINGERUP, (10, 10), 1),
    )
    assert pressed == ["a"]


def test_the_mouse_that_a_system_makes_of_a_finger_is_not_heard():
    app, pressed = pressing()
    made = [Event(one.type, {**one.dict, "touch": True}) for one in (down((10, 10)), up((10, 10)))]
    app.feed(finger(pygame.FINGERDOWN, (10, 10)), made[0], made[1], finger(pygame.FINGERUP, (10, 10)))
    app.feed(*made)
    assert pressed == ["a"]


def test_finger_and_mouse_wait_for_each_other():
    app, pressed = pressing()
    app.feed(finger(pygame.FINGERDOWN, (500, 500)), down((10, 10)), up((10, 10)))
    app.feed(finger(pygame.FINGERUP, (500, 500)))
    assert pressed == []
    app.feed(down((500, 500)), finger(pygame.FINGERDOWN, (10, 10)), finger(pygame.FINGERUP, (10, 10)))
    app.feed(up((500, 500)), down((10, 10)), up((10, 10)))
    assert pressed == ["a"]


def test_a_finger_beside_something_small_presses_it_once_people_touch():
    pressed = []
    app = showing(button("a", 100, 100, 20, 20, on_press=lambda: pressed.append("a")))
    beside = (100 - 5, 110)
    tap(app, beside)
    assert pressed == [], "nobody had touched the screen before"
    tap(app, beside)
    tap(app, (100 - 15, 110))
    assert pressed == ["a"]


def test_a_finger_between_two_presses_the_nearer_one():
    pressed = []
    parts = [
        button(name, at, 100, 20, 20, on_press=lambda name=name: pressed.append(name))
        for name, at in (("a", 100), ("b", 126))
    ]
    app = showing(*parts)
    tap(app, (500, 500))
    tap(app, (124, 110))
    tap(app, (121, 110))
    assert pressed == ["b", "a"]


@pytest.mark.parametrize(("dots", "percent"), [(96, 100), (160, 170), (226, 200)])
def test_with_the_first_finger_everything_is_as_large_as_a_fingertip(dots, percent):
    app, _ = pressing()
    before = app.top.scale.u
    app.pointer.density = lambda: dots / 25.4
    tap(app, (500, 500))
    app.draw()
    assert round(app.top.scale.u / before * 100) == percent
    assert app.top.controls.look.fingertip == round(9 * dots / 25.4)


def test_a_long_press_of_a_finger_tells_and_commits_nothing():
    app, pressed = pressing(help="Rolls all dice.")
    app.feed(finger(pygame.FINGERDOWN, (10, 10)))
    app.advance(0.7)
    assert app.top.controls.told == "Rolls all dice."
    app.feed(finger(pygame.FINGERUP, (10, 10)))
    assert pressed == []
    app.feed(finger(pygame.FINGERDOWN, (10, 10)), finger(pygame.FINGERUP, (10, 10)))
    assert pressed == ["a"]


def test_a_slider_slides_along_and_says_its_value_when_let_go():
    said = []
    slider = Slider("s", "Size", Rect(0, 0, 400, 50), on_change=said.append)
    app = showing(slider)
    app.feed(down((20, 25)), motion((150, 25), held=True), motion((900, 25), held=True))
    assert slider.value == 100
    assert said == []
    app.feed(up((900, 25)))
    assert said == [100]


def test_a_slide_that_is_cancelled_goes_back():
    said = []
    slider = Slider("s", "Size", Rect(0, 0, 400, 50), value=30, on_change=said.append)
    app = showing(slider)
    app.feed(down((150, 25)), motion((900, 25), held=True), FOCUS_LOST, up((900, 25)))
    assert slider.value == 30
    assert said == []


PLACE = Rect(100, 100, 400, 300)


def a_list(chosen):
    entries = [Entry(str(n), f"Game {n}") for n in range(40)]
    scene = Plain(widgets=lambda: [listing("games", "Games", PLACE, Scale(8), entries, None, chosen.append)])
    return app_with(scene, reduced_motion=True)


def rows_in_sight(app):
    return [target.id for target in app.targets() if target.role == "row"]


def test_only_rows_in_sight_are_targets():
    app = a_list([])
    assert rows_in_sight(app)[0] == "games.0"
    assert len(rows_in_sight(app)) < 10
    for target in app.targets():
        assert PLACE.contains(Rect(target.rect))


def test_the_wheel_scrolls_and_stops_at_the_ends():
    app = a_list([])
    app.feed(motion(PLACE.center), Event(pygame.MOUSEWHEEL, x=0, y=3, precise_y=3.0))
    assert rows_in_sight(app)[0] == "games.0"
    app.feed(Event(pygame.MOUSEWHEEL, x=0, y=-99, precise_y=-99.0))
    assert rows_in_sight(app)[-1] == "games.39"


def test_a_drag_on_a_row_scrolls_and_does_not_choose_it():
    chosen = []
    app = a_list(chosen)
    x, y = PLACE.center
    app.feed(down((x, y)), motion((x, y - 60), held=True), motion((x, y - 200), held=True), up((x, y - 200)))
    assert chosen == []
    assert rows_in_sight(app)[0] != "games.0"


def test_a_click_on_a_row_chooses_it():
    chosen = []
    app = a_list(chosen)
    app.click("games.2")
    assert chosen == ["2"]


def test_the_focus_brings_its_row_into_sight():
    app = a_list([])
    app.press(pygame.K_TAB)
    for _ in range(20):
        app.press(pygame.K_DOWN)
    assert app.top.controls.focus == "games.20"
    assert "games.20" in rows_in_sight(app)


def test_a_list_laid_anew_stays_where_it_was():
    app = a_list([])
    app.feed(motion(PLACE.center), Event(pygame.MOUSEWHEEL, x=0, y=-9, precise_y=-9.0))
    before = rows_in_sight(app)
    app.top.relay()
    assert rows_in_sight(app) == before


def test_a_toast_says_what_happened_and_takes_it_back():
    undone = []
    app = showing()
    app.top.say("Deleted.", "Undo", lambda: undone.append(1))
    app.advance(1)
    app.click("toast.action")
    assert undone == [1]
    assert "toast.action" not in [target.id for target in app.targets()]


def test_a_toast_goes_by_itself_but_not_from_under_the_pointer():
    app = showing()
    app.top.say("Deleted.", "Undo", lambda: None)
    (target,) = app.targets()
    app.feed(motion(Rect(target.rect).center))
    app.advance(12)
    assert app.top.controls.toast
    app.feed(motion((5, 5)))
    app.advance(12)
    assert app.top.controls.toast is None


def test_no_tooltip_opens_where_a_press_has_brought_something_else_before_the_pointer_moves():
    app = showing(button("roll", help="Rolls all dice."))
    app.feed(motion((60, 20)), down((60, 20)), up((60, 20)))
    lay_anew(app, lambda: [button("stop", help="Ends your turn.")])
    app.advance(3)
    app.feed(motion((60, 20)), motion((62, 21)))
    app.advance(3)
    assert app.top.controls.told is None
    app.feed(motion((80, 30)))
    app.advance(1)
    assert app.top.controls.told == "Ends your turn."


def test_a_tooltip_that_was_read_before_a_press_stays_away_while_the_pointer_is_still_there():
    app = showing(button("roll", help="Rolls all dice."))
    app.feed(motion((60, 20)), down((60, 20)), up((60, 20)), motion((100, 30)))
    app.advance(3)
    assert app.top.controls.told is None
    app.feed(motion((500, 500)), motion((60, 20)))
    app.advance(1)
    assert app.top.controls.told == "Rolls all dice."


def test_what_a_press_has_brought_below_the_pointer_goes_dark_when_the_pointer_leaves():
    app = showing(button("roll"))
    app.feed(motion((60, 20)), down((60, 20)), up((60, 20)))
    lay_anew(app, lambda: [button("stop")])
    app.advance(0.1)
    (stop,) = app.top.controls.widgets
    assert stop.hovered
    app.feed(motion((500, 500)))
    assert not stop.hovered
