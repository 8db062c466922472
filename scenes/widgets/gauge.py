"""How far something has come that goes on by itself: words, and a bar below them."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.palette import BRASS_LIGHT, INK, mix
from scenes.widgets import paint
from scenes.widgets.label import Label

_BAR = 0.8


@dataclass(eq=False)
class Gauge(Label):
    _: KW_ONLY
    share: float = 0.0
    """From 0 to 1."""

    def draw(self, surface: Surface) -> None:
        whole, high = self.rect, self.look.scale.px(_BAR)
        bar = Rect(whole.x, whole.bottom - high, whole.w, high)
        self.rect = Rect(whole.x, whole.y, whole.w, whole.h - high)
        super().draw(surface)
        self.rect = whole
        ground = mix(self.look.mood.cloth, INK, 0.4)
        surface.blit(paint.fill(bar.size, high // 2, ground, ground), bar)
        done = max(high, round(bar.w * self.share))
        surface.blit(paint.fill((done, high), high // 2, BRASS_LIGHT, BRASS_LIGHT), bar)
