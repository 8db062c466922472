"""A card seen large, with its rule in words: after a long hover or a right-click, until the pointer goes."""

from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.art.palette import CREAM
from scenes.seventeen.cards import Card, back_of, front_of
from scenes.seventeen.words import back_name, back_rule, card_name, rule
from scenes.table.card import faces
from scenes.table.card.stock import height_of
from scenes.widgets import paint
from scenes.widgets.bubble import slip
from scenes.widgets.text import block, fit
from scenes.widgets.widget import Look
from scenes.words import _


@dataclass(frozen=True)
class Enlarged:
    """What is shown: the card's face if the eyes at the screen know it, else its back."""

    face: faces.Face
    name: str
    words: str
    about: Rect

    @classmethod
    def of(cls, card: Card) -> "Enlarged":
        kind, back, side = card.what.kind, card.what.back, card.what.side
        about = card.sprite.rect
        if kind is None:
            return cls(back_of(back), _sentence_case(back_name(back)), back_rule(back), about)
        words = rule(kind)
        if side == "down" and back == "plain":
            words = _("You played it face down; only you know it.") + " " + words
        return cls(front_of(kind), card_name(kind), words, about)

    def draw(self, surface: Surface, area: Rect, look: Look) -> None:
        """Beside the card, wherever there is room."""
        scale, mood = look.scale, look.mood
        width = min(scale.px(20), area.w // 4, round(area.h * 0.4))
        tall, pad, gap = height_of(width), scale.px(1.4), scale.px(1.2)
        room = max(width, min(scale.px(26), area.w // 3))
        text = block(self.words, "regular", scale.text("body"), room)
        head = fit(self.name, "bold", scale.text("lead"), (room, tall // 3))
        page = Rect(0, 0, width + room + 3 * pad, max(tall, head.height + gap + text.height) + 2 * pad)
        page.midbottom = (self.about.centerx, self.about.top - gap)
        if page.top < area.top:
            page.midtop = (self.about.centerx, self.about.bottom + gap)
        page.clamp_ip(area)
        paint.cast(surface, page, scale.px(1), scale.px(2.2), scale.px(1), 190)
        surface.blit(slip(page.size, scale, mood), page)
        card = faces.draw(self.face, width)
        paint.cast(surface, Rect(page.x + pad, page.y + pad, width, tall), width // 14, 6, 3, 150)
        surface.blit(card, (page.x + pad, page.y + pad))
        x = page.x + 2 * pad + width
        top = Rect(x, page.y + pad, room, head.height)
        head.draw(surface, top, CREAM)
        text.draw(surface, Rect(x, top.bottom + gap, room, text.height), mood.panel_text)


def _sentence_case(words: str) -> str:
    return words[:1].upper() + words[1:]
