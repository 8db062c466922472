"""Text can be read, and seats told apart by every eye."""

from itertools import combinations

import pytest

from scenes.art.icons import icon_names
from scenes.art.inks import PALETTES
from scenes.art.palette import (
    CAFE,
    CREAM,
    EMBER,
    INK,
    MOODS,
    SEATS,
    SIGNALS,
    Rgb,
    contrast,
    luminance,
    mix,
    rgb,
    wear,
)
from scenes.table.seats import LIT, UNLIT

READABLE = 4.5
"""WCAG 2 AA for text."""
ENHANCED = 7.0
"""WCAG 2 AAA for text."""
VISIBLE = 3.0
"""WCAG 2 AA for signs."""
APART = 0.15
"""Least distance of two seats in OKLab, where white and black are 1 apart."""

FARTHER = 0.24
"""Least distance in a palette that is made for those eyes."""
SIGNS_APART = 0.15
MADE_FOR = {"protan": "no red cones", "deutan": "no green cones", "tritan": "no blue cones"}

ALL_MOODS = {"café": CAFE, **MOODS}


@pytest.fixture(autouse=True, params=PALETTES)
def palette(request):
    """Everything here holds in every palette."""
    wear(request.param)
    yield request.param
    wear("standard")


# How eyes without one kind of cone see linear light: Machado, Oliveira and Fernandes, 2009, full strength.
EYES = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def seen(colour: Rgb, eyes: str) -> tuple[float, float, float]:
    """Where the colour lies in OKLab for those eyes."""
    light = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    r, g, b = (
        min(1.0, max(0.0, sum(m * c for m, c in zip(line, light, strict=True)))) for line in EYES[eyes]
    )
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def apart(one: Rgb, other: Rgb, eyes: str) -> float:
    return sum((a - b) ** 2 for a, b in zip(seen(one, eyes), seen(other, eyes), strict=True)) ** 0.5


def test_contrast_is_that_of_wcag():
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast(rgb("777777"), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)
    assert luminance(rgb("ffffff")) == pytest.approx(1)


def test_a_mix_starts_and_ends_at_its_colours():
    assert mix(rgb("102030"), rgb("304050"), 0) == rgb("102030")
    assert mix(rgb("102030"), rgb("304050"), 1) == rgb("304050")
    assert mix(rgb("102030"), rgb("304050"), 0.5) == rgb("203040")


@pytest.mark.parametrize("name", ALL_MOODS)
def test_text_can_be_read_on_every_ground_it_stands_on(name):
    mood = ALL_MOODS[name]
    for text, ground in (
        *((mood.text, mood.cloth), (mood.text, mood.cloth_dark), (mood.text_muted, mood.cloth)),
        *(
            (mood.panel_text, mood.panel),
            (mood.panel_text_muted, mood.panel),
            (mood.button_text, mood.button),
        ),
    ):
        assert contrast(text, ground) >= READABLE, (name, text, ground)


@pytest.mark.parametrize("name", ALL_MOODS)
def test_what_may_be_chosen_glows_against_the_cloth(name):
    mood = ALL_MOODS[name]
    assert contrast(mood.glow, mood.cloth) >= VISIBLE
    assert contrast(mood.glow, mood.cloth_dark) >= VISIBLE


def test_ink_can_be_read_on_card_stock():
    assert contrast(INK, CREAM) >= READABLE
    assert contrast(SIGNALS.aside, CREAM) >= READABLE


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.key)
def test_text_can_be_read_on_every_seat_colour(seat):
    assert contrast(seat.text, seat.colour) >= READABLE


def nearest(eyes):
    """The distance of the two seats that look most alike to those eyes, and which they are."""
    pairs = combinations(SEATS, 2)
    return min((apart(one.colour, other.colour, eyes), one.key, other.key) for one, other in pairs)


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_seats_are_told_apart_by_all_eyes_that_a_palette_is_for(eyes, palette):
    if palette in MADE_FOR and eyes not in ("all cones", MADE_FOR[palette]):
        pytest.skip("a palette for other eyes")
    assert nearest(eyes) >= (APART, "", "")


def test_a_palette_for_some_eyes_keeps_seats_farther_apart_for_them(palette):
    if palette in MADE_FOR:
        eyes = MADE_FOR[palette]
        farther = nearest(eyes)
        wear("standard")
        assert farther >= (FARTHER, "", "")
        assert farther[0] > nearest(eyes)[0] + 0.05


def test_good_and_bad_are_told_apart(palette):
    eyes = MADE_FOR.get(palette, "all cones")
    for one, other in combinations((SIGNALS.good, SIGNALS.bad, EMBER), 2):
        assert apart(one, other, eyes) >= SIGNS_APART


def test_signals_are_seen_on_paper():
    assert contrast(SIGNALS.good, CREAM) >= READABLE
    assert contrast(SIGNALS.bad, CREAM) >= READABLE


@pytest.mark.parametrize("name", MOODS)
def test_a_lit_plate_of_any_seat_can_be_read(name):
    mood = MOODS[name]
    for seat in SEATS:
        assert contrast(mood.panel_text, mix(mood.panel, seat.colour, LIT)) >= READABLE
        assert contrast(mood.panel_text_muted, mix(mood.panel, seat.colour, UNLIT)) >= READABLE


def test_high_contrast_is_higher_everywhere(palette):
    if palette != "contrast":
        return
    for mood in ALL_MOODS.values():
        for text, ground in (
            (mood.text, mood.cloth),
            (mood.text_muted, mood.cloth),
            (mood.panel_text_muted, mood.panel),
            (mood.glow, mood.cloth),
            (mood.button_text, mood.button),
        ):
            assert contrast(text, ground) >= ENHANCED


def test_what_was_taken_keeps_its_colour_in_force():
    mood, seat = MOODS["dicy"], SEATS[0]
    wear("standard")
    first = mood.cloth, seat.colour, SIGNALS.good
    wear("contrast")
    assert not set(first) & {mood.cloth, seat.colour, SIGNALS.good}
    wear("standard")
    assert first == (mood.cloth, seat.colour, SIGNALS.good)


def test_every_seat_has_a_shape_of_its_own_that_is_drawn():
    shapes = [seat.shape for seat in SEATS]
    assert len(set(shapes)) == len(SEATS) == 6
    assert set(shapes) <= set(icon_names())


def test_the_colours_of_dicy_cards_are_the_first_four():
    assert [seat.key for seat in SEATS][:4] == ["red", "blue", "green", "yellow"]
