"""Esc, Home, `?`, and what is told about a button: the same everywhere."""

import pygame
import pytest

from game.shelf import GAMES
from scenes import shelf
from scenes.keys.key import asks_for_keys
from scenes.keys.naming import line_words
from scenes.settings.store import Speed
from scenes.widgets.bubble import Bubble
from scenes.widgets.pointing import HOVER_SECONDS
from tests.scenes.around.builders import at_title, plan
from tests.scenes.frame.builders import typed

pytestmark = pytest.mark.usefixtures("bare_table")


def at_table(folder, game="dalek", **settings):
    its, its_host = at_title(folder, **settings)
    options = {} if game == "seventeen" else {"first": 0}
    its.push(its_host.begin(plan(game, ("Ada",) if game != "seventeen" else ("Ada", "Bo"), **options)))
    its.advance(1)
    return its


def ids(its):
    return {target.id for target in its.targets()}


def question_mark(its):
    its.press(pygame.K_SLASH, pygame.KMOD_SHIFT, "?")


@pytest.mark.parametrize("game", GAMES)
def test_esc_with_nothing_open_shows_a_menu_and_never_leaves_the_table(game, tmp_path):
    its = at_table(tmp_path, game)
    for _time in range(5):
        its.press(pygame.K_ESCAPE)
        its.advance(0.3)
        assert its.top.name != "title"
    its.quit()


def test_the_menu_of_a_table(tmp_path):
    its = at_table(tmp_path)
    its.press(pygame.K_ESCAPE)
    assert its.top.name == "menu"
    its.press(pygame.K_ESCAPE)
    assert its.top.name == "dalek"
    its.press(pygame.K_ESCAPE)
    its.press(pygame.K_RETURN)
    assert its.top.name == "dalek"
    for name, page in (("settings", "settings"), ("rules", "book")):
        its.press(pygame.K_ESCAPE)
        its.click(f"menu.{name}")
        assert its.top.name == page
        its.press(pygame.K_ESCAPE)
    its.press(pygame.K_ESCAPE)
    its.click("menu.title")
    assert its.top.name == "title"
    its.quit()


def test_undo_is_in_the_menu_and_says_why_not(tmp_path):
    its = at_table(tmp_path)
    its.press(pygame.K_ESCAPE)
    assert not next(target.enabled for target in its.targets() if target.id == "menu.undo")
    its.press(pygame.K_ESCAPE)
    its.click("roll")
    its.advance(3)
    its.press(pygame.K_ESCAPE)
    its.click("menu.undo")
    its.advance(1)
    assert its.top.name == "dalek"
    assert "roll" in ids(its)
    assert its.top.sitting.view.table.stage == "start"
    its.quit()


def test_home_leads_home_from_however_deep(tmp_path):
    its, its_host = at_title(tmp_path)
    its.click("box.dicy")
    its.push(its_host.practice("dicy"))
    its.advance(0.5)
    assert its.depth == 3
    its.click("bar.home")
    assert its.top.name == "title"
    assert its.depth == 1
    assert "continue" in ids(its)
    its.quit()


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_shows_the_keys_of_this_moment(game, tmp_path):
    its = at_table(tmp_path, game)
    if its.top.name == "curtain":
        its.click("curtain.open")
        its.advance(0.5)
    question_mark(its)
    assert its.top.name == "keys_of_now"
    told = {widget.label for widget in its.top.controls.widgets}
    assert line_words("table.hint") in told
    assert line_words("everywhere.undo") in told
    assert line_words("book.search") not in told
    own = {other: {line_words(key.name) for key in shelf.on_screen(other).keys} for other in GAMES}
    assert own[game] <= told
    assert all(not (own[other] - own[game]) & told for other in GAMES)
    its.advance(0.5)
    question_mark(its)
    assert its.top.name == game
    its.quit()


def test_a_question_mark_asks_while_things_move_too(tmp_path):
    its = at_table(tmp_path, speed="calm")
    its.click("roll")
    its.advance(0.2)
    assert its.top.director.busy
    question_mark(its)
    assert its.top.name == "keys_of_now"
    its.quit()


@pytest.mark.parametrize(
    ("key", "place", "asks"),
    [
        (pygame.K_SLASH, pygame.KSCAN_SLASH, True),  # English
        (0xDF, pygame.KSCAN_MINUS, True),  # German
        (pygame.K_QUOTE, pygame.KSCAN_MINUS, True),  # Spanish, Italian, Portuguese
        (pygame.K_COMMA, pygame.KSCAN_M, True),  # French
        (pygame.K_MINUS, pygame.KSCAN_MINUS, False),
        (pygame.K_m, pygame.KSCAN_M, False),
        (pygame.K_QUOTE, pygame.KSCAN_APOSTROPHE, False),
    ],
)
def test_a_question_mark_is_known_by_its_place_too(key, place, asks):
    """Where no text is typed, SDL tells no letter with a key, or the one that it is without Shift."""
    for letter in ("", chr(key)):
        event = pygame.event.Event(
            pygame.KEYDOWN, key=key, mod=pygame.KMOD_SHIFT, unicode=letter, scancode=place
        )
        assert asks_for_keys(event) == asks
    other = pygame.event.Event(pygame.KEYDOWN, key=0xFC, mod=pygame.KMOD_SHIFT, unicode="Ü", scancode=place)
    assert not asks_for_keys(other)
    bare = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=place)
    assert not asks_for_keys(bare)


def test_a_question_mark_in_a_field_is_a_letter(tmp_path):
    its, _ = at_title(tmp_path)
    its.click("box.dalek")
    its.advance(0.5)
    question_mark(its)
    its.feed(typed("?"))
    assert its.top.name == "setup"
    assert its.top.plan.places[0].name == "?"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1000, 700)])
def test_the_bar_does_not_jump_when_a_word_gets_longer(size, tmp_path):
    its = at_table(tmp_path)
    its.resize(size)
    places = []
    for speed in Speed.__args__:
        its.settings.change(speed=speed)
        places.append([(t.id, t.rect) for t in its.targets() if t.id.startswith("bar.")])
    assert all(place == places[0] for place in places)
    its.quit()


def test_a_tooltip_is_there_within_half_a_second(tmp_path):
    assert HOVER_SECONDS <= 0.5
    its = at_table(tmp_path)
    at = pygame.Rect(next(target.rect for target in its.targets() if target.id == "bar.rules")).center
    its.feed(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    its.advance(0.5)
    assert its.top.controls.told
    its.quit()


@pytest.mark.parametrize("size", [(1280, 720), (1000, 700), (640, 480)])
def test_a_tooltip_never_lies_over_what_it_explains(size, tmp_path):
    its = at_table(tmp_path)
    its.resize(size)
    its.targets()
    area = its.surface.get_rect()
    for at in (
        pygame.Rect(0, 0, 60, area.h),
        pygame.Rect(area.w - 60, 0, 60, area.h),
        pygame.Rect(area.w // 2, area.h // 4, 40, area.h // 2),
        *(pygame.Rect(target.rect) for target in its.targets() if target.id.startswith(("bar.", "seat."))),
    ):
        told = Bubble("What this is and what comes of it. " * 3, at, area, its.top.controls.look)
        assert not told.rect.colliderect(at)
        assert area.contains(told.rect)
    its.quit()
