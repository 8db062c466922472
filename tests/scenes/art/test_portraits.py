"""Pictures are told apart without colour, at the size of a seat plate."""

import itertools

import pygame
import pytest

from scenes.art.palette import SEATS
from scenes.art.portraits import PICTURES, portrait, seated


def grey(surface):
    flat = pygame.Surface(surface.get_size())
    flat.blit(surface, (0, 0))
    return pygame.transform.grayscale(flat).get_buffer().raw


def unlike(one, other):
    """The share of bytes that clearly differ."""
    return sum(abs(a - b) > 40 for a, b in zip(one, other, strict=True)) / len(one)


def test_no_two_pictures_look_alike_without_colour():
    drawn = [grey(portrait(key, SEATS[0], 40)) for key in PICTURES]
    assert len(drawn) == 24
    assert all(unlike(a, b) > 0.03 for a, b in itertools.combinations(drawn, 2))


@pytest.mark.parametrize("px", [16, 41, 200])
def test_a_picture_fills_a_disc_of_any_size(px):
    disc = portrait("cat", SEATS[1], px)
    assert disc.get_size() == (px, px)
    assert disc.get_at((0, 0)).a == 0
    assert disc.get_at((px // 2, px // 2)).a == 255


def test_at_a_table_the_seats_shape_is_seen():
    signs = set()
    for seat in SEATS:
        badge = seated("cat", seat, 80).subsurface((50, 50, 24, 24))
        shape = pygame.mask.from_threshold(badge, (*seat.text, 255), (30, 30, 30, 255))
        assert 100 < shape.count() < 500, seat.key
        signs.add(shape.to_surface().get_buffer().raw)
    assert len(signs) == len(SEATS)
