"""Rings of picked dice run together where they would cross."""

import pygame

from scenes.table.dice.die import Lying
from scenes.table.dice.mesh import LEAN
from scenes.table.dice.rings import draw_rings
from scenes.table.dice.table_art import View, centre_of, edge_of
from scenes.table.dice.tray import Spot

EDGE = 60
VIEW = View(0, 0, EDGE)


def lit(*places):
    """How bright each pixel is round dice at these places, in edges."""
    surface = pygame.Surface((600, 300))
    dice = [Lying(0, Spot(x, y)) for x, y in places]
    draw_rings(surface, VIEW, (255, 255, 255), dice)
    return surface


def light_at(surface, x, y):
    """At this place round dice that are lifted, and so seen a little higher."""
    return surface.get_at((round(x * EDGE), round((y - LEAN * 0.92) * EDGE))).r


def test_a_ring_of_its_own_for_a_die_that_lies_alone():
    surface = lit((2, 2), (6, 2))
    for x in (2 - 0.9, 2 + 0.9, 6 - 0.9, 6 + 0.9):
        assert light_at(surface, x, 2) > 150


def test_no_line_runs_through_a_neighbours_ring():
    surface = lit((2, 2), (3.2, 2))
    assert light_at(surface, 2 - 0.9, 2) > 150
    assert light_at(surface, 2 + 0.9, 2) < 60
    assert light_at(surface, 3.2 - 0.9, 2) < 60
    assert light_at(surface, 3.2 + 0.9, 2) > 150


def test_the_ring_surrounds_the_die_that_is_picked():
    home = Lying(0, Spot(4, 2))
    middle, edge = centre_of(VIEW, home.lifted()), edge_of(VIEW, home.lifted())
    surface = lit((4, 2))
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        inside = (round(middle[0] + x * edge * 0.6), round(middle[1] + y * edge * 0.6))
        ring = (round(middle[0] + x * edge * 0.87), round(middle[1] + y * edge * 0.87))
        assert surface.get_at(inside).r < 60
        assert surface.get_at(ring).r > 150
