"""Every card is drawn, looks like no other, and a back tells no more than it may."""

from itertools import combinations
from typing import Any

import pygame
import pytest

from scenes.art.palette import SEATS
from scenes.games.dicy.conditions import DESIGNS, FORMULAS
from scenes.games.dicy.faces import DicyFace
from scenes.games.seventeen.faces import SeventeenFace
from scenes.table.card.faces import Face, draw
from scenes.table.card.stock import height_of

COLOURS = [seat.key for seat in SEATS[:4]]
NUMBERS = [f"{kind}{number}" for kind in "ho" for number in range(1, 6)]
SPECIALS = ["reverse", "double", "trash", "trap"]
WIDTH = 90


def dicy(card: Any, side: Any = "active", seat: str = "red") -> DicyFace:
    return DicyFace(card, side, seat)


def seventeen(kind: str, side: Any = "front", word: str = "") -> SeventeenFace:
    return SeventeenFace(kind, side, word=word)


def pixels(face: Face, width: int = WIDTH) -> bytes:
    return draw(face, width).get_buffer().raw


def alike(one: Face, other: Face) -> float:
    """The share of pixels that are the same."""
    a, b = draw(one, WIDTH), draw(other, WIDTH)
    same = sum(a.get_at((x, y)) == b.get_at((x, y)) for x in range(0, WIDTH, 2) for y in range(0, 126, 2))
    return same / (45 * 63)


ALL = [
    *(dicy(card, side, seat) for card in DESIGNS for side in ("active", "frozen") for seat in COLOURS),
    *(seventeen(kind, side) for kind in (*NUMBERS, *SPECIALS) for side in ("front", "back")),
]


@pytest.mark.parametrize("width", [40, 90, 151, 260])
@pytest.mark.parametrize("face", ALL, ids=str)
def test_every_face_is_drawn_with_round_corners(face, width):
    drawn = draw(face, width)
    assert drawn.get_size() == (width, height_of(width))
    right, bottom = width - 1, height_of(width) - 1
    assert all(drawn.get_at(corner).a < 90 for corner in ((0, 0), (right, 0), (0, bottom), (right, bottom)))
    assert drawn.get_at((width // 2, height_of(width) // 2)).a == 255
    assert len({tuple(drawn.get_at((x, y))) for x in range(0, width, 3) for y in range(0, bottom, 3)}) > 20


@pytest.mark.parametrize("side", ["active", "frozen"])
def test_a_name_stands_on_a_card_that_has_room_for_letters_to_be_read_and_on_no_smaller_one(side):
    named, bare = DicyFace("odds", side, "red", "Odds"), DicyFace("odds", side, "red")
    assert pixels(named, 103) == pixels(bare, 103)
    assert pixels(named, 104) != pixels(bare, 104)


def test_all_twelve_cards_are_there():
    assert set(DESIGNS) == {
        "any_two",
        "low_six",
        "odds",
        "straight",
        "two_pairs",
        "sixes",
        "pair_double",
        "lowest_three",
        "distinct4",
        "distinct_sum",
        "forty",
        "same5",
    }


@pytest.mark.parametrize("side", ["active", "frozen"])
def test_no_two_cards_of_dicy_look_the_same(side):
    for one, other in combinations(DESIGNS, 2):
        assert alike(dicy(one, side), dicy(other, side)) < 0.97, (one, other)


def test_the_formulas_are_those_of_the_rules():
    assert FORMULAS == {
        "pair_double": ("2×", "sum"),
        "distinct4": ("4×", "die"),
        "same5": ("5×", "die"),
        "forty": ("40−", "sum"),
    }


@pytest.mark.parametrize("card", DESIGNS)
@pytest.mark.parametrize("seat", COLOURS)
def test_a_frozen_card_is_pale_and_blue_at_its_edge(card, seat):
    active, frozen = draw(dicy(card, "active", seat), WIDTH), draw(dicy(card, "frozen", seat), WIDTH)
    stock = pygame.Rect(5, 92, 12, 26)
    assert alike(dicy(card, "active", seat), dicy(card, "frozen", seat)) < 0.3
    warm, cold = pygame.transform.average_color(active, stock), pygame.transform.average_color(frozen, stock)
    assert warm[0] > warm[2]
    assert cold[2] > cold[0]


@pytest.mark.parametrize(("one", "other"), list(combinations(COLOURS, 2)))
def test_seats_differ_on_active_cards_in_more_than_the_colour(one, other):
    assert alike(dicy("forty", "active", one), dicy("forty", "active", other)) < 0.75


@pytest.mark.parametrize("number", range(1, 6))
def test_a_hidden_and_an_open_number_have_the_same_front(number):
    assert pixels(seventeen(f"h{number}")) == pixels(seventeen(f"o{number}"))


@pytest.mark.parametrize("kind", [*SPECIALS, *(f"h{n}" for n in range(1, 6))])
def test_plain_backs_tell_nothing(kind):
    assert pixels(seventeen(kind, "back")) == pixels(seventeen("h1", "back"))


@pytest.mark.parametrize("number", range(1, 6))
def test_an_open_numbers_back_is_its_front_with_a_black_border(number):
    front, back = draw(seventeen(f"o{number}"), WIDTH), draw(seventeen(f"o{number}", "back"), WIDTH)
    assert sum(front.get_at((3, 60))[:3]) > 690
    assert sum(back.get_at((3, 60))[:3]) < 120
    inside = pygame.Rect(8, 8, WIDTH - 16, 110)
    assert front.subsurface(inside).copy().get_buffer().raw == back.subsurface(inside).copy().get_buffer().raw


@pytest.mark.parametrize("kind", SPECIALS)
def test_a_special_carries_the_word_it_is_given(kind):
    assert pixels(seventeen(kind, word="Inversione")) != pixels(seventeen(kind))
    assert pixels(seventeen(kind, word="A very long word for it")) != pixels(
        seventeen(kind, word="Inversione")
    )


def test_a_face_is_drawn_once_for_each_size():
    assert draw(dicy("odds"), 90) is draw(dicy("odds"), 90)
    assert draw(dicy("odds"), 90) is not draw(dicy("odds"), 91)
