"""What else lies on the café table: an espresso that somebody has just put down, and a few counters."""

from pygame import Rect, Surface

from scenes.art.drawing import halo, ink, picture
from scenes.art.palette import BRASS, BRASS_LIGHT, CREAM, CREAM_SHADE, SEATS, SHADOW, mix, rgb
from scenes.art.surface_cache import kept
from scenes.art.tokens import seat_disc
from scenes.widgets import paint
from scenes.widgets.layout import Scale

_COFFEE = rgb("3a1d0e")
_CREMA = rgb("b9783f")
_COUNTERS = ((0.0, 0.55, "blue"), (0.62, 0.0, "red"), (1.05, 0.72, "yellow"))
"""How three counters lie: shares of their width, and their colours."""


def draw_on_table(ground: Surface, left: Rect, right: Rect, scale: Scale) -> None:
    """Beside the name, where there is room for it."""
    side = min(right.h, right.w, scale.px(17))
    if side >= scale.px(11):
        cup = espresso(side)
        ground.blit(cup, cup.get_rect(center=right.center))
    disc = min(left.h // 2, left.w // 3, scale.px(6.4))
    if disc >= scale.px(4):
        _counters(ground, left, disc)


def _counters(ground: Surface, place: Rect, side: int) -> None:
    around = Rect(0, 0, round(side * 2.05), round(side * 1.72))
    around.center = place.center
    for x, y, colour in _COUNTERS:
        seat = next(seat for seat in SEATS if seat.key == colour)
        at = Rect(around.x + round(x * side), around.y + round(y * side), side, side)
        paint.cast(
            ground, at.inflate(-side // 10, -side // 10), side // 2, max(3, side // 7), side // 12, 110
        )
        ground.blit(seat_disc(seat, side), at)


@kept(2)
def espresso(px: int) -> Surface:
    """A cup on its saucer from above, a spoon beside it; its shadow is inside the square."""
    china, shade = mix(CREAM, (255, 255, 255), 0.45), mix(CREAM_SHADE, SHADOW, 0.16)
    saucer = halo("saucer", (82, 78), 96, (0, china, 1), (62, CREAM, 1), (100, shade, 1))
    well = halo("well", (100, 98), 52, (0, shade, 1), (80, mix(CREAM, shade, 0.5), 1), (100, china, 1))
    cup = halo("cup", (88, 84), 62, (0, china, 1), (70, CREAM, 1), (100, shade, 1))
    coffee = halo(
        "coffee",
        (94, 92),
        40,
        (0, mix(_CREMA, CREAM, 0.25), 1),
        (34, _CREMA, 1),
        (74, mix(_CREMA, _COFFEE, 0.55), 1),
        (100, _COFFEE, 1),
    )
    rim, ring = ink(BRASS), '<circle cx="100" fill="none"'
    parts = (
        f"{saucer}{well}{cup}{coffee}"
        f'<circle cx="104" cy="112" r="82" fill="{ink(SHADOW)}" fill-opacity="0.20"/>'
        f'<circle cx="102" cy="107" r="81" fill="{ink(SHADOW)}" fill-opacity="0.28"/>'
        '<circle cx="100" cy="100" r="80" fill="url(#saucer)"/>'
        f'{ring} cy="100" r="76" stroke="{rim}" stroke-width="2.2" stroke-opacity="0.8"/>'
        '<circle cx="100" cy="100" r="54" fill="url(#well)"/>'
        f'<circle cx="105" cy="107" r="45" fill="{ink(SHADOW)}" fill-opacity="0.30"/>'
        f'<path d="M136 82c22 -16 40 -2 34 14c-5 13 -20 16 -34 12" fill="none" stroke="{ink(shade)}" '
        'stroke-width="13" stroke-linecap="round"/>'
        f'<path d="M136 81c21 -15 37 -2 32 12c-5 11 -18 14 -32 11" fill="none" stroke="{ink(china)}" '
        'stroke-width="8" stroke-linecap="round"/>'
        '<circle cx="100" cy="98" r="45" fill="url(#cup)"/>'
        f'{ring} cy="98" r="43" stroke="{rim}" stroke-width="1.6" stroke-opacity="0.7"/>'
        f'<circle cx="100" cy="98" r="37" fill="{ink(mix(_COFFEE, SHADOW, 0.4))}"/>'
        '<circle cx="100" cy="99" r="35.5" fill="url(#coffee)"/>'
        f'<path d="M76 92c8 -14 28 -18 40 -8" fill="none" stroke="{ink(mix(_CREMA, CREAM, 0.5))}" '
        'stroke-width="3" stroke-opacity="0.55" stroke-linecap="round"/>'
        f'<path d="M84 116c10 6 24 5 32 -3" fill="none" stroke="{ink(_COFFEE)}" '
        'stroke-width="2.5" stroke-opacity="0.5" stroke-linecap="round"/>'
        '<g transform="translate(-12 6) rotate(-14 52 130)">'
        f'<path d="M53 104h5l2 62h-9Z" fill="{ink(SHADOW)}" fill-opacity="0.25"/>'
        f'<path d="M50 98h5l2 62h-9Z" fill="{ink(mix(BRASS, CREAM, 0.35))}"/>'
        f'<ellipse cx="52.5" cy="92" rx="8.5" ry="14" fill="{ink(mix(BRASS, SHADOW, 0.15))}"/>'
        f'<ellipse cx="51.5" cy="91" rx="7" ry="12" fill="{ink(BRASS_LIGHT)}"/></g>'
    )
    return picture(parts, (200, 200), (px, px))
