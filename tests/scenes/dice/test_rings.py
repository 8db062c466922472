"""Rings of picked dice run together where they would cross."""

import pygame

from scenes.table.dice.die import Lying, Where
from scenes.table.dice.rings import draw_rings
from scenes.table.dice.table_art import View
from scenes.table.dice.tray import Spot

EDGE = 60


def lit(*places):
    """How bright each pixel is round dice at these places, in edges."""
    surface = pygame.Surface((600, 300))
    dice = [Lying(Where.TRAY, 0, Spot(x, y)) for x, y in places]
    draw_rings(surface, View(0, 0, EDGE), (255, 255, 255), dice)
    return surface


def light_at(surface, x, y):
    return surface.get_at((round(x * EDGE), round(y * EDGE))).r


def test_a_ring_of_its_own_for_a_die_that_lies_alone():
    surface = lit((2, 2), (6, 2))
    for x in (2 - 0.87, 2 + 0.87, 6 - 0.87, 6 + 0.87):
        assert light_at(surface, x, 2) > 150


def test_no_line_runs_through_a_neighbours_ring():
    surface = lit((2, 2), (3.2, 2))
    assert light_at(surface, 2 - 0.87, 2) > 150
    assert light_at(surface, 2 + 0.87, 2) < 60
    assert light_at(surface, 3.2 - 0.87, 2) < 60
    assert light_at(surface, 3.2 + 0.87, 2) > 150
