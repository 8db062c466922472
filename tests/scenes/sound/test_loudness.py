"""How loud and where: by the hit, by the place on the window, by the settings."""

from itertools import pairwise

import pytest

from scenes.settings.store import Settings
from scenes.sound.cue import Cue
from scenes.sound.loudness import sides

NOW = Settings()


def loud(cue, settings=NOW):
    left, right = sides(settings, cue)
    return left**2 + right**2


def test_a_harder_hit_is_louder():
    hits = [loud(Cue("die_wood", strength / 20)) for strength in range(21)]
    assert all(one < other for one, other in pairwise(hits))
    assert hits[0] > 0


def test_left_is_left_and_right_is_right():
    left, right = sides(NOW, Cue("die_cloth", 1, -0.5))
    assert left > right
    assert sides(NOW, Cue("die_cloth", 1, 0.5)) == pytest.approx((right, left))


def test_the_middle_is_in_the_middle():
    left, right = sides(NOW, Cue("tap"))
    assert left == pytest.approx(right)


@pytest.mark.parametrize("place", [-1, -0.3, 0, 0.7, 1])
def test_it_is_as_loud_wherever_it_is(place):
    assert loud(Cue("die_die", 0.5, place)) == pytest.approx(loud(Cue("die_die", 0.5)))


@pytest.mark.parametrize("place", [-5.0, 5.0])
def test_what_lies_beyond_the_window_is_heard_from_its_edge(place):
    assert sides(NOW, Cue("tap", 1, place)) == sides(NOW, Cue("tap", 1, place / 5))


def test_no_sound_is_let_out_louder_than_its_file():
    full = Settings(volume_table=100, volume_moments=100)
    assert max(sides(full, Cue("die_die", 3.0, -1))) <= 1


def test_each_group_has_a_volume_of_its_own():
    no_dice = Settings(volume_table=0)
    assert loud(Cue("die_cloth"), no_dice) == loud(Cue("card_turn"), no_dice) == 0
    assert loud(Cue("points"), no_dice) == loud(Cue("points"))
    assert loud(Cue("points"), Settings(volume_moments=0)) == 0


def test_a_lower_volume_is_softer():
    steps = [loud(Cue("tap"), Settings(volume_table=value)) for value in range(0, 101, 5)]
    assert all(one < other for one, other in pairwise(steps))


def test_muted_is_silent():
    assert loud(Cue("win"), Settings(muted=True)) == 0
