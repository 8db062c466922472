"""A game's box on the title's table: it lifts under the pointer, and is opened by a press."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.art.boxes import box, box_size, shadow_room
from scenes.art.surface_cache import kept
from scenes.title.album import Album
from scenes.widgets import paint
from scenes.widgets.widget import Widget

_LARGER = 1.055
"""How much nearer a lifted box looks."""
_NO_ALBUM = Album()


@kept(12)
def _kept(game: str, width: int, album: Album) -> Surface:
    return album.picture(f"{game} {width}", lambda: box(game, width))


@dataclass(eq=False)
class LidSpot(Widget):
    game: str
    album: Album = _NO_ALBUM
    """May have it as it lies there."""

    role = "spot"
    glow_seconds = 0.16

    @property
    def glows_now(self) -> bool:
        return self.hovered or self.ringed

    def draw(self, surface: Surface) -> None:
        lift = self.glow * self.glow * (3 - 2 * self.glow)
        if self.held and self.hovered:
            lift *= 0.45
        picture = self._picture(lift)
        if lift:
            body = Rect((0, 0), box_size(round(self.rect.w * (1 + (_LARGER - 1) * lift))))
            body.center = self.rect.center
            reach = max(4, round(self.rect.w * 0.10 * lift))
            thrown = paint.shadow if lift == 1 else paint.passing_shadow
            paint.cast(surface, body, reach // 3, reach, round(self.rect.h * 0.055 * lift), 120, thrown)
        place = picture.get_rect(center=self.rect.center)
        place.y -= round(self.rect.h * 0.035 * lift)
        surface.blit(picture, place)
        if self.ringed:
            self._draw_frame(surface, place)

    def _picture(self, lift: float) -> Surface:
        if not lift:
            return _kept(self.game, self.rect.w, self.album)
        near = _kept(self.game, round(self.rect.w * _LARGER), _NO_ALBUM)
        if lift == 1:
            return near
        share = (1 + (_LARGER - 1) * lift) / _LARGER
        size = (round(near.get_width() * share), round(near.get_height() * share))
        return pygame.transform.smoothscale(near, size)

    def _draw_frame(self, surface: Surface, place: Rect) -> None:
        scale = self.look.scale
        room = 2 * shadow_room(round(self.rect.w * _LARGER))
        frame = place.inflate(-room + 2 * scale.px(0.9), -room + 2 * scale.px(0.9))
        radius, thick = scale.px(1.6), max(2, scale.px(0.3))
        surface.blit(paint.ring(frame.size, radius, thick, self.look.mood.glow), frame)


def lid_rect(middle: Rect, width: int) -> Rect:
    place = Rect((0, 0), box_size(width))
    place.center = middle.center
    return place
