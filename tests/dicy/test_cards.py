"""The twelve cards, line by line of the canon's table: what may be scored, and for how much."""

from typing import Any

import pytest

from game.dicy.cards import CARDS, Card, effect, points, why_not
from tests.dicy.table import values

EXAMPLES: list[tuple[Card, str, int]] = [
    ("any_two", "45", 9),
    ("low_six", "235514", 20),
    ("odds", "11553", 15),
    ("straight", "234", 9),
    ("two_pairs", "6633", 18),
    ("sixes", "666", 18),
    ("pair_double", "44", 16),
    ("lowest_three", "133", 7),
    ("distinct4", "1526", 16),
    ("distinct_sum", "524", 11),
    ("forty", "236413", 21),
    ("same5", "111", 15),
]


@pytest.mark.parametrize(("card", "picked", "worth"), EXAMPLES)
def test_the_canons_examples(card: Card, picked: str, worth: int):
    roll = (picked + "666666")[:6]
    assert why_not(card, values(picked), values(roll)) is None
    assert points(card, values(picked)) == worth


def test_every_card_has_its_example():
    assert tuple(card for card, _, _ in EXAMPLES) == CARDS


ALLOWED: list[tuple[Card, str, str, int]] = [
    ("any_two", "123456", "16", 7),
    ("any_two", "663311", "66", 12),
    ("low_six", "555555", "555555", 30),
    ("low_six", "111111", "111111", 6),
    ("odds", "124466", "1", 1),
    ("odds", "553311", "553311", 18),
    ("straight", "125566", "12", 3),
    ("straight", "615243", "615243", 21),
    ("straight", "665432", "4365", 18),
    ("two_pairs", "112233", "1122", 6),
    ("two_pairs", "555666", "5656", 22),
    ("sixes", "612345", "6", 6),
    ("sixes", "666666", "666666", 36),
    ("pair_double", "116666", "66", 24),
    ("pair_double", "116666", "11", 4),
    ("lowest_three", "654321", "321", 6),
    ("lowest_three", "111111", "111", 3),
    ("lowest_three", "133356", "313", 7),
    ("distinct4", "111111", "1", 4),
    ("distinct4", "615243", "615243", 24),
    ("distinct_sum", "111116", "6", 6),
    ("distinct_sum", "123456", "23456", 20),
    ("forty", "666666", "666666", 4),
    ("forty", "111111", "111111", 34),
    ("same5", "123456", "1", 5),
    ("same5", "666666", "666666", 30),
]


@pytest.mark.parametrize(("card", "roll", "picked", "worth"), ALLOWED)
def test_a_card_may_be_scored_with_any_legal_pick(card: Card, roll: str, picked: str, worth: int):
    assert why_not(card, values(picked), values(roll)) is None
    assert points(card, values(picked)) == worth


REFUSED: list[tuple[Card, str, str, str, dict[str, Any]]] = [
    ("any_two", "123456", "6", "exactly_n_dice", {"n": 2}),
    ("any_two", "123456", "456", "exactly_n_dice", {"n": 2}),
    ("low_six", "555555", "55555", "exactly_n_dice", {"n": 6}),
    ("low_six", "555556", "555556", "no_die_may_be_a_six", {}),
    ("odds", "113345", "1134", "every_die_must_be_odd", {"value": 4}),
    ("straight", "123456", "1", "from_n_to_m_dice", {"n": 2, "m": 6}),
    ("straight", "122345", "1223", "a_straight_repeats_no_value", {"value": 2}),
    ("straight", "123456", "1245", "values_must_be_consecutive", {}),
    ("two_pairs", "112233", "112233", "exactly_n_dice", {"n": 4}),
    ("two_pairs", "112233", "112", "exactly_n_dice", {"n": 4}),
    ("two_pairs", "666612", "6666", "two_pairs_need_different_values", {"value": 6}),
    ("two_pairs", "665555", "5655", "these_are_not_two_pairs", {}),
    ("two_pairs", "661233", "6612", "these_are_not_two_pairs", {}),
    ("two_pairs", "123456", "1234", "these_are_not_two_pairs", {}),
    ("sixes", "665555", "665", "every_die_must_be_a_six", {"value": 5}),
    ("pair_double", "665555", "65", "all_values_must_be_equal", {}),
    ("pair_double", "666555", "666", "exactly_n_dice", {"n": 2}),
    ("lowest_three", "123456", "124", "not_the_three_lowest", {"lowest": (1, 2, 3)}),
    ("lowest_three", "133356", "135", "not_the_three_lowest", {"lowest": (1, 3, 3)}),
    ("lowest_three", "123456", "12", "exactly_n_dice", {"n": 3}),
    ("distinct4", "112345", "1123", "all_values_must_differ", {"value": 1}),
    ("distinct_sum", "112345", "1123", "all_values_must_differ", {"value": 1}),
    ("distinct_sum", "123456", "123456", "from_n_to_m_dice", {"n": 1, "m": 5}),
    ("forty", "111111", "11111", "exactly_n_dice", {"n": 6}),
    ("same5", "111112", "1112", "all_values_must_be_equal", {}),
]


@pytest.mark.parametrize(("card", "roll", "picked", "reason", "named"), REFUSED)
def test_what_doesnt_satisfy_a_card_is_refused_with_the_reason(
    card: Card, roll: str, picked: str, reason: str, named: dict[str, Any]
):
    wrong = why_not(card, values(picked), values(roll))
    assert wrong is not None
    assert (wrong.reason, wrong.values) == (reason, named)


def test_every_card_is_refused_somewhere():
    assert {card for card, *_ in REFUSED} == set(CARDS)


def test_three_cards_do_something_to_the_others():
    assert {card: effect(card) for card in CARDS if effect(card)} == {
        "any_two": "chill_neighbours",
        "sixes": "thaw_neighbours",
        "lowest_three": "chill_everyone",
    }
