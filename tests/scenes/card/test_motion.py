"""Values and places get where they are sent, without jumps, and take up from where they are."""

import pytest

from scenes.table.card.motion import Eased, Travel, glide, land, settle

FRAME = 1 / 60


def run(moving, seconds: float = 5.0) -> None:
    for _ in range(round(seconds / FRAME)):
        moving.step(FRAME)


@pytest.mark.parametrize("ease", [glide, settle, land])
def test_every_ease_starts_at_nought_and_ends_at_one(ease):
    assert ease(0) == pytest.approx(0)
    assert ease(1) == pytest.approx(1)


@pytest.mark.parametrize("ease", [glide, settle])
def test_a_plain_ease_never_turns_back(ease):
    steps = [ease(i / 100) for i in range(101)]
    assert steps == sorted(steps)


def test_landing_goes_a_little_too_far():
    assert 1 < max(land(i / 100) for i in range(101)) < 1.12


def test_a_value_arrives_exactly_and_is_settled():
    value = Eased(2.0)
    assert value.settled
    value.send(5.0, 0.4)
    assert not value.settled
    run(value)
    assert value.settled
    assert value.value == 5.0


def test_a_value_sent_elsewhere_on_its_way_goes_on_from_where_it_is():
    value = Eased(0.0)
    value.send(1.0, 1.0)
    run(value, 0.5)
    here = value.value
    value.send(0.0, 1.0)
    value.step(FRAME / 100)
    assert 0 < here < 1
    assert value.value == pytest.approx(here, abs=0.01)


def test_a_value_waits_before_it_goes():
    value = Eased(0.0)
    value.send(1.0, 0.5, wait=1.0)
    run(value, 0.9)
    assert value.value == 0.0
    assert not value.settled
    run(value, 0.8)
    assert value.value == 1.0


def test_a_value_told_to_finish_is_there():
    value = Eased(0.0)
    value.send(1.0, 0.5, wait=1.0)
    value.finish()
    assert (value.value, value.settled) == (1.0, True)


def test_sending_a_value_where_it_is_moves_nothing():
    value = Eased(1.0)
    value.send(1.0, 0.5)
    assert value.settled


def test_a_journey_goes_out_to_the_side_and_ends_at_its_goal():
    travel = Travel(0, 0)
    travel.send(100, 0, 1.0, 0.2, glide, 0)
    run(travel, 0.5)
    assert travel.place == (pytest.approx(50, abs=1), pytest.approx(10, abs=0.5))
    run(travel)
    assert travel.place == (100, 0)
    assert travel.settled


def test_a_journey_makes_no_jump_between_two_frames():
    travel = Travel(0, 0)
    travel.send(600, 400, 0.5, 0.15, settle, 0)
    before = travel.place
    while not travel.settled:
        travel.step(FRAME)
        now = travel.place
        assert ((now[0] - before[0]) ** 2 + (now[1] - before[1]) ** 2) ** 0.5 < 85
        before = now
