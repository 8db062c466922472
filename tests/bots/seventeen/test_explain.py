"""What hints tell of a row's chances."""

import pytest

from game.bots.seventeen.explain import as_told, reached, total
from game.seventeen.cards import Kind

LESS: tuple[Kind, ...] = ("o5", "o5", "h1")
ENOUGH: tuple[Kind, ...] = ("o5", "o5", "o4", "h3")


@pytest.mark.parametrize("chance", [0.0, 0.25, 0.6, 1.0])
def test_rows_come_to_17_as_often_as_is_told(chance):
    told = as_told([LESS] * 30 + [ENOUGH] * 10, chance)
    assert reached(told) == pytest.approx(chance)
    assert len(told) == 40


def test_what_cannot_be_otherwise_is_not_told_otherwise():
    assert reached(as_told([LESS] * 5, 0.4)) == 0
    assert reached(as_told([ENOUGH] * 5, 0.4)) == 1
    assert (total(LESS), total(ENOUGH)) == (11, 17)
