"""Small moments on the table: a stamp that comes down on a card or a seat, and fades."""

import pygame
from pygame import Surface

from scenes.art.icons import icon
from scenes.art.palette import CREAM, SHADOW, Rgb
from scenes.table.card.motion import Hear, land
from scenes.table.moments import Springing
from scenes.widgets.text import lettering

SECONDS = 0.22, 0.55, 0.25


def _size(opened: float, _shut: float) -> float:
    return max(0.2, 2.2 - 1.2 * land(opened))


class Stamps:
    def __init__(self) -> None:
        self.reduced = False
        self.hear: Hear = lambda _name, _loud, _x: None
        self._shown: list[Springing] = []

    @property
    def settled(self) -> bool:
        return not self._shown

    def stamp(
        self,
        words: str,
        sign: str,
        middle: tuple[int, int],
        px: int,
        colour: Rgb,
        wait: float = 0.0,
        widest: int | None = None,
    ) -> None:
        """`words` and, before them, an icon if `sign` names one; no wider than `widest`."""
        picture = _picture(words, sign, px, colour)
        if widest and picture.get_width() > widest:
            picture = _picture(words, sign, px * widest // picture.get_width(), colour)
        self._shown.append(Springing(picture, middle, SECONDS, _size, 1.5, -wait))

    def finish(self) -> None:
        self._shown.clear()

    def update(self, dt: float) -> None:
        for shown in self._shown:
            if shown.clock <= 0 < shown.clock + dt:
                self.hear("stamp", 1.0, shown.middle[0])
            shown.clock += dt
        self._shown = [shown for shown in self._shown if not shown.over]

    def draw(self, surface: Surface) -> None:
        for shown in self._shown:
            shown.draw(surface, self.reduced)


def _picture(words: str, sign: str, px: int, colour: Rgb) -> Surface:
    """Inked, a little askew, on a torn strip of paper."""
    text = lettering(words, "poster", px, CREAM)
    side = round(px * 1.05) if sign else 0
    pad = px // 2
    width, height = text.get_width() + side + (pad // 2 if sign and words else 0) + 2 * pad, round(px * 1.7)
    body = Surface((width, height), pygame.SRCALPHA)
    edge = height // 9
    points = [(edge, 0), (width, edge // 2), (width - edge, height), (0, height - edge // 2)]
    pygame.draw.polygon(body, (*SHADOW, 120), [(x + 3, y + 4) for x, y in points])
    pygame.draw.polygon(body, colour, points)
    pygame.draw.aalines(body, CREAM, True, points)
    x = pad
    if sign:
        body.blit(icon(sign, side, CREAM), (x, (height - side) // 2))
        x += side + pad // 2
    box = text.get_bounding_rect()
    body.blit(text, (x, height // 2 - box.centery))
    return pygame.transform.rotozoom(body, 5.0, 1.0)
