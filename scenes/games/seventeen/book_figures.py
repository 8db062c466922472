"""What lies in the figures of the rule book of 17 alone."""

from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from scenes.art.palette import Mood
from scenes.games.seventeen.token_art import token
from scenes.widgets.layout import Scale

_TOKEN = 5.0


@dataclass(frozen=True)
class Token:
    kind: Literal["victory", "penalty"]

    def size(self, scale: Scale) -> tuple[int, int]:
        return scale.px(_TOKEN), scale.px(_TOKEN)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        surface.blit(token(self.kind, spot.w), spot)
