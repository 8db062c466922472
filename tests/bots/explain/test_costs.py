"""What choices cost: nothing for the expert, something for a blunder, and the dearest come first."""

import pytest
from msgspec.structs import replace

from game import bots
from game.bots.explain.costs import LEAST, MOST, Examined, dearest, decisions
from game.core.header import Header, setup_from
from game.core.seats import Seat
from game.core.session import Session
from game.dalek.commands import Keep, Roll, Stop
from game.dicy.commands import Pass
from game.dicy.commands import Roll as FirstRoll
from game.shelf import GAMES
from scenes.replay.timeline import Timeline


def begun(game, names, seed="costs", **options):
    shelved = GAMES[game]
    seats = tuple(Seat(name, "human") for name in names)
    return Session.start(shelved, Header.of(shelved, setup_from(shelved, options), seats, seed))


def played(game, names, level, commands=60, **options):
    session = begun(game, names, **options)
    for n in range(commands):
        if session.ended:
            break
        seat = session.game.to_act(session.state)
        assert seat is not None
        legal = session.game.legal(session.state, seat)
        session.do(bots.ask(game, level, session.view(seat), legal, f"{n}"))
    return session


@pytest.mark.parametrize("game", ["dalek", "dicy"])
@pytest.mark.parametrize("names", [("Ada",), ("Ada", "Bo")])
def test_the_expert_makes_no_mistake(game, names):
    session = played(game, names, "expert", 40)
    assert dearest(game, tuple(decisions(session))) == ()


@pytest.mark.parametrize("game", ["dalek", "dicy"])
def test_the_dearest_of_each_come_first_and_are_few(game):
    session = played(game, ("Ada", "Bo"), "random", 60)
    found = Examined(game, tuple(decisions(session))).answered()
    assert found
    for seat in (0, 1):
        costs = [mistake.cost for mistake in found if mistake.decision.seat == seat]
        assert len(costs) <= MOST
        assert costs == sorted(costs, reverse=True)
        assert all(cost >= LEAST for cost in costs)


def test_a_blunder_is_found_with_what_would_have_been_better():
    session = begun("dalek", ("Ada", "Bo"), first=0)
    session.do(Roll(0))
    keep = next(command for command in session.game.legal(session.state, 0) if isinstance(command, Keep))
    session.do(keep)
    session.do(Stop(0))
    found = dearest("dalek", tuple(decisions(session)))
    worst = max(found, key=lambda mistake: mistake.cost)
    assert isinstance(worst.decision.command, Keep | Stop)
    assert worst.best in list(session.game.legal(worst.decision.view.table, 0))
    assert session.seek(worst.decision.n) == worst.decision.view.table


def test_a_pass_with_a_good_roll_costs():
    session = begun("dicy", ("Ada", "Bo"), first=0)
    session.do(FirstRoll(0))
    session.do(Pass(0))
    found = dearest("dicy", tuple(decisions(session)))
    assert [type(mistake.decision.command) for mistake in found] == [Pass]
    assert found[0].cost > 0.02


def test_only_people_are_told_and_only_while_they_played():
    session = begun("dalek", ("Ada", "Bo"), first=0)
    session.seat_changes(0, "bot", "easy")
    session.do(Roll(0))
    assert [decision.seat for decision in decisions(session)] == []
    session.seat_changes(0, "human", name="Ada")
    session.do(next(c for c in session.game.legal(session.state, 0) if isinstance(c, Keep)))
    (decision,) = decisions(session)
    assert decision.seat == 0
    assert session.seek(decision.n).stage == "rolled"


def test_a_score_of_fewer_points_is_weighed_by_its_points():
    from game.bots.dicy.explain import cost
    from game.dicy.commands import Score

    session = begun("dicy", ("Ada", "Bo"), first=0, seed="fewer")
    session.do(FirstRoll(0))
    scores = [c for c in session.game.legal(session.state, 0) if isinstance(c, Score) and c.card == "any_two"]
    by_points = sorted(scores, key=lambda c: sum(session.state.dice[d] for d in c.dice))
    lost = [cost(session.view(0), command)[0] for command in (by_points[0], by_points[-1])]
    assert lost[0] > lost[1] >= 0


def test_what_is_asked_for_can_be_sent_to_another_process():
    import pickle

    asked = Examined("dalek", tuple(decisions(played("dalek", ("Ada", "Bo"), "random", 20))))
    assert pickle.loads(pickle.dumps(asked)) == asked
    assert replace(asked, level="random").answered() == asked.answered()


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_names_the_turn_that_its_replay_names(game):
    session = played(game, ("Ada", "Bo"), "random", 60)
    course = Timeline.of(session)
    made = tuple(decisions(session))
    assert made[-1].turn > 2
    assert [choice.turn for choice in made] == [course.turn_of(choice.n) for choice in made]
