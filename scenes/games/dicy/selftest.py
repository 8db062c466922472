"""What must be there for Dicy Cards: the tables that its bots play from."""

from game.bots.dicy import races, tables


def check_tables() -> None:
    assert tables.fives().rates
    for five in races.PRINTED:
        assert races.given(five) is not None, five
