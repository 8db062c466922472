"""Leaves fall over all of a table, and not beside it."""

import pygame
from pygame import Rect

from scenes.table.leaves import Leaves

TABLE = Rect(40, 60, 500, 300)


def test_they_fall_over_all_of_the_table_and_nothing_beside_it():
    leaves, surface = Leaves(), pygame.Surface((600, 400))
    leaves.fall()
    while leaves.falling:
        leaves.draw(surface, TABLE)
        leaves.update(0.05)
    lit = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
    lit.invert()
    assert all(TABLE.contains(place) for place in lit.get_bounding_rects())
    for x in range(TABLE.x, TABLE.right, 100):
        for y in range(TABLE.y, TABLE.bottom, 100):
            surroundings = pygame.Mask((100, 100), fill=True)
            assert lit.overlap(surroundings, (x, y)), (x, y)
