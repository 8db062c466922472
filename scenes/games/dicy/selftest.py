"""What must be there for Dicy Cards: the tables that its bots play from."""

from game.bots.dicy import races, tables
from game.dicy.fives import GIVEN


def check_tables() -> None:
    for cards in GIVEN.values():
        assert races.race(tables.in_order(cards)) is not None, cards
    assert tables.fives() is not None
