"""The rule book: chapters lie in their place at every size, and their points are what the rules count."""

from typing import Any

import pygame
import pytest
from pygame import Rect

from game.dalek.faces import DICE
from game.dicy.cards import CARDS, why_not
from game.shelf import GAMES
from scenes.art.palette import SEATS
from scenes.game_record.book_figures import LyingCard, LyingDie, Worth
from scenes.game_record.chapters import Figure, said
from scenes.games.dalek import book as dalek
from scenes.games.dicy import book as dicy
from scenes.games.dicy.faces import DicyFace
from scenes.games.seventeen import book as seventeen
from scenes.keys.bindings import AT_FIRST
from scenes.rulebook import search
from scenes.rulebook.figures import FigureCloth
from scenes.rulebook.scene import BookScene
from scenes.rulebook.sheet import part_id
from scenes.shelf import on_screen
from scenes.text.fold import folded
from scenes.widgets.scroll import ScrollArea
from tests.scenes.sizes import SIZES
from tests.scenes.table.builders import app_at, targets

CHAPTERS = {game: on_screen(game).chapters(AT_FIRST) for game in GAMES}
EVERY = [(game, chapter.key) for game, chapters in CHAPTERS.items() for chapter in chapters]


def book(game="dalek", chapter="", size=(1280, 720), **settings):
    scene = BookScene(game, chapter)
    return app_at(scene, size, speed="instant", **settings), scene


def text_of(scene) -> Any:
    return next(widget for widget in scene.controls.top if widget.id.startswith("book.text"))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [80, 100, 200])
def test_every_chapter_lies_on_its_page(size, scale):
    app, scene = book("dalek", "aim", size, scale=scale)
    for game, key in EVERY:
        if scene.game != game:
            scene.turn_to(game)
        scene.open(key)
        app.targets()
        page = Rect(next(t.rect for t in scene.targets() if t.id == "back"))
        text = text_of(scene)
        assert isinstance(text, ScrollArea)
        assert Rect((0, 0), size).contains(text.rect)
        assert Rect((0, 0), size).contains(page)
        for widget in text.inside:
            assert widget.rect.x >= text.rect.x
            assert widget.rect.right <= text.rect.right
            assert widget.rect.bottom - text.rect.y <= text.tall
        for above, below in zip(text.inside, text.inside[1:], strict=False):
            assert not above.rect.colliderect(below.rect)
        for figure in (widget for widget in text.inside if isinstance(widget, FigureCloth)):
            inside = Rect((0, 0), figure.rect.size)
            assert all(inside.contains(spot) for spot in figure.spots)


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_every_chapter_can_be_drawn(game, key):
    app, scene = book(game, key)
    assert app.picture()
    assert scene.chapter.key == key


@pytest.mark.parametrize("game", CHAPTERS)
def test_a_chapter_is_asked_for_by_a_key_of_its_own(game):
    keys = [chapter.key for chapter in CHAPTERS[game]]
    assert len(keys) == len(set(keys))
    assert all(chapter.parts for chapter in CHAPTERS[game])


# What is said of points


@pytest.mark.parametrize("card", CARDS)
def test_each_card_has_an_example_whose_lit_dice_are_legal_and_worth_what_is_said(card):
    face = DicyFace(card, "active", SEATS[1].key)
    figure = next(
        part
        for chapter in CHAPTERS["dicy"]
        if chapter.key == "cards"
        for part in chapter.parts
        if isinstance(part, Figure) and part.things[0] == LyingCard(face)
    )
    roll = [thing.face + 1 for thing in figure.things if isinstance(thing, LyingDie)]
    lit = [thing.face + 1 for thing in figure.things if isinstance(thing, LyingDie) and thing.tone == "lit"]
    (worth,) = [thing.words for thing in figure.things if isinstance(thing, Worth)]
    canon = {"any_two": 9, "low_six": 20, "odds": 15, "straight": 9, "two_pairs": 18, "sixes": 18}
    canon |= {
        "pair_double": 16,
        "lowest_three": 7,
        "distinct4": 16,
        "distinct_sum": 11,
        "forty": 21,
        "same5": 15,
    }
    assert why_not(card, lit, roll) is None
    assert int(worth) == canon[card]
    assert worth in figure.caption


def test_the_worked_turns_come_to_what_the_canon_says():
    assert dalek.earned("dice_out", dalek.JENNA).split() == ["17", "points"]
    assert dalek.earned("dice_out", dalek.PETER).split() == ["15", "points"]
    assert len(dalek.JENNA) == len(dalek.PETER) == DICE
    assert dicy.best("pair_double", dicy.FIRST)[1] == 24
    assert dicy.best("low_six", dicy.SECOND)[1] == 25
    assert dicy.best("straight", dicy.THIRD)[1] == 10


def test_the_rows_of_17_fall_on_both_sides_of_seventeen():
    assert seventeen.counted(seventeen.REACHED) >= 17 > seventeen.counted(seventeen.MISSED)


