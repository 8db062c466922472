"""A turn worked out in C is the turn worked out in Python, to the last bit."""

import pytest

from game.bots.dicy import compiled_turn
from game.bots.dicy.challenge import Challenge
from game.bots.dicy.pairs import Player
from game.bots.dicy.races import PRINTED
from game.bots.dicy.tables import FIVES
from game.bots.dicy.worth import Standing, long_run, to_win

pytestmark = pytest.mark.skipif(not compiled_turn.LIBRARY.there(), reason="no C compiler was there")

MAKES = {
    **{
        f"{mode}, for two": lambda five=five: to_win(
            Standing(five, Player(0, 62, 31, False), (Player(1, 55, 22, True),))
        )
        for five, mode in PRINTED.items()
    },
    "the last turn": lambda: to_win(
        Standing(FIVES[3], Player(1, 84, 31, False), (Player(0, 101, 7, False),))
    ),
    "for points": lambda: long_run(FIVES[500]),
}


@pytest.mark.parametrize("name", MAKES)
@pytest.mark.parametrize("active", [31, 22, 4])
def test_the_same_numbers_come_out(name, active, monkeypatch):
    compiled, plain = MAKES[name](), MAKES[name]()
    subsets = [subset for subset in range(1, 32) if not subset & ~active]
    found = [(compiled.start(each), compiled.rolled(each), compiled.kept(each)) for each in subsets]
    monkeypatch.setattr(compiled_turn.LIBRARY, "there", lambda: False)
    for each, (start, rolled, kept) in zip(subsets, found, strict=True):
        assert start == plain.start(each)
        assert list(rolled) == list(plain.rolled(each))
        assert [list(row) for row in kept] == [list(row) for row in plain.kept(each)]


def test_alone_too(monkeypatch):
    compiled, plain = Challenge(FIVES[40]), Challenge(FIVES[40])
    compiled.solve_down_to(90)
    monkeypatch.setattr(compiled_turn.LIBRARY, "there", lambda: False)
    plain.solve_down_to(90)
    assert compiled._to_go == plain._to_go
