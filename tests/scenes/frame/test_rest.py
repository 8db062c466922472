"""At rest: nothing is drawn, alarms and other threads wake the table."""

import math
import threading
from weakref import ref

import pygame
from pygame import Rect

from scenes.app import native_heap
from scenes.widgets.field import Field
from tests.scenes.frame.builders import Mover, Plain, app_with, button, down, motion, showing


def drawn_during(app, act):
    before = app.drawn
    act()
    for _ in range(10):
        app.tick(1 / 60)
        app.draw()
    return app.drawn - before


def test_a_settled_scene_is_not_drawn_again():
    app = app_with(Plain())
    assert app.settled
    assert drawn_during(app, lambda: None) == 0


def test_the_pointer_over_bare_cloth_draws_nothing():
    app = showing(button("a"))
    assert drawn_during(app, lambda: app.feed(motion((600, 600)), motion((610, 600)))) == 0


def test_a_moving_scene_is_drawn_until_it_rests():
    mover = Mover()
    app = app_with(mover)
    assert drawn_during(app, lambda: None) == 10
    app.advance(1.0)
    app.draw()
    assert app.settled
    assert drawn_during(app, lambda: None) == 0


def test_a_touched_scene_is_drawn_once():
    scene = Plain()
    app = app_with(scene)
    assert drawn_during(app, scene.touch) == 1


def test_a_hidden_scene_neither_moves_nor_keeps_the_window_awake():
    mover = Mover()
    app = app_with(mover, Plain())
    app.advance(1.0)
    assert mover.x == 0
    assert app.settled


def test_minimised_nothing_moves_and_nothing_is_drawn():
    mover = Mover()
    app = app_with(mover)
    app.asleep = True
    assert drawn_during(app, lambda: None) == 0
    assert mover.x == 0
    app.asleep = False
    assert drawn_during(app, lambda: None) == 10


def test_an_alarm_goes_off_at_rest_and_once():
    heard = []
    scene = Plain()
    app = app_with(scene)
    scene.later(2.0, lambda: heard.append("ring"))
    app.advance(1.9)
    assert heard == []
    assert 0 < app.until_alarm() < 0.11
    app.advance(5)
    assert heard == ["ring"]
    assert app.until_alarm() == math.inf


def test_alarms_go_off_in_the_order_of_their_times():
    heard = []
    scene = Plain()
    app = app_with(scene)
    scene.later(0.05, lambda: heard.append("late"))
    scene.later(0.02, lambda: heard.append("early"))
    app.tick(0.09)
    assert heard == ["early", "late"]


def test_an_alarm_cancelled_by_an_earlier_one_stays_silent():
    heard = []
    scene = Plain()
    app = app_with(scene)
    late = scene.later(0.05, lambda: heard.append("late"))
    scene.later(0.02, late.cancel)
    app.tick(0.09)
    assert heard == []


def test_another_thread_hands_over_what_to_do_in_this_one():
    app = app_with(Plain())
    where = []
    other = threading.Thread(target=lambda: app.wake(lambda: where.append(threading.get_ident())))
    other.start()
    other.join()
    assert where == []
    assert app.until_alarm() == 0
    app.tick(0.01)
    assert where == [threading.get_ident()]


def test_the_cursor_of_a_field_blinks_without_motion_and_rests_in_the_end():
    app = showing(Field("name", "Name", Rect(0, 0, 300, 50)))
    app.feed(down((20, 20)))
    app.advance(0.2)
    app.draw()
    assert app.settled
    before = app.drawn
    for _ in range(20):
        app.advance(0.1)
        app.draw()
    assert 2 <= app.drawn - before <= 5
    app.advance(10)
    assert app.until_alarm() == math.inf


def test_with_reduced_motion_the_cursor_does_not_blink():
    app = showing(Field("name", "Name", Rect(0, 0, 300, 50)), reduced_motion=True)
    app.feed(down((20, 20)))
    assert app.until_alarm() == math.inf


def test_each_size_is_drawn_once_it_comes():
    app = app_with(Plain())
    for size in [(1000, 700), (3840, 2160)]:
        app.resize(size)
        assert app.picture().get_size() == size
    assert drawn_during(app, lambda: None) == 0
    assert isinstance(app.picture(), pygame.Surface)


def test_what_was_covered_comes_back_at_rest():
    """Its glow, which nobody saw go out, wants no picture of its own."""
    lit, other = button("lit"), button("other", y=100)
    app = showing(lit, other)
    app.feed(motion(lit.rect.center))
    app.advance(1.0)
    assert lit.glow == 1.0
    app.feed(motion(other.rect.center))
    app.push(Plain("above"))
    app.pop()
    assert lit.glow == 0.0
    assert app.settled


def test_memory_is_given_back_once_the_first_scene_rests(monkeypatch):
    trimmed, tidied = [], []
    monkeypatch.undo()  # the sweep, which these tests do without
    mover = Mover()
    mover.way = 40.0
    app = app_with(mover)
    monkeypatch.setattr(native_heap, "trim", lambda: trimmed.append(app.settled))
    monkeypatch.setattr(native_heap, "tidy", lambda: tidied.append(app.settled))
    app.push(Plain("above"))
    app.advance(0.1)
    app.pop()
    app.advance(2.0)
    assert (trimmed, tidied) == ([], [])
    app.advance(8.0)
    assert (trimmed, tidied) == ([True], [True, True])


def test_a_scene_that_stays_keeps_no_alarm_that_is_over():
    """The title stays as long as the program runs, and sets one whenever the pointer rests on something."""

    class Kept:
        def ring(self): ...

    scene, kept = Plain(), Kept()
    app = app_with(scene)
    seen = ref(kept)
    scene.later(0.5, kept.ring)
    del kept
    app.advance(1.0)
    scene.later(0.5, lambda: None)
    assert seen() is None
