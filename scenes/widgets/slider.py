"""A value on a groove of brass."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CREAM_SHADE, mix
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.text import write
from scenes.widgets.widget import Widget


@dataclass(eq=False)
class Slider(Widget):
    """`on_change` hears the value when it is let go, or at each key."""

    _: KW_ONLY
    value: int = 0
    low: int = 0
    high: int = 100
    step: int = 1
    on_change: Callable[[int], None] = lambda _: None
    shown: Callable[[int], str] = str
    """The value in words, written at the right end."""

    role = "slider"
    pulls = True

    def __post_init__(self) -> None:
        super().__post_init__()
        self.before = self.value

    def keep(self, old: Widget) -> None:
        super().keep(old)
        if isinstance(old, Slider) and old.held:
            self.value, self.before = old.value, old.before

    @property
    def said(self) -> str:
        return _("{setting}: {value}").format(setting=self.label, value=self.shown(self.value))

    # Where things are

    @property
    def _knob(self) -> int:
        return min(self.look.scale.px(3.2), self.rect.h)

    @property
    def _groove(self) -> Rect:
        scale = self.look.scale
        knob = self._knob
        words = scale.px(8)
        return Rect(
            self.rect.x + knob // 2,
            self.rect.centery - scale.px(0.4),
            self.rect.w - knob - words,
            scale.px(0.8),
        )

    @property
    def knob_at(self) -> tuple[int, int]:
        groove = self._groove
        share = (self.value - self.low) / max(1, self.high - self.low)
        return groove.x + round(groove.w * share), groove.centery

    # Moving it

    def _slide_to(self, value: float) -> None:
        steps = round((value - self.low) / self.step)
        wanted = min(self.high, max(self.low, self.low + steps * self.step))
        if wanted != self.value:
            self.value = wanted
            self.look.touch()

    def grab(self, pos: tuple[int, int]) -> None:
        self.before = self.value
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        groove = self._groove
        self._slide_to(self.low + (pos[0] - groove.x) / max(1, groove.w) * (self.high - self.low))

    def drop(self, pos: tuple[int, int]) -> None:
        self.drag(pos)
        if self.value != self.before:
            self.on_change(self.value)

    def cancel(self) -> None:
        self._slide_to(self.before)

    def key(self, event: Event) -> bool:
        wanted = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }.get(event.key)
        if wanted is None:
            return False
        before = self.value
        self._slide_to(wanted)
        if self.value != before:
            self.on_change(self.value)
        return True

    def draw(self, surface: Surface) -> None:
        scale, groove = self.look.scale, self._groove
        dim = (
            mix(CREAM_SHADE, BRASS_DARK, 0.35)
            if self.ground == "paper"
            else mix(self.look.mood.panel, CREAM, 0.22)
        )
        surface.blit(paint.fill(groove.size, groove.h // 2, mix(dim, (0, 0, 0), 0.25), dim), groove)
        at = self.knob_at
        done = Rect(groove.x, groove.y, max(1, at[0] - groove.x), groove.h)
        colours = (BRASS, BRASS_DARK) if self.enabled else (dim, dim)
        surface.blit(paint.fill(done.size, groove.h // 2, *colours), done)
        knob = Rect(0, 0, self._knob, self._knob)
        knob.center = at
        paint.cast(surface, knob, knob.w // 2, scale.px(0.6), scale.px(0.3), 120)
        top = BRASS_LIGHT if self.glow and self.enabled else mix(BRASS, BRASS_LIGHT, 0.5)
        made = paint.Plate(top, BRASS, BRASS_LIGHT, BRASS_DARK)
        if not self.enabled:
            made = paint.Plate(CREAM_SHADE, dim, CREAM_SHADE, dim)
        surface.blit(paint.plate(knob.size, knob.w // 2, made, max(1, scale.px(0.14))), knob)
        words = Rect(
            groove.right + self._knob // 2,
            self.rect.y,
            self.rect.right - groove.right - self._knob // 2,
            self.rect.h,
        )
        colour = self.text_colour if self.enabled else self.muted_colour
        write(surface, self.shown(self.value), "medium", scale.text("body"), colour, words, "right")
        self.draw_ring(surface, aside=0.8)
