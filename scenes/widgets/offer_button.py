"""A slip of card stock that offers one thing in two lines, with the box of its game at the left."""

from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface

from scenes.art.boxes import box, shadow_room
from scenes.art.icons import icon
from scenes.art.palette import BRASS, BRASS_DARK, CREAM, CREAM_SHADE, EMBER, INK, SIGNALS, mix
from scenes.art.surface_cache import kept
from scenes.widgets import paint
from scenes.widgets.text import fit, line_height
from scenes.widgets.widget import Widget


@kept(6)
def small_box(game: str, width: int) -> Surface:
    whole = box(game, width * 2)
    room = shadow_room(width * 2)
    inner = whole.subsurface(whole.get_rect().inflate(-2 * room, -2 * room))
    return pygame.transform.smoothscale(inner, (width, round(width * inner.get_height() / inner.get_width())))


@dataclass(eq=False)
class OfferButton(Widget):
    """`label` is what is read out; `title` and `words` are what is drawn."""

    game: str
    title: str
    words: str
    _: KW_ONLY
    icon: str

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        rect = self.rect.move(0, -round(scale.px(0.4) * self.glow))
        radius = scale.px(0.9)
        paint.cast(surface, rect, radius, scale.px(1.2 + 0.8 * self.glow), scale.px(0.6), 150)
        top = mix(CREAM, (255, 252, 242), self.glow)
        made = paint.Plate(
            top, mix(top, CREAM_SHADE, 0.6), (255, 252, 244), mix(CREAM_SHADE, BRASS_DARK, 0.5)
        )
        surface.blit(paint.plate(rect.size, radius, made, max(1, scale.px(0.12))), rect)
        inner = rect.inflate(-2 * scale.px(0.5), -2 * scale.px(0.5))
        line = paint.ring(inner.size, max(2, radius - scale.px(0.4)), max(1, scale.px(0.1)), BRASS, 140)
        surface.blit(line, inner)
        pad = scale.px(1.4)
        high = rect.h - 2 * scale.px(1.0)
        small = small_box(self.game, max(8, round(high / 1.27)))
        place = small.get_rect(midleft=(rect.x + pad, rect.centery))
        paint.cast(surface, place, 2, scale.px(0.6), scale.px(0.2), 120)
        surface.blit(small, place)
        sign = min(scale.px(3.2), rect.h // 2)
        colour = mix(BRASS_DARK, EMBER, 0.7 * self.glow)
        surface.blit(icon(self.icon, sign, colour), (rect.right - pad - sign, rect.centery - sign // 2))
        room = Rect(place.right + pad, rect.y, rect.right - 2 * pad - sign - place.right - pad, rect.h)
        self._write(surface, room)
        self.draw_ring(surface, radius)

    def _write(self, surface: Surface, room: Rect) -> None:
        scale = self.look.scale
        lead, small = scale.text("lead"), scale.text("small")
        head = fit(self.title, "title", lead, (room.w, line_height(lead)))
        text = fit(self.words, "regular", small, (room.w, min(2 * line_height(small), room.h - head.height)))
        y = room.centery - (head.height + text.height) // 2
        head.draw(surface, Rect(room.x, y, room.w, head.height), INK)
        text.draw(surface, Rect(room.x, y + head.height, room.w, text.height), mix(SIGNALS.aside, INK, 0.25))
