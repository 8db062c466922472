"""What a hint says comes true, and its parts are of one policy. `tests.bench.hints` checks a thousand."""

from itertools import islice
from random import Random

import pytest

from game.bots.dalek.brain import solved, weigh
from game.bots.dalek.choices import spot_of
from game.bots.dalek.explain import outlooks, why
from game.bots.dalek.turn import MOST_POINTS
from game.bots.dalek.worth import standing
from game.dalek import GAME
from game.dalek.commands import Keep
from tests.bench.hints import of_rolling_on, positions
from tests.bots.dalek.test_brain import thrown


def test_points_and_chances_of_one_sentence_come_of_one_policy():
    states = enumerate(islice(positions("dalek", "one"), 16))
    found = [far for number, state in states if (far := of_rolling_on(state, 60, f"{number}"))]
    assert len(found) >= 2
    for average, nothing in found:
        assert abs(average) < 4
        assert abs(nothing) < 4


@pytest.mark.parametrize("own", [0, 20, 40])
def test_who_has_lost_is_not_told_of_points_that_so_many_failures_leave_no_room_for(own):
    """Several ways are as good there: one brings most points, another fails most often."""
    table = thrown("H4 H2 D3 D3 H2", (own, 89), "EXT H2 D2 D2", target=90)
    turn = solved(standing(table))
    at = spot_of(table.placed, len(table.hand))
    ahead = outlooks(turn)(at)
    assert weigh(turn, table)
    assert ahead.average <= (1 - ahead.nothing) * MOST_POINTS / 2
    assert 0 <= ahead.nothing < 1


def test_where_a_turn_is_lost_nobody_is_told_that_no_points_are_safe():
    """Eighteen Humans, and two dice that could bring six Daleks at most."""
    table = thrown("H2 D3", placed="H4 H4 H4 H2 H2 D2 EXT")
    assert why(GAME.view(table, 0), Keep(0, (0,)), Random(0)).key == "dalek_keep_lost"
