"""A card enlarged, with its rule in words beside it."""

import pygame
from pygame import Rect, Surface

from game.dicy.cards import Card
from scenes.art.palette import Rgb, SeatColour, mix
from scenes.art.surface_cache import kept
from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.mood import GLACIER
from scenes.games.dicy.words import CardWords, card_words, mark_name
from scenes.table.card import faces
from scenes.table.card.stock import height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.text import Block, block


class CardSheet:
    """A card enlarged, which lies at `about`."""

    def __init__(
        self, card: Card, colour: SeatColour, about: Rect, *, frozen: bool, area: Rect, scale: Scale
    ) -> None:
        wide = min(scale.px(26), round(area.w * 0.24), round(area.h * 0.5 / 1.4))
        self._made = _sheet(
            card, colour, wide, frozen=frozen, words=card_words(card), mark=mark_name(card), scale=scale
        )
        self.rect = _place(self._made, about, area)
        self.words = _told(card, frozen=frozen)

    def draw(self, surface: Surface) -> None:
        surface.blit(self._made, self.rect)


def _place(made: Surface, card: Rect, area: Rect) -> Rect:
    """Beside the card, or above or below it: not over it where there is room."""
    rect = made.get_rect()
    gap = max(6, card.w // 14)
    for spot in (
        {"midbottom": (card.centerx, card.y - gap)},
        {"midtop": (card.centerx, card.bottom + gap)},
        {"midleft": (card.right + gap, card.centery)},
        {"midright": (card.x - gap, card.centery)},
    ):
        tried = made.get_rect(**spot).clamp(area)
        if not tried.colliderect(card):
            return tried
    rect.midbottom = (card.centerx, card.y - gap)
    return rect.clamp(area)


@kept(6)
def _sheet(
    card: Card, colour: SeatColour, wide: int, *, frozen: bool, words: CardWords, mark: str, scale: Scale
) -> Surface:
    pad = scale.px(1.8)
    high = height_of(wide)
    room = max(scale.px(30), round(wide * 1.15))
    lines = _lines(words, mark, room, scale, frozen=frozen)
    gap = scale.px(1.1)
    tall = sum(text.height for text, _ in lines) + gap * (len(lines) - 1)
    size = (wide + room + 3 * pad, max(high, tall) + 2 * pad)
    spread = scale.px(2)
    made = Surface((size[0] + 2 * spread, size[1] + 2 * spread), pygame.SRCALPHA)
    body = Rect((spread, spread), size)
    radius = scale.px(1.4)
    made.blit(paint.shadow(size, radius, spread, 190), (0, scale.px(0.6)))
    panel = GLACIER.panel
    made.blit(paint.fill(size, radius, mix(panel, GLACIER.cloth, 0.28), panel), body)
    made.blit(paint.ring(size, radius, max(1, scale.px(0.2)), GLACIER.accent, 220), body)
    face = DicyFace(card, "frozen" if frozen else "active", colour.key)
    made.blit(faces.draw(face, wide), (body.x + pad, body.centery - high // 2))
    y = body.centery - tall // 2
    for text, tone in lines:
        text.draw(made, Rect(body.x + 2 * pad + wide, y, room, text.height), tone)
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
