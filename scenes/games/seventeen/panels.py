"""What is painted around the cards: the row's total, the arrows of the direction, the halves of the row to
drop a card on, the tags of the seats. Flat shapes, as on a poster.
"""

from math import cos, pi

import pygame
from pygame import Rect, Surface

from scenes.art.drawing import ink, picture
from scenes.art.icons import icon
from scenes.art.palette import CREAM, SHADOW, Rgb, SeatColour, mix
from scenes.art.surface_cache import kept
from scenes.art.tokens import seat_disc
from scenes.games.seventeen.mood import POSTER
from scenes.games.seventeen.places import Places
from scenes.table.card.motion import Eased, Moved, glide
from scenes.table.card.stock import corner_of, height_of
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.text import fit, fit_line, lettering

_TURN = 0.7
_DARK: Rgb = (24, 20, 19)


class Arrows(Moved):
    """Two arrows beside the row: the one at the left points up while play goes clockwise."""

    def __init__(self) -> None:
        self.direction = 1
        self.reduced = False
        self._turn = Eased(0.0)
        self.ways = (self._turn,)

    def point(self, direction: int) -> None:
        self.direction = direction
        self._turn.send(0.0 if direction == 1 else 1.0, _TURN, glide)

    def draw(self, surface: Surface, places: Places) -> None:
        turn = round(self._turn.value) if self.reduced else self._turn.value
        tall = cos(pi * turn)
        for place, turned in zip(places.arrows, (False, True), strict=True):
            arrow = _arrow(place.size, turned)
            if abs(tall) < 0.999 or tall < 0:
                size = (place.w, max(2, round(place.h * abs(tall))))
                arrow = pygame.transform.smoothscale(arrow, size)
            if tall < 0:
                arrow = pygame.transform.flip(arrow, False, True)
            surface.blit(arrow, arrow.get_rect(center=place.center))


@kept(8)
def _arrow(size: tuple[int, int], turned: bool) -> Surface:
    """Bent, as a piece of the ring around the table."""
    wide = 100
    tall = max(120, round(wide * size[1] / max(1, size[0])))
    path = (
        f"M70 {tall - 14} C24 {tall * 0.74:.0f} 24 {tall * 0.40:.0f} 44 {tall * 0.27:.0f} "
        f"L26 {tall * 0.22:.0f} L88 10 L92 {tall * 0.36:.0f} L74 {tall * 0.31:.0f} "
        f"C58 {tall * 0.44:.0f} 58 {tall * 0.70:.0f} 92 {tall - 34} Z"
    )
    parts = (
        f'<path d="{path}" fill="{ink(SHADOW)}" fill-opacity="0.35" transform="translate(4 6)"/>'
        f'<path d="{path}" fill="none" stroke="{ink(CREAM)}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{path}" fill="{ink(POSTER.accent)}"/>'
    )
    made = picture(parts, (wide, tall), size)
    return pygame.transform.rotate(made, 180) if turned else made


def light_zone(surface: Surface, places: Places, scale: Scale, side: str) -> None:
    """The half of the row's place that is pointed at, under the cards."""
    _half(surface, places, scale, side, 110)


def draw_zones(
    surface: Surface, places: Places, scale: Scale, over: str | None, words: tuple[str, str], total: Rect
) -> None:
    """While a card is dragged: a light half for face up and a dark one for face down, over the row."""
    for side, text in (("up", words[0]), ("down", words[1])):
        _half(surface, places, scale, side, 165 if over == side else 70)
        _zone_label(surface, places, side, text, scale, total)


def _half(surface: Surface, places: Places, scale: Scale, side: str, alpha: int) -> None:
    zone = places.zone_up if side == "up" else places.zone_down
    ground: Rgb = CREAM if side == "up" else _DARK
    surface.blit(paint.fill(zone.size, scale.px(1.2), ground, ground, alpha), zone)


