"""A card seen large, with its rule: after a long hover, a right-click or a key, until the pointer goes."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.trace import Target
from scenes.art.palette import CREAM
from scenes.games.seventeen.card import Card, back_of, front_of
from scenes.games.seventeen.words import back_name, back_rule, card_name, rule
from scenes.table.card import faces
from scenes.table.card.stock import height_of
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.bubble import slip
from scenes.widgets.text import block, fit
from scenes.widgets.widget import Alarm, Look

if TYPE_CHECKING:
    from scenes.games.seventeen.scene import SeventeenScene

_LONG_HOVER = 1.0
"""Seconds; longer than for a tooltip, since a card is larger and hides more."""
_PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL, pygame.WINDOWFOCUSLOST)


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
            words = _("You played it face down; only you know it. {rule}").format(rule=words)
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


class Magnifier:
    """Shows the card below the pointer, and puts it away."""

    def __init__(self, scene: "SeventeenScene") -> None:
        self.shown: Enlarged | None = None
        self._scene = scene
        self._alarm: Alarm | None = None
        self._at = (-1, -1)
        """Where the pointer is."""

    def handle(self, event: Event) -> bool:
        """Whether nobody else should hear it."""
        if event.type == pygame.MOUSEMOTION:
            self._at = event.pos
            self._wait_at(event.pos)
        elif event.type in _PRESSES:
            shown = self.shown
            self.put_away()
            if not shown and self._scene.settings.keys.means(event, "everywhere.rule"):
                self._show_at(self._at)
                return self.shown is not None
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3 and not self._scene.handling.down:
                self._show_at(event.pos)
                return True
        return False

    def put_away(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        if self.shown:
            self.shown = None
            self._scene.touch()

    def _wait_at(self, at: tuple[int, int]) -> None:
        if self.shown and self.shown.about.collidepoint(at):
            return
        self.put_away()
        scene = self._scene
        if scene.cards.under(at) and not scene.handling.down and not scene.director.busy:
            self._alarm = scene.later(_LONG_HOVER, lambda: self._show_at(at))

    def _show_at(self, at: tuple[int, int]) -> None:
        card = self._scene.cards.under(at)
        if card and not self._scene.handling.down:
            self.shown = Enlarged.of(card)
            self._scene.touch()

    def draw(self, surface: Surface) -> None:
        if self.shown:
            self.shown.draw(surface, self._scene.area, self._scene.controls.look)

    def targets(self) -> list[Target]:
        """What it says, to be read out."""
        if self.shown is None:
            return []
        at = self.shown.about
        return [
            Target(
                "enlarged", (at.x, at.y, at.w, at.h), f"{self.shown.name}\n{self.shown.words}", role="label"
            )
        ]


def _sentence_case(words: str) -> str:
    return words[:1].upper() + words[1:]
