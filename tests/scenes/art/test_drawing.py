"""Drawings come out at the size that was asked for, and text in the room that it has."""

import pygame
import pytest

from scenes.art.drawing import band, fade, fitted, picture, soft_shadow, texture, tile

WHOLE = '<rect width="500" height="700" fill="#ffffff"/>'
WHITE = (255, 255, 255)


@pytest.mark.parametrize("size", [(40, 56), (90, 126), (151, 211), (300, 300), (64, 36), (700, 20)])
def test_a_drawing_fills_exactly_the_size_that_is_asked_for(size):
    drawn = picture(WHOLE, (500, 700), size)
    assert drawn.get_size() == size
    assert drawn.get_at((size[0] - 1, size[1] - 1)) == (255, 255, 255, 255)


def test_a_stretched_gradient_reaches_from_end_to_end():
    ramp = fade("ramp", (0, 0), (100, 0), (0, (0, 0, 0), 1), (100, WHITE, 1))
    drawn = picture(ramp + '<rect width="100" height="100" fill="url(#ramp)"/>', (100, 100), (600, 10))
    assert drawn.get_at((3, 5)).r < 10
    assert drawn.get_at((300, 5)).r == pytest.approx(128, abs=4)
    assert drawn.get_at((596, 5)).r > 245


def test_a_band_is_shaded_across_and_not_along():
    shadow = band(300, 40, (0, (0, 0, 0), 1.0), (100, (0, 0, 0), 0.0))
    down = [shadow.get_at((150, y)).a for y in range(40)]
    assert down == sorted(down, reverse=True)
    assert down[0] > 240
    assert down[-1] < 15
    assert len({shadow.get_at((x, 20)).a for x in range(0, 300, 20)}) == 1


@pytest.mark.parametrize("name", ["walnut", "rime"])
def test_drawings_and_textures_have_the_windows_order_of_channels(name):
    usual = pygame.Surface((1, 1), pygame.SRCALPHA).get_masks()
    assert texture(name).get_masks() == usual
    assert picture(WHOLE, (500, 700), (50, 70)).get_masks() == usual


def test_tiles_cover_their_area_and_nothing_else():
    piece = pygame.Surface((7, 5))
    piece.fill(WHITE)
    ground = pygame.Surface((60, 50))
    area = pygame.Rect(10, 8, 33, 29)
    tile(ground, piece, area)
    for x in range(60):
        for y in range(50):
            assert (ground.get_at((x, y))[:3] == WHITE) == bool(area.collidepoint(x, y))


@pytest.mark.parametrize("width", [400, 250, 120])
def test_text_is_made_smaller_until_it_fits(width):
    drawn = fitted("Ein sehr langer Name für eine Karte", "bold", 40, WHITE, width)
    assert 0.8 * width < drawn.get_width() <= width


def test_a_shadow_is_darkest_inside_and_gone_at_its_border():
    shadow = soft_shadow((100, 140), 8, 12)
    width, height = shadow.get_size()
    assert (width, height) == (124, 164)
    assert shadow.get_at((width // 2, height // 2)).a > 100
    assert shadow.get_at((0, 0)).a < 10
    assert shadow.get_at((2, height // 2)).a < shadow.get_at((16, height // 2)).a
