"""The threads that every cloth shows, a picture's too."""

import pygame

from scenes.art.drawing import texture, tile
from scenes.art.palette import Rgb


def woven(cloth: pygame.Surface) -> None:
    tile(cloth, _weave(cloth.get_height()), cloth.get_rect(), pygame.BLEND_RGB_MULT)


def plain(cloth: pygame.Surface, colour: Rgb) -> None:
    """Of one colour: the threads are blended with it once, and laid side by side."""
    weave = _weave(cloth.get_height())
    piece = pygame.Surface(weave.get_size())
    piece.fill(colour)
    piece.blit(weave, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    tile(cloth, piece, cloth.get_rect())


def _weave(height: int) -> pygame.Surface:
    weave, fine = texture("weave"), max(1, round(height / 1100))
    return pygame.transform.scale_by(weave, fine) if fine > 1 else weave
