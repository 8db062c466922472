"""Tokens and discs are told apart by their sign, not by colour alone."""

import pygame
import pytest

from scenes.art.palette import SEATS
from scenes.art.tokens import seat_disc
from scenes.games.seventeen.token_art import token


def signs(surface: pygame.Surface) -> pygame.Surface:
    return pygame.transform.grayscale(surface)


@pytest.mark.parametrize("px", [20, 36, 80])
def test_tokens_are_round_and_differ_without_colour(px):
    victory, penalty = token("victory", px), token("penalty", px)
    for coin in (victory, penalty):
        assert coin.get_size() == (px, px)
        assert coin.get_at((0, 0)).a == 0
        assert coin.get_at((px // 2, px // 2)).a == 255
    assert signs(victory).get_buffer().raw != signs(penalty).get_buffer().raw


def test_every_seats_disc_carries_a_shape_of_its_own():
    masks = set()
    for seat in SEATS:
        disc = seat_disc(seat, 80)
        shape = pygame.mask.from_threshold(disc, (*seat.text, 255), (30, 30, 30, 255))
        assert shape.count() > 200, seat.key
        masks.add(shape.to_surface().get_buffer().raw)
    assert len(masks) == len(SEATS)
