"""The game of two: the solved chances hold against the real rules, and the tables hold them."""

from functools import cache
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from game.bots.dicy import tables
from game.bots.dicy.exact import building, together
from game.bots.dicy.exact.lead import ahead
from game.bots.dicy.exact.together import Together
from game.bots.dicy.pairs import Player
from game.bots.dicy.tables import PRINTED, Race, in_order, race
from game.bots.dicy.worth import Standing, to_win
from game.dicy import GAME
from game.dicy.cards import points
from game.dicy.commands import Pass, Score
from game.dicy.events import Setup
from game.dicy.fives import GIVEN
from game.dicy.picks import picks
from tests.bots.dicy.brute import outcomes, worth_of_a_turn
from tests.table import ScriptedChance, given

INTERACTION = in_order(GIVEN["interaction"])
SHORT = 4  # points to win by: the same game, solved in a second or two


@pytest.fixture(scope="module")
def short():
    patch = pytest.MonkeyPatch()
    patch.setattr(together, "TARGET", SHORT)
    patch.setattr(together, "HIGHEST", SHORT + together.MOST)
    solved = Together(INTERACTION)
    solved.solve()
    patch.undo()
    return solved


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
    chances = solved.first if state.seat == 0 else solved.last
    own, other = state.scores[1 - seat], state.scores[seat]
    return 1 - chances[own, other, bits(state.active[1 - seat]), bits(state.active[seat])]


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
    chances = short.first if seat == 0 else short.last
    own, other = scores[seat], scores[1 - seat]
    assert chances[own, other, actives[seat], actives[1 - seat]] == pytest.approx(value, abs=1e-5)


@cache
def roll_for(card, worth):
    for roll, _ in outcomes(6):
        for pick in picks(card, roll):
            if points(card, [roll[die] for die in pick]) == worth:
                return roll, pick
    raise AssertionError("no roll is worth this")


def test_the_packed_chances_are_the_solved_ones(short):
    packed = Race(building.pack_race(short))
    patch = pytest.MonkeyPatch()
    patch.setattr(tables, "TARGET", SHORT)
    patch.setattr(tables, "WAITING", {"first": SHORT, "last": SHORT + together.MOST})
    chosen = Random(1)
    for mover, chances in (("first", short.first), ("last", short.last)):
        for _ in range(50):
            score, active, own = chosen.randrange(SHORT), chosen.randrange(32), chosen.randrange(32)
            row = packed.waiting(mover, score, active, own)
            exact = 1 - chances[score, :, active, own]
            assert np.abs(np.array(row) - exact).max() < 0.51 / tables.STEPS
    patch.undo()


@pytest.mark.parametrize("five", PRINTED)
def test_the_tables_are_whole_and_agree_with_themselves(five):
    """What a turn is worth by the chances after it is the chance before it, up to the rounding."""
    solved, chosen = race(five), Random(4)
    assert solved is not None
    for mover in ("first", "last"):
        for _ in range(12):
            score, other = chosen.randrange(100), chosen.randrange(100)
            own, others = chosen.randrange(32), chosen.randrange(32)
            row = solved.waiting(mover, score, own, others)
            assert len(row) == tables.WAITING[mover]
            assert list(row) == sorted(row)
            place = 0 if mover == "first" else 1
            at = Standing(
                five, Player(place, score, own, False), (Player(1 - place, other, others, mover == "first"),)
            )
            assert to_win(at).start(own) == pytest.approx(1 - row[other], abs=1 / tables.STEPS)


def test_the_endless_game_repeats_itself():
    """A round of it more changes nothing: what a seat is ahead it earns and is then behind."""
    found = ahead(INTERACTION)
    assert found[31, 31] == pytest.approx(-found[0, 31], abs=0.2)
    active, others = 0b01001, 0b00010

    def after(left, theirs):
        return -float(found[theirs, left])

    def end(card, points, left):
        effects = {"any_two": "chill", "lowest_three": "chill", "sixes": "thaw"}
        what = effects.get(card)
        sets = [others]
        if what == "chill":
            sets = [0]
        elif what == "thaw":
            sets = [others | 1 << i for i in range(5) if not others >> i & 1]
        return points + min(after(bits(left), theirs) for theirs in sets)

    thawed = [others | 1 << i for i in range(5) if not others >> i & 1]
    value = worth_of_a_turn(cards(active), end, min(after(31, theirs) for theirs in thawed))
    assert found[active, others] == pytest.approx(value, abs=0.2)
