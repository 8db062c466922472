"""How slow the others are: what a sparring partner goes by."""

from random import Random

import pytest

from game.bots.dalek.brain import PAR as DALEK_PAR
from game.bots.dicy.brain import PAR as DICY_PAR
from game.bots.par import Par, turns_begun
from game.core.session import Session
from tests.properties.playing import play, some_game

PAR = Par(points=10, behind=20, doubt=0.4)


def test_who_makes_par_is_not_doubted_and_who_is_behind_makes_the_chance_look_better():
    assert PAR.doubts((0, 30), (3, 3), 0) == 0
    assert PAR.doubts((0, 20), (3, 3), 0) == pytest.approx(0.2)
    assert PAR.doubts((0, 40), (3, 3), 0) == pytest.approx(-0.2)


def test_the_doubt_has_an_end():
    assert PAR.doubts((0, 0), (9, 9), 0) == 0.4
    assert PAR.doubts((0, 99), (1, 1), 0) == -0.4


def test_all_others_count_and_oneself_does_not():
    assert PAR.doubts((0, 20, 30), (3, 3, 3), 0) == pytest.approx(0.1)
    assert PAR.doubts((99, 30), (3, 3), 0) == PAR.doubts((0, 30), (3, 3), 0)
    assert PAR.doubts((5,), (1,), 0) == 0


@pytest.mark.parametrize("key", ["dicy", "dalek"])
def test_turns_are_counted_as_they_began(key):
    played: Session = some_game(key, 3, 0)
    random, begun = Random(3), [0] * len(played.seats)
    heard = 0
    for _ in range(200):
        play(played, random, 1)
        for event in played.events[heard:]:
            if type(event).__name__ == "TurnStarted":
                begun[event.seat] += 1
        heard = played.length
        if played.ended:
            break
        at = played.state
        assert turns_begun(at.seats, at.first, at.seat, at.round) == tuple(begun)


def test_both_games_have_a_par_that_a_good_turn_makes():
    assert 8 < DALEK_PAR.points < 15
    assert 10 < DICY_PAR.points < 16
