"""The twelve cards of Dicy Cards: each condition as a drawing of dice, its points as a formula.

A solid die must or may be there as shown; a dashed one is a place for more of the same kind. So the places
on a card are as many as the dice it can take.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from scenes.art.drawing import fade, halo, ink, letters, picture, texture
from scenes.art.icons import icon
from scenes.art.palette import (
    BRASS_LIGHT,
    CREAM,
    CREAM_SHADE,
    INK,
    SHADOW,
    Rgb,
    SeatColour,
    mix,
    rgb,
)
from scenes.table.card.pips import GOLD, ICE, PLAIN, UNDER_RIME, Tint, Value, die, place

UNITS = (500, 700)
CORNER = 36

Side = Literal["active", "frozen"]
Effect = Literal["chill_neighbours", "chill_everyone", "thaw_neighbours"]

DEEP_ICE = rgb("123d5c")
SLATE = rgb("56809c")
ICE_WHITE = rgb("eef8fc")
ICE_STOCK = rgb("cde4f0")
ICE_EDGE = rgb("7fb0cb")


@dataclass(frozen=True)
class Design:
    dice: Callable[["Brush"], str]
    points: tuple[str, ...]
    """Parts of the formula: numerals and signs, `sum`, `die`."""
    effect: Effect | None = None


@dataclass(frozen=True)
class Brush:
    """Draws dice and signs in the tones of the side that is drawn."""

    side: Side
    seat: SeatColour

    def die(
        self, x: float, y: float, size: float, value: Value, tint: Tint = PLAIN, opacity: float = 1
    ) -> str:
        if value == "more":
            return place(x, y, size, self.sign)
        return die(x, y, size, value, UNDER_RIME[tint] if self.side == "frozen" else tint, opacity)

    @property
    def sign(self) -> Rgb:
        return ICE_WHITE if self.side == "frozen" else self.seat.text

    @property
    def ring(self) -> Rgb:
        return BRASS_LIGHT if self.sign == CREAM else self.sign

    def grid(self, *rows: tuple[Value, ...], size: float = 118, tint: Tint = PLAIN) -> str:
        """Rows of dice, in the middle of the panel."""
        step = size * 1.17
        parts: list[str] = []
        for down, row in enumerate(rows):
            y = 258 + (down - (len(rows) - 1) / 2) * step
            parts += [
                self.die(250 + (across - (len(row) - 1) / 2) * step, y, size, value, tint)
                for across, value in enumerate(row)
            ]
        return "".join(parts)

    def bars(self, x: float, y: float, size: float, *, crossed: bool) -> str:
        """The signs = and ≠, on a round ground so that they read on dice and cloth alike."""
        lines = "".join(f'<path d="M{x - size} {y + dy}h{2 * size}"/>' for dy in (-size * 0.45, size * 0.45))
        slash = f'<path d="M{x + size * 0.62} {y - size * 1.25}L{x - size * 0.62} {y + size * 1.25}"/>'
        return (
            f'<g fill="none" stroke="{ink(self.sign)}" stroke-width="{size * 0.46}" stroke-linecap="round">'
            f"{lines}{slash if crossed else ''}</g>"
        )


def _any_two(b: Brush) -> str:
    return b.die(160, 285, 158, "any") + b.die(342, 231, 158, "any")


def _low_six(b: Brush) -> str:
    six = b.die(250, 394, 90, 6, opacity=0.75)
    under, over = (CREAM if b.ring == INK else INK), b.ring
    cross = "".join(
        f'<path d="M196 340 304 448M304 340 196 448" stroke="{ink(tone)}" stroke-width="{wide}" '
        f'stroke-linecap="round" stroke-opacity="{opacity}"/>'
        for tone, wide, opacity in ((under, 30, 0.55), (over, 17, 1))
    )
    rows = ((2, 5, 1), (4, 3, 5))
    dice = "".join(
        b.die(137 + 113 * across, 158 + 112 * down, 97, value)
        for down, row in enumerate(rows)
        for across, value in enumerate(row)
    )
    return dice + six + cross


def _odds(b: Brush) -> str:
    return b.grid((1, 3, 5), ("more", "more", "more"))


def _sixes(b: Brush) -> str:
    return b.grid((6, 6, 6), ("more", "more", "more"))


def _straight(b: Brush) -> str:
    steps: tuple[Value, ...] = ("more", 2, 3, 4, 5, "more")
    return "".join(b.die(71 + 71.6 * i, 392 - 54 * i, 70, value) for i, value in enumerate(steps))


def _two_pairs(b: Brush) -> str:
    upper = b.die(180, 172, 128, 5, GOLD) + b.die(320, 172, 128, 5, GOLD)
    lower = b.die(180, 344, 128, 2, ICE) + b.die(320, 344, 128, 2, ICE)
    return upper + lower


def _pair_double(b: Brush) -> str:
    return b.die(137, 258, 142, 4) + b.bars(250, 258, 24, crossed=False) + b.die(363, 258, 142, 4)


def _lowest_three(b: Brush) -> str:
    high: tuple[Value, ...] = (4, 5, 6)
    low: tuple[Value, ...] = (1, 2, 3)
    upper = "".join(b.die(130 + 120 * i, 166, 98, value, opacity=0.45) for i, value in enumerate(high))
    lower = "".join(b.die(130 + 120 * i, 336, 104, value) for i, value in enumerate(low))
    ring = (
        f'<rect x="58" y="264" width="384" height="144" rx="44" fill="{ink(SHADOW)}" fill-opacity="0.22" '
        f'stroke="{ink(b.ring)}" stroke-width="12"/>'
    )
    arrow = (
        f'<path d="M250 222v26M232 236l18 18 18-18" fill="none" stroke="{ink(b.ring)}" stroke-width="11" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return upper + ring + lower + arrow


def _all_different(b: Brush, *places: Value) -> str:
    at = ((130, 190), (250, 190), (370, 190), (130, 326), (250, 326), (370, 326))
    if len(places) == 5:
        at = ((130, 190), (250, 190), (370, 190), (190, 326), (310, 326))
    return "".join(b.die(x, y, 106, value) for (x, y), value in zip(at, places, strict=True))


def _distinct4(b: Brush) -> str:
    return _all_different(b, 3, 6, 1, 5, "more", "more") + b.bars(250, 424, 22, crossed=True)


def _distinct_sum(b: Brush) -> str:
    return _all_different(b, 2, 5, 4, "more", "more") + b.bars(250, 424, 22, crossed=True)


def _same5(b: Brush) -> str:
    return b.grid((3, 3, 3), ("more", "more", "more")) + b.bars(250, 424, 22, crossed=False)


def _forty(b: Brush) -> str:
    return b.grid(("any", "any", "any"), ("any", "any", "any"))


DESIGNS: dict[str, Design] = {
    "any_two": Design(_any_two, ("sum",), "chill_neighbours"),
    "low_six": Design(_low_six, ("sum",)),
    "odds": Design(_odds, ("sum",)),
    "straight": Design(_straight, ("sum",)),
    "two_pairs": Design(_two_pairs, ("sum",)),
    "sixes": Design(_sixes, ("sum",), "thaw_neighbours"),
    "pair_double": Design(_pair_double, ("2×", "sum")),
    "lowest_three": Design(_lowest_three, ("sum",), "chill_everyone"),
    "distinct4": Design(_distinct4, ("4×", "die")),
    "distinct_sum": Design(_distinct_sum, ("sum",)),
    "forty": Design(_forty, ("40−", "sum")),
    "same5": Design(_same5, ("5×", "die")),
}


def draw(card: str, side: Side, seat: SeatColour, width: int) -> pygame.Surface:
    design = DESIGNS[card]
    height = round(width * 1.4)
    frozen = side == "frozen"
    surface = picture(_ground(side, seat) + design.dice(Brush(side, seat)), UNITS, (width, height))
    if frozen:
        _lay_rime(surface)
    unit = width / UNITS[0]
    tone, tint = (DEEP_ICE, UNDER_RIME[PLAIN]) if frozen else (INK, PLAIN)
    formula = _formula(design.points, round((116 if design.effect else 136) * unit), tone, tint)
    middle = 543 if design.effect else 584
    surface.blit(formula, formula.get_rect(center=(width // 2, round(middle * unit))))
    if design.effect:
        strip = _effect(design.effect, round(300 * unit), round(74 * unit), frozen=frozen)
        surface.blit(strip, strip.get_rect(center=(width // 2, round(638 * unit))))
    mark = icon(seat.shape, round(64 * unit), ICE_WHITE if frozen else seat.text)
    surface.blit(mark, (round(40 * unit), round(38 * unit)))
    return surface


def _ground(side: Side, seat: SeatColour) -> str:
    if side == "frozen":
        stock, edge = ICE_STOCK, ICE_EDGE
        top, bottom = mix(seat.colour, SLATE, 0.82), mix(seat.deep, mix(SLATE, DEEP_ICE, 0.55), 0.82)
    else:
        stock, edge = CREAM, mix(CREAM_SHADE, SHADOW, 0.18)
        top, bottom = mix(seat.colour, CREAM, 0.06), mix(seat.colour, seat.deep, 0.45)
    width, height = UNITS
    return (
        fade(
            "stock",
            (0, 0),
            (0, height),
            (0, mix(stock, (255, 255, 255), 0.4), 1),
            (100, mix(stock, edge, 0.25), 1),
        )
        + fade("panel", (0, 24), (180, 476), (0, top, 1), (100, bottom, 1))
        + halo("light", (200, 150), 330, (0, CREAM, 0.22), (100, CREAM, 0.0))
        + f'<rect width="{width}" height="{height}" rx="{CORNER}" fill="{ink(edge)}"/>'
        f'<rect x="3" y="3" width="{width - 6}" height="{height - 6}" rx="{CORNER - 3}" fill="url(#stock)"/>'
        f'<rect x="24" y="24" width="452" height="452" rx="20" fill="url(#panel)"/>'
        f'<rect x="24" y="24" width="452" height="452" rx="20" fill="url(#light)"/>'
        f'<rect x="33" y="33" width="434" height="434" rx="14" fill="none" stroke="{ink(CREAM)}" '
        f'stroke-opacity="0.30" stroke-width="3"/>'
    )


def _sigma(px: int, colour: Rgb) -> pygame.Surface:
    path = (
        f'<path d="M70 24V12H14L46 50 14 88H70V76" fill="none" stroke="{ink(colour)}" stroke-width="15" '
        f'stroke-linejoin="miter" stroke-linecap="butt"/>'
    )
    return picture(path, (84, 100), (max(1, round(px * 0.84)), px))


def _formula(parts: tuple[str, ...], px: int, colour: Rgb, tint: Tint) -> pygame.Surface:
    """The parts side by side, centred on the height of the capitals."""
    cap = 0.675 * px
    drawn: list[tuple[pygame.Surface, float]] = []
    for part in parts:
        if part == "sum":
            drawn.append((_sigma(round(cap * 1.12), colour), 0.5))
        elif part == "die":
            small = round(cap * 1.05)
            outline = (
                f'<rect x="7" y="7" width="86" height="86" rx="20" fill="{ink(tint.body)}" '
                f'stroke="{ink(colour)}" stroke-width="12"/>'
            )
            drawn.append((picture(outline, (100, 100), (small, small)), 0.5))
        else:
            text = letters(part, "poster", px, colour)
            drawn.append((text, (0.70 * px - cap / 2) / text.get_height()))
    gap = max(1, round(px * 0.06))
    width = sum(piece.get_width() for piece, _ in drawn) + gap * (len(drawn) - 1)
    line = pygame.Surface((width, 2 * px), pygame.SRCALPHA)
    x = 0
    for piece, anchor in drawn:
        line.blit(piece, (x, round(px - anchor * piece.get_height())))
        x += piece.get_width() + gap
    return line


def _effect(effect: Effect, width: int, height: int, *, frozen: bool) -> pygame.Surface:
    """A pill that shows what befalls the others: a flake or a drop, and arrows to whom."""
    thaw = effect == "thaw_neighbours"
    ground, tone = (rgb("f6c270"), rgb("7a2e0c")) if thaw else (rgb("cbe8f5"), rgb("14507a"))
    if frozen:
        ground, tone = mix(ground, ICE_STOCK, 0.55), mix(tone, DEEP_ICE, 0.5)
    arrows = "M92 37H24M48 13 24 37 48 61M208 37H276M252 13 276 37 252 61"
    if effect == "chill_everyone":
        arrows = (
            "M84 50H20M40 32 20 50 40 68M216 50H280M260 32 280 50 260 68"
            "M108 28 72 12M92 6 72 12 80 30M192 28 228 12M208 6 228 12 220 30"
        )
    parts = (
        f'<rect x="1" y="1" width="298" height="72" rx="36" fill="{ink(ground)}"/>'
        f'<path d="{arrows}" fill="none" stroke="{ink(tone)}" stroke-width="9" stroke-linecap="round" '
        f'stroke-linejoin="round"/>'
    )
    pill = picture(parts, (300, 74), (width, height))
    sign = icon("thaw" if thaw else "snowflake", round(height * 0.86), tone)
    pill.blit(sign, sign.get_rect(center=pill.get_rect().center))
    return pill


def _lay_rime(face: pygame.Surface) -> None:
    """Lays a gloss and the rime over a face, cut to the face's own outline."""
    size = face.get_size()
    gloss = (
        fade("shine", (0, 0), (500, 500), (0, (255, 255, 255), 0.34), (100, (255, 255, 255), 0.02))
        + '<path d="M0 0H330L60 700H0Z" fill="url(#shine)"/>'
        + '<path d="M392 0H452L172 700H112Z" fill="#ffffff" fill-opacity="0.12"/>'
    )
    ice = picture(gloss, UNITS, size)
    ice.blit(rime(size), (0, 0))
    ice.blit(_outline(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(ice, (0, 0))


@lru_cache(maxsize=16)
def rime(size: tuple[int, int]) -> pygame.Surface:
    return pygame.transform.smoothscale(texture("rime"), size)


@lru_cache(maxsize=16)
def _outline(size: tuple[int, int]) -> pygame.Surface:
    return picture(f'<rect width="500" height="700" rx="{CORNER}" fill="#ffffff"/>', UNITS, size)
