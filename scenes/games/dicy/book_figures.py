"""What lies in the figures of the rule book."""

from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from game.dicy.cards import Card, Value
from scenes.art.palette import SEATS, Mood
from scenes.game_record.book_figures import Tone, card_size, die_size, draw_card, draw_die
from scenes.games.dicy.faces import DicyFace
from scenes.table.dice.style import ICE
from scenes.widgets.layout import Scale


@dataclass(frozen=True)
class PipDie:
    value: Value
    tone: Tone = "plain"

    def size(self, scale: Scale) -> tuple[int, int]:
        return die_size(scale)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        draw_die(surface, ICE, self.value - 1, spot, self.tone)


@dataclass(frozen=True)
class DicyCard:
    card: Card
    side: Literal["active", "frozen"] = "active"

    def size(self, scale: Scale) -> tuple[int, int]:
        return card_size(scale)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        draw_card(surface, DicyFace(self.card, self.side, SEATS[1].key), spot)
