"""Lines round picked dice run close to them, and together where they would cross."""

from math import pi

import pygame

from scenes.table.dice.die import Lying
from scenes.table.dice.mesh import LEAN
from scenes.table.dice.rings import draw_rings
from scenes.table.dice.table_art import View, centre_of, edge_of
from scenes.table.dice.tray import Spot

EDGE = 60
VIEW = View(0, 0, EDGE)
LINE = 0.6
"""How far it runs from a die's middle to its left and right, in edges of a die that lies straight."""


def lit(*places):
    """How bright each pixel is round dice at these places, in edges."""
    surface = pygame.Surface((600, 300))
    draw_rings(surface, VIEW, (255, 255, 255), [Lying(0, Spot(*place)).lifted() for place in places])
    return surface


def light_at(surface, x, y):
    """At this place round dice that are lifted, and so seen a little higher and larger."""
    return surface.get_at((round(x * EDGE), round((y - LEAN * 0.92) * EDGE))).r


def test_a_ring_of_its_own_for_a_die_that_lies_alone():
    surface = lit((2, 2), (6, 2))
    for x in (2 - LINE, 2 + LINE, 6 - LINE, 6 + LINE):
        assert light_at(surface, x, 2) > 150


def test_no_line_runs_between_dice_that_all_but_touch():
    surface = lit((2, 2), (3.1, 2))
    assert light_at(surface, 2 - LINE, 2) > 150
    assert all(light_at(surface, x / 100, 2) < 100 for x in range(200, 310))
    assert light_at(surface, 3.1 + LINE, 2) > 150


def test_a_die_between_picked_ones_has_a_line_towards_each_of_them():
    """However close they lie: what the line of the one runs round isn't what that of the other does."""
    surface = lit((2, 2), (4.04, 2))
    assert light_at(surface, 2 + LINE, 2) > 150
    assert light_at(surface, 3.02, 2) < 60
    assert light_at(surface, 4.04 - LINE, 2) > 150


def test_the_line_turns_with_the_die():
    surface = lit((4, 2, pi / 4))
    assert light_at(surface, 4 + LINE, 2) < 60
    assert light_at(surface, 4 + LINE + 0.17, 2) > 150


def test_the_ring_surrounds_the_die_that_is_picked():
    home = Lying(0, Spot(4, 2))
    middle, edge = centre_of(VIEW, home.lifted()), edge_of(VIEW, home.lifted())
    surface = lit((4, 2))
    for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
        far = 0.5 + abs(y) * LEAN / 2
        inside = (round(middle[0] + x * edge * (far - 0.05)), round(middle[1] + y * edge * (far - 0.05)))
        line = (round(middle[0] + x * edge * LINE), round(middle[1] + y * edge * (LINE + 0.08)))
        assert surface.get_at(inside).r < 60
        assert surface.get_at(line).r > 150
