"""The director: events in order, one hold after the other; hurried, skipped, run back, and never behind."""

from scenes.table.director import HURRIED, Director, Overlap, Settle
from scenes.table.sitting import Beat


class Stage:
    """Writes down what it is asked for; `still` as the test says."""

    def __init__(self, hold=None):
        self.heard = []
        self.still = True
        self.hold = hold or Settle()

    def begin(self, beat):
        self.heard.append(f"begin {beat.n}")
        return self.hold

    def run_back(self, n, view):
        self.heard.append(f"back to {n}")

    def lay_from(self, n, view):
        self.heard.append(f"lay {n}")

    def over(self):
        self.heard.append("over")


def beats(*numbers):
    return [Beat(n, f"event {n}", f"view {n}") for n in numbers]


def directed(hold=None, pace=1.0):
    stage = Stage(hold)
    director = Director(stage)
    director.pace = pace
    return stage, director


def test_the_next_event_waits_until_the_table_is_still():
    stage, director = directed()
    stage.still = False
    director.play(beats(1, 2))
    director.update(5)
    assert stage.heard == ["begin 1"]
    stage.still = True
    director.update(0.01)
    assert stage.heard == ["begin 1", "begin 2"]


def test_a_pause_is_counted_from_when_the_table_is_still():
    stage, director = directed(Settle(0.5))
    stage.still = False
    director.play(beats(1))
    director.update(5)
    stage.still = True
    director.update(0.4)
    assert director.busy
    director.update(0.2)
    assert stage.heard == ["begin 1", "over"]


def test_what_overlaps_does_not_wait_for_the_table():
    stage, director = directed(Overlap(0.2))
    stage.still = False
    director.play(beats(1, 2))
    director.update(0.3)
    assert stage.heard == ["begin 1", "begin 2"]


def test_nothing_is_over_while_the_last_overlapping_event_still_moves():
    stage, director = directed(Overlap(0.2))
    stage.still = False
    director.play(beats(1))
    director.update(3)
    assert director.busy
    stage.still = True
    director.update(0.01)
    assert not director.busy


def test_the_first_hurry_is_faster_and_the_second_is_there():
    stage, director = directed()
    stage.still = False
    director.play(beats(1, 2, 3))
    before = director.rate
    director.hurry()
    assert director.rate > before
    assert stage.heard == ["begin 1"]
    director.hurry()
    assert stage.heard == ["begin 1", "lay 3", "over"]


def test_hurrying_ends_with_what_was_hurried():
    _, director = directed()
    director.play(beats(1))
    director.hurry()
    director.update(1)
    assert director.rate == 1.0


def test_a_hurry_while_nothing_moves_is_nothing():
    _, director = directed()
    director.hurry()
    assert director.rate == 1.0


def test_a_skip_of_the_last_event_lays_what_it_was_about():
    stage, director = directed()
    stage.still = False
    director.play(beats(7))
    director.skip()
    assert stage.heard == ["begin 7", "lay 7", "over"]


def test_at_instant_speed_only_the_last_view_is_laid():
    stage, director = directed(pace=0)
    director.play(beats(1, 2, 3))
    assert stage.heard == ["lay 3", "over"]
    assert not director.busy


def test_running_back_drops_what_was_still_to_be_shown():
    stage, director = directed()
    stage.still = False
    director.play(beats(5, 6, 7))
    director.run_back(2, "view 2")
    stage.still = True
    director.update(0.01)
    assert stage.heard == ["begin 5", "back to 2", "over"]


def test_events_that_come_while_others_are_shown_queue_up():
    stage, director = directed()
    stage.still = False
    director.play(beats(1))
    director.play(beats(2))
    stage.still = True
    for _ in range(3):
        director.update(0.01)
    assert stage.heard == ["begin 1", "begin 2", "over"]


def test_what_is_held_hurries_as_long_as_it_is_held():
    _stage, director = directed()
    for held, rate in ((True, HURRIED), (False, 1.0)):
        director.hold(held)
        assert director.rate == rate