def _zone_label(surface: Surface, places: Places, side: str, words: str, scale: Scale, total: Rect) -> None:
    """Above the row beside the total, on two lines if it must, and below it: the cards stay in sight."""
    ground, colour = (CREAM, POSTER.button_text) if side == "up" else (_DARK, CREAM)
    low = Rect(
        places.zone_down.x, places.row.bottom, places.row.w, places.zone_down.bottom - places.row.bottom
    )
    line = places.total if side == "up" else low
    gap = scale.px(0.8)
    high = min(scale.px(4.2), line.h)
    room = (total.x if side == "up" else line.right) - line.x - 2 * high - 2 * gap
    label = fit(words, "bold", round(high * 0.58), (max(1, room), line.h), SMALLEST_TEXT)
    body = Rect(line.x + gap, 0, label.width + round(high * 1.9), max(high, min(line.h, label.height + gap)))
    body.centery = line.centery
    surface.blit(paint.fill(body.size, high // 2, ground, ground), body)
    surface.blit(paint.ring(body.size, high // 2, max(1, high // 16), POSTER.accent), body)
    sign = icon("eye" if side == "up" else "eye_off", round(high * 0.64), colour)
    surface.blit(sign, (body.x + high // 3, body.centery - sign.get_height() // 2))
    label.draw(surface, Rect(body.x + round(high * 1.15), body.y, label.width, body.h), colour)


def paint_ground(ground: Surface, places: Places, scale: Scale, words: tuple[str, str]) -> None:
    """Where the row, the pile and the discards lie."""
    band = places.row.union(places.arrows[0]).union(places.arrows[1]).inflate(0, scale.px(0.8))
    ground.blit(paint.fill(band.size, scale.px(1.6), (40, 14, 8), (40, 14, 8), 58), band)
    for place, text in ((places.pile, words[0]), (places.discards, words[1])):
        _outline(ground, place, text, scale)


def _outline(ground: Surface, place: Rect, words: str, scale: Scale) -> None:
    radius = corner_of(place.w)
    ground.blit(paint.fill(place.size, radius, SHADOW, SHADOW, 70), place)
    ground.blit(paint.ring(place.size, radius, max(2, place.w // 40), CREAM, 150), place)
    px = min(scale.text("small"), place.w // 6)
    text = fit(words, "medium", px, (place.w - 8, place.h), 8)
    text.draw(ground, place, mix(CREAM, POSTER.cloth, 0.2), "centre")


def draw_count(surface: Surface, card: Rect, count: int, scale: Scale) -> None:
    """How many cards lie there, on the lower edge of the pile."""
    high = min(scale.px(2.9), card.h // 4)
    number = lettering(str(count), "bold", max(11, round(high * 0.72)), CREAM)
    body = Rect(0, 0, max(high, number.get_width() + high * 2 // 3), high)
    body.midbottom = (card.centerx, card.bottom + high // 3)
    surface.blit(paint.fill(body.size, high // 2, POSTER.panel, POSTER.panel), body)
    surface.blit(paint.ring(body.size, high // 2, max(1, high // 14), CREAM, 200), body)
    box = number.get_bounding_rect()
    surface.blit(number, (body.centerx - box.centerx, body.centery - box.centery))


def draw_tag(
    surface: Surface,
    place: Rect,
    name: str,
    colour: SeatColour,
    scale: Scale,
    *,
    to_move: bool,
    hangs: str = "",
) -> None:
    """A seat's name below its cards."""
    side = place.h
    pad = side // 3
    words = fit_line(name, "bold", min(scale.text("small"), side * 4 // 5), place.w - side - 3 * pad)
    extra = lettering(hangs, "poster", max(11, round(side * 0.66)), POSTER.accent) if hangs else None
    width = side + words.width + 2 * pad + (extra.get_width() + pad if extra else 0)
    body = Rect(0, 0, min(width, place.w), side)
    body.center = place.center
    ground = mix(POSTER.panel, colour.colour, 0.35 if to_move else 0.12)
    surface.blit(paint.fill(body.size, side // 2, ground, ground, 235), body)
    if to_move:
        surface.blit(paint.ring(body.size, side // 2, max(2, side // 11), POSTER.glow), body)
    surface.blit(seat_disc(colour, side), body.topleft)
    words.draw(surface, Rect(body.x + side + pad // 2, body.y, words.width, body.h), POSTER.panel_text)
    if extra:
        box = extra.get_bounding_rect()
        surface.blit(extra, (body.right - pad - extra.get_width(), body.centery - box.centery))


def sign_place(middle: tuple[float, float], width: int) -> Rect:
    """Below the number in the corner of a card."""
    side = max(12, round(width * 0.24))
    x = round(middle[0] - width * 0.34 - side / 2)
    y = round(middle[1] - height_of(width) * 0.16 - side / 2)
    return Rect(x, y, side, side)


def draw_sign(surface: Surface, middle: tuple[float, float], width: int, name: str) -> None:
    """`eye`: everybody knows this card of one's own hand by its back. `eye_off`: it lies face down."""
    x, y, side, _side = sign_place(middle, width)
    disc = paint.fill((side, side), side // 2, (29, 25, 23), (29, 25, 23))
    surface.blit(disc, (x, y))
    surface.blit(paint.ring((side, side), side // 2, max(1, side // 12), CREAM), (x, y))
    sign = icon(name, max(8, round(side * 0.66)), CREAM)
    surface.blit(sign, sign.get_rect(center=(x + side // 2, y + side // 2)))
