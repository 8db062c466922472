"""Alone: the figures close their loops, and the expert plays by them."""

from statistics import fmean, stdev

import numpy as np
import pytest

from game.bots import choose
from game.bots.dicy.challenge import challenge
from game.bots.dicy.estimate import carries, rate
from game.bots.dicy.exact.alone import long_run, turns_to_go
from game.bots.dicy.exact.building import DECIMALS, RATE_DECIMALS
from game.bots.dicy.exact.turns import ALL
from game.bots.dicy.tables import FIVES, TARGET, TURNS_UNIT, fives, in_order, place
from game.bots.dicy.turn import POINTS, PassIt, RerollOf, ScoreOf, Turn
from game.core.chance import SeededChance
from game.dicy import GAME
from game.dicy.commands import Pass, Reroll, Roll, Score
from game.dicy.events import Setup
from game.dicy.fives import GIVEN
from tests.bots.dicy.brute import worth_of_a_turn
from tests.table import given

INTERACTION = in_order(GIVEN["interaction"])
UNSEEN = ("low_six", "sixes", "lowest_three", "distinct_sum", "forty")


@pytest.fixture(scope="module")
def to_go():
    return dict(zip((INTERACTION, UNSEEN), turns_to_go([INTERACTION, UNSEEN]), strict=True))


@pytest.mark.parametrize(("score", "active"), [(97, 0b00101), (41, 0b01001), (12, 0)])
@pytest.mark.parametrize("five", [INTERACTION, UNSEEN])
def test_a_turn_and_what_comes_after_it_is_what_was_to_come(to_go, five, score, active):
    turns = to_go[five]

    def end(card, points, left):
        reached = score + points
        return -turns[reached][sum(1 << five.index(one) for one in left)] if reached < 100 else 0

    cards = [card for i, card in enumerate(five) if active >> i & 1]
    value = worth_of_a_turn(cards, end, -turns[score][31])
    assert turns[score][active] == pytest.approx(1 - value, abs=1e-10)


def test_the_loop_through_a_pass_is_closed(to_go):
    for five, turns in to_go.items():
        solved = challenge(five)
        for score in (70, 80, 95):
            assert 1 - solved.turn(score).start(31) == pytest.approx(turns[score][31], abs=1e-8)


def test_in_the_long_run_a_turn_brings_the_rate_and_what_its_cards_are_ahead():
    rates, ahead = long_run([INTERACTION, UNSEEN])
    for five, a_turn, cards in zip((INTERACTION, UNSEEN), rates, ahead, strict=True):
        assert cards[31] == pytest.approx(0, abs=1e-10)
        assert list(carries(five)) == pytest.approx(cards.tolist(), abs=1e-9)
        assert rate(five) == pytest.approx(a_turn, abs=10**-RATE_DECIMALS)

        def end(card, points, left, five=five, cards=cards):
            return points + cards[sum(1 << five.index(one) for one in left)]

        value = worth_of_a_turn((five[0], five[3]), end, 0.0)
        assert value == pytest.approx(a_turn + cards[0b01001], abs=1e-9)


def test_every_choice_of_the_expert_is_optimal(to_go):
    turns = to_go[INTERACTION]
    played = given(GAME, 1, chance=SeededChance("solo"), setup=Setup(mode="custom", cards=INTERACTION))
    while GAME.to_act(played.state) is not None:
        table = played.state
        wanted = choose(GAME, "expert", table, 0, "bot")
        if table.stage == "rolled":
            score, active = table.scores[0], table.active[0]
            bits = sum(1 << INTERACTION.index(card) for card in active)

            def left_without(card, bits=bits):
                return bits & ~(1 << INTERACTION.index(card))

            def end(card, points, left, score=score):
                reached = score + points
                return -turns[reached][left] if reached < 100 else 0.0

            turn = Turn(
                INTERACTION,
                lambda card, left, end=end: [end(card, points, left) for points in POINTS],
                -turns[score][31],
            )
            choices = dict(turn.choices(bits, tuple(sorted(table.dice))))
            if isinstance(wanted, Score):
                (value,) = [v for c, v in choices.items() if isinstance(c, ScoreOf) and c.card == wanted.card]
            elif isinstance(wanted, Reroll):
                keep = sorted(value for die, value in enumerate(table.dice) if die not in wanted.dice)
                value = choices[RerollOf(wanted.card, tuple(keep))]
            else:
                assert wanted == Pass(0)
                value = choices[PassIt()]
            assert value == pytest.approx(max(choices.values()), abs=1e-8)
        played.do(wanted)


def test_the_expert_needs_as_many_turns_as_are_to_go(to_go):
    rounds = []
    for number in range(40):
        played = given(GAME, 1, chance=SeededChance(f"turns {number}"), setup=Setup(mode="interaction"))
        while (seat := GAME.to_act(played.state)) is not None:
            played.do(choose(GAME, "expert", played.state, seat, "bot"))
        rounds.append(played.state.round)
    solved = challenge(INTERACTION)
    assert 1 - solved.turn(0).start(31) == pytest.approx(to_go[INTERACTION][0][31], abs=1e-8)
    error = stdev(rounds) / len(rounds) ** 0.5
    assert fmean(rounds) == pytest.approx(to_go[INTERACTION][0][31], abs=4 * error)


def test_the_tables_know_every_five():
    assert len(FIVES) == 792
    assert all(12 < rate(five) < 18 for five in FIVES)


def test_the_tables_hold_what_the_solver_packs_today(to_go):
    kept = fives()
    rates, _ = long_run([INTERACTION, UNSEEN])
    for five, found in zip((INTERACTION, UNSEEN), np.round(rates, RATE_DECIMALS), strict=True):
        at = place(five)
        assert kept.rates[at] == found
        turns = np.round(to_go[five][:, ALL] / TURNS_UNIT)
        assert list(kept.turns[at * TARGET :][:TARGET]) == list(turns)
    assert list(kept.weights) == list(np.round(kept.weights, DECIMALS))


def test_the_first_roll_is_no_decision():
    played = given(GAME, 1, setup=Setup(mode="custom", cards=UNSEEN))
    assert choose(GAME, "expert", played.state, 0, "bot") == Roll(0)
