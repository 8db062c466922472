"""The cloth of Dalek Dice: the sky at night."""

from random import Random

import pygame

from scenes.art.drawing import fade, halo, ink, picture, texture, tile
from scenes.art.palette import mix, rgb
from scenes.games.dalek.mood import NIGHT


def night(cloth: pygame.Surface) -> None:
    """A dark sky with a veil of nebula and a few stars, thick enough in the middle to play on."""
    width, height = cloth.get_size()
    rng = Random(19)  # noqa: S311 (a drawing)
    sky = fade(
        "sky", (0, 0), (30, 100), (0, rgb("0d1130"), 1), (55, rgb("1a2148"), 1), (100, rgb("2a2350"), 1)
    )
    small = picture(sky + '<rect width="100" height="100" fill="url(#sky)"/>', (100, 100), (64, 36))
    pygame.transform.smoothscale(small, (width, height), cloth)
    for colour, scale, opacity, spot in (
        ((88, 92, 190), 2.6, 62, (0.05, -0.25)),
        ((150, 76, 150), 1.9, 44, (0.45, 0.15)),
        ((60, 130, 190), 1.5, 40, (-0.2, 0.35)),
    ):
        side = round(height * scale)
        cloud = texture("nebula").copy()
        cloud.fill((*colour, opacity), special_flags=pygame.BLEND_RGBA_MULT)
        cloud = pygame.transform.smoothscale(cloud, (side, side))
        start = (round(width * spot[0]) - side, round(height * spot[1]) - side)
        tile(cloth, cloud, pygame.Rect(start, (width + 2 * side, height + 2 * side)))
    for _ in range(round(150 * width / height)):
        x, y = rng.random() * width, rng.random() * height
        bright = rng.random() ** 3
        tone = mix(NIGHT.cloth_light, (255, 250, 238), 0.25 + 0.7 * bright)
        if bright > 0.72:
            star = _star(max(9, round(height * 0.018 * bright)))
            cloth.blit(star, (x, y))
        else:
            pygame.draw.aacircle(cloth, tone, (x, y), height * (0.0006 + 0.0010 * bright) + 0.4)
    tile(cloth, texture("grain"), cloth.get_rect(), pygame.BLEND_RGB_MULT)


def _star(side: int) -> pygame.Surface:
    white = rgb("fff8e8")
    parts = (
        halo("glow", (50, 50), 50, (0, white, 0.55), (35, white, 0.14), (100, white, 0))
        + '<circle cx="50" cy="50" r="50" fill="url(#glow)"/>'
        + f'<path fill="{ink(white)}" d="M50 6C51 42 58 49 94 50C58 51 51 58 50 94'
        'C49 58 42 51 6 50C42 49 49 42 50 6Z"/>'
    )
    return picture(parts, (100, 100), (side, side))
