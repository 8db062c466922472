"""What must be there for 17: the networks and tables that its bots play by, whole."""

from game.bots.seventeen import net, tables


def check_tables() -> None:
    for seats in range(2, net.MOST_LEARNT + 1):
        assert net.net(seats)
        assert net.net(seats + net.SEARCHED)
    for seats in range(tables.FEWEST_SEATS, tables.MOST_SEATS + 1):
        assert tables.instinct(seats)
        assert tables.habits(seats)
