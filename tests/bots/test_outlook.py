"""What a choice comes to: the figures of a review, against every throw played out."""

from itertools import product

import pytest

from game.bots.dalek.odds import _over
from game.bots.dalek.shape import Spot
from game.bots.explain.tutor import AskedOutcomes
from game.bots.record import bots_of
from game.shelf import GAMES
from tests.review.ledgers import has_alternative, played
from tests.table import ScriptedChance


def moments(key, bots, seed, **options):
    """Of choices that had an alternative: the view and what may be done."""
    session = played(key, bots, seed, **options)
    game, state = session.game, session.game.fresh(len(bots))
    for step in session.steps:
        command = getattr(step, "command", None)
        if command is not None and has_alternative(session, state, command.seat) and not _forced(state):
            yield state, game.view(state, command.seat), tuple(game.legal(state, command.seat))
        for event in getattr(step, "events", ()):
            state = game.evolve(state, event)


def _forced(state):
    return bool(getattr(state, "choosers", ()))


@pytest.mark.parametrize(
    ("key", "bots", "options"),
    [("dalek", ("easy", "hard"), {"target": 30}), ("dicy", ("easy", "hard"), {}), ("dicy", ("easy",), {})],
)
def test_the_best_has_the_value_that_its_cost_is_told_from(key, bots, options):
    told = 0
    for _state, view, legal in list(moments(key, bots, 3, **options))[:6]:
        found = AskedOutcomes(key, tuple((view, command) for command in legal[:12])).answered()
        known = bots_of(key)
        _, best = known.lost(view, legal[0])
        top = known.comes_to(view, best)
        assert top is not None
        for command, outcome in zip(legal, found, strict=False):
            assert outcome is not None
            assert top.value - outcome.value == pytest.approx(known.lost(view, command)[0], abs=1e-12)
            assert 0 <= outcome.over <= 1
            assert 0 <= outcome.outlook.nothing <= 1
            told += 1
    assert told > 12


def rolled_on(game, state, command, dice):
    for event in game.decide(state, command, ScriptedChance(dice)):
        state = game.evolve(state, event)
    return state


def test_a_roll_with_one_die_comes_to_what_all_throws_of_it_do():
    """At Dalek Dice, played out by the best choice after each throw, to the turn's end."""
    game, looked_at = GAMES["dalek"], 0
    for seed in range(1, 8):
        for state, view, legal in moments("dalek", ("medium", "hard"), seed, target=30):
            roll = next((one for one in legal if type(one).__name__ == "Roll"), None)
            if roll is None or len(state.hand) != 1:
                continue
            made = [
                _best_to_the_end(game, rolled_on(game, state, roll, dice), state)
                for dice in product(range(6), repeat=len(state.hand))
            ]
            found = bots_of("dalek").comes_to(view, roll)
            assert found is not None
            mean = sum(made) / len(made)
            assert found.outlook.average == pytest.approx(mean, abs=1e-4)
            assert found.outlook.nothing == pytest.approx(made.count(0) / len(made), abs=1e-4)
            squares = sum((one - mean) ** 2 for one in made) / len(made)
            assert found.outlook.spread == pytest.approx(squares**0.5, abs=0.02)
            assert found.over == 1
            looked_at += 1
    assert looked_at > 1


def _best_to_the_end(game, after, before):
    while after.seat == before.seat and after.stage == "rolled":
        _, best = bots_of("dalek").lost(game.view(after, after.seat), next(game.legal(after, after.seat)))
        after = rolled_on(game, after, best, ())
    return after.scores[before.seat] - before.scores[before.seat]


@pytest.mark.parametrize("doctors", [0, 1, 2])
@pytest.mark.parametrize("exterminates", [0, 2])
@pytest.mark.parametrize("hand", [1, 2, 3])
def test_the_dice_end_a_turn_as_often_as_the_throws_that_do(doctors, exterminates, hand):
    def ends(throw):
        placed = ("DOC" in throw) + ("EXT" in throw)
        third = (doctors == 2 and "DOC" in throw) or (exterminates == 2 and "EXT" in throw)
        return third or placed == hand or hand == 1

    throws = list(product(("H4", "H2", "D3", "D2", "DOC", "EXT"), repeat=hand))
    share = sum(map(ends, throws)) / len(throws)
    assert _over(Spot(hand, doctors, exterminates, 8, 0)) == pytest.approx(share, abs=1e-12)


def test_at_dicy_cards_a_last_card_frozen_ends_the_turn_and_a_score_is_what_it_is():
    for _state, view, legal in moments("dicy", ("easy", "hard"), 5):
        for command in legal[:8]:
            found = bots_of("dicy").comes_to(view, command)
            assert found is not None
            again = type(command).__name__ == "Reroll"
            assert found.over == float(not again or len(view.table.active[view.table.seat]) == 1)
            if not again:
                assert found.outlook.spread == 0
            if type(command).__name__ == "Pass":
                assert found.outlook.nothing == 1
            assert (found.outlook.average > 0) == (found.outlook.nothing < 1 - 1e-6)
