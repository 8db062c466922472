"""What stands on the cards is what the rules would give; what they would refuse says why."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.core.illegal import IllegalError
from game.dicy import GAME
from game.dicy.cards import CARDS, VALUES, Value
from game.dicy.commands import Pass, Score
from game.dicy.events import CardScored
from game.dicy.evolve import evolve
from game.dicy.picks import best_pick
from game.dicy.state import State
from scenes.games.dicy import choosing, naming
from scenes.games.dicy.prompt import next_step, pass_words
from scenes.text import refusals
from tests.table import ScriptedChance

ROLLS = st.tuples(*[st.integers(1, 6)] * 6)


def a_table(roll, cards=CARDS[:5], active=None, seats=3):
    cards = tuple(cards)
    mine = cards if active is None else tuple(active)
    return State(
        seats,
        cards=cards,
        active=(mine, *((cards,) * (seats - 1))),
        scores=(0,) * seats,
        stage="rolled",
        dice=tuple(roll),
        rolls=1,
        round=1,
    )


@given(ROLLS, st.sets(st.integers(0, 5), min_size=1), st.permutations(CARDS))
def test_the_points_on_a_card_are_those_that_scoring_it_brings(roll, picked, cards):
    table = a_table(roll, cards[:5])
    offers = choosing.offers(table, picked)
    for card in table.cards:
        try:
            events = GAME.decide(table, Score(0, card, tuple(sorted(picked))), ScriptedChance())
        except IllegalError as refused:
            assert card not in offers
            why = choosing.why_card_not(table, card, picked)
            assert why is not None
            assert (why.reason, why.values) == (refused.reason, refused.values)
        else:
            assert isinstance(events[0], CardScored)
            assert offers[card].points == events[0].points


@given(ROLLS, st.permutations(CARDS))
def test_with_no_dice_picked_a_card_shows_the_best_it_could_make(roll, cards):
    table = a_table(roll, cards[:5])
    legal = [command for command in GAME.legal(table, 0) if isinstance(command, Score)]
    for card in table.cards:
        worth = [
            choosing.offers(table, command.dice)[card].points for command in legal if command.card == card
        ]
        offer = choosing.offers(table, ()).get(card)
        assert (offer.points if offer else None) == max(worth, default=None)
        assert (offer.dice if offer else None) == best_pick(card, table.dice)


def test_a_frozen_card_offers_nothing_and_says_so():
    table = a_table((1, 1, 3, 3, 5, 5), active=CARDS[:2])
    assert set(choosing.offers(table, ())) <= set(CARDS[:2])
    refused = choosing.why_card_not(table, CARDS[2], (0, 1))
    assert refused is not None
    assert refused.reason == "card_is_frozen"


def test_the_cheapest_card_is_the_one_that_would_bring_least():
    """Two fives kept: whatever the other four show, a pair of fives is worth 20 and odd dice 10 at least."""
    table = a_table((5, 5, 1, 2, 3, 4), cards=("pair_double", "odds", "low_six", "straight", "two_pairs"))
    brought = {}
    for card in table.cards:
        total = 0
        for new in product(VALUES, repeat=2):
            roll: tuple[Value, ...] = (5, 5, 1, 2, *new)
            dice = best_pick(card, roll)
            total += choosing.points(card, [roll[die] for die in dice]) if dice else 0
        brought[card] = total
    assert choosing.cheapest(table, (4, 5)) == min(brought, key=lambda card: brought[card])


def test_a_pass_says_who_thaws():
    table = a_table((1, 2, 3, 4, 5, 6))
    names = ("Ada", "Bo", "Cleo")
    assert "Bo" not in pass_words(table, names)
    chilled = replace(table, active=(CARDS[:4], CARDS[:4], CARDS[:4]))
    assert pass_words(chilled, names) == "All your cards thaw. Bo and Cleo each thaw one."
    one = replace(table, active=(CARDS[:4], CARDS[:5], CARDS[:4]))
    assert pass_words(one, names) == "All your cards thaw. Cleo thaws one."


def test_who_would_thaw_are_those_who_do():
    table = replace(a_table((1, 2, 3, 4, 5, 6)), active=(CARDS[:4], CARDS[:5], CARDS[:3]))
    after = table
    for event in GAME.decide(table, Pass(0), ScriptedChance()):
        after = evolve(after, event)
    assert choosing.thawing_by_pass(table) == after.choosers


@pytest.mark.parametrize("card", CARDS)
def test_every_card_has_a_name_and_a_rule_in_words(card):
    said = naming.card_words(card)
    assert said.name
    assert said.dice.endswith(".")
    assert said.points.endswith(".")
    assert len({naming.card_name(one) for one in CARDS}) == len(CARDS)


def test_whatever_is_to_be_done_there_is_a_line_that_says_so():
    random = Random(5)
    for _ in range(40):
        state = GAME.fresh(3)
        for event in GAME.start(GAME.setup(first=0), 3, ScriptedChance()):
            state = evolve(state, event)
        for _ in range(random.randrange(12)):
            legal = list(GAME.legal(state, GAME.to_act(state) or 0))
            if not legal:
                break
            rolls = ScriptedChance(*([[random.randrange(6) for _ in range(n)] for n in (6,)]))
            command = random.choice([c for c in legal if type(c).__name__ != "Reroll"])
            for event in GAME.decide(state, command, rolls):
                state = evolve(state, event)
        assert next_step(state, (), ()).endswith(".")


def test_where_no_card_takes_anything_of_the_roll_nobody_is_told_to_click_one():
    table = replace(a_table((1, 2, 3, 5, 6, 6)), active=(("low_six",), CARDS[:5], CARDS[:5]))
    assert "click a card" not in next_step(table, (), ())
    assert "click a card" in next_step(replace(table, dice=(1, 2, 3, 5, 4, 4)), (), ())


@pytest.mark.parametrize("reason", ["no_dice_for_this_card", "no_active_card_is_left"])
def test_reasons_of_the_scene_have_words(reason):
    assert refusals.words(reason)


def test_who_sits_below_is_a_person():
    table = a_table((1,) * 6, seats=4)
    assert choosing.below(replace(table, seat=0), (0, 2)) == 0
    assert choosing.below(replace(table, seat=1), (0, 2)) == 0
    assert choosing.below(replace(table, seat=3), (0, 2)) == 2
    assert choosing.below(replace(table, seat=0), (2,)) == 2
    assert choosing.below(table, ()) == 0
