"""What must be there for 17: the networks and tables that its bots play by, whole."""

from math import isfinite

from game.bots.seventeen import net, tables


def check_tables() -> None:
    networks = net.kept()
    for seats in range(2, net.MOST_LEARNT + 1):
        for network in (seats, seats + net.SEARCHED):
            assert all(map(isfinite, networks[network])), network
            assert net.net(network)
    for seats in range(tables.FEWEST_SEATS, tables.MOST_SEATS + 1):
        assert all(map(isfinite, (one for table in tables.instinct(seats).tables() for one in table)))
        assert tables.habits(seats)
