"""A card enlarged, with its rule in words beside it."""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.dicy.cards import Card
from scenes.art.fonts import Kind
from scenes.art.palette import Rgb, SeatColour, mix
from scenes.art.surface_cache import kept
from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.mood import GLACIER
from scenes.games.dicy.naming import card_words, mark_name
from scenes.table.card import faces
from scenes.table.card.stock import height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import Scale, TextRole
from scenes.widgets.text import block

_SHARES = (1.0, 0.85, 0.7, 0.55)
"""It is drawn so large as there is room."""


class _Line(NamedTuple):
    words: str
    kind: Kind
    size: TextRole
    tone: Rgb


class CardSheet:
    """A card enlarged, which lies at `about`."""

    def __init__(
        self, card: Card, colour: SeatColour, about: Rect, *, frozen: bool, room: Rect, scale: Scale
    ) -> None:
        lines = _lines(card, frozen=frozen)
        for share in _SHARES:
            unit = Scale(scale.u * share, scale.lettering)
            self._made = _sheet(card, colour, room.size, frozen=frozen, lines=lines, scale=unit)
            if self._made.get_height() <= room.h:
                break
        self.rect = self._made.get_rect(center=about.center).clamp(room)
        self.words = "\n".join(line.words for line in lines)

    def draw(self, surface: Surface) -> None:
        surface.blit(self._made, self.rect)


@kept(12)
def _sheet(
    card: Card,
    colour: SeatColour,
    room: tuple[int, int],
    *,
    frozen: bool,
    lines: tuple[_Line, ...],
    scale: Scale,
) -> Surface:
    """The card above its words in a high room, beside them in a low one."""
    pad, gap, spread = scale.px(1.4), scale.px(0.9), scale.px(1)
    upright = room[1] > room[0]
    inner = room[0] - 2 * pad - 2 * spread
    wide = min(scale.px(26), inner, round(room[1] * (0.36 if upright else 0.8) / 1.4))
    across = inner if upright else inner - wide - pad
    blocks = [
        block(line.words, line.kind, scale.text(line.size), min(across, scale.px(34))) for line in lines
    ]
    tall = sum(text.height for text in blocks) + gap * (len(lines) - 1)
    high = height_of(wide)
    size = (
        (inner + 2 * pad, high + pad + tall + 2 * pad)
        if upright
        else (wide + min(across, scale.px(34)) + 3 * pad, max(high, tall) + 2 * pad)
    )
    made = Surface((size[0] + 2 * spread, size[1] + 2 * spread), pygame.SRCALPHA)
    body = Rect((spread, spread), size)
    radius = scale.px(1.4)
    made.blit(paint.shadow(size, radius, spread, 190), (0, scale.px(0.6)))
    panel = GLACIER.panel
    made.blit(paint.fill(size, radius, mix(panel, GLACIER.cloth, 0.28), panel), body)
    made.blit(paint.ring(size, radius, max(1, scale.px(0.2)), GLACIER.accent, 220), body)
    drawn = faces.draw(DicyFace(card, "frozen" if frozen else "active", colour.key), wide)
    at = drawn.get_rect(midtop=(body.centerx, body.y + pad))
    x, y = body.x + pad, at.bottom + pad
    if not upright:
        at = drawn.get_rect(midleft=(body.x + pad, body.centery))
        x, y = at.right + pad, body.centery - tall // 2
    made.blit(drawn, at)
    for text, line in zip(blocks, lines, strict=True):
        text.draw(made, Rect(x, y, across, text.height), line.tone)
        y += text.height + gap
    return made


def _lines(card: Card, *, frozen: bool) -> tuple[_Line, ...]:
    words, plain = card_words(card), GLACIER.panel_text
    cold = _("It is frozen now: it can't be scored until it thaws.") if frozen else ""
    lines = [
        _Line(words.name, "title", "heading", GLACIER.glow),
        *(_Line(said, "regular", "body", plain) for said in (words.dice, words.points, words.effect)),
        _Line(cold, "medium", "body", GLACIER.accent),
        _Line(mark_name(card), "regular", "small", GLACIER.panel_text_muted),
    ]
    return tuple(line for line in lines if line.words)
