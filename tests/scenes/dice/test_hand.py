"""The throw by mouse: where the drag goes, the dice go; what is slow is gentle; nothing is lost."""

from math import hypot

import pygame
import pytest

from scenes.table.dice.cup_art import INNER, LEATHER, TALL
from scenes.table.dice.hand import Hand
from scenes.table.dice.mesh import LEAN
from tests.scenes.dice.builders import (
    CUP,
    EDGE,
    FRAME,
    apart,
    dice_tray,
    hand_of,
    home,
    looks,
    lying_dice,
    pose_of,
    run,
    until_settled,
)  # fmt: skip


def drag(hand, tray, start, end, seconds):
    """Press, and drag at an even pace; the button is still down."""
    hand.press(start)
    frames = max(1, round(seconds / FRAME))
    for frame in range(1, frames + 1):
        part = frame / frames
        hand.drag((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        hand.update(FRAME)
        tray.update(FRAME)


def let_go(hand, at):
    """The throw of a release that must be one."""
    throw = hand.release(at)
    assert throw is not None
    return throw


@pytest.mark.parametrize("way", [(0, -1), (1, -1), (-1, -1)])
def test_a_throw_goes_where_the_drag_went(way):
    tray = dice_tray()
    hand = hand_of(tray, *range(6))
    end = (CUP.centerx + way[0] * 200, CUP.centery + way[1] * 200)
    drag(hand, tray, CUP.center, end, 0.25)
    throw = let_go(hand, end)
    length = hypot(*way)
    assert throw.direction == (
        pytest.approx(way[0] / length, abs=0.05),
        pytest.approx(way[1] / length, abs=0.05),
    )


def test_a_faster_drag_is_a_harder_throw():
    forces = []
    for seconds in (0.6, 0.3, 0.15):
        tray = dice_tray()
        hand = hand_of(tray, *range(6))
        drag(hand, tray, CUP.center, (CUP.centerx, 200), seconds)
        forces.append(let_go(hand, (CUP.centerx, 200)).force)
    assert forces == sorted(set(forces))


def test_only_the_last_moments_of_the_drag_count():
    tray = dice_tray()
    hand = hand_of(tray, *range(6))
    drag(hand, tray, CUP.center, (CUP.centerx, 300), 1.0)
    for step in range(1, 9):
        hand.drag((CUP.centerx + 25 * step, 300))
        hand.update(FRAME)
    throw = let_go(hand, (CUP.centerx + 200, 300))
    assert throw.direction[0] > 0.95
    assert throw.force > 0.5


def test_a_slow_let_go_is_a_gentle_throw_into_the_tray():
    tray = dice_tray()
    hand = hand_of(tray, *range(6))
    drag(hand, tray, CUP.center, (CUP.centerx, 420), 0.3)
    run(0.5, hand, tray)
    throw = let_go(hand, (CUP.centerx, 420))
    assert throw.force < 0.1
    assert throw.direction[1] < -0.5


def test_a_click_on_the_cup_throws():
    tray = dice_tray()
    hand = hand_of(tray, *range(6))
    hand.press(CUP.center)
    assert hand.release(CUP.center) is not None


def test_the_default_throw_varies_with_its_seed_and_only_with_it():
    tray = dice_tray()
    throws = [hand_of(tray, 0, seed=seed).default_throw() for seed in (1, 1, 2, 3)]
    assert throws[0] == throws[1]
    assert len(set(throws)) == 3


def test_a_drag_from_a_die_takes_all_dice_that_may_be_thrown():
    tray = lying_dice(0, 1, 2)
    hand = hand_of(tray, 0, 1)
    start = tray.rect_of(0).center
    drag(hand, tray, start, (start[0] + 80, start[1]), 0.2)
    assert hand.holding
    run(0.5, hand, tray)
    pointer = pygame.Rect(start[0] + 80, start[1], 0, 0)
    assert all(apart(tray.rect_of(number), pointer) < 120 for number in (0, 1))
    assert tray.lying(2) is not None


def test_a_click_on_a_die_is_no_throw():
    tray = lying_dice(0, 1)
    hand = hand_of(tray, 0, 1)
    at = tray.rect_of(0).center
    hand.press(at)
    assert hand.release(at) is None
    assert not hand.holding
    assert tray.settled


def test_a_die_that_may_not_be_thrown_is_not_dragged():
    tray = lying_dice(0, 1)
    hand = hand_of(tray, 1)
    start = tray.rect_of(0).center
    drag(hand, tray, start, (start[0] + 80, start[1]), 0.2)
    assert not hand.holding


def test_nothing_offered_nothing_taken():
    tray = dice_tray()
    hand = hand_of(tray)
    drag(hand, tray, CUP.center, (CUP.centerx, 200), 0.3)
    assert not hand.holding
    assert hand.release((CUP.centerx, 200)) is None


def test_giving_up_puts_the_dice_back_where_they_lay():
    tray = lying_dice(0, 1, 2)
    before = looks(tray)
    hand = hand_of(tray, 0, 1, 2)
    drag(hand, tray, CUP.center, (400, 200), 0.2)
    hand.put_back()
    assert hand.release((400, 200)) is None
    run(1.5, hand, tray)
    assert tray.settled
    assert hand.settled
    assert looks(tray) == before


def test_shaking_is_heard_and_keeping_still_is_not():
    tray = dice_tray()
    hand = hand_of(tray, *range(6))
    hand.press(CUP.center)
    heard = []
    for frame in range(60):
        hand.drag((CUP.centerx + (120 if frame // 4 % 2 else -120), CUP.centery - 40))
        heard += run(FRAME, hand, tray)
    assert any(impact.against == "die" for impact in heard)
    run(1.0, hand, tray)
    assert run(1.0, hand, tray) == []


def test_the_thrown_dice_leave_from_where_the_hand_had_them():
    tray = dice_tray()
    hand = hand_of(tray, *range(6))
    drag(hand, tray, CUP.center, (400, 300), 0.3)
    before = looks(tray)
    throw = let_go(hand, (400, 300))
    hand.throw(range(6), [0] * 6, throw)
    after = looks(tray)
    assert all(apart(before[number], after[number]) <= 2 for number in tray.numbers)


def test_a_throw_by_button_gathers_the_dice_first_and_ends_at_rest():
    tray = lying_dice(0, 1, 2)
    hand = hand_of(tray, 0, 1, 2)
    hand.throw((0, 1, 2), (3, 4, 5), hand.default_throw())
    run(0.2, hand, tray)
    cup = pygame.Rect(CUP)
    assert all(apart(tray.rect_of(number), cup) < 130 for number in tray.numbers)
    until_settled(tray)
    run(1, hand)
    assert hand.settled
    assert [home(tray, number).face for number in tray.numbers] == [3, 4, 5]


def test_another_window_in_mid_drag_keeps_the_dice_under_the_pointer():
    tray = dice_tray()
    hand = hand_of(tray, *range(6))
    drag(hand, tray, CUP.center, (400, 300), 0.3)
    tray.lay(pygame.Rect(50, 40, 900, 600), 75)
    hand.lay(pygame.Rect(500, 700, 240, 240))
    run(0.5, hand, tray)
    assert hand.holding
    assert apart(tray.rect_of(0), pygame.Rect(400, 300, 0, 0)) < 180


def test_dice_in_the_cup_lie_within_its_rim_any_way_round():
    for dice, width in ((6, 160), (10, 160), (10, 90)):
        tray = dice_tray(dice)
        hand = Hand(tray, LEATHER, pygame.Rect(320, 480, width, width))
        hand.update(FRAME)
        for number in tray.numbers:
            rect = tray.rect_of(number)
            assert rect.width < 1.3 * tray.heap.size * EDGE
            assert hypot(rect.centerx - 320 - width / 2, rect.centery - 480 - width / 2) < width / 2 * INNER
        assert len({pose_of(tray, number).turn for number in tray.numbers}) == dice


def test_nothing_of_the_dice_is_seen_outside_the_mouth_of_the_cup():
    """Drawn with dice in it and without, all but the mouth is the same."""
    cup = pygame.Rect(320, 400, 120, 120)
    pictures = []
    for tray in (dice_tray(10), dice_tray(0)):
        hand = Hand(tray, LEATHER, cup)
        hand.update(FRAME)
        surface = pygame.Surface((800, 700))
        hand.draw(surface)
        pictures.append(surface)
    full, bare = pictures
    differ = [
        (x, y)
        for x in range(cup.left - 60, cup.right + 60, 2)
        for y in range(cup.top - 90, cup.bottom + 60, 2)
        if sum(abs(a - b) for a, b in zip(full.get_at((x, y)), bare.get_at((x, y)), strict=True)) > 6
    ]
    assert differ
    middle = cup.centery - LEAN * TALL * cup.w / 2
    assert max(hypot(x - cup.centerx, y - middle) for x, y in differ) < cup.w / 2 * INNER + 2


def test_dragged_dice_fan_out_beside_the_pointer_with_their_faces():
    tray = lying_dice(0, 1, 2, 3)
    hand = hand_of(tray, 0, 1, 2)
    turns = {number: pose_of(tray, number).turn for number in (0, 1, 2)}
    start = tray.rect_of(0).center
    end = (start[0] + 120, start[1] - 60)
    drag(hand, tray, start, end, 0.3)
    run(1.0, hand, tray)
    rects = [tray.rect_of(number) for number in (0, 1, 2)]
    assert all(pose_of(tray, number).turn == turns[number] for number in (0, 1, 2))
    assert all(apart(a, b) > EDGE * 0.9 for i, a in enumerate(rects) for b in rects[:i])
    assert not any(rect.collidepoint(end) for rect in rects)


def test_a_shaken_drag_is_a_shaken_throw():
    def shaken(swing):
        tray = dice_tray()
        hand = hand_of(tray, *range(6))
        hand.press(CUP.center)
        for frame in range(40):
            off = swing * (1 if frame // 4 % 2 else -1)
            hand.drag((CUP.centerx + off, CUP.centery - 3 * frame))
            run(FRAME, hand, tray)
        return let_go(hand, (CUP.centerx, CUP.centery - 130)).shaken

    assert shaken(0) < 0.2
    assert shaken(110) > 0.6
