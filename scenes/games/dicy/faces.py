"""The faces of Dicy Cards: the condition on a panel in the colour of the seat, points and effect below."""

from dataclasses import dataclass

import pygame

from game.dicy.cards import Card, Effect, effect
from scenes.art.drawing import fade, halo, ink, letters, picture, texture_at
from scenes.art.icons import icon
from scenes.art.palette import CREAM, CREAM_SHADE, INK, SEAT_BY_KEY, SHADOW, Rgb, SeatColour, mix, rgb
from scenes.games.dicy.conditions import DESIGNS, FORMULAS, ICE_WHITE, Brush, Side
from scenes.games.dicy.pips import PLAIN, UNDER_RIME, Tint
from scenes.table.card.faces import Face
from scenes.table.card.stock import UNITS, height_of, outline, slab
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit_line

DEEP_ICE = rgb("123d5c")
SLATE = rgb("56809c")
ICE_STOCK = rgb("cde4f0")
ICE_EDGE = rgb("7fb0cb")


_SMALLEST = 9
"""A long name is rather written so small than cut."""
_NAMED = 104
"""A card so many pixels wide has room for a name that can be read; smaller ones are enlarged for that."""


@dataclass(frozen=True)
class DicyFace(Face):
    card: Card
    side: Side
    seat: str
    """The key of its colour."""
    name: str = ""
    """What it is called, in the language that is spoken; where it has none, none is written."""

    def picture(self, width: int) -> pygame.Surface:
        hit = effect(self.card)
        height = height_of(width)
        side, seat = self.side, SEAT_BY_KEY[self.seat]
        frozen = side == "frozen"
        surface = picture(_ground(side, seat) + DESIGNS[self.card](Brush(side, seat)), UNITS, (width, height))
        if frozen:
            _lay_rime(surface)
        unit = width / UNITS[0]
        tone, tint = (DEEP_ICE, UNDER_RIME[PLAIN]) if frozen else (INK, PLAIN)
        formula = _formula(FORMULAS.get(self.card, ("sum",)), round((116 if hit else 136) * unit), tone, tint)
        middle = 543 if hit else 584
        surface.blit(formula, formula.get_rect(center=(width // 2, round(middle * unit))))
        if hit:
            strip = _effect(hit, round(300 * unit), round(74 * unit), frozen=frozen)
            surface.blit(strip, strip.get_rect(center=(width // 2, round(638 * unit))))
        mark = icon(seat.shape, round(64 * unit), ICE_WHITE if frozen else seat.text)
        surface.blit(mark, (round(40 * unit), round(38 * unit)))
        if self.name and width >= _NAMED:
            place = pygame.Rect(round(112 * unit), round(40 * unit), round(356 * unit), round(60 * unit))
            px = max(SMALLEST_TEXT, round(50 * unit))
            written = fit_line(self.name, "bold", px, place.w, _SMALLEST)
            written.draw(surface, place, mix(DEEP_ICE, SHADOW, 0.5) if frozen else seat.text)
        return surface


def _ground(side: Side, seat: SeatColour) -> str:
    if side == "frozen":
        stock, edge = ICE_STOCK, ICE_EDGE
        top, bottom = mix(seat.colour, SLATE, 0.82), mix(seat.deep, mix(SLATE, DEEP_ICE, 0.55), 0.82)
    else:
        stock, edge = CREAM, mix(CREAM_SHADE, SHADOW, 0.18)
        top, bottom = mix(seat.colour, CREAM, 0.06), mix(seat.colour, seat.deep, 0.45)
    height = UNITS[1]
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
        + f"{slab(edge, 'url(#stock)')}"
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
    ice.blit(texture_at("rime", size), (0, 0))
    ice.blit(outline(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    face.blit(ice, (0, 0))
