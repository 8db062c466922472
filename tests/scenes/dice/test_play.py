"""The dice of a table: they land where they must, keep still when they should, and never jump."""

import pygame
import pytest

from scenes.table.dice.rotation import top_face
from scenes.table.dice.toss import Throw
from tests.scenes.dice.builders import (
    EDGE,
    FRAME,
    RECT,
    UP,
    apart,
    dice_tray,
    home,
    looks,
    lying_dice,
    pose_of,
    run,
    until_settled,
)

SLOT = pygame.Rect(720, 60, 40, 40)
OTHERS = [
    (pygame.Rect(60, 20, 900, 600), 75),
    (pygame.Rect(10, 10, 640, 330), 40),
    (pygame.Rect(0, 0, 500, 400), 50),
]


def faces(tray):
    return [home(tray, number).face for number in tray.numbers]


def shown(tray):
    return [top_face(pose_of(tray, number).turn) for number in tray.numbers]


def relative(tray):
    width, height = tray.tray.width - 1, tray.tray.height - 1
    return [((pose_of(tray, n).x - 0.5) / width, (pose_of(tray, n).y - 0.5) / height) for n in tray.numbers]


def test_a_throw_settles_on_its_faces():
    tray = dice_tray()
    tray.throw(range(6), [5, 4, 3, 2, 1, 0], UP)
    until_settled(tray)
    assert faces(tray) == [5, 4, 3, 2, 1, 0]
    assert [(face, tilt < 1e-6) for face, tilt in shown(tray)] == [
        (face, True) for face in (5, 4, 3, 2, 1, 0)
    ]


def test_a_throw_from_the_cup_takes_about_as_long_as_a_roll_should():
    tray = dice_tray(10)
    tray.throw(range(10), [0] * 10, UP)
    assert 0.9 < until_settled(tray) < 1.8


def test_a_roll_of_some_leaves_the_others_where_they_lie():
    tray = lying_dice(0, 1, 2, 3, 4, 5)
    before = [home(tray, number) for number in (0, 2, 4)]
    tray.throw([1, 3, 5], [0, 0, 0], UP)
    for _ in range(120):
        tray.update(FRAME)
        assert [home(tray, number) for number in (0, 2, 4)] == before
        assert [pose_of(tray, n)[:2] for n in (0, 2, 4)] == [(place.spot.x, place.spot.y) for place in before]


def test_no_die_jumps_from_one_frame_to_the_next_whatever_happens():
    tray = lying_dice(0, 1, 2, 3, 4, 5)
    acts = {
        5: lambda: tray.pick({0, 1}),
        20: lambda: tray.throw([0, 1], [3, 3], UP),
        120: lambda: tray.set_aside(2, SLOT),
        130: lambda: tray.set_aside(3, SLOT.move(0, 60)),
        133: lambda: tray.put({2: 4}),
        200: lambda: tray.hold([4, 5]),
        205: tray.put_back,
    }
    last = looks(tray)
    for frame in range(260):
        acts.get(frame, lambda: None)()
        tray.update(FRAME)
        now = looks(tray)
        assert all(apart(now[number], last[number]) < 1.2 * EDGE for number in now), frame
        last = now


def test_finishing_lays_everything_where_it_was_bound_for():
    one, other = dice_tray(), dice_tray()
    for tray in (one, other):
        tray.throw(range(6), [2] * 6, UP)
    until_settled(one)
    run(0.3, other)
    other.finish()
    assert other.settled
    assert looks(other) == looks(one)


def test_the_length_of_the_frames_changes_no_place():
    tray, usual = dice_tray(), dice_tray()
    for each in (tray, usual):
        each.throw(range(6), [2] * 6, UP)
    for frame in range(300):
        tray.update((0.003, 0.05, 0.011)[frame % 3])
    until_settled(usual)
    assert looks(tray) == looks(usual)


def test_a_frame_that_stalled_does_not_make_the_dice_leap():
    tray, usual = dice_tray(), dice_tray()
    for each in (tray, usual):
        each.throw(range(6), [2] * 6, UP)
    tray.update(5.0)
    usual.update(0.1)
    assert looks(tray) == looks(usual)


@pytest.mark.parametrize(("rect", "edge"), OTHERS)
def test_resting_dice_keep_their_relative_place_in_another_window(rect, edge):
    tray = lying_dice(0, 1, 2)
    before = relative(tray)
    tray.lay(rect, edge)
    for (x, y), (old_x, old_y) in zip(relative(tray), before, strict=True):
        assert (x, y) == (pytest.approx(old_x, abs=0.06), pytest.approx(old_y, abs=0.06))
    assert tray.settled


