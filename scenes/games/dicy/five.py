"""The five cards of Dicy Cards, face up in the set-up; in the custom mode they are picked from the twelve."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from game.dicy.cards import CARDS, Card
from game.dicy.fives import GIVEN, HAND, Mode
from scenes.art.icons import icon
from scenes.art.palette import BRASS_LIGHT, CREAM, CREAM_SHADE, INK, SIGNALS, mix
from scenes.games.dicy.faces import DicyFace
from scenes.games.dicy.naming import card_name, card_words
from scenes.table.card import faces
from scenes.table.card.stock import corner_of, height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import grid
from scenes.widgets.sheet import Sheet
from scenes.widgets.text import fit
from scenes.widgets.widget import Widget

WIDEST = 12.5


def _rule(card: Card) -> str:
    """What a card takes, what it is worth, and what befalls the others."""
    words = card_words(card)
    parts = (_("{name}.").format(name=words.name), words.dice, words.points, words.effect)
    return " ".join(part for part in parts if part)


@dataclass(eq=False)
class CardSpot(Widget):
    """A card lying on the page; `picked` is None where there is nothing to pick."""

    face: faces.Face | None
    """None: a card that will be drawn."""
    _: KW_ONLY
    picked: bool | None = None

    role = "spot"

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        rect = self.rect.move(0, -round(scale.px(0.6) * self.glow))
        radius = corner_of(rect.w)
        paint.cast(surface, rect, radius, scale.px(0.7 + 0.6 * self.glow), scale.px(0.3), 120)
        if self.face is None:
            self._draw_unknown(surface, rect, radius)
        else:
            picture = faces.draw(self.face, rect.w)
            surface.blit(picture, rect)
            if self.picked is False:
                pale = paint.fill(rect.size, radius, CREAM, CREAM_SHADE, 165 - round(70 * self.glow))
                surface.blit(pale, rect)
        if self.picked:
            thick = max(2, scale.px(0.4))
            surface.blit(paint.ring(rect.size, radius, thick, SIGNALS.good), rect)
            side = max(10, rect.w // 4)
            mark = Rect(rect.right - side - thick, rect.y + thick, side, side)
            surface.blit(paint.fill(mark.size, side // 2, SIGNALS.good, mix(SIGNALS.good, INK, 0.3)), mark)
            sign = icon("check", round(side * 0.7), CREAM)
            surface.blit(sign, sign.get_rect(center=mark.center))
        self.draw_ring(surface, radius)

    def _draw_unknown(self, surface: Surface, rect: Rect, radius: int) -> None:
        tone = self.look.mood.cloth
        back = paint.fill(rect.size, radius, mix(tone, CREAM, 0.25), mix(tone, INK, 0.25))
        surface.blit(back, rect)
        inner = rect.inflate(-rect.w // 6, -rect.w // 6)
        line = paint.ring(inner.size, radius, max(1, rect.w // 50), BRASS_LIGHT, 150)
        surface.blit(line, inner)
        mark = fit("?", "poster", rect.w // 2, rect.size)
        mark.draw(surface, rect, CREAM, "centre")


def lay_five(sheet: Sheet, mode: Mode, colour: str) -> None:
    gap = sheet.scale.px(1.2)
    width = min(sheet.scale.px(WIDEST), (sheet.width - 4 * gap) // 5)
    x = sheet.x
    cards = GIVEN.get(mode, (None,) * HAND)
    spots: list[Widget] = []
    for number, card in enumerate(cards):
        face = DicyFace(card, "active", colour, card_name(card)) if card else None
        words = _rule(card) if card else _("Drawn when the game begins, the same for everybody.")
        at = Rect(x + number * (width + gap), sheet.y, width, height_of(width))
        spots.append(CardSpot(f"card.{card or number}", words, at, face, help=words))
    sheet.block(spots, sheet.y + height_of(width), after=1.6)


def lay_twelve(sheet: Sheet, chosen: Sequence[Card], colour: str, pick: Callable[[Card], None]) -> None:
    across = 6 if sheet.width >= sheet.scale.px(46) else 4
    down = len(CARDS) // across
    gap = sheet.scale.px(1.0)
    width = min(sheet.scale.px(WIDEST * 0.85), (sheet.width - (across - 1) * gap) // across)
    tall = height_of(width)
    area = Rect(sheet.x, sheet.y, width * across + gap * (across - 1), tall * down + gap * (down - 1))
    spots: list[Widget] = []
    for card, cell in zip(CARDS, grid(area, across, down, gap), strict=True):
        at = Rect(cell.x, cell.y, width, tall)
        face = DicyFace(card, "active", colour, card_name(card))
        words = _rule(card)
        full = len(chosen) == HAND and card not in chosen
        spots.append(
            CardSpot(
                f"card.{card}",
                words,
                at,
                face,
                help=words,
                picked=card in chosen,
                enabled=not full,
                reason=_("Five cards are chosen already: press one of them to put it back.") if full else "",
                on_press=lambda card=card: pick(card),
            )
        )
    sheet.block(spots, area.bottom, after=1.6)
