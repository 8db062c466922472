"""Dice in the cup: they rattle when it is shaken, stay within its side, and come to rest."""

from itertools import combinations
from math import hypot

import pytest

from scenes.table.dice.dice_tray import STEP
from scenes.table.dice.held_dice import Heap

INNER = 1.4  # radii of a cup that dice of full size fit into
REACH = 0.781  # how far from its middle the middle of a die may get, when its edges stay within the side


def heap_of(dice=10, seed=1, cup: float | None = INNER):
    heap = Heap((5.0, 5.0), seed)
    heap.hold_in(cup)
    heap.take(range(dice))
    return heap


def shake(heap, swing, seconds=1.0):
    """To and fro, as a hand that the pointer's places come from: 60 a second."""
    for frame in range(round(seconds * 60)):
        heap.at = (5.0 + (swing if frame // 4 % 2 else -swing), 5.0)
        for _ in range(2):
            heap.step(STEP)
            yield


def places(heap):
    return [heap.pose(number)[:2] for number in heap.numbers]


def off(heap):
    """Each die's place, seen from the middle of the heap."""
    return [minus(at, heap.at) for at in places(heap)]


def minus(a, b):
    return (a[0] - b[0], a[1] - b[1])


def until_still(heap, limit=4.0):
    for _ in range(round(limit / STEP)):
        if heap.still:
            return
        heap.step(STEP)
    raise AssertionError("still jostling")


@pytest.mark.parametrize("swing", [0.3, 1.2, 6.0])
def test_a_shaken_cup_rattles_and_keeps_every_die_within_its_side(swing):
    heap = heap_of()
    assert max(hypot(*at) for _ in shake(heap, swing) for at in off(heap)) <= REACH
    assert heap.rattles
    assert all(0 < knock.strength <= 1 for knock in heap.rattles)


def test_a_cup_that_is_carried_gently_does_not_rattle():
    heap = heap_of()
    for frame in range(240):
        heap.at = (5.0 + 0.02 * frame, 5.0)
        heap.step(STEP)
    assert heap.rattles == []


def test_harder_shaking_is_louder():
    loud = []
    for swing in (0.3, 1.2):
        heap = heap_of()
        for _ in shake(heap, swing):
            pass
        loud.append(sum(knock.strength for knock in heap.rattles))
    assert loud[1] > 2 * loud[0]


@pytest.mark.parametrize("cup", [INNER, None])
def test_a_shaken_heap_comes_to_rest_where_each_die_has_its_seat(cup):
    heap = heap_of(cup=cup)
    seats = off(heap)
    for _ in shake(heap, 1.2):
        pass
    assert not heap.still
    until_still(heap)
    assert all(at == pytest.approx(seat, abs=0.03) for at, seat in zip(off(heap), seats, strict=True))


def test_settled_dice_are_still_at_once_and_stay_so():
    heap = heap_of()
    for _ in shake(heap, 1.2):
        pass
    heap.settle()
    assert heap.still
    heap.rattles.clear()
    before = places(heap)
    for _ in range(60):
        heap.step(STEP)
        assert heap.still
    assert places(heap) == [pytest.approx(at, abs=1e-6) for at in before]
    assert heap.rattles == []


def test_dice_in_a_bare_hand_swing_further_than_a_cup_would_let_them_and_do_not_rattle():
    heap = heap_of(1, cup=None)
    assert max(hypot(*at) for _ in shake(heap, 1.2) for at in off(heap)) > REACH
    assert heap.rattles == []


def test_shaken_dice_knock_each_other_and_never_go_through_each_other():
    heap = heap_of()
    nearest = min(hypot(*minus(a, b)) for _ in shake(heap, 0.3) for a, b in combinations(off(heap), 2))
    assert nearest > 0.12


def test_dice_that_left_are_out_of_the_way():
    heap, alone = heap_of(4), heap_of(1)
    heap.drop([1, 2, 3])
    assert heap.numbers == (0,)
    heap.drop([0])
    heap.take([0])
    assert places(heap) == [pytest.approx(at) for at in places(alone)]
    for _ in shake(heap, 1.2):
        pass
    until_still(heap)


def test_the_same_seed_jostles_the_same():
    poses = []
    for seed in (1, 1, 2):
        heap = heap_of(seed=seed)
        for _ in shake(heap, 1.2):
            pass
        poses.append([heap.pose(number) for number in heap.numbers])
    assert poses[0] == poses[1]
    assert poses[0] != poses[2]
