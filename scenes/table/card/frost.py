"""Freezing: rime that grows over a card from its edges, crystal by crystal, and melts back the same way."""

import pygame

from scenes.art.drawing import texture_at

_SHARPEN = 3
"""Doublings of the front's steepness: eight times as steep leaves an edge a few pixels soft."""


def creeping(bare: pygame.Surface, iced: pygame.Surface, phase: float) -> pygame.Surface:
    """The bare face with the iced one over it as far as the rime has come; 0 is bare, 1 is all ice."""
    if phase <= 0:
        return bare
    if phase >= 1:
        return iced
    size = bare.get_size()
    body = _reached(size, phase)
    rim = _reached(size, min(1.0, phase + 0.07))
    rim.fill((240, 250, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    rim.blit(iced, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    body.blit(iced, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    card = bare.copy()
    card.blit(rim, (0, 0))
    card.blit(body, (0, 0))
    return card


def _reached(size: tuple[int, int], phase: float) -> pygame.Surface:
    """White where the rime has come by now. The map is opaque where it comes first."""
    mask = texture_at("rime_growth", size).copy()
    late = round(255 * (1 - phase) - 16 * (1 - 2 * phase))
    mask.fill((0, 0, 0, min(255, max(0, late))), special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(_SHARPEN):
        mask.blit(mask.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask
