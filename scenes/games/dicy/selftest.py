"""What must be there for Dicy Cards: the tables that its bots play from, whole."""

from array import array
from math import isfinite

from game.bots.dicy import compiled_crowd, races, tables


def check_tables() -> None:
    solved = tables.fives()
    assert len(solved.rates) == len(tables.FIVES), len(solved.rates)
    assert all(map(isfinite, (*solved.rates, *solved.weights)))
    for five in races.PRINTED:
        given = races.given(five)
        assert given is not None, five
        if races.LIBRARY.there():
            given.unpacked()
    for network, weights in compiled_crowd.weights().items():
        assert all(map(isfinite, array("f", weights))), network
