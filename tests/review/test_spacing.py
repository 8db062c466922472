"""FSRS-5, against figures worked out by hand from its published formula."""

from math import exp

import pytest

from game.review.spacing import Memory, W, asked_again, interval, learnt, still_known


def test_after_its_stability_nine_of_ten_still_know_it():
    for stability in (0.5, 3.0, 40.0):
        memory = Memory(stability, 5)
        assert still_known(memory, stability) == pytest.approx(0.9)
        assert interval(memory) == pytest.approx(stability)
        assert still_known(memory, 0) == 1


@pytest.mark.parametrize(("grade", "days"), [(1, 0.40255), (2, 1.18385), (3, 3.173), (4, 15.69105)])
def test_the_first_time_the_grade_says_how_long_it_lasts(grade, days):
    assert interval(learnt(grade)) == pytest.approx(days)


def test_difficulty_of_the_first_time():
    assert learnt(1).difficulty == pytest.approx(7.1949)
    assert learnt(3).difficulty == pytest.approx(7.1949 - exp(1.069) + 1)


def test_known_in_time_it_lasts_longer_and_longer_by_the_published_formula():
    memory = learnt(3)
    then = asked_again(memory, 3, memory.stability)
    grows = exp(W[8]) * (11 - memory.difficulty) * memory.stability ** -W[9] * (exp(W[10] * 0.1) - 1)
    assert then.stability == pytest.approx(memory.stability * (1 + grows))
    assert then.stability > 2 * memory.stability


def test_forgotten_it_comes_again_sooner_and_is_harder():
    memory = Memory(30, 5)
    then = asked_again(memory, 1, 30)
    wanted = W[11] * 5 ** -W[12] * (31 ** W[13] - 1) * exp(W[14] * 0.1)
    assert then.stability == pytest.approx(wanted)
    assert then.stability < memory.stability
    assert then.difficulty > memory.difficulty


def test_hard_lies_between_good_and_forgotten():
    memory = Memory(10, 6)
    good, hard, again = (asked_again(memory, grade, 10).stability for grade in (3, 2, 1))
    assert again < memory.stability < hard < good


def test_difficulty_has_its_bounds():
    memory = learnt(1)
    for _ in range(40):
        memory = asked_again(memory, 1, 3)
    assert 9 < memory.difficulty <= 10
