"""The threads that every cloth shows, a picture's too."""

import pygame

from scenes.art.drawing import texture, tile


def woven(cloth: pygame.Surface) -> None:
    weave = texture("weave")
    fine = max(1, round(cloth.get_height() / 1100))
    if fine > 1:
        weave = pygame.transform.scale_by(weave, fine)
    tile(cloth, weave, cloth.get_rect(), pygame.BLEND_RGB_MULT)
