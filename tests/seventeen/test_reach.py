"""How likely a row is worth 17, as far as somebody can tell."""

import pytest

from game.seventeen.cards import DECK, KIND
from game.seventeen.reach import ANYBODY, chance
from game.seventeen.views import view
from tests.seventeen.table import table


def seen(row, seat, *hands):
    whole = tuple(KIND[card] for card in DECK)
    played = table(*(hands or ("o1", "o1", "o1")), row=row, mover=0, deck=whole)
    return view(played.state, seat)


def test_what_lies_open_is_certain():
    row = "0:o5 1:o5 2:o5"
    assert chance(seen(row, None), 0) < 1
    assert chance(seen(row + " 0:o2", None), 0) == 1
    assert chance(seen("0:o5 1:o5", None), 0) == 0


def test_an_open_number_that_lies_face_down_counts_as_what_its_back_shows():
    assert chance(seen("0:o5/ 1:o5/ 2:o5/ 0:o2/", None), 1) == 1


def test_one_hidden_card_counts_17_as_often_as_what_is_out_of_sight_does():
    # 15 in the open: 12 of the 15 hidden numbers count 2 or more, of 35 plain backs.
    assert chance(seen("0:o5 1:o5 2:o5 1:h3/", None), 0) == pytest.approx(12 / 35)


def test_ones_own_hidden_card_is_what_one_knows_it_to_be():
    row = "0:o5 1:o5 2:o5 1:h1/"
    assert chance(seen(row, 1), 1) == 0
    assert chance(seen(row, 0), 0) == pytest.approx(12 / 35)


def test_who_looks_on_learns_nothing_of_a_hidden_card_from_what_its_owner_may_reach():
    worth = {chance(seen(f"0:o5 1:o5 2:o5 1:{kind}/", None), 1) for kind in ("h1", "h5", "trap", "double")}
    assert worth == {1.0}


def test_a_card_that_one_holds_lies_nowhere_else():
    row = "0:o5 1:o5 2:o5 1:trap/"
    assert chance(seen(row, 0, "h5 h4 h3", "o1", "o1"), 0) == pytest.approx(9 / 32)


def test_who_looks_on_counts_nobodys_card_as_their_own():
    assert chance(seen("0:h5/ 1:h5/ 2:h5/", None), ANYBODY) == 0
