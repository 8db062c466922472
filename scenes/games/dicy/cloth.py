"""The cloth of Dicy Cards: ice."""

from math import hypot
from random import Random

import pygame

from scenes.art.drawing import texture, tile
from scenes.art.palette import mix
from scenes.art.weave import woven
from scenes.games.dicy.mood import GLACIER


def ice(cloth: pygame.Surface) -> None:
    """Cloth dyed in the blues of a glacier: large facets, each a little lighter or darker, bright along some
    edges. The drawing is quiet in the middle, where the dice lie.
    """
    width, height = cloth.get_size()
    rng = Random(6)  # noqa: S311 (a drawing)
    cell = max(width, height) / 9
    columns, rows = int(width / cell) + 3, int(height / cell) + 3
    points = {
        (i, j): (
            (i - 0.75 + 0.5 * (j % 2)) * cell + rng.uniform(-0.36, 0.36) * cell,
            (j - 0.75) * cell + rng.uniform(-0.36, 0.36) * cell,
        )
        for i in range(columns)
        for j in range(rows)
    }
    edges: list[tuple[tuple[float, float], tuple[float, float], float]] = []
    for i in range(columns - 1):
        for j in range(rows - 1):
            a, b, c, d = points[i, j], points[i + 1, j], points[i, j + 1], points[i + 1, j + 1]
            for corners in ((a, b, c), (b, d, c)) if j % 2 else ((a, b, d), (a, d, c)):
                x = sum(p[0] for p in corners) / 3
                y = sum(p[1] for p in corners) / 3
                away = min(1.0, hypot((x - width / 2) / width, (y - height / 2) / height) * 1.7)
                tone = rng.uniform(-1, 1) * (0.15 + 0.55 * away)
                shade = mix(
                    GLACIER.cloth, GLACIER.cloth_light if tone > 0 else GLACIER.cloth_dark, abs(tone) * 0.72
                )
                pygame.draw.polygon(cloth, shade, corners)
                if rng.random() < 0.45:
                    edges.append((corners[0], corners[1], away))
    for start, end, away in edges:
        pygame.draw.aaline(cloth, mix(GLACIER.cloth_light, (255, 255, 255), 0.25 * away), start, end)
    soft = pygame.transform.smoothscale_by(cloth, 0.5)
    pygame.transform.smoothscale(soft, cloth.get_size(), cloth)
    tile(cloth, texture("grain"), cloth.get_rect(), pygame.BLEND_RGB_MULT)
    woven(cloth)
