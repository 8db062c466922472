"""The table, the curtain, the boxes and the name are drawn to size, whole, and each game's looks its own."""

import pygame
import pytest

from scenes.art.boxes import box, box_size, lockup, shadow_room
from scenes.art.curtain_art import curtain
from scenes.art.look import mood
from scenes.art.table import cloth_area, table_background

GAMES = [None, "dicy", "dalek", "seventeen"]
SIZES = [(1000, 700), (1280, 720), (1400, 1050), (1680, 720)]


def mean(surface: pygame.Surface, area: pygame.Rect | None = None) -> tuple[int, int, int]:
    red, green, blue, _ = pygame.transform.average_color(surface, area or surface.get_rect())
    return red, green, blue


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_table_fills_its_window_at_any_size(game, size):
    table = table_background(size, game)
    assert table.get_size() == size
    for corner in ((0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)):
        assert sum(table.get_at(corner)[:3]) > 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [*SIZES, (3840, 2160)])
def test_the_cloth_takes_most_of_the_table_and_leaves_a_rim_all_round(game, size):
    cloth = cloth_area(size, game)
    window = pygame.Rect((0, 0), size)
    assert window.contains(cloth)
    assert cloth.left == window.right - cloth.right >= 18
    assert cloth.top == window.bottom - cloth.bottom >= 18
    assert cloth.w * cloth.h > 0.72 * size[0] * size[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_cloth_has_the_tone_that_text_on_it_was_chosen_for(game):
    size = (1280, 720)
    area = cloth_area(size, game)
    area = area.inflate(-area.w // 2, -area.h // 2)
    shade = mean(table_background(size, game), area)
    wanted = mood(game).cloth
    assert max(abs(a - b) for a, b in zip(shade, wanted, strict=True)) <= 48


def test_every_game_has_a_table_of_its_own():
    middles = [mean(table_background((1000, 700), game), pygame.Rect(300, 200, 400, 300)) for game in GAMES]
    assert len(set(middles)) == len(GAMES)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_shows_through_the_curtain(size):
    shut = curtain(size)
    assert shut.get_size() == size
    assert not shut.get_flags() & pygame.SRCALPHA
    over_white, over_black = pygame.Surface(size), pygame.Surface(size)
    over_white.fill((255, 255, 255))
    over_white.blit(shut, (0, 0))
    over_black.blit(shut, (0, 0))
    assert over_white.get_buffer().raw == over_black.get_buffer().raw


@pytest.mark.parametrize("game", ["dicy", "dalek", "seventeen"])
@pytest.mark.parametrize("width", [120, 300, 520])
def test_a_box_has_its_size_with_room_for_its_shadow(game, width):
    drawn = box(game, width)
    room = shadow_room(width)
    assert drawn.get_size() == tuple(side + 2 * room for side in box_size(width))
    assert drawn.get_at((drawn.get_width() // 2, drawn.get_height() // 2)).a == 255
    assert drawn.get_at((0, 0)).a < 40


@pytest.mark.parametrize("px", [40, 90, 160])
def test_the_name_grows_with_its_size(px):
    assert lockup(px).get_bounding_rect().size == lockup(px).get_size()
    assert 3 * px < lockup(px).get_width() < 6 * px
