"""What lies in the figures of the rule book."""

from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from game.seventeen.cards import BACK, Kind
from scenes.art.palette import Mood
from scenes.game_record.book_figures import card_size, draw_card
from scenes.games.seventeen.card import back_of, front_of
from scenes.games.seventeen.token_art import token
from scenes.widgets.layout import Scale

_TOKEN = 5.0


@dataclass(frozen=True)
class RowCard:
    """`down` shows its back."""

    kind: Kind
    side: Literal["up", "down"] = "up"

    def size(self, scale: Scale) -> tuple[int, int]:
        return card_size(scale)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        draw_card(surface, front_of(self.kind) if self.side == "up" else back_of(BACK[self.kind]), spot)


@dataclass(frozen=True)
class Token:
    kind: Literal["victory", "penalty"]

    def size(self, scale: Scale) -> tuple[int, int]:
        return scale.px(_TOKEN), scale.px(_TOKEN)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        surface.blit(token(self.kind, spot.w), spot)
