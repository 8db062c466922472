"""A toss ends as it must, whatever was thrown and whatever lies about; and it looks like one on the way."""

from itertools import combinations, pairwise
from math import atan2, cos, hypot, isclose, pi, sin, sqrt
from random import Random

import pytest

from scenes.table.dice.dice_tray import WIND_UP
from scenes.table.dice.flight import Flight
from scenes.table.dice.rotation import FACE_AXES, about, inverse, lying, matrix, reach, times, top_face
from scenes.table.dice.toss import Pose, Throw, force_at, toss
from scenes.table.dice.tray import Spot, Tray, overhang, overlap, push_apart
from tests.scenes.dice.throws import FRAME, Throws, by_button, depth, frames

HALF_A_PIXEL = 0.5 / 100
TOSSES = 60
WIDE = Tray(12, 8)


def angle_between(a, b):
    w, x, y, z = times(inverse(a), b)
    return 2 * atan2(sqrt(x * x + y * y + z * z), abs(w))


def some_turn(rng):
    return times(lying(rng.randrange(6), rng.uniform(0, 2 * pi)), about((1, 0, 0), rng.uniform(0, 2 * pi)))


def some_turns(rng, dice):
    return [some_turn(rng) for _ in range(dice)]


def some_tray(rng):
    return Tray(rng.uniform(8.5, 16), rng.uniform(6.5, 10))


def some_resting(rng, tray, dice):
    spots = [
        Spot(rng.uniform(1, tray.width - 1), rng.uniform(1, tray.height - 1), rng.uniform(-0.7, 0.7))
        for _ in range(dice)
    ]
    return push_apart(tray, spots)


def some_toss(seed):
    rng = Random(seed)
    tray = some_tray(rng)
    thrown = rng.randint(1, 10)
    resting = some_resting(rng, tray, rng.randint(0, 10 - thrown))
    mouth = (rng.uniform(-2, tray.width + 2), rng.uniform(-2, tray.height + 2))
    turns = some_turns(rng, thrown)
    faces = [rng.randrange(6) for _ in range(thrown)]
    angle = rng.uniform(0, 2 * pi)
    throw = Throw((cos(angle), sin(angle)), rng.random(), seed, rng.random())
    return tray, resting, turns, faces, toss(tray, resting, mouth, turns, faces, throw)


def plain_toss(seed=1, dice=6, force=0.5, direction=(1.0, 0.2), mouth=(1.5, 4.0), shaken=0.0, resting=()):
    turns = some_turns(Random(seed), dice)
    return toss(WIDE, resting, mouth, turns, [0] * dice, Throw(direction, force, seed, shaken))


@pytest.mark.parametrize("dice", [6, 10])
def test_dice_are_never_in_each_other_nor_in_a_wall_and_come_to_rest_one_by_one(dice):
    seen = Throws()
    for flown in by_button(dice, 10):
        seen.watch(flown)
    assert seen.deepest < 0.08
    assert seen.in_a_wall < HALF_A_PIXEL
    assert seen.tilted < 1e-4
    assert min(seen.seconds) > 1.0
    assert max(seen.seconds) < 1.8
    assert all(last - first > 3 * FRAME for first, last in zip(seen.first_rest, seen.seconds, strict=True))


def test_thrown_dice_come_to_lie_all_over_the_tray():
    seen = Throws()
    for flown in by_button(6, 60):
        seen.see_rest(flown)
    assert seen.rarest > 0.05


