"""Text can be read, and seats told apart by every eye."""

from itertools import combinations
from typing import get_args

import pytest

from game.shelf import GAMES
from scenes.art.icons import icon_names
from scenes.art.inks import PALETTES
from scenes.art.look import mood
from scenes.art.palette import (
    CAFE,
    CREAM,
    EMBER,
    INK,
    SEATS,
    SIGNALS,
    Rgb,
    contrast,
    luminance,
    mix,
    rgb,
    wear,
)
from scenes.games.dalek.colours import DALEK
from scenes.games.dalek.dice import sign_dice
from scenes.games.dalek.mood import NIGHT
from scenes.games.dicy.badges import Tone, looks
from scenes.games.seventeen.posters import POSTERS
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

MOODS = {game: mood(game) for game in GAMES}
ALL_MOODS = {"café": CAFE, **MOODS}


@pytest.fixture(autouse=True, params=PALETTES)
def palette(request):
    """Everything here holds in every palette, but where it says in which."""
    wear(request.param)
    yield request.param
    wear("standard")


SEEN_BY = [
    (name, eyes)
    for name in PALETTES
    for eyes in ("all cones", *([MADE_FOR[name]] if name in MADE_FOR else MADE_FOR.values()))
]
"""Each palette with the eyes that it is for: those made for some eyes, for these; the others, for all."""

PLACES = ("human", "robot", "door", "burst")
PLACES_SEEN_BY = [(name, eyes) for name, eyes in SEEN_BY if name != "standard" or eyes == "all cones"]
"""In the standard palette some eyes tell the places of Dalek Dice by their signs alone."""


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


@pytest.mark.parametrize(("palette", "eyes"), SEEN_BY, indirect=["palette"])
def test_any_two_seats_are_told_apart_by_all_eyes_that_a_palette_is_for(eyes, palette):
    assert nearest(eyes) >= (APART, "", "")


@pytest.mark.parametrize("palette", MADE_FOR, indirect=True)
def test_a_palette_for_some_eyes_keeps_seats_farther_apart_for_them(palette):
    eyes = MADE_FOR[palette]
    farther = nearest(eyes)
    wear("standard")
    assert farther >= (FARTHER, "", "")
    assert farther[0] > nearest(eyes)[0] + 0.05


def test_good_and_bad_are_told_apart(palette):
    eyes = MADE_FOR.get(palette, "all cones")
    for one, other in combinations((SIGNALS.good, SIGNALS.bad, EMBER), 2):
        assert apart(one, other, eyes) >= SIGNS_APART


@pytest.mark.parametrize(("palette", "eyes"), PLACES_SEEN_BY, indirect=["palette"])
def test_the_places_of_dalek_dice_are_told_apart(eyes, palette):
    for one, other in combinations(PLACES, 2):
        assert apart(getattr(DALEK, one), getattr(DALEK, other), eyes) >= APART, (one, other)
    assert apart(DALEK.enough, DALEK.short, eyes) >= APART


@pytest.mark.parametrize(("palette", "eyes"), PLACES_SEEN_BY, indirect=["palette"])
def test_the_plates_of_dalek_dice_are_told_apart(eyes, palette):
    inks = sign_dice("own").inks
    for one, other in combinations(("human plate", "robot plate", "door plate", "burst plate"), 2):
        assert apart(inks[one], inks[other], eyes) >= APART, (one, other)


def test_what_dalek_dice_say_can_be_read_where_it_stands():
    for place in PLACES:
        assert contrast(getattr(DALEK, place), NIGHT.panel) >= READABLE
    for verdict in (DALEK.enough, DALEK.short):
        assert contrast(verdict, NIGHT.cloth) >= READABLE


@pytest.mark.parametrize("finish", ["own", "dark", "warm"])
def test_signs_stand_out_from_the_plates_of_dice(finish):
    inks = sign_dice(finish).inks
    for sign in PLACES:
        assert contrast(inks[sign], inks[f"{sign} plate"]) >= VISIBLE


@pytest.mark.parametrize("kind", POSTERS)
def test_what_stands_on_a_card_of_17_is_seen(kind, palette):
    least = ENHANCED if palette == "contrast" else VISIBLE
    assert contrast(POSTERS[kind].numeral, POSTERS[kind].ground) >= least


@pytest.mark.parametrize("tone", get_args(Tone))
def test_marks_on_the_cards_of_dicy_cards_can_be_read(tone):
    light, dark, text, _ = looks(tone)
    assert contrast(text, light) >= READABLE
    assert contrast(text, dark) >= READABLE


def test_signals_are_seen_on_paper():
    assert contrast(SIGNALS.good, CREAM) >= READABLE
    assert contrast(SIGNALS.bad, CREAM) >= READABLE


@pytest.mark.parametrize("name", MOODS)
def test_a_lit_plate_of_any_seat_can_be_read(name):
    mood = MOODS[name]
    for seat in SEATS:
        assert contrast(mood.panel_text, mix(mood.panel, seat.colour, LIT)) >= READABLE
        assert contrast(mood.panel_text_muted, mix(mood.panel, seat.colour, UNLIT)) >= READABLE


@pytest.mark.parametrize("palette", ["contrast"], indirect=True)
def test_high_contrast_is_higher_everywhere(palette):
    for one in ALL_MOODS.values():
        for text, ground in (
            (one.text, one.cloth),
            (one.text_muted, one.cloth),
            (one.panel_text_muted, one.panel),
            (one.glow, one.cloth),
            (one.button_text, one.button),
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
