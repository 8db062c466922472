"""What must be there for Dalek Dice: the table that its bots play from."""

from game.bots.dalek import tables


def check_tables() -> None:
    assert tables.tables().turns
