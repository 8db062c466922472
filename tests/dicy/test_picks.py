"""What may be picked: `legal` against brute force over all 63 sub-sets of the dice."""

from collections.abc import Iterator
from itertools import combinations, islice

import pytest
from hypothesis import given, strategies
from msgspec.structs import replace

from game.dicy import GAME
from game.dicy.cards import CARDS, VALUES, Card, Value, points, why_not
from game.dicy.commands import Pass, Reroll, Score
from game.dicy.events import Setup
from game.dicy.picks import best_pick, picks, subsets
from game.dicy.state import State
from tests.table import given as given_table

Roll = tuple[Value, ...]

rolls = strategies.tuples(*[strategies.sampled_from(VALUES)] * 6)
fives = strategies.permutations(CARDS).map(lambda cards: tuple(cards[:5]))

SUBSETS = [dice for count in range(1, 7) for dice in combinations(range(6), count)]


def shown(roll: Roll, dice: tuple[int, ...]) -> tuple[Value, ...]:
    return tuple(sorted(roll[die] for die in dice))


def with_the_lowest_numbers(roll: Roll, dice: tuple[int, ...]) -> bool:
    """No die was picked while an equal one with a lower number was left."""
    return all(low in dice for die in dice for low in range(die) if roll[low] == roll[die])


def rolled(roll: Roll, five: tuple[Card, ...]) -> State:
    state = given_table(GAME, 1, setup=Setup(mode="custom", cards=five)).state
    return replace(state, stage="rolled", rolls=1, dice=roll)


@given(rolls, fives)
def test_legal_is_exactly_what_brute_force_finds(roll: Roll, five: tuple[Card, ...]):
    different = [dice for dice in SUBSETS if with_the_lowest_numbers(roll, dice)]
    wanted = {Pass(0)}
    for card in five:
        wanted |= {Reroll(0, card, dice) for dice in different}
        wanted |= {
            Score(0, card, dice) for dice in different if why_not(card, shown(roll, dice), roll) is None
        }
    found = list(GAME.legal(rolled(roll, five), 0))
    assert len(found) == len(set(found))
    assert set(found) == wanted


@given(rolls, strategies.sampled_from(CARDS))
def test_every_legal_pick_shows_the_same_as_one_of_the_picks(roll: Roll, card: Card):
    allowed = {
        shown(roll, dice) for dice in SUBSETS if why_not(card, [roll[die] for die in dice], roll) is None
    }
    assert {shown(roll, dice) for dice in picks(card, roll)} == allowed


@given(rolls, strategies.sampled_from(CARDS))
def test_no_pick_is_worth_more_than_the_best(roll: Roll, card: Card):
    worth = [
        points(card, shown(roll, dice))
        for dice in SUBSETS
        if why_not(card, [roll[die] for die in dice], roll) is None
    ]
    best = best_pick(card, roll)
    assert (None if best is None else points(card, shown(roll, best))) == max(worth, default=None)


@given(rolls)
def test_all_that_can_be_rerolled_is_every_choice_that_shows_something_else(roll: Roll):
    assert {shown(roll, dice) for dice in subsets(roll)} == {shown(roll, dice) for dice in SUBSETS}
    assert len(list(subsets(roll))) == len({shown(roll, dice) for dice in SUBSETS})


@pytest.mark.parametrize(
    ("card", "roll", "dice"),
    [
        ("two_pairs", (3, 6, 3, 6, 6, 3), (0, 1, 2, 3)),
        ("pair_double", (1, 5, 2, 5, 5, 1), (1, 3)),
        ("lowest_three", (6, 2, 2, 2, 2, 2), (1, 2, 3)),
        ("sixes", (1, 2, 3, 4, 5, 5), None),
        ("low_six", (6, 2, 3, 4, 5, 5), None),
    ],
)
def test_of_equal_dice_those_with_the_lowest_numbers_are_taken(
    card: Card, roll: Roll, dice: tuple[int, ...] | None
):
    assert best_pick(card, roll) == dice


def test_legal_makes_only_what_is_taken(monkeypatch: pytest.MonkeyPatch):
    looked_at: list[Card] = []

    def watched(card: Card, roll: Roll) -> Iterator[tuple[int, ...]]:
        looked_at.append(card)
        return picks(card, roll)

    monkeypatch.setattr("game.dicy.rules.picks", watched)
    state = rolled((1, 2, 3, 4, 5, 6), ("any_two", "odds", "straight", "forty", "same5"))
    assert len(list(islice(GAME.legal(state, 0), 2))) == 2
    assert looked_at == ["any_two"]
