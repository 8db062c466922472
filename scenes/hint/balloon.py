"""The slip with the reason, and the light on what it is about."""

from collections.abc import Sequence

from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import EMBER, EMBER_LIGHT, mix
from scenes.widgets import paint
from scenes.widgets.bubble import slip
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.target import Target
from scenes.widgets.text import Block, fit
from scenes.widgets.widget import Look

_WIDEST = 42.0
_PAD, _GAP, _SIGN = 1.3, 1.0, 3.0
_MUCH_SMALLER = 0.8
_HALO = ((1.1, 60), (0.75, 120), (0.45, 255))
"""How far out each ring of the light lies, in units, and how strong it is."""


def place(words: str, about: Sequence[Rect], rooms: Sequence[Rect], scale: Scale) -> Rect:
    """In the best of these rooms that is large enough, as near as can be to what it is about."""
    room = _room(words, rooms, scale)
    text = _text(words, room, scale)
    pad = scale.px(_PAD)
    wide = text.width + 2 * pad + scale.px(_SIGN) + pad // 2
    rect = Rect(0, 0, wide, max(text.height, scale.px(_SIGN)) + 2 * pad - pad // 2)
    middle = about[0].unionall(list(about[1:])).center if about else room.center
    rect.center = (room.centerx, middle[1])
    return rect.clamp(room)


def draw(surface: Surface, rect: Rect, words: str, rooms: Sequence[Rect], look: Look) -> None:
    scale = look.scale
    room = _room(words, rooms, scale)
    pad, side = scale.px(_PAD), scale.px(_SIGN)
    paint.cast(surface, rect, scale.px(0.9), scale.px(1.6), scale.px(0.6), 170)
    surface.blit(slip(rect.size, scale, look.mood), rect)
    surface.blit(icon("hint", side, EMBER_LIGHT), (rect.x + pad, rect.centery - side // 2))
    text = _text(words, room, scale)
    place = Rect(rect.x + pad + side + pad // 2, rect.y, text.width, rect.h)
    text.draw(surface, place, look.mood.panel_text)


def target(name: str, rect: Rect, words: str) -> Target:
    return Target(name, (rect.x, rect.y, rect.w, rect.h), words, role="label")


def light(surface: Surface, rect: Rect, scale: Scale) -> None:
    """Rings of ember, the innermost with a bright edge: they stand out on every cloth."""
    for out, strength in _HALO:
        grown = rect.inflate(2 * scale.px(out), 2 * scale.px(out))
        radius = min(scale.px(1.6), grown.h // 3)
        surface.blit(paint.ring(grown.size, radius, max(2, scale.px(0.38)), EMBER, strength), grown)
    inner = rect.inflate(2 * scale.px(0.3), 2 * scale.px(0.3))
    edge = paint.ring(inner.size, min(scale.px(1.4), inner.h // 3), 1, mix(EMBER_LIGHT, (255, 255, 255), 0.5))
    surface.blit(edge, inner)


def _room(words: str, rooms: Sequence[Rect], scale: Scale) -> Rect:
    """The first in which they have room in lettering not much smaller than usual, or the last."""
    for room in rooms:
        text = _text(words, room, scale)
        is_whole = " ".join(text.lines).split() == words.split()
        has_room = text.height + 2 * scale.px(_PAD) <= room.h
        if is_whole and has_room and text.px >= _MUCH_SMALLER * scale.text("body"):
            return room
    return rooms[-1]


def _text(words: str, room: Rect, scale: Scale) -> Block:
    pad = scale.px(_PAD)
    widest = min(scale.px(_WIDEST), room.w - 3 * pad - scale.px(_SIGN))
    return fit(words, "regular", scale.text("body"), (widest, room.h - 2 * pad), SMALLEST_TEXT)
