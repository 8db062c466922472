"""The endless game for the lead."""

import pytest

from game.bots.dicy.exact.lead import ahead
from game.bots.dicy.tables import in_order
from game.dicy.fives import GIVEN
from tests.bots.dicy.brute import worth_of_a_turn

INTERACTION = in_order(GIVEN["interaction"])


def bits(cards):
    return sum(1 << INTERACTION.index(card) for card in cards)


def cards(active):
    return tuple(card for i, card in enumerate(INTERACTION) if active >> i & 1)


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
