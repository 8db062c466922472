"""Freezing: rime that grows over a card from its edges, crystal by crystal, and melts back the same way."""

import pygame

from scenes.art.drawing import texture_at
from scenes.art.surface_cache import kept
from scenes.table.card.stock import outline

_SHARPEN = 3
"""Doublings of the front's steepness: eight times as steep leaves an edge a few pixels soft."""
_STEPS = 48
"""How finely the growth is cut: its masks are kept, and cards of one size share them."""


def creeping(bare: pygame.Surface, iced: pygame.Surface, phase: float) -> pygame.Surface:
    """The bare face with the iced one over it as far as the rime has come; 0 is bare, 1 is all ice.

    All premultiplied.
    """
    step = round(phase * _STEPS)
    if step <= 0:
        return bare
    if step >= _STEPS:
        return iced
    size = bare.get_size()
    body = _reached(size, step).copy()
    body.blit(iced, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    card = bare.copy()
    card.blit(_rim(size, step), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    card.blit(body, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return card


@kept(_STEPS)
def _rim(size: tuple[int, int], step: int) -> pygame.Surface:
    """The white line of young crystals before the ice, cut to the card's shape."""
    rim = _reached(size, min(_STEPS, step + 3)).copy()
    rim.fill((145, 148, 150, 150), special_flags=pygame.BLEND_RGBA_MULT)
    rim.blit(outline(size).premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return rim


@kept(2 * _STEPS)
def _reached(size: tuple[int, int], step: int) -> pygame.Surface:
    """White where the rime has come by now. The map is opaque where it comes first."""
    mask = texture_at("rime_growth", size).copy()
    phase = step / _STEPS
    late = round(255 * (1 - phase) - 16 * (1 - 2 * phase))
    mask.fill((0, 0, 0, min(255, max(0, late))), special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(_SHARPEN):
        mask.blit(mask.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask.premul_alpha()
