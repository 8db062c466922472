"""What stands on a card for the moment: the points it would make, or that it may be frozen or thawed."""

from typing import Literal

import pygame
from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import INK, SHADOW, Rgb, mix, rgb
from scenes.art.surface_cache import kept
from scenes.games.dicy.choosing import Purpose
from scenes.games.dicy.mood import GLACIER
from scenes.widgets import paint
from scenes.widgets.text import lettering, width_of, write

Tone = Literal["now", "best", "freeze", "thaw", "cheapest"]
"""now: what the picked dice make. best: what this roll could make."""

_SEAM = 0.67
"""How far down a card its panel ends."""
_SIGNS: dict[Tone, str] = {"freeze": "snowflake", "cheapest": "snowflake", "thaw": "thaw"}


def looks(tone: Tone) -> tuple[Rgb, Rgb, Rgb, Rgb]:
    """Above, below, the letters on both, and the light around the card, in the palette in force."""
    panel = GLACIER.panel
    return {
        "now": (rgb("fff3c4"), rgb("ffca4f"), INK, rgb("ffd866")),
        "best": (mix(panel, GLACIER.cloth, 0.25), panel, GLACIER.panel_text, GLACIER.glow),
        "freeze": (rgb("e8f8ff"), rgb("a9dcf2"), rgb("0d3a5c"), rgb("a9dcf2")),
        "cheapest": (rgb("ffffff"), rgb("7fd3f7"), rgb("0a2f4d"), rgb("ffffff")),
        "thaw": (rgb("ffe6bf"), rgb("f3b061"), rgb("6b2a08"), rgb("ffb45c")),
    }[tone]


def glow(tone: Tone) -> Rgb:
    return looks(tone)[3]


def draw_badge(surface: Surface, card: Rect, words: str, tone: Tone) -> None:
    """A pill at the card's right edge, where the panel ends: over neither name, dice nor points."""
    made = _pill(words, tone, max(15, round(card.w * (0.235 if tone == "now" else 0.17))), card.w)
    surface.blit(
        made, made.get_rect(midright=(round(card.right + card.w * 0.05), round(card.y + card.h * _SEAM)))
    )


def draw_tag(surface: Surface, die: Rect, words: str, purpose: Purpose) -> None:
    """A pill astride the lower edge of a die."""
    high = max(20, round(die.h * 0.36))
    made = _pill(words, "now" if purpose == "score" else "freeze", high, 3 * die.w, signed=False)
    surface.blit(made, made.get_rect(midtop=(die.centerx, die.bottom - round(high * 0.35))))


@kept(96)
def _pill(words: str, tone: Tone, high: int, widest: int, *, signed: bool = True) -> Surface:
    top, bottom, colour, _ = looks(tone)
    sign = round(high * 0.66) if signed and tone in _SIGNS else 0
    kind = "poster" if tone in ("now", "cheapest") else "bold"
    px = round(high * 0.66)
    pad = round(high * 0.42)
    room = widest - 2 * pad - sign
    while px > 9 and width_of(words, kind, px) > room:
        px -= 1
    gap = high // 6 if sign and words else 0
    width = 2 * pad + sign + gap + (width_of(words, kind, px) if words else 0)
    spread = max(2, high // 6)
    made = Surface((width + 2 * spread, high + 2 * spread), pygame.SRCALPHA)
    body = Rect(spread, spread, width, high)
    made.blit(paint.shadow(body.size, high // 2, spread, 170), (0, max(1, spread // 3)))
    edge = mix(bottom, SHADOW, 0.35) if tone != "best" else mix(GLACIER.accent, GLACIER.panel, 0.35)
    plate = paint.Plate(top, bottom, mix(top, (255, 255, 255), 0.7), edge)
    if tone == "best":
        made.blit(paint.fill(body.size, high // 2, top, bottom, 236), body)
        made.blit(paint.ring(body.size, high // 2, max(1, high // 16), edge, 200), body)
    else:
        made.blit(paint.plate(body.size, high // 2, plate, max(1, high // 14)), body)
    x = body.x + pad
    if sign:
        made.blit(icon(_SIGNS[tone], sign, colour), (x, body.centery - sign // 2))
        x += sign + gap
    if words:
        write(made, words, kind, px, colour, Rect(x, body.y, body.right - x, body.h))
    return made


def draw_turns(surface: Surface, place: Rect, words: str) -> None:
    """The turn counter of a game alone."""
    px = round(place.h * 0.86)
    while px > 12 and width_of(words, "poster", px) > place.w:
        px -= 2
    dark = lettering(words, "poster", px, GLACIER.cloth_dark)
    for dx, dy in ((2, 2), (0, 3)):
        surface.blit(dark, dark.get_rect(center=(place.centerx + dx, place.centery + dy)))
    write(surface, words, "poster", px, GLACIER.text, place, "centre")