def test_no_figure_shows_more_dice_than_a_turn_has():
    for chapter in CHAPTERS["dalek"]:
        for part in chapter.parts:
            if isinstance(part, Figure):
                assert sum(isinstance(thing, LyingDie) for thing in part.things) <= DICE


# Search


def test_search_finds_words_in_titles_and_paragraphs_whatever_their_case():
    found = list(search.find("dalek", CHAPTERS["dalek"], "EXTERMINATE"))
    assert found[0].part is None
    assert found[0].chapter.key == "specials"
    assert len(found) > 4
    for place in found:
        words = place.chapter.title if place.part is None else said(place.chapter.parts[place.part])
        assert "exterminate" in words.lower()


def test_search_asks_for_all_words():
    found = list(search.find("seventeen", CHAPTERS["seventeen"], "trap penalty"))
    assert found
    for place in found:
        assert place.part is not None
        words = said(place.chapter.parts[place.part]).lower()
        assert "trap" in words
        assert "penalty" in words


@pytest.mark.parametrize(("words", "wanted"), [("café", "cafe"), ("CAFÉ", "cafe"), ("Straße", "straße")])
def test_search_knows_letters_without_their_accents(words, wanted):
    assert folded(words) == wanted


def test_an_excerpt_has_the_word_and_is_short():
    long = "alpha beta gamma delta " * 12 + "needle " + "omega psi chi " * 12
    cut = search.excerpt(long, "needle")
    assert "needle" in cut
    assert len(cut) < 90
    assert cut.startswith("…")
    assert cut.endswith("…")


def test_typing_shows_what_was_found_and_enter_opens_the_first():
    app, scene = book("dicy", "aim")
    app.click("book.search")
    for letter in "thaws":
        app.feed(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    shown = targets(app)
    assert "book.found.0" in shown
    assert "book.count" in shown
    app.press(pygame.K_RETURN)
    first = scene.found()[0]
    assert scene.chapter.key == first.chapter.key


def test_what_was_found_is_brought_into_sight():
    app, scene = book("dicy", "aim", size=(1000, 700))
    last = len(CHAPTERS["dicy"][6].parts) - 1
    scene.open("cards", last)
    app.advance(3)
    part = scene.controls.find(part_id(last))
    assert part
    assert text_of(scene).rect.contains(part.rect)


def test_nothing_found_is_said():
    app, scene = book()
    scene.look_for("xyzzy")
    assert targets(app)["book.count"].label == "Nothing was found."


# By keys alone


def test_the_book_is_read_by_keys_alone():
    app, scene = book("dicy", "cards")
    before = text_of(scene).goal
    app.press(pygame.K_PAGEDOWN)
    assert text_of(scene).goal > before
    app.press(pygame.K_PAGEDOWN, pygame.KMOD_CTRL)
    assert scene.chapter.key == "examples"
    app.press(pygame.K_f, pygame.KMOD_CTRL)
    assert scene.controls.focus == "book.search"
    app.feed(pygame.event.Event(pygame.TEXTINPUT, text="pass"))
    app.press(pygame.K_ESCAPE)
    assert "book.chapter.cards" in targets(app)


@pytest.mark.parametrize("size", [(1000, 700), (1280, 720)])
def test_every_chapter_is_reached_by_tab_and_enter(size):
    for scale in (100, 200):
        app, scene = book("seventeen", "", size, scale=scale)
        for key in [chapter.key for chapter in CHAPTERS["seventeen"]]:
            if "book.contents" in targets(app):
                app.click("book.contents")
            for _ in range(40):
                app.press(pygame.K_TAB)
                if scene.controls.focus == f"book.chapter.{key}":
                    break
            app.press(pygame.K_RETURN)
            assert scene.chapter.key == key


def test_a_book_of_all_games_turns_from_one_to_the_other():
    scene = BookScene("dicy", shelf_of_all=True)
    app = app_at(scene)
    app.click("book.game.seventeen")
    assert scene.game == "seventeen"
    assert "book.chapter.calling" in targets(app)


def test_the_search_looks_in_all_games_and_says_where_it_found_something():
    app, scene = book("dicy", "aim")
    scene.look_for("exterminate")
    shown = targets(app)
    assert shown["book.found.0"].label.startswith("Dalek Dice: ")
    app.click("book.found.0")
    assert scene.game == "dalek"
    assert "exterminate" in folded(" ".join(map(said, scene.chapter.parts)))
    app.press(pygame.K_ESCAPE)
    app.click("book.game.dicy")
    assert scene.game == "dicy"


def test_what_its_own_game_says_is_found_first():
    _app, scene = book("seventeen", "")
    scene.look_for("points")
    games = [place.game for place in scene.found()]
    assert {"dicy", "dalek"} <= set(games)
    scene.look_for("round")
    games = [place.game for place in scene.found()]
    assert games == sorted(games, key=lambda game: game != "seventeen")
