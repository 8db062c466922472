"""What lies in the figures of several games: a die, a card, a sign, a number."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import EMBER, Mood
from scenes.table.card import faces
from scenes.table.card.stock import corner_of, height_of
from scenes.table.dice import die_art
from scenes.table.dice.rotation import lying
from scenes.table.dice.style import DieStyle
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.text import lettering, width_of

Tone = Literal["plain", "lit", "dim"]
"""How a die stands out in its figure: lit are those that the words are about."""

_DIE, _CARD, _SIGN = 5.2, 8.6, 3.6
"""How wide things are, in units. A die's is the room for it: its edge is less."""
_EDGE = 0.78
_DIM = 92


@dataclass(frozen=True)
class Sign:
    """An icon between the things: an arrow, a hand."""

    icon: str

    def size(self, scale: Scale) -> tuple[int, int]:
        return scale.px(_SIGN), scale.px(_SIGN)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:
        surface.blit(icon(self.icon, spot.w, mood.text), spot)


@dataclass(frozen=True)
class Worth:
    """A number lettered large: what the things before it come to."""

    words: str

    def size(self, scale: Scale) -> tuple[int, int]:
        high = scale.px(_SIGN)
        return width_of(self.words, "poster", high) + scale.px(0.6), high

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:
        number = lettering(self.words, "poster", spot.h, mood.glow)
        surface.blit(number, number.get_rect(center=spot.center))


@dataclass(frozen=True)
class LyingDie:
    """`style` is asked for when it is drawn: it may follow the palette."""

    style: Callable[[], DieStyle]
    face: int
    tone: Tone = "plain"

    def size(self, scale: Scale) -> tuple[int, int]:
        return scale.px(_DIE), scale.px(_DIE)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        edge, turn = spot.w * _EDGE, lying(self.face, 0.0)
        fade = _DIM / 255 if self.tone == "dim" else 1.0
        die_art.draw_shadow(surface, turn, spot.center, 0.5, edge, fade, still=True)
        die_art.draw_still(surface, self.style(), turn, spot.center, edge, fade)
        if self.tone == "lit":
            ring = spot.inflate(-spot.w // 10, -spot.w // 10)
            surface.blit(paint.ring(ring.size, ring.w // 4, max(2, ring.w // 16), EMBER), ring)


@dataclass(frozen=True)
class LyingCard:
    face: faces.Face

    def size(self, scale: Scale) -> tuple[int, int]:
        wide = scale.px(_CARD)
        return wide, height_of(wide)

    def draw(self, surface: Surface, spot: Rect, mood: Mood) -> None:  # noqa: ARG002 - like all things
        paint.cast(surface, spot, corner_of(spot.w), max(2, spot.w // 16), max(1, spot.w // 30), 130)
        surface.blit(faces.draw(self.face, spot.w), spot)