@pytest.mark.parametrize("part", range(4))
def test_every_toss_ends_with_the_wanted_faces_flat_apart_at_rest_and_inside(part):
    for seed in range(part * TOSSES // 4, (part + 1) * TOSSES // 4):
        tray, resting, _, faces, flown = some_toss(seed)
        assert flown.duration <= 1.7, seed
        for keys, face, spot in zip(flown.keys, faces, flown.rest, strict=True):
            last = keys[-1]
            top, tilt = top_face(last.turn)
            assert (top, tilt < 1e-4) == (face, True), seed
            assert isclose(last.height, 0.5, abs_tol=1e-4), seed
            assert hypot(last.x - spot.x, last.y - spot.y) < 1e-9, seed
            assert angle_between(last.turn, lying(face, spot.yaw)) < 1e-6, seed
            assert max(map(abs, overhang(tray, spot))) < HALF_A_PIXEL, seed
        for a, b in [*combinations(flown.rest, 2), *((a, b) for a in flown.rest for b in resting)]:
            assert overlap(a, b)[0] < HALF_A_PIXEL, seed


def test_no_jump_of_place_height_or_turn_between_two_frames():
    for seed in range(0, TOSSES, 6):
        *_, flown = some_toss(seed)
        for die, left in enumerate(flown.leaves):
            seen = [
                flown.pose(die, left + k * FRAME) for k in range(int((flown.duration - left) / FRAME) + 2)
            ]
            for a, b in pairwise(seen):
                assert hypot(a.x - b.x, a.y - b.y) < 0.7, seed
                assert abs(a.height - b.height) < 0.5, seed
                assert angle_between(a.turn, b.turn) < 1.2, seed


def test_no_die_sinks_into_the_cloth():
    for seed in range(0, TOSSES, 6):
        *_, flown = some_toss(seed)
        for pose in (pose for keys in flown.keys for pose in keys[::6]):
            assert pose.height > reach(pose.turn)[2] - 1e-9


def test_dice_leave_one_after_the_other_and_not_before_there_is_room():
    for force in (0.0, 0.4, 1.0):
        flown = plain_toss(dice=10, force=force)
        assert all(later - sooner > 0.03 for sooner, later in pairwise(flown.leaves))
        for seen in frames(flown):
            assert all(depth(a, b) < 0.08 for a, b in combinations(seen, 2))


def test_dice_leave_the_mouth_turned_as_they_were_in_it():
    """A cube looks the same after any turn onto itself; only its drawings differ."""
    turns = some_turns(Random(5), 4)
    flown = toss(WIDE, [], (2, 4), turns, [2] * 4, Throw((1, 0), 0.4, 5))
    for held, keys in zip(turns, flown.keys, strict=True):
        assert reach(keys[0].turn) == pytest.approx(reach(held))


@pytest.mark.parametrize("seed", [18, 179])
def test_six_dice_that_would_lie_still_too_soon_are_thrown_again(seed):
    assert plain_toss(seed, force=0.1).duration > 1.0 - WIND_UP


def test_they_leave_at_different_heights_and_bounce():
    flown = plain_toss(dice=8)
    assert len({round(keys[0].height, 1) for keys in flown.keys}) > 3
    for keys in flown.keys:
        clear = [pose.height - reach(pose.turn)[2] > 0.02 for pose in keys]
        assert clear[0]
        assert sum(a and not b for a, b in pairwise(clear)) > 1


def test_a_firm_throw_hits_the_far_wall_and_comes_back():
    flown = plain_toss(force=1.0, direction=(1.0, 0.0), mouth=(4, 4))
    back = [max(pose.x for pose in keys) - keys[-1].x for keys in flown.keys]
    assert sum(way > 0.5 for way in back) >= 3


def test_the_gentlest_throw_barely_rolls():
    flown = plain_toss(force=0.0, direction=(1.0, 0.0), dice=4)
    assert all(spot.x - 1.5 < 4 for spot in flown.rest)


@pytest.mark.parametrize("degrees", range(0, 360, 45))
def test_the_first_part_of_the_flight_follows_the_throw(degrees):
    angle = degrees * pi / 180
    flown = plain_toss(direction=(cos(angle), sin(angle)), mouth=(6, 4), dice=3)
    ways = [
        (pose.x - keys[0].x, pose.y - keys[0].y)
        for left, keys, pose in zip(
            flown.leaves, flown.keys, (flown.pose(i, flown.leaves[i] + 0.1) for i in range(3)), strict=True
        )
    ]
    dx, dy = sum(way[0] for way in ways), sum(way[1] for way in ways)
    off = (atan2(dy, dx) - angle + pi) % (2 * pi) - pi
    assert abs(off) < 0.45
    assert hypot(dx, dy) / len(ways) > 0.4


def test_a_throw_that_would_miss_the_tray_goes_into_it():
    flown = plain_toss(mouth=(-3, 4), direction=(-1.0, 0.0))
    assert all(0 < spot.x < 12 and 0 < spot.y < 8 for spot in flown.rest)


def test_a_harder_throw_goes_farther():
    ends = [
        sum(spot.x for seed in range(4) for spot in plain_toss(seed, force=force, direction=(1, 0)).rest)
        for force in (0.0, 0.25, 0.5)
    ]
    assert ends == sorted(ends)
    assert ends[2] - ends[0] > 4 * 6 * 2.5


def test_what_was_shaken_well_spreads_more():
    def spread(shaken):
        rests = [plain_toss(seed, shaken=shaken, force=0.3, direction=(1, 0)).rest for seed in range(8)]
        return sum(abs(spot.y - 4) for rest in rests for spot in rest)

    assert spread(1.0) > spread(0.0) * 1.15


def test_the_same_inputs_give_the_same_toss():
    assert some_toss(7)[-1] == some_toss(7)[-1]


def test_another_seed_gives_another_toss():
    turns = some_turns(Random(1), 4)
    ends = {toss(WIDE, [], (2, 4), turns, [0] * 4, Throw((1, 0), 0.5, seed)).rest for seed in range(5)}
    assert len(ends) == 5


def test_other_faces_change_no_place():
    turns = some_turns(Random(1), 4)
    ends = {toss(WIDE, [], (2, 4), turns, [face] * 4, Throw((1, 0), 0.5, 3)).rest for face in range(6)}
    assert len(ends) == 1


def test_drawings_come_to_lie_as_upright_as_their_footprint_allows():
    *_, flown = some_toss(3)
    assert all(abs(spot.yaw) <= pi / 4 + 1e-9 for spot in flown.rest)


def test_resting_dice_are_solid_and_none_ends_on_another():
    wall_of_dice = list(push_apart(WIDE, [Spot(6, 0.5 + i * 1.01) for i in range(7)] + [Spot(6, 7.5)]))
    flown = plain_toss(2, dice=4, resting=wall_of_dice, direction=(1, 0), mouth=(1.5, 4))
    assert all(abs(spot.x - 6) > 0.9 for spot in flown.rest)
    for seen in frames(flown):
        for pose in seen:
            others = (Pose(spot.x, spot.y, 0.5, lying(0, spot.yaw)) for spot in wall_of_dice)
            assert all(depth(pose, other) < 0.08 for other in others)


def test_a_toss_that_would_end_badly_is_thrown_again_and_keeps_its_faces(monkeypatch):
    flown = []
    throw = Flight.throw

    def badly_at_first(flight, *how):
        flown.append(flight)
        if len(flown) > 2:
            throw(flight, *how)

    monkeypatch.setattr(Flight, "throw", badly_at_first)
    *_, faces, tossed = some_toss(11)
    assert len(flown) >= 3
    assert [top_face(keys[-1].turn)[0] for keys in tossed.keys] == faces


def test_knocks_are_told_in_order_with_place_and_strength():
    flown = plain_toss(dice=8, force=0.8)
    times_of = [impact.time for impact in flown.impacts]
    assert times_of == sorted(times_of)
    assert {impact.against for impact in flown.impacts} == {"cloth", "die", "wood"}
    assert all(0 < impact.strength <= 1 for impact in flown.impacts)
    assert all(impact.time <= flown.duration for impact in flown.impacts)


def test_a_hand_that_moves_faster_throws_harder():
    forces = [force_at(speed) for speed in (0, 8, 16, 24, 99)]
    assert forces == sorted(forces)
    assert (forces[0], forces[-1]) == (0.0, 1.0)


@pytest.mark.parametrize("face", range(6))
def test_every_face_comes_up_upright_and_unmirrored(face):
    rows = matrix(lying(face, 0.0))
    for axis, direction in zip(FACE_AXES[face], ((1, 0, 0), (0, 1, 0), (0, 0, 1)), strict=True):
        turned = tuple(sum(r * a for r, a in zip(row, axis, strict=True)) for row in rows)
        assert turned == pytest.approx(direction, abs=1e-9)


def test_a_turn_about_the_upright_goes_from_right_to_down():
    rows = matrix(lying(0, pi / 6))
    assert rows[0] == pytest.approx((cos(pi / 6), -sin(pi / 6), 0))
    assert rows[1] == pytest.approx((sin(pi / 6), cos(pi / 6), 0))
