"""The slip with the reason, and the light on what it is about."""

from collections.abc import Sequence
from math import hypot

from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import EMBER, EMBER_LIGHT, mix
from scenes.widgets import paint
from scenes.widgets.bubble import slip
from scenes.widgets.layout import Scale
from scenes.widgets.text import Block, block
from scenes.widgets.widget import Look

_WIDEST = 42.0
_PAD, _GAP, _SIGN = 1.3, 1.0, 3.0
_ACROSS, _DOWN = 8, 10
"""So many steps of the table's width and height are tried, besides the places beside what is lit."""
_NEAR = 0.03
_HALO = ((1.1, 60), (0.75, 120), (0.45, 255))
"""How far out each ring of the light lies, in units, and how strong it is."""


def size(words: str, area: Rect, scale: Scale) -> tuple[int, int]:
    text = _text(words, area, scale)
    pad = scale.px(_PAD)
    return (
        text.width + 2 * pad + scale.px(_SIGN) + pad // 2,
        max(text.height, scale.px(_SIGN)) + 2 * pad - pad // 2,
    )


def place(
    wanted: tuple[int, int], lit: Sequence[Rect], others: Sequence[Rect], table: Rect, gap: int
) -> Rect:
    """Over nothing that is lit; over as little as can be of what else is pressed or read; and near."""
    about = lit[0].unionall(list(lit[1:])) if lit else Rect(table.center, (0, 0))
    tried: list[Rect] = []
    for spot in (about, *lit):
        for side in (
            {"midbottom": (spot.centerx, spot.y - gap)},
            {"midtop": (spot.centerx, spot.bottom + gap)},
            {"midleft": (spot.right + gap, spot.centery)},
            {"midright": (spot.x - gap, spot.centery)},
        ):
            rect = Rect((0, 0), wanted)
            setattr(rect, *next(iter(side.items())))
            tried.append(rect.clamp(table))
    free = Rect(table.topleft, (max(0, table.w - wanted[0]), max(0, table.h - wanted[1])))
    tried += [
        Rect((free.x + free.w * across // _ACROSS, free.y + free.h * down // _DOWN), wanted)
        for across in range(_ACROSS + 1)
        for down in range(_DOWN + 1)
    ]
    return min(tried, key=lambda rect: _covers(rect, lit) * 100 + _covers(rect, others) + _far(rect, about))


def _far(rect: Rect, about: Rect) -> float:
    """So much may be covered rather than go farther away."""
    return _NEAR * hypot(rect.centerx - about.centerx, rect.centery - about.centery) * rect.h


def _covers(rect: Rect, others: Sequence[Rect]) -> int:
    shared = [rect.clip(other) for other in others]
    return sum(part.w * part.h for part in shared)


def draw(surface: Surface, rect: Rect, words: str, area: Rect, look: Look) -> None:
    scale = look.scale
    pad, side = scale.px(_PAD), scale.px(_SIGN)
    paint.cast(surface, rect, scale.px(0.9), scale.px(1.6), scale.px(0.6), 170)
    surface.blit(slip(rect.size, scale, look.mood), rect)
    surface.blit(icon("hint", side, EMBER_LIGHT), (rect.x + pad, rect.centery - side // 2))
    text = _text(words, area, scale)
    room = Rect(rect.x + pad + side + pad // 2, rect.y, text.width, rect.h)
    text.draw(surface, room, look.mood.panel_text)


def light(surface: Surface, rect: Rect, scale: Scale) -> None:
    """Rings of ember, the innermost with a bright edge: they stand out on every cloth."""
    for out, strength in _HALO:
        grown = rect.inflate(2 * scale.px(out), 2 * scale.px(out))
        radius = min(scale.px(1.6), grown.h // 3)
        surface.blit(paint.ring(grown.size, radius, max(2, scale.px(0.38)), EMBER, strength), grown)
    inner = rect.inflate(2 * scale.px(0.3), 2 * scale.px(0.3))
    edge = paint.ring(inner.size, min(scale.px(1.4), inner.h // 3), 1, mix(EMBER_LIGHT, (255, 255, 255), 0.5))
    surface.blit(edge, inner)


def _text(words: str, area: Rect, scale: Scale) -> Block:
    widest = min(scale.px(_WIDEST), area.w - 6 * scale.px(_PAD) - scale.px(_SIGN))
    return block(words, "regular", scale.text("body"), widest)
