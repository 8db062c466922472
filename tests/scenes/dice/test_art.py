"""What is drawn: every face can be told from every other, at every size, also without its colours."""

from functools import partial
from itertools import combinations

import pygame
import pytest

from scenes.games.dalek.dice import STEEL
from scenes.table.dice.die_art import draw_die, draw_face, draw_still
from scenes.table.dice.icons import PIPS
from scenes.table.dice.mesh import rounded_cube
from scenes.table.dice.rotation import lying
from scenes.table.dice.style import ICE

STYLES = pytest.mark.parametrize("style", [ICE, STEEL], ids=lambda style: style.name)


def picture(draw, style, face, edge):
    surface = pygame.Surface((edge * 2, edge * 2))
    surface.fill((40, 70, 90))
    draw(surface, style, lying(face, 0.0), (edge, edge), edge)
    return surface


def differing(a, b):
    """The part of the pixels that differ clearly when seen in grey."""
    one, other = (pygame.image.tobytes(pygame.transform.grayscale(each), "RGB")[::3] for each in (a, b))
    return sum(abs(x - y) > 60 for x, y in zip(one, other, strict=True)) / len(one)


def test_pips_count_one_to_six():
    assert [len(face) for face in PIPS] == [1, 2, 3, 4, 5, 6]


@STYLES
@pytest.mark.parametrize("edge", [36, 60, 120])
def test_no_two_faces_look_alike_in_grey(style, edge):
    pictures = [picture(draw_still, style, face, edge) for face in range(6)]
    assert all(differing(a, b) > 0.008 for a, b in combinations(pictures, 2))


@STYLES
@pytest.mark.parametrize("size", [18, 40])
def test_no_two_flat_signs_look_alike_in_grey(style, size):
    signs = []
    for face in range(6):
        surface = pygame.Surface((size, size))
        draw_face(surface, style, face, surface.get_rect())
        signs.append(surface)
    assert all(differing(a, b) > 0.02 for a, b in combinations(signs, 2))


@STYLES
def test_a_die_that_comes_to_rest_keeps_its_look(style):
    moving, still = (picture(draw, style, 3, 90) for draw in (draw_die, draw_still))
    assert differing(moving, still) < 0.01


@STYLES
def test_a_greyed_die_is_darker(style):
    greyed = partial(draw_still, greyed=True)
    bright, dark = (picture(draw, style, 0, 60).get_at((60, 45)) for draw in (draw_still, greyed))
    assert sum(dark[:3]) < sum(bright[:3]) * 0.75


def test_a_sign_is_drawn_in_the_middle_of_its_rectangle_and_nowhere_else():
    surface = pygame.Surface((100, 60))
    draw_face(surface, STEEL, 0, pygame.Rect(20, 10, 60, 40))
    assert surface.get_bounding_rect().size == (100, 60)
    assert surface.get_at((10, 30)) == surface.get_at((90, 30)) == (0, 0, 0, 255)
    assert surface.get_at((50, 14)) != (0, 0, 0, 255)


@pytest.mark.parametrize("steps", [2, 3, 5])
def test_the_mesh_is_closed(steps):
    """Every edge of a facet belongs to exactly one other, so that no crack is seen."""
    mesh = rounded_cube(steps)
    edges: dict[frozenset[int], int] = {}
    for facet in mesh.facets:
        for a, b in zip(facet.corners, (*facet.corners[1:], facet.corners[0]), strict=True):
            edges[frozenset((a, b))] = edges.get(frozenset((a, b)), 0) + 1
    assert set(edges.values()) == {2}