@pytest.mark.parametrize(("rect", "edge"), OTHERS)
@pytest.mark.parametrize("when", [0.05, 0.4, 0.9])
def test_dice_in_flight_keep_their_relative_place_in_another_window(rect, edge, when):
    tray = dice_tray()
    tray.throw(range(6), [1] * 6, UP)
    run(when, tray)
    before = relative(tray)
    tray.lay(rect, edge)
    for (x, y), (old_x, old_y) in zip(relative(tray), before, strict=True):
        assert (x, y) == (pytest.approx(old_x, abs=0.12), pytest.approx(old_y, abs=0.12))
    until_settled(tray)
    assert faces(tray) == [1] * 6
    inside = rect.inflate(0, edge)
    assert all(inside.contains(tray.rect_of(number).inflate(-edge / 2, -edge / 2)) for number in tray.numbers)


def test_the_same_window_again_changes_nothing():
    tray = lying_dice(0, 1, 2, 3)
    before = looks(tray)
    tray.lay(RECT, EDGE)
    assert looks(tray) == before


def test_a_die_set_aside_slides_to_its_slot_and_is_as_large():
    tray = lying_dice(0, 1)
    tray.set_aside(1, SLOT)
    assert not tray.settled
    until_settled(tray)
    assert home(tray, 1).aside
    assert apart(tray.rect_of(1), SLOT) < 3
    assert abs(tray.rect_of(1).width - SLOT.width) < 6


def test_dice_set_aside_are_not_in_the_way():
    tray = lying_dice(0, 1)
    tray.set_aside(0, SLOT)
    tray.throw([1], [3], UP)
    until_settled(tray)
    assert home(tray, 0).aside


def test_a_slot_that_moved_takes_its_die_along_at_once():
    tray = lying_dice(0, 1)
    tray.set_aside(1, SLOT)
    tray.finish()
    tray.lay_aside(1, SLOT.move(0, 100))
    assert tray.settled
    assert apart(tray.rect_of(1), SLOT.move(0, 100)) < 3


def test_picked_dice_lift_and_lie_down_again():
    tray = lying_dice(0, 1, 2)
    flat = pose_of(tray, 1).height
    tray.pick({1})
    until_settled(tray)
    assert pose_of(tray, 1).height > flat + 0.2
    assert pose_of(tray, 0).height == flat
    tray.pick(())
    until_settled(tray)
    assert pose_of(tray, 1).height == flat


def test_a_thrown_die_is_picked_and_greyed_no_more():
    tray = lying_dice(0, 1)
    tray.pick({0})
    tray.grey({0})
    tray.throw([0], [4], UP)
    until_settled(tray)
    picture, plain = pygame.Surface((800, 700)), pygame.Surface((800, 700))
    tray.draw(picture)
    tray.pick(())
    tray.grey(())
    tray.draw(plain)
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_with_reduced_motion_nothing_flies():
    tray = lying_dice(0, 1, 2)
    tray.reduced = True
    tray.throw([0, 1, 2], [5, 5, 5], UP)
    seen = set()
    while not tray.settled:
        seen.add(tuple(rect.center for rect in looks(tray).values()))
        tray.update(FRAME)
    assert len(seen) <= 2
    assert faces(tray) == [5, 5, 5]


def test_dice_put_on_the_table_lie_apart_and_show_their_faces():
    tray = lying_dice(*range(6), 0, 1, 2, 3)
    assert faces(tray) == [0, 1, 2, 3, 4, 5, 0, 1, 2, 3]
    rects = list(looks(tray).values())
    assert all(apart(a, b) > EDGE for i, a in enumerate(rects) for b in rects[:i])


def test_a_die_that_lies_keeps_its_place_when_its_face_is_put_right():
    tray = lying_dice(0, 1)
    place = home(tray, 0).spot
    tray.put({0: 4})
    assert (home(tray, 0).spot, home(tray, 0).face) == (place, 4)


def test_a_snapshot_brings_every_die_back():
    tray = lying_dice(0, 1, 2, 3)
    tray.set_aside(3, SLOT)
    tray.finish()
    layout, before = tray.snapshot(), looks(tray)
    tray.throw([0, 1, 3], [5, 5, 5], Throw((1, 0), 0.3, 4))
    run(0.4, tray)
    tray.restore(layout)
    until_settled(tray)
    assert looks(tray) == before


def test_a_flight_is_heard_and_a_table_at_rest_is_silent():
    tray = dice_tray()
    tray.throw(range(6), [0] * 6, UP)
    assert {impact.against for impact in run(2, tray)} >= {"cloth", "die"}
    assert run(1, tray) == []


def test_two_throws_at_once_land_the_first():
    tray = dice_tray(4)
    tray.throw([0, 1], [2, 2], UP)
    run(0.2, tray)
    tray.throw([2, 3], [3, 3], UP)
    until_settled(tray)
    assert faces(tray) == [2, 2, 3, 3]
