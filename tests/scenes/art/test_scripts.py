"""Names in any script: drawn, or the field says at once that they can't be."""

from pathlib import Path

import pygame
import pytest

from scenes.art import coverage, runs, system_fonts
from scenes.art.fonts import FALLBACK, file_of
from scenes.widgets.field import Field
from scenes.widgets.text import fit, lettering, shortened, width_of
from tests.scenes.frame.builders import Plain, typed
from tests.scenes.table.builders import app_at

KINDS = ("regular", "medium", "bold", "title", "poster")
OURS = ("Дмитрий Щукін", "Ωάννης Ψαρράς", "Nguyễn Đặng Ươ", "Łucja Ġęż", "Ñandú")


@pytest.fixture
def no_system_fonts(monkeypatch):
    monkeypatch.setattr(system_fonts, "find", lambda _letter: None)
    for found in (runs._path, runs.runs):
        found.cache_clear()
    yield
    for found in (runs._path, runs.runs):
        found.cache_clear()


def on_system(letters):
    """A font of this computer's that has all of them."""
    found = {system_fonts.find(letter) for letter in letters}
    if None in found:
        pytest.skip(f"no font here has {letters}")
    return found


def ink(picture):
    return pygame.mask.from_surface(picture, 100).count()


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("kind", KINDS)
def test_latin_cyrillic_and_greek_are_drawn_by_what_goes_along(name, kind, no_system_fonts):
    assert not runs.undrawable(name, kind)
    picture = lettering(name, kind, 22, (0, 0, 0))
    assert ink(picture) > 10 * len(name)
    assert picture.get_width() == width_of(name, kind, 22)


@pytest.mark.parametrize("text", ["\u200d", "\u200d\u200d", "\ufe0f", "Ada\u200d", "\u200dДмитрий"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_joiner_with_nothing_to_join_takes_no_room(text, kind):
    """Found by the window's bench, in a name: SDL draws no picture that has no width."""
    assert lettering(text, kind, 22, (0, 0, 0)).get_width() >= width_of(text, kind, 22)


def test_no_system_font_is_looked_for_while_none_is_wanted(monkeypatch):
    def nobody(_letter):
        raise AssertionError("the system was asked")

    monkeypatch.setattr(system_fonts, "find", nobody)
    for name in OURS:
        width_of(name, "regular", 19)


@pytest.mark.parametrize("name", ["محمد", "שלמה", "王小明", "さくら", "김민수", "Ada 🎲"])
def test_what_the_system_can_draw_is_drawn(name):
    on_system(set(name) - set("Ada "))
    assert not runs.undrawable(name, "regular")
    assert ink(lettering(name, "regular", 24, (0, 0, 0))) > 40


@pytest.mark.parametrize("name", ["王小明", "हिन्दी", "\U0010ffff", "\ue000", "Ada \u0378"])
def test_what_nobody_can_draw_is_named_and_stands_as_a_question_mark(name, no_system_fonts):
    missing = runs.undrawable(name, "regular")
    assert missing
    assert set(missing) <= set(name)
    shown = "".join(run.text for run in runs.runs(name, "regular"))
    assert not set(missing) & set(shown)
    assert "?" in shown
    assert lettering(name, "regular", 20, (0, 0, 0)).get_width() > 0


def test_a_name_from_right_to_left_stands_whole():
    on_system("شדל")
    assert [run.text for run in runs.runs("Ada שלמה Bo", "regular")] == ["Ada ", "שלמה", " Bo"]
    (whole,) = runs.runs("שלמה בן דוד", "regular")
    assert whole.backward
    assert whole.text == "שלמה בן דוד"
    name, other = runs.runs("שלמה Ada", "regular")[::-1]
    assert (name.backward, other.backward) == (True, False)


def test_right_to_left_letters_are_joined_and_not_turned_round():
    """Arabic letters join: a word is narrower than its letters one by one, and no mirror image of itself."""
    on_system("محد")
    word = "محمد"
    alone = sum(width_of(letter, "regular", 40) for letter in word)
    assert width_of(word, "regular", 40) < alone


def test_a_long_name_is_cut_at_its_end_whatever_its_script():
    for name in ("Дмитрий " * 9, "שלמה " * 9, "王小明" * 12):
        cut = shortened(name, "regular", 20, 120)
        assert cut.endswith("…")
        assert name.startswith(cut[:-1].rstrip())
        assert width_of(cut, "regular", 20) <= 120
        assert fit(name, "regular", 20, (120, 60)).width <= 120


@pytest.mark.parametrize("rubbish", [b"", b"ttcf", b"\0\1\0\0\xff\xff", b"OTTO" + b"\xff" * 400, b"x" * 5000])
def test_a_broken_font_file_has_no_letters(rubbish, tmp_path):
    file = tmp_path / "font.ttf"
    file.write_bytes(rubbish)
    assert not coverage.covers(file, "a")
    assert not coverage.covers(tmp_path / "gone.ttf", "a")
    assert not coverage.covers(Path(tmp_path), "a")


def test_coverage_is_what_the_files_have():
    assert coverage.covers(FALLBACK, "Ж")
    assert not coverage.covers(FALLBACK, "王")
    assert coverage.covers(file_of("regular"), "ế")
    assert not coverage.covers(file_of("regular"), "Ж")


def test_a_field_says_at_once_what_it_cannot_draw(no_system_fonts):
    heard = []
    field = Field("name", "Name", pygame.Rect(100, 200, 300, 40), on_change=heard.append)
    app = app_at(Plain(widgets=lambda: [field]))

    def told():
        return app.top.controls.told

    app.click("name")
    app.feed(typed("A"))
    assert told() is None
    app.feed(typed("王"))
    assert "U+738B" in (told() or "")
    assert heard[-1] == "A王"
    app.press(pygame.K_BACKSPACE)
    assert told() is None
