"""A card seen large, with its rule in words beside it."""

from pygame import Rect, Surface

from scenes.art.palette import CREAM
from scenes.games.seventeen.card import Card, back_of, front_of
from scenes.games.seventeen.naming import back_name, back_rule, card_name, rule
from scenes.table.card import faces
from scenes.table.card.stock import UNITS, height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.bubble import slip
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit
from scenes.widgets.widget import Look


class CardSheet:
    """The card's face if the eyes at the screen know it, else its back, and the rule, where help stands."""

    def __init__(self, card: Card, area: Rect, look: Look) -> None:
        kind, back, side = card.what.kind, card.what.back, card.what.side
        if kind is None:
            face, name, rule_words = back_of(back), back_name(back), back_rule(back)
            name = name[:1].upper() + name[1:]
        else:
            face, name, rule_words = front_of(kind), card_name(kind), rule(kind)
            if side == "down" and back == "plain":
                rule_words = _("You played it face down; only you know it. {rule}").format(rule=rule_words)
        self.words = f"{name}\n{rule_words}"
        self._face, self._look = face, look
        scale = look.scale
        pad, gap = scale.px(1.4), scale.px(1.0)
        upright = area.h > area.w
        inner = area.w - 2 * pad
        wide = min(scale.px(20), inner, round(area.h * (0.4 if upright else 0.8) * UNITS[0] / UNITS[1]))
        tall = height_of(wide)
        across = min(inner if upright else inner - wide - pad, scale.px(32))
        free = area.h - 2 * pad - (tall + gap if upright else 0)
        self._head = fit(name, "bold", scale.text("lead"), (across, max(1, free // 4)))
        left = max(1, free - self._head.height - gap)
        self._text = fit(rule_words, "regular", scale.text("body"), (across, left), SMALLEST_TEXT)
        high = self._head.height + gap + self._text.height
        size = (max(wide, across), tall + gap + high) if upright else (wide + pad + across, max(tall, high))
        self.rect = Rect(0, 0, size[0] + 2 * pad, size[1] + 2 * pad)
        self.rect.center = area.centerx, card.sprite.rect.centery
        self.rect.clamp_ip(area)
        self._card = Rect(self.rect.x + pad, self.rect.y + pad, wide, tall)
        beside = (self.rect.x + pad, self._card.bottom + gap)
        if upright:
            self._card.centerx = self.rect.centerx
        else:
            beside = (self._card.right + pad, self.rect.y + pad)
        self._top = Rect(beside, (across, self._head.height))
        self._below = Rect(self._top.x, self._top.bottom + gap, across, self._text.height)

    def draw(self, surface: Surface) -> None:
        scale, mood, page, at = self._look.scale, self._look.mood, self.rect, self._card
        paint.cast(surface, page, scale.px(1), scale.px(2.2), scale.px(1), 190)
        surface.blit(slip(page.size, scale, mood), page)
        paint.cast(surface, at, at.w // 14, 6, 3, 150)
        surface.blit(faces.draw(self._face, at.w), at)
        self._head.draw(surface, self._top, CREAM)
        self._text.draw(surface, self._below, mood.panel_text)
