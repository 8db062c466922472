"""Picking dice: by click, band and from code; and why some can't be picked."""

import pygame
import pytest

from scenes.table.dice.picker import Picked, Picker, Refused
from tests.scenes.dice.builders import RECT, lying_dice, pose_of

SLOT = pygame.Rect(720, 60, 40, 40)


def anything(_number):
    return None


def only(*numbers):
    return lambda number: None if number in numbers else "not_now"


def picker_of(tray, pickable=anything):
    picker = Picker(tray, pickable)
    picker.area = RECT
    return picker


def picked(picker, *numbers):
    """With these picked, whatever can be picked now."""
    pickable, picker.pickable = picker.pickable, anything
    picker.choose(numbers)
    picker.pickable = pickable
    return picker


def click(picker, at):
    picker.press(at)
    return picker.release(at)


def band(picker, start, end):
    picker.press(start)
    picker.drag(end)
    return picker.release(end)


@pytest.fixture
def shift():
    pygame.display.set_mode((10, 10))
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    yield
    pygame.key.set_mods(pygame.KMOD_NONE)


def test_toggling_picks_and_lays_down():
    picker = picker_of(lying_dice(0, 1, 2))
    assert picker.toggle(2) == Picked(frozenset({2}))
    assert picker.toggle(2) == Picked(frozenset())


def test_a_die_that_cannot_be_picked_says_why():
    assert picker_of(lying_dice(0, 1), only(0)).toggle(1) == Refused(1, "not_now")


def test_a_picked_die_can_always_be_laid_down():
    assert picked(picker_of(lying_dice(0, 1), only(0)), 1).toggle(1) == Picked(frozenset())


def test_of_a_choice_is_picked_what_can_be_and_nothing_else():
    picker = picked(picker_of(lying_dice(*range(6)), only(0, 2, 5)), 5)
    assert picker.choose([0, 1, 2]) == Picked(frozenset({0, 2}))


def test_a_band_with_shift_adds(shift):
    tray = lying_dice(0, 1, 2, 3)
    picker = picked(picker_of(tray), 3)
    band(picker, (RECT.left + 1, RECT.top + 1), tray.rect_of(0).center)
    assert picker.picked > {3}


def test_a_choice_of_none_that_can_be_picked_says_why():
    picker = picked(picker_of(lying_dice(*range(6)), only(5)), 5)
    assert picker.choose([1, 3]) == Refused(1, "not_now")
    assert picker.picked == {5}


def test_an_empty_choice_lays_all_down():
    assert picked(picker_of(lying_dice(*range(6))), 5).choose([]) == Picked(frozenset())


def test_what_can_be_picked_no_more_is_laid_down():
    tray = lying_dice(0, 1, 2)
    picker = picked(picker_of(tray, only(1, 2)), 0, 1, 2)
    tray.hold([2])
    picker.review()
    assert picker.picked == {1}


def test_a_band_where_picks_stay_takes_back_only_what_it_is_drawn_around():
    tray = lying_dice(0, 1, 2, 3)
    picker = Picker(tray, anything, picks_stay=True)
    picker.area = RECT
    everything = (RECT.left + 1, RECT.top + 1), (RECT.right - 1, RECT.bottom - 1)
    tray.set_aside(3, SLOT)
    tray.finish()
    picked(picker, 3)
    assert band(picker, *everything) == Picked(frozenset({0, 1, 2, 3}))
    assert band(picker, *everything) == Picked(frozenset({3}))


def test_a_band_without_height_holds_nothing_and_lays_all_down():
    picker = picked(picker_of(lying_dice(0)), 0)
    at = RECT.left + 3, RECT.top + 3
    assert band(picker, at, (at[0] + 40, at[1])) == Picked(frozenset())


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


def test_a_band_is_seen():
    tray = lying_dice(0, 1)
    picker = picker_of(tray)
    bare, drawn = pygame.Surface((800, 700)), pygame.Surface((800, 700))
    picker.draw(bare)
    picker.press((RECT.left + 3, RECT.top + 3))
    picker.drag((RECT.left + 90, RECT.top + 60))
    picker.draw(drawn)
    assert picker.band is not None
    assert pygame.image.tobytes(drawn, "RGB") != pygame.image.tobytes(bare, "RGB")
