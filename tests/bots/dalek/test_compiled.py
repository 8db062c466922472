"""A turn worked out in C is the turn worked out in Python, to the last bit."""

from random import Random

import pytest

from game.bots.dalek import compiled_turn
from game.bots.dalek.turn import MOST_POINTS, best_turn
from game.bots.dalek.worth import POINTS, Standing, worth

WORTHS = {
    "points": POINTS,
    "few turns": worth(Standing((37,), 0)),
    "the first of two": worth(Standing((50, 71), 0)),
    "the last turn": worth(Standing((93, 88), 1)),
    "anything": [Random(1).random() for _ in range(MOST_POINTS + 1)],
}

pytestmark = pytest.mark.skipif(not compiled_turn.LIBRARY.there(), reason="no C compiler was there")


@pytest.mark.parametrize("name", WORTHS)
def test_the_same_numbers_come_out(name, monkeypatch):
    compiled = best_turn(WORTHS[name])
    monkeypatch.setattr(compiled_turn.LIBRARY, "there", lambda: False)
    plain = best_turn(WORTHS[name])
    assert list(compiled.rolled) == list(plain.rolled)
    assert compiled.value == plain.value


def test_one_turn_leaves_nothing_behind_for_the_next():
    first = best_turn(WORTHS["anything"])
    best_turn(POINTS)
    assert list(best_turn(WORTHS["anything"]).rolled) == list(first.rolled)


def test_without_the_library_the_value_is_the_same(monkeypatch):
    monkeypatch.setattr(compiled_turn.LIBRARY, "there", lambda: False)
    assert best_turn(POINTS).value == pytest.approx(14.882536215933, abs=1e-11)
