"""The one lamp: a warm pool in the middle of what lies under it, dusk in the corners."""

import pygame

from scenes.art.drawing import halo, picture
from scenes.art.palette import EMBER_LIGHT, Rgb, mix

_SMALL = (96, 54)
"""Light is soft: drawn this small and blown up, it costs a tenth."""
_WHITE, _BLACK = (255, 255, 255), (0, 0, 0)


def lamplight(surface: pygame.Surface, *, dusk: Rgb, warmth: float, warm: Rgb = EMBER_LIGHT) -> None:
    """Multiplies the corners down to `dusk`, and adds `warmth` of the lamp's colour in the middle."""
    gloom = halo("gloom", (48, 23), 62, (0, _WHITE, 1), (38, mix(_WHITE, dusk, 0.18), 1), (100, dusk, 1))
    veil = picture(gloom + '<rect width="96" height="54" fill="url(#gloom)"/>', _SMALL, _SMALL)
    pool = halo("pool", (48, 22), 40, (0, mix(_BLACK, warm, warmth), 1), (100, _BLACK, 1))
    ground = '<rect width="96" height="54"/><circle cx="48" cy="22" r="40" fill="url(#pool)"/>'
    light = picture(pool + ground, _SMALL, _SMALL)
    wide, high = surface.get_size()
    half = (wide + 1) // 2
    layer = pygame.Surface((half, high), pygame.SRCALPHA)  # new memory costs as much as what is done in it
    for whole, blend in ((veil, pygame.BLEND_RGB_MULT), (light, pygame.BLEND_RGB_ADD)):
        left = whole.subsurface((0, 0, _SMALL[0] // 2, _SMALL[1]))
        for part, x in ((left, 0), (pygame.transform.flip(left, True, False), half)):
            pygame.transform.smoothscale(part, (half, high), layer)
            surface.blit(layer, (x, 0), (2 * half - wide if x else 0, 0, half, high), blend)
