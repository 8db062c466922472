"""What a player says at the table: a bubble that springs up at their cards."""

import pygame
from pygame import Rect, Surface

from scenes.art.palette import CREAM, INK, SHADOW, Rgb
from scenes.table.card.motion import land
from scenes.table.moments import Springing
from scenes.widgets.text import lettering

_SECONDS = 0.22, 1.1, 0.2


def _size(opened: float, _shut: float) -> float:
    return 0.4 + 0.6 * land(opened)


class Speech:
    """One bubble at a time."""

    def __init__(self) -> None:
        self.reduced = False
        self._said: Springing | None = None

    def say(self, words: str, mouth: tuple[int, int], inside: Rect, px: int, colour: Rgb) -> None:
        """The bubble's tail points at `mouth`: from below it where there is room above, else from above."""
        up = mouth[1] - inside.top < px * 2.15
        picture = _picture(words, px, colour, up=up)
        at = picture.get_rect(midtop=mouth) if up else picture.get_rect(midbottom=mouth)
        self._said = Springing(picture, at.clamp(inside).center, _SECONDS, _size, 2.0)

    @property
    def settled(self) -> bool:
        """It is open; while it goes nobody waits for it."""
        return self._said is None or self._said.clock >= _SECONDS[0] + _SECONDS[1] / 2

    def finish(self) -> None:
        self._said = None

    def update(self, dt: float) -> None:
        if self._said:
            self._said.clock += dt
            if self._said.over:
                self._said = None

    def draw(self, surface: Surface) -> None:
        if self._said:
            self._said.draw(surface, self.reduced)


def _picture(words: str, px: int, colour: Rgb, *, up: bool) -> Surface:
    text = lettering(words, "poster", px, INK)
    pad, tail = px // 2, px // 2
    wide, high = text.get_width() + 2 * pad, round(px * 1.6)
    fine = 3
    big = Surface((wide * fine, (high + tail) * fine), pygame.SRCALPHA)
    top = tail * fine if up else 0
    body = Rect(0, top, wide * fine, high * fine)
    middle, root = big.get_width() // 2, tail * fine * 2 // 3
    base, tip = (body.top + 2, 0) if up else (body.bottom - 2, big.get_height())
    edge = max(fine, px * fine // 14)
    points = [(middle - root, base), (middle + root, base), (middle, tip)]
    pygame.draw.polygon(big, colour, points)
    pygame.draw.rect(big, colour, body, border_radius=high * fine // 2)
    inner = body.inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(big, CREAM, inner, border_radius=inner.h // 2)
    toward = edge * 2 if up else -edge * 2
    pygame.draw.polygon(
        big,
        CREAM,
        [
            (middle - root + edge, base - toward),
            (middle + root - edge, base - toward),
            (middle, tip + toward),
        ],
    )
    made = pygame.transform.smoothscale(big, (wide, high + tail))
    picture = Surface((made.get_width(), made.get_height() + 4), pygame.SRCALPHA)
    shadow = pygame.mask.from_surface(made).to_surface(setcolor=(*SHADOW, 90), unsetcolor=(0, 0, 0, 0))
    picture.blit(shadow, (0, 4))
    picture.blit(made, (0, 0))
    box = text.get_bounding_rect()
    picture.blit(text, (wide // 2 - box.centerx, (tail if up else 0) + high // 2 - box.centery))
    return picture
