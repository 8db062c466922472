"""Lettering: wrapping loses nothing, fitting stays inside, an ellipsis comes last, rendering is kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect, Surface

from scenes.art.surface_cache import forget_all
from scenes.table.prompt import Prompt
from scenes.widgets import text as text_module
from scenes.widgets.button import Button
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.text import (
    ELLIPSIS,
    LONGEST_LINE,
    block,
    evened,
    fit,
    fit_line,
    kept_together,
    lettering,
    shortened,
    width_of,
    wrap,
    write,
)
from scenes.widgets.widget import Look
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


# Whatever a file holds can be drawn, and measuring it is not what one waits for


class Measured:
    """Counts the letters that fonts are asked about."""

    def __init__(self, monkeypatch):
        self.letters = 0
        real = text_module.font

        def font(kind, px):
            return _Counting(real(kind, px), self)

        monkeypatch.setattr(text_module, "font", font)


class _Counting:
    def __init__(self, real, counted):
        self._real, self._counted = real, counted

    def size(self, text):
        self._counted.letters += len(text)
        return self._real.size(text)

    def __getattr__(self, name):
        return getattr(self._real, name)


@pytest.mark.parametrize("text", ["x" * 20_000, "Wilhelmine " * 2_000, "i" * 20_000, "W\u0301" * 10_000])
@pytest.mark.parametrize(
    "draw",
    [
        lambda text: shortened(text, "regular", 18, 300),
        lambda text: fit_line(text, "bold", 20, 300),
        lambda text: fit(text, "medium", 18, (300, 60)),
        lambda text: block(text, "regular", 18, 300),
        lambda text: width_of(text, "regular", 18),
    ],
    ids=["shortened", "fit_line", "fit", "block", "width_of"],
)
def test_of_a_long_text_each_letter_is_measured_a_few_times_only(text, draw, monkeypatch):
    forget_all()
    measured = Measured(monkeypatch)
    draw(text)
    forget_all()
    assert measured.letters <= 25 * len(text)


@pytest.mark.parametrize("letters", ["x" * 20_000, "W" * 3_000, "a" * 1_999, "i" * 2_001])
@pytest.mark.parametrize("width", [1, 40, 300, 4000])
def test_a_long_text_is_shortened_to_what_has_room_and_no_letter_less(letters, width):
    short = shortened(letters, "regular", 18, width)
    whole = len(letters) <= LONGEST_LINE and width_of(letters, "regular", 18) <= width
    assert (short == letters) == whole
    if not whole:
        assert short.endswith(ELLIPSIS)
        assert width_of(short, "regular", 18) <= width or short == ELLIPSIS
        assert width_of(letters[: len(short)] + ELLIPSIS, "regular", 18) > width or len(short) > LONGEST_LINE


@pytest.mark.parametrize(
    "text", ["a\0b", "\ud800", "two\nlines", "\x1b[31m", "\u202ereverse", "\0", "x\0" * 20_000]
)
def test_any_text_can_be_drawn(text):
    surface = Surface((400, 60))
    write(surface, text, "regular", 18, (1, 2, 3), surface.get_rect())
    fit(text, "regular", 18, (300, 40)).draw(surface, surface.get_rect(), (1, 2, 3))
    fit_line(text, "regular", 18, 300).draw(surface, surface.get_rect(), (1, 2, 3))
    assert width_of(text, "regular", 18) > 0


# Where it stands


def test_a_button_says_all_that_it_says_however_large_the_rest_is(monkeypatch):
    written = []
    monkeypatch.setattr(text_module, "lettering", lambda words, *_: written.append(words) or Surface((1, 1)))
    button = Button("reroll", "Neu werfen", Rect(0, 0, 132, 64))
    button.look = Look(scale=Scale.of((1920, 1060), 200))
    button.draw(Surface((200, 100)))
    assert " ".join(written) == "Neu werfen"


@pytest.mark.parametrize("percent", [100, 200])
def test_no_letter_of_the_prompt_lies_on_its_rim(percent, monkeypatch):
    sizes = []
    monkeypatch.setattr(
        text_module, "lettering", lambda _words, _kind, px, _: sizes.append(px) or Surface((1, 1))
    )
    prompt = Prompt("prompt", "Your turn: pick dice.", Rect(0, 0, 1400, 45), lit=True)
    prompt.look = Look(scale=Scale.of((1920, 1060), percent))
    prompt.draw(Surface((1400, 45)))
    assert max(sizes) + 2 * prompt.look.scale.px(0.35) < 45
