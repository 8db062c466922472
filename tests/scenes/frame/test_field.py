"""A field: letters, cursor, selection, clipboard, an input method's letters on the way."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from scenes.widgets.field import Field
from scenes.widgets.text import width_of
from tests.scenes.frame.builders import down, lay_anew, motion, showing, typed, up

SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


class Writing:
    def __init__(self, value="", **more):
        self.heard = []
        self.done = []
        self.field = Field(
            "name",
            "Name",
            Rect(0, 0, 400, 50),
            value=value,
            on_change=self.heard.append,
            on_done=self.done.append,
            **more,
        )
        self.app = showing(self.field)
        self.app.press(pygame.K_TAB)
        self.keys(pygame.K_END)

    def keys(self, *keys, mod=0):
        for key in keys:
            self.app.press(key, mod)
        return self

    def type(self, letters):
        self.app.feed(typed(letters))
        return self

    @property
    def value(self):
        return self.field.value


def test_letters_come_in_at_the_cursor():
    writing = Writing("Bo").keys(pygame.K_HOME).type("Jum").keys(pygame.K_RIGHT).type("b")
    assert writing.value == "JumBbo"
    assert writing.heard == ["JumBo", "JumBbo"]


@pytest.mark.parametrize(
    ("key", "mod", "left"),
    [
        (pygame.K_BACKSPACE, 0, "Ada Lovelac"),
        (pygame.K_BACKSPACE, CTRL, "Ada "),
        (pygame.K_DELETE, 0, "Ada Lovelace"),
    ],
)
def test_backspace_and_delete(key, mod, left):
    assert Writing("Ada Lovelace").keys(key, mod=mod).value == left


def test_delete_takes_what_follows():
    assert Writing("Ada").keys(pygame.K_HOME).keys(pygame.K_DELETE).value == "da"


def test_shift_selects_and_letters_replace_what_is_selected():
    writing = Writing("Ada").keys(pygame.K_LEFT, pygame.K_LEFT, mod=SHIFT).type("lba")
    assert writing.value == "Alba"


def test_coming_by_tab_selects_all():
    field = Field("name", "Name", Rect(0, 0, 400, 50), value="Ada")
    app = showing(field)
    app.press(pygame.K_TAB)
    app.feed(typed("Bo"))
    assert field.value == "Bo"


def test_an_arrow_ends_a_selection_at_its_edge():
    writing = Writing("Ada").keys(pygame.K_HOME, mod=SHIFT).keys(pygame.K_LEFT).type("_")
    assert writing.value == "_Ada"


def test_words_are_stepped_over_with_control():
    writing = Writing("one two three").keys(pygame.K_LEFT, pygame.K_LEFT, mod=CTRL).type("|")
    assert writing.value == "one |two three"


def test_copy_cut_and_paste(monkeypatch):
    kept = []
    monkeypatch.setattr(pygame.scrap, "put_text", kept.append)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[-1])
    writing = Writing("Ada").keys(pygame.K_a, mod=CTRL).keys(pygame.K_x, mod=CTRL)
    assert writing.value == ""
    assert writing.keys(pygame.K_v, pygame.K_v, mod=CTRL).value == "AdaAda"


def test_a_pasted_line_break_does_not_come_in(monkeypatch):
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "Ada\nBo\t")
    assert Writing().keys(pygame.K_v, mod=CTRL).value == "AdaBo"


def test_a_clipboard_that_fails_changes_nothing(monkeypatch):
    def fails():
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", fails)
    assert Writing("Ada").keys(pygame.K_v, mod=CTRL).value == "Ada"


def test_it_never_gets_longer_than_it_may():
    assert Writing("Ada", longest=5).type("Lovelace").value == "AdaLo"


def test_letters_of_an_input_method_are_shown_but_not_the_value_until_they_come():
    writing = Writing("A")
    writing.app.feed(Event(pygame.TEXTEDITING, text="de", start=0, length=2))
    assert writing.value == "A"
    assert writing.field.composing == "de"
    writing.keys(pygame.K_BACKSPACE)
    assert writing.value == "A"
    writing.type("é")
    assert writing.value == "Aé"
    assert writing.field.composing == ""


def test_enter_says_that_it_is_done():
    writing = Writing("Ada").keys(pygame.K_RETURN)
    assert writing.done == ["Ada"]


def test_a_drag_selects():
    field = Field("name", "Name", Rect(0, 0, 400, 50), value="Ada")
    app = showing(field)
    app.feed(down((5, 25)), motion((390, 25), held=True), up((390, 25)))
    assert field.selected == (0, 3)


def test_a_long_text_is_drawn_with_its_cursor_in_sight():
    writing = Writing("", longest=400).type("Wilhelmina Konstantinopolsky " * 8)
    writing.app.picture()
    assert writing.field.left > 0
    writing.keys(pygame.K_HOME)
    writing.app.picture()
    assert writing.field.left == 0


def test_it_keeps_its_cursor_when_the_scene_is_laid_anew():
    writing = Writing("Ada").keys(pygame.K_LEFT)
    fresh = Field("name", "Name", Rect(0, 0, 400, 50), value="Ada")
    lay_anew(writing.app, lambda: [fresh])
    writing.app.targets()
    writing.type("-")
    assert fresh.value == "Ad-a"


@pytest.mark.parametrize("letter", ["\0", "\n", "\t", "\x1b", "\u202e", "\u2028", "\u2066"])
def test_what_no_text_may_hold_cannot_be_written_nor_pasted(letter):
    writing = Writing().type(f"A{letter}d{letter}a")
    assert writing.value == "Ada"


def test_letters_of_any_language_can_be_written():
    assert Writing().type("שלום 👩‍🚀 e\u0301").value == "שלום 👩‍🚀 e\u0301"


@pytest.mark.parametrize("letter", range(8))
def test_a_press_puts_the_cursor_at_the_nearest_edge_of_a_letter(letter):
    writing = Writing("WiWiWiW")
    px = writing.field.look.scale.text("body")
    inner = writing.field._inner
    edge = inner.x + width_of(writing.value[:letter], "regular", px) - writing.field.left
    for near in (-1, 0, 1):
        assert writing.field._letter_at(edge + near) == letter
