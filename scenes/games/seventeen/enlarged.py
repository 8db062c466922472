"""A card seen large, with its rule in words beside it."""

from pygame import Rect, Surface

from scenes.art.palette import CREAM
from scenes.games.seventeen.card import Card, back_of, front_of
from scenes.games.seventeen.words import back_name, back_rule, card_name, rule
from scenes.table.card import faces
from scenes.table.card.stock import height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.bubble import slip
from scenes.widgets.text import block, fit
from scenes.widgets.widget import Look


class CardSheet:
    """The card's face if the eyes at the screen know it, else its back, and the rule, beside the card."""

    def __init__(self, card: Card, area: Rect, look: Look) -> None:
        kind, back, side = card.what.kind, card.what.back, card.what.side
        if kind is None:
            face, name, rule_words = back_of(back), _sentence_case(back_name(back)), back_rule(back)
        else:
            face, name, rule_words = front_of(kind), card_name(kind), rule(kind)
            if side == "down" and back == "plain":
                rule_words = _("You played it face down; only you know it. {rule}").format(rule=rule_words)
        self.words = f"{name}\n{rule_words}"
        self._face, self._look = face, look
        scale = look.scale
        self._width = min(scale.px(20), area.w // 4, round(area.h * 0.4))
        self._tall = height_of(self._width)
        self._pad, gap = scale.px(1.4), scale.px(1.2)
        room = max(self._width, min(scale.px(26), area.w // 3))
        self._text = block(rule_words, "regular", scale.text("body"), room)
        self._head = fit(name, "bold", scale.text("lead"), (room, self._tall // 3))
        text_high = self._head.height + gap + self._text.height
        size = (self._width + room + 3 * self._pad, max(self._tall, text_high) + 2 * self._pad)
        self.rect = _beside(card.sprite.rect, size, gap, area)
        x = self.rect.x + 2 * self._pad + self._width
        self._top = Rect(x, self.rect.y + self._pad, room, self._head.height)
        self._below = Rect(x, self._top.bottom + gap, room, self._text.height)

    def draw(self, surface: Surface) -> None:
        scale, mood, page, pad = self._look.scale, self._look.mood, self.rect, self._pad
        paint.cast(surface, page, scale.px(1), scale.px(2.2), scale.px(1), 190)
        surface.blit(slip(page.size, scale, mood), page)
        at = Rect(page.x + pad, page.y + pad, self._width, self._tall)
        paint.cast(surface, at, self._width // 14, 6, 3, 150)
        surface.blit(faces.draw(self._face, self._width), at)
        self._head.draw(surface, self._top, CREAM)
        self._text.draw(surface, self._below, mood.panel_text)


def _beside(about: Rect, size: tuple[int, int], gap: int, area: Rect) -> Rect:
    """Above the card, or below it, wherever there is room."""
    page = Rect((0, 0), size)
    page.midbottom = (about.centerx, about.top - gap)
    if page.top < area.top:
        page.midtop = (about.centerx, about.bottom + gap)
    return page.clamp(area)


def _sentence_case(words: str) -> str:
    return words[:1].upper() + words[1:]
