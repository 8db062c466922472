"""The coach plays as the expert, says why where there was a choice. (What it says at 17 is tested there.)"""

import pytest

from game import bots
from game.bots.explain.coach import COACH, Coaching, coached, of_the_turn
from game.bots.reason import Reason
from tests.bots.explain.test_costs import begun


@pytest.mark.parametrize("game", ["dalek", "dicy"])
def test_it_plays_as_the_expert_and_gives_a_reason_for_every_choice(game):
    session = begun(game, ("Ada", "Bo"))
    reasons = []
    for n in range(30):
        seat = session.game.to_act(session.state)
        if seat is None:
            break
        legal = tuple(session.game.legal(session.state, seat))
        advised = Coaching(game, session.view(seat), legal, f"{n}").answered()
        assert advised.command == bots.ask(game, "expert", session.view(seat), iter(legal), f"{n}")
        assert (advised.reason is not None) == (len(legal) > 1)
        reasons.append(advised.reason)
        session.do(advised.command)
    assert of_the_turn(reasons)


def test_the_last_reason_of_a_turn_is_said():
    first, last = Reason("dalek_keep_roll"), Reason("dalek_stop")
    assert of_the_turn([first, None, last, None]) == last
    assert of_the_turn([None]) is None


@pytest.mark.parametrize("game", ["dalek", "dicy", "seventeen"])
def test_every_game_has_a_coach(game):
    assert coached(game)
    assert COACH in bots.levels(game)
