"""What dice are made of and what the table is covered with: chosen once, seen at once, on every table."""

import pygame
import pytest

from game.seventeen import GAME as SEVENTEEN
from game.shelf import GAMES
from scenes.art import cloth, palette, surface_cache
from scenes.art.inks import PALETTES
from scenes.art.look import mood as mood_of
from scenes.art.palette import contrast, mix
from scenes.games.dalek.dice import sign_dice
from scenes.play.scene import PlayScene
from scenes.rulebook.figures import FigureCloth
from scenes.rulebook.scene import BookScene
from scenes.table.dice.finishes import pip_dice
from scenes.table.dice.icons import Patch
from scenes.table.sitting import Sitting
from tests.scenes.frame.builders import Plain, app_with
from tests.scenes.games.dalek.builders import dalek_app
from tests.scenes.games.dicy.builders import dicy_app
from tests.scenes.table.builders import app_at, people

FINISHES = ("own", "dark", "warm")
CLOTHS = ("picture", "felt", "ticking")
VISIBLE = 3.0
"""WCAG 2 AA for signs."""


def covered(size, game, style):
    surface = pygame.Surface(size)
    cloth.styled(surface, game, style)
    return surface


def average(surface):
    return pygame.transform.average_color(surface)[:3]


@pytest.mark.parametrize("finish", FINISHES)
def test_pips_stand_out_from_every_finish(finish):
    style = pip_dice(finish)
    assert contrast(style.inks["pip"], style.body) >= 4.5


@pytest.mark.parametrize("finish", FINISHES)
def test_signs_keep_their_drawing_and_their_colours(finish):
    style, own = sign_dice(finish), sign_dice("own")
    assert style.faces == own.faces
    inks = {part.ink for face in style.faces for part in face if isinstance(part, Patch)} - {"groove"}
    assert {ink: style.inks[ink] for ink in inks} == {ink: own.inks[ink] for ink in inks}
    assert contrast(style.inks["groove"], style.body) >= VISIBLE


@pytest.mark.parametrize("kind", [pip_dice, sign_dice])
def test_each_finish_looks_like_no_other(kind):
    assert len({kind(finish).body for finish in FINISHES}) == len(FINISHES)


@pytest.mark.parametrize("make", [dicy_app, dalek_app])
def test_dice_on_the_table_change_at_once(make):
    app, scene = make(speed="instant")
    app.press(pygame.K_SPACE)
    app.draw()
    before = scene.table.tray.style
    app.settings.change(dice="warm")
    app.draw()
    assert scene.table.tray.style is not before
    app.settings.change(dice="own")
    app.draw()
    assert scene.table.tray.style is before


def test_cloth_changes_at_once_and_back(request):
    request.addfinalizer(lambda: cloth.choose("picture"))
    app, _scene = dalek_app(speed="instant")
    first = app.picture().copy()
    app.settings.change(cloth="ticking")
    striped = app.picture().copy()
    assert striped.get_buffer().raw != first.get_buffer().raw
    app.settings.change(cloth="picture")
    assert app.picture().get_buffer().raw == first.get_buffer().raw


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("style", CLOTHS[1:])
def test_plain_cloth_keeps_close_to_the_mood_whose_text_stands_on_it(game, style):
    mood = mood_of(game)
    shade = average(covered((400, 240), game, style))
    assert contrast(mood.text, shade) >= 4.5
    assert max(abs(a - b) for a, b in zip(shade, mix(mood.cloth, mood.cloth_dark, 0.3), strict=True)) < 60


def test_every_cloth_of_a_game_is_another():
    for game in GAMES:
        pictures = {bytes(covered((200, 120), game, style).get_buffer().raw) for style in CLOTHS}
        assert len(pictures) == len(CLOTHS)


@pytest.fixture
def standard_again():
    """Pictures that other tests have drawn and kept are theirs."""
    surface_cache.forget_all()
    yield
    palette.wear("standard")


def seventeen_app(**settings):
    scene = PlayScene(Sitting.in_memory(SEVENTEEN, SEVENTEEN.setup(), people("Ada", "Bo"), "tea"))
    app = app_at(scene, (1280, 720), **settings)
    app.advance(1)
    return app, scene


@pytest.mark.parametrize("name", PALETTES[1:])
@pytest.mark.parametrize("make", [dicy_app, dalek_app, seventeen_app])
def test_a_table_in_another_palette_is_the_one_that_was_opened_in_it(make, name, standard_again):
    app, _scene = make(speed="instant")
    app.press(pygame.K_SPACE)
    standard = app.picture().copy()
    app.settings.change(palette=name)
    changed = app.picture().copy()
    surface_cache.forget_all()
    other, _scene = make(speed="instant", palette=name)
    other.press(pygame.K_SPACE)
    assert changed.get_buffer().raw == other.picture().get_buffer().raw
    assert changed.get_buffer().raw != standard.get_buffer().raw
    app.settings.change(palette="standard")
    assert app.picture().get_buffer().raw == standard.get_buffer().raw


def test_high_contrast_has_no_picture_below_what_is_to_be_read(standard_again):
    app, _scene = dalek_app(speed="instant", palette="contrast")
    bare = app.picture().copy()
    app.settings.change(cloth="felt")
    assert app.picture().get_buffer().raw == bare.get_buffer().raw


FIGURES = [
    *(("dicy", "cards", name) for name in PALETTES[1:]),
    *(("dalek", "aside", name) for name in PALETTES[1:]),
    ("seventeen", "cards", "contrast"),
]
"""On the cards of 17 colours say nothing: only where contrast is high they are others."""


@pytest.mark.parametrize(("game", "chapter", "name"), FIGURES)
def test_the_rule_book_s_figures_are_in_the_palette_too(game, chapter, name, standard_again):
    app = app_with(Plain(), BookScene(game, chapter), palette=name)
    first = figures(app)
    app.settings.change(palette="standard")
    assert figures(app) != first
    app.settings.change(palette=name)
    assert figures(app) == first


def figures(app):
    """The pixels of the figures on the page."""
    picture = app.picture()
    places = [widget.seen for widget in app.top.controls.widgets if isinstance(widget, FigureCloth)]
    assert places
    return [pygame.image.tobytes(picture.subsurface(place), "RGB") for place in places if place.h > 0]
