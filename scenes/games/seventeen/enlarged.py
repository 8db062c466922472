"""A card seen large, with its rule in words: in the room that help has for itself, over nothing in play."""

from pygame import Rect, Surface

from scenes.art.palette import CREAM
from scenes.games.seventeen.card import Card, back_of, front_of
from scenes.games.seventeen.words import back_name, back_rule, card_name, rule
from scenes.table.card import faces
from scenes.table.card.stock import UNITS, height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.bubble import slip
from scenes.widgets.layout import SMALLEST_TEXT
from scenes.widgets.text import fit
from scenes.widgets.widget import Look

_WIDE = 20.0
_RATIO = UNITS[0] / UNITS[1]


class CardSheet:
    """The card's face if the eyes at the screen know it, else its back; the rule below it, or beside it."""

    def __init__(self, card: Card, room: Rect, look: Look) -> None:
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
        self._pad, gap = min(scale.px(1.4), room.w // 16), scale.px(0.8)
        inside = room.inflate(-2 * self._pad, -2 * self._pad)
        tall = inside.h > inside.w
        across = inside.w if tall else inside.w // 2
        wide = min(scale.px(_WIDE), across, round(inside.h * (0.5 if tall else 1.0) * _RATIO))
        self._card = Rect(inside.x, inside.y, wide, height_of(wide))
        text = Rect(inside.topleft, inside.size)
        if tall:
            self._card.centerx = inside.centerx
            text.y, text.h = self._card.bottom + gap, inside.bottom - self._card.bottom - gap
        else:
            text.x, text.w = self._card.right + gap, inside.right - self._card.right - gap
        self._head = fit(name, "bold", scale.text("lead"), (text.w, text.h // 3), SMALLEST_TEXT)
        rest = text.h - self._head.height - gap
        self._text = fit(rule_words, "regular", scale.text("body"), (text.w, rest), SMALLEST_TEXT)
        self._top = Rect(text.x, text.y, text.w, self._head.height)
        self._below = Rect(text.x, self._top.bottom + gap // 2, text.w, self._text.height)
        self.rect = self._card.unionall([self._top, self._below]).inflate(2 * self._pad, 2 * self._pad)
        down = room.bottom - self.rect.bottom  # what stands above stays in sight
        for part in (self.rect, self._card, self._top, self._below):
            part.y += down

    def draw(self, surface: Surface) -> None:
        scale, mood, page = self._look.scale, self._look.mood, self.rect
        paint.cast(surface, page, scale.px(1), scale.px(2.2), scale.px(1), 190)
        surface.blit(slip(page.size, scale, mood), page)
        paint.cast(surface, self._card, self._card.w // 14, 6, 3, 150)
        surface.blit(faces.draw(self._face, self._card.w), self._card)
        self._head.draw(surface, self._top, CREAM)
        self._text.draw(surface, self._below, mood.panel_text)


def _sentence_case(words: str) -> str:
    return words[:1].upper() + words[1:]
