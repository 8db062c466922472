"""What must be there for Dicy Cards: the tables that its bots play from, whole."""

from game.bots.dicy import compiled_crowd, races, tables


def check_tables() -> None:
    assert tables.fives()
    assert all(map(races.given, races.PRINTED))
    assert compiled_crowd.weights()
