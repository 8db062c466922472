"""At 4K, on a machine that can't keep up: half size while things move, full size at rest."""

import pytest

from scenes.app.coarseness import IN_TIME, LATE, LOOKED_AT, Coarseness
from scenes.app.trace import Seen
from scenes.preferences.page import SettingsScene
from scenes.widgets.target import Target
from tests.scenes.frame.builders import Mover, Plain, app_with, down, motion, up
from tests.scenes.frame.test_window import PaperWindow

FOUR_K, HALF = (3840, 2160), (1920, 1080)


class Endless(Mover):
    way = 1e9


def drawing(pixels=FOUR_K, **settings):
    app, window = app_with(Endless(), size=pixels, **settings), PaperWindow(pixels)
    app.show_on(window.surface)
    return app, window, Coarseness(app, window)


def draw(app, coarseness, seconds, frames=LOOKED_AT + 12):
    for _ in range(frames):
        app.tick(1 / 30)
        coarseness.drew(seconds)


def test_frames_that_are_late_are_drawn_at_half_size():
    app, window, coarseness = drawing()
    draw(app, coarseness, LATE * 1.1)
    assert window.surface.get_size() == app.surface.get_size() == HALF


def test_the_trace_tells_places_in_the_window_all_the_same():
    told = Seen("any", HALF, None, (Target("play", (30, 40, 120, 40), "Play"),)).in_window(2)
    assert (told.size, told.targets[0].rect) == (FOUR_K, (60, 80, 240, 80))
    app, _, coarseness = drawing()
    draw(app, coarseness, LATE * 1.1)
    assert app.grain == 2
    app.resize(HALF)
    assert app.grain == 1


@pytest.mark.parametrize(
    ("seconds", "pixels", "settings"),
    [(LATE * 0.9, FOUR_K, {}), (LATE * 3, HALF, {}), (LATE * 3, FOUR_K, {"coarse": False})],
    ids=["in time", "a small window", "not wanted"],
)
def test_else_they_are_not(seconds, pixels, settings):
    app, window, coarseness = drawing(pixels, **settings)
    draw(app, coarseness, seconds)
    assert window.surface.get_size() == pixels


def test_what_was_drawn_at_half_size_fills_the_window():
    _, window, _ = drawing()
    window.draw_coarsely(True)
    window.surface.fill((9, 8, 7))
    whole = window._window.get_surface()
    window._window.get_surface = lambda: whole
    window.flip()
    assert whole.get_at((3839, 2159))[:3] == (9, 8, 7)


def test_a_moment_of_motion_is_drawn_at_full_size():
    app, window, coarseness = drawing()
    coarseness.slow = True
    for _ in range(5):
        draw(app, coarseness, LATE * 2, frames=5)
        coarseness.rests()
    assert not window.coarse


def test_at_rest_it_is_sharp_again_and_the_next_motion_is_coarse_again():
    app, window, coarseness = drawing()
    draw(app, coarseness, LATE * 2)
    app.replace(Plain())
    app.advance(1.0)
    coarseness.rests()
    assert window.surface.get_size() == app.surface.get_size() == FOUR_K
    app.push(Endless())
    draw(app, coarseness, LATE * 0.9, frames=20)
    assert window.coarse


def test_it_is_given_up_where_half_size_has_time_to_spare_and_not_before():
    app, window, coarseness = drawing()
    draw(app, coarseness, LATE * 2)
    draw(app, coarseness, LATE * 0.6)
    assert coarseness.slow
    draw(app, coarseness, IN_TIME * 0.9)
    assert not coarseness.slow
    assert window.coarse, "until it rests"


def test_the_pointer_stays_over_what_it_was_over():
    app, _, coarseness = drawing()
    app.feed(motion((2000, 1000)))
    draw(app, coarseness, LATE * 2)
    assert app.pointer.pos == (1000, 500)


def test_while_a_button_is_held_nothing_changes_below_it():
    app, window, coarseness = drawing()
    app.feed(down((20, 20)))
    draw(app, coarseness, LATE * 2)
    assert not window.coarse
    app.feed(up((20, 20)))
    draw(app, coarseness, LATE * 2, frames=1)
    assert window.coarse


def test_the_settings_say_whether_it_is_in_effect():
    app, _window, coarseness = drawing()
    app.draws_coarsely = coarseness.in_effect

    def told():
        app.push(SettingsScene())
        app.advance(1)
        note = app.top.controls.find("in_effect")
        app.pop()
        return note and note.label

    assert told() == "Not in effect: nothing is slow here."
    draw(app, coarseness, LATE * 2)
    assert told() == "In effect now."
    app.settings.change(coarse=False)
    assert told() is None
