"""The clock: fixed steps, the same animation whatever the frame times are."""

from hypothesis import given
from hypothesis import strategies as st

from scenes.app.clock import LONGEST_FRAME, STEP, FixedClock, snapped
from tests.scenes.frame.builders import Mover, app_with

frames = st.lists(st.floats(0, LONGEST_FRAME), max_size=60)


@given(frames)
def test_all_time_is_given_out_but_for_less_than_a_step(times):
    clock = FixedClock()
    given_out = sum(clock.steps(t) for t in times) * STEP
    assert -1e-5 <= sum(times) - given_out <= STEP + 1e-5


@given(st.lists(st.integers(1, 11), min_size=1, max_size=30))
def test_an_animation_goes_the_same_way_whatever_the_frames(frame_lengths):
    uneven, even = Mover(), Mover()
    uneven.way = even.way = 1e9
    app_uneven, app_even = app_with(uneven), app_with(even)
    for steps in frame_lengths:
        app_uneven.tick(steps * STEP)
    for _ in range(sum(frame_lengths)):
        app_even.tick(STEP)
    assert uneven.x == even.x


def test_a_long_pause_is_not_made_up_for():
    assert FixedClock().steps(5.0) == round(LONGEST_FRAME / STEP)


def test_time_never_runs_backwards():
    assert FixedClock().steps(-3.0) == 0


def test_a_frame_that_is_nearly_a_sixtieth_is_one():
    assert snapped(0.016) == snapped(0.018) == 1 / 60
    assert snapped(0.033) == 0.033
