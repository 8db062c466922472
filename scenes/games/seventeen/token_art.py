"""Victory and penalty tokens, as they lie on the table."""

from typing import Literal

import pygame

from scenes.art.icons import icon
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SHADOW, mix, rgb
from scenes.art.surface_cache import kept
from scenes.art.tokens import coin

_IRON = rgb("4a4650")
_RUST = rgb("e0644a")


@kept(32)
def token(kind: Literal["victory", "penalty"], px: int) -> pygame.Surface:
    """A brass coin with a laurel, or an iron chip with a cross."""
    if kind == "victory":
        made = coin(px, BRASS_LIGHT, BRASS, BRASS_DARK)
        sign = icon("victory", round(px * 0.66), mix(BRASS_DARK, SHADOW, 0.55))
    else:
        made = coin(px, mix(_IRON, CREAM, 0.35), _IRON, mix(_IRON, SHADOW, 0.6))
        sign = icon("close", round(px * 0.62), _RUST)
    made.blit(sign, sign.get_rect(center=(px // 2, round(px * 0.475))))
    return made
