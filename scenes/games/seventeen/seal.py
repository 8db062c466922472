"""The seal that calls 17: round, with the time that is left as a ring around it."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from math import ceil, cos, pi, sin

import pygame
from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import CREAM, EMBER, INK, SHADOW, SeatColour, mix, rgb
from scenes.games.seventeen.mood import POSTER
from scenes.widgets import paint
from scenes.widgets.text import fit_line, lettering
from scenes.widgets.widget import Widget

_RED = rgb("a32a17")
_FINE = 3
_PARTS, _PARTS_WHERE_STILL = 240, 8
"""Of the ring, that go one after the other: with reduced motion it doesn't creep."""


@dataclass(eq=False)
class CallSeal(Widget):
    """`name` stands beside the seal, with the colour and shape of the seat; `share` is the time left."""

    _: KW_ONLY
    name: str
    colour: SeatColour
    key_name: str
    share: Callable[[], float | None] = lambda: None
    said_so: bool = False

    role = "button"

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        side = min(rect.h, round(rect.w * 0.47))
        circle = Rect(rect.x, rect.centery - side // 2, side, side)
        plate = Rect(circle.centerx, rect.centery - round(side * 0.34), 0, round(side * 0.68))
        plate.w = rect.right - plate.x
        radius = plate.h // 2
        base = mix(self.colour.deep, POSTER.panel, 0.15)
        paint.cast(surface, plate, radius, scale.px(0.9), scale.px(0.4), 120)
        lit = mix(base, CREAM, 0.12 + 0.16 * (self.glow if self.enabled else 0))
        surface.blit(paint.fill(plate.size, radius, lit, base), plate)
        surface.blit(paint.ring(plate.size, radius, max(1, scale.px(0.16)), CREAM, 190), plate)
        self._write(surface, Rect(circle.right, plate.y, plate.right - circle.right, plate.h))
        self._draw_seal(surface, circle)
        self.draw_ring(surface, rect.h // 4)

    def _draw_seal(self, surface: Surface, circle: Rect) -> None:
        sunk = self.said_so or (self.held and self.hovered)
        face = EMBER if self.said_so else mix(_RED, EMBER, 0.35 * self.glow)
        thick = max(3, circle.w // 11)
        surface.blit(paint.fill(circle.size, circle.w // 2, SHADOW, SHADOW, 235), circle)
        share = self.share()
        if share is not None:
            parts = _PARTS_WHERE_STILL if self.look.still else _PARTS
            surface.blit(_arc(circle.w, thick, ceil(share * parts) / parts), circle)
        inner = circle.inflate(-2 * thick - 2, -2 * thick - 2)
        surface.blit(paint.fill(inner.size, inner.w // 2, mix(face, CREAM, 0 if sunk else 0.12), face), inner)
        surface.blit(paint.ring(inner.size, inner.w // 2, max(2, inner.w // 24), CREAM), inner)
        number = lettering(
            "17!", "poster", max(12, round(inner.w * 0.42)), CREAM if not self.said_so else INK
        )
        box = number.get_bounding_rect()
        surface.blit(number, (inner.centerx - box.centerx, inner.centery - box.centery))

    def _write(self, surface: Surface, room: Rect) -> None:
        scale = self.look.scale
        pad = max(3, room.h // 8)
        room = Rect(room.x + pad, room.y, room.w - 3 * pad, room.h)
        upper = Rect(room.x, room.y + room.h // 12, room.w, room.h * 5 // 10)
        lower = Rect(room.x, upper.bottom - room.h // 16, room.w, room.h * 4 // 10)
        name = fit_line(self.name, "bold", min(scale.text("body"), upper.h * 9 // 10), upper.w)
        name.draw(surface, upper, POSTER.panel_text)
        side = min(lower.h, scale.px(2.2))
        surface.blit(
            icon(self.colour.shape, side, mix(self.colour.colour, CREAM, 0.35)),
            (lower.x, lower.centery - side // 2),
        )
        cap = Rect(lower.x + side + side // 3, lower.centery - side // 2, 0, side)
        key = fit_line(self.key_name, "bold", max(11, round(side * 0.78)), lower.right - cap.x - side // 2)
        cap.w = max(side, key.width + side // 2)
        surface.blit(paint.fill(cap.size, side // 4, CREAM, mix(CREAM, SHADOW, 0.16)), cap)
        key.draw(surface, cap, INK, "centre")


def _arc(side: int, thick: int, share: float) -> Surface:
    """What is left of the ring, from the top against the clock."""
    big = Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    middle, outer = side * _FINE / 2, side * _FINE / 2 - _FINE
    inner = outer - thick * _FINE
    steps = max(2, round(90 * share))
    turns = [-pi / 2 - 2 * pi * share * i / steps for i in range(steps + 1)]
    rim = [(middle + outer * cos(a), middle + outer * sin(a)) for a in turns]
    hole = [(middle + inner * cos(a), middle + inner * sin(a)) for a in reversed(turns)]
    if share > 0:
        pygame.draw.polygon(big, mix(POSTER.accent, EMBER, 1 - share), rim + hole)
    return pygame.transform.smoothscale(big, (side, side))
