"""Picking dice: by click, band, keys and focus; and why some can't be picked."""

import pygame
import pytest

from scenes.table.dice.picker import Picked, Picker
from scenes.table.dice.picking import Picking, Refused
from tests.scenes.dice.builders import RECT, key, lying_dice, move, pose_of, press, release

SLOT = pygame.Rect(720, 60, 40, 40)
ROW = {number: (number * 100.0, 50.0) for number in range(4)}


def anything(_number):
    return None


def only(*numbers):
    return lambda number: None if number in numbers else "not_now"


def dice(outcome):
    """The dice picked after an outcome that must not be a refusal."""
    assert isinstance(outcome, Picking)
    return outcome.picked


def focus_of(picker):
    assert picker.focus is not None
    return picker.focus


def picker_of(tray, pickable=anything):
    return Picker(tray, RECT, pickable)


def click(picker, at):
    picker.handle(press(at))
    return picker.handle(release(at))


def band(picker, start, end):
    picker.handle(press(start))
    picker.handle(move(end))
    return picker.handle(release(end))


@pytest.fixture
def shift():
    pygame.display.set_mode((10, 10))
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    yield
    pygame.key.set_mods(pygame.KMOD_NONE)


def test_toggling_picks_and_lays_down():
    one = Picking().toggled(2, anything)
    assert dice(one) == {2}
    assert dice(Picking(dice(one)).toggled(2, anything)) == set()


def test_a_die_that_cannot_be_picked_says_why():
    assert Picking().toggled(1, only(0)) == Refused(1, "not_now")


def test_a_picked_die_can_always_be_laid_down():
    assert dice(Picking(frozenset({1})).toggled(1, only(0))) == set()


def test_a_band_picks_what_can_be_picked_and_nothing_else():
    assert dice(Picking(frozenset({5})).banded([0, 1, 2], only(0, 2, 5))) == {0, 2}


def test_a_band_with_shift_adds():
    assert dice(Picking(frozenset({5})).banded_too([0, 1, 2], only(0, 2, 5))) == {0, 2, 5}


def test_a_band_of_none_that_can_be_picked_says_why():
    assert Picking(frozenset({5})).banded([1, 3], only(5)) == Refused(1, "not_now")


def test_an_empty_band_lays_all_down():
    assert dice(Picking(frozenset({5})).banded([], anything)) == set()


def test_what_can_be_picked_no_more_is_laid_down():
    assert dice(Picking(frozenset({0, 1, 2})).reviewed([0, 1], only(1, 2))) == {1}


def test_the_focus_starts_at_the_left_and_goes_to_the_next_die_that_way():
    focus = Picking().focused_on((1, 0), ROW)
    assert focus.focus == 0
    assert focus.focused_on((1, 0), ROW).focus == 1
    assert focus.focused_on((1, 0), ROW).focused_on((-1, 0), ROW).focus == 0


def test_the_focus_stays_where_there_is_no_die_that_way():
    assert Picking(focus=3).focused_on((1, 0), ROW).focus == 3


def test_arrows_reach_every_die():
    places = {0: (0.0, 0.0), 1: (90.0, 40.0), 2: (30.0, 120.0), 3: (150.0, 140.0), 4: (400.0, 10.0)}
    reached, frontier = {0}, [Picking(focus=0)]
    while frontier:
        here = frontier.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = here.focused_on(way, places)
            if there.focus is not None and there.focus not in reached:
                reached.add(there.focus)
                frontier.append(there)
    assert reached == set(places)


def test_a_click_picks_the_die_and_lifts_it():
    tray = lying_dice(0, 1, 2)
    flat = pose_of(tray, 1).height
    assert click(picker_of(tray), tray.rect_of(1).center) == Picked(frozenset({1}))
    tray.finish()
    assert pose_of(tray, 1).height > flat


def test_clicks_pick_several_and_lay_down():
    tray = lying_dice(0, 1, 2)
    picker = picker_of(tray)
    for number in (0, 2, 0):
        click(picker, tray.rect_of(number).center)
    assert picker.picked == {2}


def test_shift_click_only_ever_adds(shift):
    tray = lying_dice(0, 1, 2)
    picker = picker_of(tray)
    for number in (0, 2, 0):
        click(picker, tray.rect_of(number).center)
    assert picker.picked == {0, 2}


def test_a_refused_click_changes_nothing():
    tray = lying_dice(0, 1)
    picker = picker_of(tray, only(1))
    assert click(picker, tray.rect_of(0).center) == Refused(0, "not_now")
    assert picker.picked == set()
    assert tray.settled


def test_a_rubber_band_picks_the_dice_in_it_drawn_either_way():
    tray = lying_dice(0, 1, 2, 3)
    for start, end in ((RECT.topleft, RECT.bottomright), (RECT.bottomright, RECT.topleft)):
        picker = picker_of(tray)
        start, end = (min(start[0], RECT.right - 1), min(start[1], RECT.bottom - 1)), end
        assert band(picker, start, end) == Picked(frozenset({0, 1, 2, 3}))


def test_a_rubber_band_reaches_dice_outside_of_the_tray():
    tray = lying_dice(0, 1)
    tray.set_aside(1, SLOT)
    tray.finish()
    assert band(picker_of(tray), (RECT.right - 2, RECT.bottom - 2), SLOT.center) == Picked(frozenset({1}))


def test_a_click_on_the_bare_cloth_keeps_the_choice():
    tray = lying_dice(0)
    picker = picker_of(tray)
    click(picker, tray.rect_of(0).center)
    assert click(picker, (RECT.left + 5, RECT.top + 5)) is None
    assert picker.picked == {0}


def test_no_band_begins_outside_of_the_cloth():
    tray = lying_dice(0)
    assert band(picker_of(tray), (5, 5), RECT.bottomright) is None


def test_a_press_that_became_a_drag_of_dice_picks_nothing():
    tray = lying_dice(0)
    picker = picker_of(tray)
    x, y = tray.rect_of(0).center
    assert band(picker, (x, y), (x + 90, y)) is None
    assert picker.picked == set()


@pytest.mark.parametrize("number", [0, 8, 9])
def test_a_die_is_toggled_by_its_number(number):
    picker = picker_of(lying_dice(*[0] * 10))
    assert picker.toggle(number) == Picked(frozenset({number}))
    assert picker.toggle(number) == Picked(frozenset())


def test_escape_clears_the_choice_and_then_is_somebody_elses():
    tray = lying_dice(0, 1)
    picker = picker_of(tray)
    picker.toggle(0)
    assert picker.handle(key(pygame.K_ESCAPE)) == Picked(frozenset())
    assert picker.handle(key(pygame.K_ESCAPE)) is None


def test_arrows_and_enter_pick_without_a_mouse():
    tray = lying_dice(0, 1, 2)
    picker = picker_of(tray)
    picker.handle(key(pygame.K_RIGHT))
    focus = focus_of(picker)
    assert picker.handle(key(pygame.K_RETURN)) == Picked(frozenset({focus}))


def test_a_band_and_a_focus_are_seen():
    tray = lying_dice(0, 1)
    picker = picker_of(tray)
    bare = pygame.Surface((800, 700))
    picker.draw(bare)
    picker.handle(key(pygame.K_RIGHT))
    picker.handle(press((RECT.left + 3, RECT.top + 3)))
    picker.handle(move((RECT.left + 90, RECT.top + 60)))
    drawn = pygame.Surface((800, 700))
    picker.draw(drawn)
    assert picker.banding
    assert drawn.get_at(tray.rect_of(focus_of(picker)).center) == bare.get_at((0, 0))
    assert pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(bare, "RGB")
