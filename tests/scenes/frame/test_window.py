"""Window and loop: pixels, full screen, what is flipped when, keys that are held."""

from types import SimpleNamespace

import pygame
import pytest
from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.loop import Loop
from scenes.app.window import SMALLEST, Window
from scenes.widgets.field import Field
from tests.scenes.frame.builders import Mover, Plain, app_with, button, motion, showing


class PaperWindow(Window):
    """A window without a screen: it counts its flips, and can refuse to go full screen."""

    def __init__(self, size=(1280, 720), pixels=None, refuses=False):
        self._window = SimpleNamespace(
            size=size, get_surface=lambda: Surface(pixels or size), flip=self._flipped, title=""
        )
        self.surface = Surface(pixels or size)
        self.full_screen = self.coarse = False
        self.flips = 0
        self.cursors = []
        self._refuses = refuses

    def _flipped(self):
        self.flips += 1

    def set_full_screen(self, wanted):
        self.full_screen = wanted and not self._refuses

    def point_with(self, cursor):
        self.cursors.append(cursor)


@pytest.fixture(autouse=True)
def _no_events_left():
    app_with()
    pygame.event.clear()
    yield
    pygame.event.clear()


def _not_rescued(error):
    raise error


def looping(app, window=None, rescue=_not_rescued):
    window = window or PaperWindow()
    loop = Loop(app, window, rescue)
    loop.turn()
    return loop, window


def test_the_mouse_counts_pixels_where_the_system_scales_the_display():
    window = PaperWindow(size=(1280, 720), pixels=(2560, 1440))
    assert window.in_pixels(motion((100, 50))).pos == (200, 100)
    assert PaperWindow().in_pixels(motion((100, 50))).pos == (100, 50)


@pytest.mark.parametrize("screen", [(1366, 768), (1920, 1080), (3440, 1440), (1200, 1920)])
@pytest.mark.parametrize("wanted", [None, (300, 200), (9000, 9000), (1400, 900)])
def test_the_window_opens_within_the_screen_and_large_enough(screen, wanted, monkeypatch):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    size = Window._fitting(wanted)
    for length, least, most in zip(size, SMALLEST, screen, strict=True):
        assert least <= length <= max(least, most)


def test_at_rest_nothing_is_flipped():
    app = app_with(Plain())
    loop, window = looping(app)
    flips = window.flips
    for _ in range(3):
        pygame.event.post(motion((600, 600)))
        loop.turn()
    assert window.flips == flips


def test_the_first_picture_waits_for_no_alarm():
    app, window, seen = app_with(Plain()), PaperWindow(), []
    app.later(0.0, lambda: seen.append(window.flips))
    app.later(0.0, app.quit)
    Loop(app, window, _not_rescued).run()
    assert seen == [1]


def test_what_moves_is_flipped_each_turn():
    app = app_with(Mover())
    loop, window = looping(app)
    flips = window.flips
    for _ in range(3):
        loop.turn()
    assert window.flips == flips + 3


def test_an_alarm_ends_the_rest():
    scene = Plain()
    app = app_with(scene)
    loop, window = looping(app)
    flips = window.flips
    scene.later(0.03, scene.touch)
    loop.turn()
    assert window.flips == flips + 1


def test_a_window_that_was_covered_is_shown_again_but_not_drawn_again():
    app = app_with(Plain())
    loop, window = looping(app)
    flips, drawn = window.flips, app.drawn
    pygame.event.post(Event(pygame.WINDOWEXPOSED))
    loop.turn()
    assert (window.flips, app.drawn) == (flips + 1, drawn)


def test_minimised_nothing_moves_until_it_is_back():
    mover = Mover()
    app = app_with(mover)
    loop, _ = looping(app)
    pygame.event.post(Event(pygame.WINDOWMINIMIZED))
    loop.turn()
    assert app.asleep
    before = mover.x
    pygame.event.post(Event(pygame.WINDOWRESTORED))
    loop.turn()
    assert not app.asleep
    assert mover.x == before


def test_closing_the_window_ends_the_loop_and_remembers_its_size():
    heard = []
    app = app_with(Plain("one", heard=heard))
    loop, _ = looping(app, PaperWindow(size=(1400, 900)))
    pygame.event.post(Event(pygame.QUIT))
    loop.run()
    assert heard[-1] == "one leaves"
    assert app.settings.now.window_size == (1400, 900)


def test_a_window_that_cannot_be_had_full_screen_says_so_in_the_settings():
    app = app_with(Plain(), display="full_screen")
    looping(app, PaperWindow(refuses=True))
    assert app.settings.now.display == "window"
    app.press(pygame.K_F11)
    assert app.settings.now.display == "window"


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_LALT)])
def test_full_screen_and_back_by_keys(key, mod):
    app = app_with(Plain())
    _, window = looping(app)
    app.press(key, mod)
    assert window.full_screen
    app.press(key, mod)
    assert not window.full_screen


def test_the_pointer_takes_the_shape_of_what_it_is_over():
    field = Field("name", "Name", Rect(0, 100, 300, 50))
    grey = button("b", x=400, enabled=False)
    app = showing(button("a"), grey, field)
    shapes = []
    for pos in [(10, 10), (10, 110), (410, 10), (900, 600)]:
        app.feed(motion(pos))
        shapes.append(app.top.controls.cursor)
    assert shapes == ["hand", "text", "arrow", "arrow"]


def holding(key, times=4):
    return [Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0) for _ in range(times)]


def test_a_held_key_presses_once():
    pressed = []
    app = showing(button("a", on_press=lambda: pressed.append(1)))
    app.press(pygame.K_TAB)
    app.feed(*holding(pygame.K_RETURN))
    assert pressed == [1]
    app.feed(Event(pygame.WINDOWFOCUSLOST), *holding(pygame.K_RETURN))
    assert pressed == [1, 1]


def test_a_held_arrow_goes_on():
    app = showing(*[button(name, y=50 * at) for at, name in enumerate("abcde")])
    app.feed(*holding(pygame.K_DOWN))
    assert app.top.controls.focus == "d"
