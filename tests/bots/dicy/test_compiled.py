"""The game of two, solved in C: its chances hold against the real rules, for a target soon reached."""

from functools import cache

import numpy as np
import pytest
from msgspec.structs import replace

from game.bots.dicy import compiled_race
from game.bots.dicy.compiled_race import CompiledRace
from game.bots.dicy.races import LEADS
from game.bots.dicy.tables import SETS, in_order
from game.dicy import GAME
from game.dicy.cards import points
from game.dicy.commands import Pass, Score
from game.dicy.events import Setup
from game.dicy.fives import GIVEN
from game.dicy.picks import picks
from tests.bots.dicy.brute import outcomes, worth_of_a_turn
from tests.table import ScriptedChance, given

INTERACTION = in_order(GIVEN["interaction"])
SHORT = 4  # points to win by: the same game, solved in a moment

pytestmark = pytest.mark.skipif(not compiled_race.LIBRARY.there(), reason="no C compiler was there")


class Chances:
    """[own score, other's score, own active, other's active]"""

    def __init__(self, five):
        self.solver = CompiledRace(five, SHORT)
        self.progress = list(self.solver.solve())
        shape = (SHORT, SHORT, SETS, SETS)
        self.first, self.last = (
            np.asarray(self.solver.chances(mover)).reshape(shape).transpose(0, 1, 3, 2)
            for mover in ("first", "last")
        )
        self.last_turn = np.asarray(self.solver.last_turn()).reshape(LEADS, SETS, SETS)


@pytest.fixture(scope="module")
def short():
    return Chances(INTERACTION)


def bits(cards):
    return sum(1 << INTERACTION.index(card) for card in cards)


def cards(active):
    return tuple(card for i, card in enumerate(INTERACTION) if active >> i & 1)


def table(seat, scores, actives):
    setup = Setup(mode="custom", cards=INTERACTION, first=0)
    state = given(GAME, 2, setup=setup).state
    active = tuple(cards(one) for one in actives)
    return replace(state, target=SHORT, seat=seat, scores=scores, active=active, stage="rolled", rolls=1)


def chance_after(solved, seat, state):
    """The chance of a seat at the end of its turn, by the rules; the other chooses what is best for it."""
    if GAME.to_act(state) is None:
        return {(): 0.0, (seat,): 1.0, (1 - seat,): 0.0, (0, 1): 0.5}[state.winners]
    if state.choosers:
        choices = GAME.legal(state, 1 - seat)
        return min(chance_after(solved, seat, done(state, choice)) for choice in choices)
    assert (state.seat, state.stage) == (1 - seat, "start")
    return 1 - before_a_turn(
        solved,
        state.seat,
        state.scores[1 - seat],
        state.scores[seat],
        bits(state.active[1 - seat]),
        bits(state.active[seat]),
    )


def before_a_turn(solved, mover, own, other, active, others):
    if other >= SHORT:
        return 0.0 if other - own >= LEADS else float(solved.last_turn[other - own, others, active])
    return float((solved.first if mover == 0 else solved.last)[own, other, active, others])


def done(state, command):
    for event in GAME.decide(state, command, ScriptedChance()):
        state = GAME.evolve(state, event)
    return state


@pytest.mark.parametrize(
    ("seat", "scores", "actives"),
    [
        (0, (0, 0), (0b11, 0b01000)),
        (0, (2, 0), (0b10100, 0b01010)),
        (0, (3, 3), (0b1001, 0)),
        (0, (1, 2), (0, 0b10110)),
        (1, (3, 1), (0b10101, 0b10010)),
        (1, (0, 3), (0b1110, 0)),
        (1, (4, 2), (0b00100, 0b01001)),
        (1, (15, 3), (0b01100, 0b11000)),
    ],
)
def test_a_chance_is_that_of_the_best_turn_by_the_rules(short, seat, scores, actives):
    at = table(seat, scores, actives)

    @cache
    def end(card, worth, left):
        """A roll that lets the card score so much, and the rules do the rest."""
        roll, pick = roll_for(card, worth)
        active = list(at.active)
        active[seat] = tuple(one for one in INTERACTION if one in left or one == card)
        state = replace(at, dice=roll, active=tuple(active))
        return chance_after(short, seat, done(state, Score(seat, card, pick)))

    none = list(at.active)
    none[seat] = ()
    passed = chance_after(short, seat, done(replace(at, active=tuple(none)), Pass(seat)))
    value = worth_of_a_turn(at.active[seat], end, passed)
    found = before_a_turn(short, seat, scores[seat], scores[1 - seat], actives[seat], actives[1 - seat])
    assert found == pytest.approx(value, abs=1e-6)


@cache
def roll_for(card, worth):
    for roll, _ in outcomes(6):
        for pick in picks(card, roll):
            if points(card, [roll[die] for die in pick]) == worth:
                return roll, pick
    raise AssertionError("no roll is worth this")


def test_it_says_how_far_it_is(short):
    assert short.progress == sorted(short.progress)
    assert short.progress[-1] == 1
    assert 0 < short.progress[0] < 0.1


def test_every_situation_is_solved(short):
    for table in (short.first, short.last, short.last_turn[1:]):
        assert ((table >= 0) & (table <= 1)).all()
    for lead in range(1, LEADS):
        assert (short.last_turn[lead] <= short.last_turn[max(lead - 1, 1)]).all()


@pytest.mark.parametrize("seat", [0, 1])
def test_more_active_cards_are_never_worse(short, seat):
    chances = short.first if seat == 0 else short.last
    for card in range(5):
        without = [active for active in range(SETS) if not active >> card & 1]
        better = [active | 1 << card for active in without]
        assert (chances[:, :, better] >= chances[:, :, without] - 1e-6).all()
