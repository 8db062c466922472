"""Lettering: wrapping loses nothing, fitting stays inside, an ellipsis comes last, rendering is kept."""

from hypothesis import given
from hypothesis import strategies as st

from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import (
    ELLIPSIS,
    block,
    evened,
    fit,
    fit_line,
    kept_together,
    lettering,
    shortened,
    width_of,
    wrap,
)
from tests.scenes.frame.builders import app_with

words = st.lists(st.text("abcdefghilmnoÄé.\n", min_size=1, max_size=14), max_size=25).map(" ".join)
app_with()


def letters(text):
    return "".join(text.split())


@given(words, st.integers(1, 600))
def test_wrapping_loses_no_letter(text, width):
    assert letters("".join(wrap(text, "regular", 18, width))) == letters(text)


@given(words, st.integers(200, 600))
def test_words_that_fit_a_line_are_not_broken(text, width):
    whole = [word for word in text.split() if width_of(word, "regular", 18) <= width]
    found = " ".join(wrap(text, "regular", 18, width)).split()
    assert all(word in found for word in whole)


@given(words, st.integers(30, 600))
def test_no_line_is_wider_than_its_place(text, width):
    for line in wrap(text, "regular", 18, width):
        assert width_of(line, "regular", 18) <= width


@given(words, st.integers(60, 500), st.integers(24, 200))
def test_fitted_text_stays_inside(text, width, height):
    set_ = fit(text, "regular", 18, (width, height))
    assert set_.width <= width
    assert set_.height <= height


def test_text_with_room_keeps_its_size():
    assert fit("Roll on", "medium", 18, (300, 40)).px == 18


def test_text_shrinks_before_it_loses_a_word():
    wide = width_of("Until you go on", "medium", 18)
    smaller = fit("Until you go on", "medium", 18, (int(wide * 0.85), 24))
    assert smaller.px < 18
    assert smaller.lines == ("Until you go on",)


def test_an_ellipsis_only_when_the_smallest_size_has_no_room():
    tight = fit("Until you go on with the game", "medium", 18, (80, 20))
    assert tight.lines[-1].endswith(ELLIPSIS)
    assert tight.px == 13


@given(words.filter(str.strip), st.integers(40, 200))
def test_shortened_text_fits(text, width):
    assert width_of(shortened(letters(text), "regular", 18, width), "regular", 18) <= width


def test_a_paragraph_break_is_kept():
    assert wrap("one\n\ntwo", "regular", 18, 500) == ("one", "", "two")


def test_the_same_lettering_is_rendered_once():
    assert lettering("Roll", "bold", 18, (1, 2, 3)) is lettering("Roll", "bold", 18, (1, 2, 3))
    assert lettering("Roll", "bold", 18, (1, 2, 3)) is not lettering("Roll", "bold", 19, (1, 2, 3))


def test_a_block_is_as_wide_as_its_longest_line():
    both = block("a\nlonger", "regular", 18, 500)
    assert both.width == width_of("longer", "regular", 18)


def test_what_is_kept_together_is_on_one_line():
    text = f"Carla rolls {kept_together('3 × Human 4')}, {kept_together('2 × Dalek 2')}."
    narrow = width_of("Carla rolls 3 × H", "regular", 18)
    assert wrap(text, "regular", 18, narrow) == (
        "Carla rolls",
        f"{kept_together('3 × Human 4')},",
        f"{kept_together('2 × Dalek 2')}.",
    )


def test_what_no_line_can_hold_is_parted_between_its_words():
    text = kept_together("3 × Human 4")
    assert wrap(text, "regular", 18, width_of("Human 4", "regular", 18)) == ("3 ×", "Human 4")


def test_evened_lines_leave_no_word_alone():
    uneven = block("10 points and 5 more for the empty hand.", "regular", 18, 270)
    even = evened(uneven)
    assert len(even.lines) == len(uneven.lines) == 2
    assert abs(width_of(even.lines[0], "regular", 18) - width_of(even.lines[1], "regular", 18)) < 60
    assert abs(width_of(uneven.lines[0], "regular", 18) - width_of(uneven.lines[1], "regular", 18)) > 100


def test_a_name_is_shortened_before_it_is_tiny():
    short = fit_line("Maximiliane-Charlotte", "bold", 20, 90)
    assert short.px == 16
    assert len(short.lines) == 1
    assert short.lines[0].endswith(ELLIPSIS)
    assert short.width <= 90
    assert fit_line("Ada", "bold", 20, 90).px == 20


def test_a_long_word_is_set_smaller_rather_than_broken():
    room = width_of("Beiseitelegen", "bold", 14), 40
    found = fit("Beiseitelegen", "bold", 24, room)
    assert found.lines == ("Beiseitelegen",)
    assert found.px >= SMALLEST_TEXT
