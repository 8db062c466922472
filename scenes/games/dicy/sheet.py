"""A card enlarged, with its rule in words beside it."""

import pygame
from pygame import Rect, Surface

from game.dicy.cards import Card
from scenes.art.palette import Rgb, SeatColour, mix
from scenes.art.surface_cache import kept
from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.mood import GLACIER
from scenes.games.dicy.naming import CardWords, card_words, mark_name
from scenes.table.card import faces
from scenes.table.card.stock import height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.text import Block, block

_SHARES = (1.0, 0.85, 0.7, 0.55)
"""It is drawn so large as there is room."""


class CardSheet:
    """A card enlarged, which lies at `about`."""

    def __init__(
        self, card: Card, colour: SeatColour, about: Rect, *, frozen: bool, room: Rect, scale: Scale
    ) -> None:
        words, mark = card_words(card), mark_name(card)
        for share in _SHARES:
            unit = Scale(scale.u * share, scale.lettering)
            self._made = _sheet(card, colour, room.size, frozen=frozen, words=words, mark=mark, scale=unit)
            if self._made.get_height() <= room.h:
                break
        self.rect = self._made.get_rect(center=about.center).clamp(room)
        self.words = _told(card, frozen=frozen)

    def draw(self, surface: Surface) -> None:
        surface.blit(self._made, self.rect)


@kept(12)
def _sheet(
    card: Card,
    colour: SeatColour,
    room: tuple[int, int],
    *,
    frozen: bool,
    words: CardWords,
    mark: str,
    scale: Scale,
) -> Surface:
    """The card above its words in a high room, beside them in a low one."""
    pad, gap, spread = scale.px(1.4), scale.px(0.9), scale.px(1)
    upright = room[1] > room[0]
    inner = room[0] - 2 * pad - 2 * spread
    wide = min(scale.px(26), inner, round(room[1] * (0.36 if upright else 0.8) / 1.4))
    across = inner if upright else inner - wide - pad
    lines = _lines(words, mark, min(across, scale.px(34)), scale, frozen=frozen)
    tall = sum(text.height for text, _ in lines) + gap * (len(lines) - 1)
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
    for text, tone in lines:
        text.draw(made, Rect(x, y, across, text.height), tone)
        y += text.height + gap
    return made


def _told(card: Card, *, frozen: bool) -> str:
    """What stands beside it, line by line."""
    words = card_words(card)
    cold = _frozen_words() if frozen else ""
    lines = (words.name, words.dice, words.points, words.effect, cold, mark_name(card))
    return "\n".join(line for line in lines if line)


def _frozen_words() -> str:
    return _("It is frozen now: it can't be scored until it thaws.")


def _lines(words: CardWords, mark: str, room: int, scale: Scale, *, frozen: bool) -> list[tuple[Block, Rgb]]:
    lines = [(block(words.name, "title", scale.text("heading"), room), GLACIER.glow)]
    lines += [
        (block(said, "regular", scale.text("body"), room), GLACIER.panel_text)
        for said in (words.dice, words.points, words.effect)
        if said
    ]
    if frozen:
        lines.append((block(_frozen_words(), "medium", scale.text("body"), room), GLACIER.accent))
    if mark:
        lines.append((block(mark, "regular", scale.text("small"), room), GLACIER.panel_text_muted))
    return lines
