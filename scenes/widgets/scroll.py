"""What is longer than its place: scrolled by wheel, drag, keys and bar, and by the focus that moves on."""

from collections.abc import Iterable, Sequence
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, mix
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget

_NOTCH = 8.0
_GLIDE = 14.0
"""How fast the rest of the way shrinks, per second."""
_FLING = 0.18
"""Seconds of its last speed that a list let go in full motion still has in it."""
_FADE = 3.6
"""How high the edge is that fades where more follows."""


def bar_room(scale: Scale) -> int:
    """What to leave free for the bar at the right of what is inside."""
    return scale.px(2.0)


def beside_bar(inner: Rect, scale: Scale) -> Rect:
    """The area for what stands in `inner`, in the middle of its page: the bar lies in the page's margin."""
    return Rect(inner.x, inner.y, inner.w + bar_room(scale), inner.h)


@dataclass(eq=False)
class ScrollArea(Widget):
    """Holds widgets laid as if there were room for all, from the top of `rect` down to `tall` pixels."""

    _: KW_ONLY
    inside: Sequence[Widget] = ()
    tall: int = 0

    role = "scroll"
    pulls = True

    def __post_init__(self) -> None:
        super().__post_init__()
        self._tops = [widget.rect.y for widget in self.inside]
        self.at = 0.0
        self.goal = 0.0
        self._from: tuple[int, float] | None = None
        self._on_bar = False
        self._trail: list[int] = []
        self._place()

    def keep(self, old: Widget) -> None:
        super().keep(old)
        if not isinstance(old, ScrollArea):
            return
        share = self.furthest / old.furthest if old.furthest else 1.0
        self.at, self.goal = self._within(old.at * share), self._within(old.goal * share)
        self._place()

    def parts(self) -> Iterable[Widget]:
        yield self
        for widget in self.inside:
            yield from widget.parts()

    @property
    def furthest(self) -> int:
        return max(0, self.tall - self.rect.h)

    @property
    def focusable(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        """Only if nothing inside is, so that keys can scroll a page of mere text too."""
        return self.furthest > 0 and not any(w.focusable for widget in self.inside for w in widget.parts())

    def _within(self, at: float) -> float:
        return min(float(self.furthest), max(0.0, at))

    def _place(self) -> None:
        for widget, top in zip(self.inside, self._tops, strict=True):
            moved = top - round(self.at) - widget.rect.y
            for part in widget.parts():
                part.rect.y += moved
                part.clip = self.rect

    def scroll_to(self, goal: float, *, at_once: bool = False) -> None:
        self.goal = self._within(goal)
        if at_once or self.look.still:
            self.at = self.goal
            self._place()
        self.look.touch()

    def bring_into_sight(self, widget: Widget) -> None:
        margin = self.look.scale.px(2)
        top = widget.rect.y + round(self.at) - self.rect.y
        if top - margin < self.goal:
            self.scroll_to(top - margin)
        elif top + widget.rect.h + margin > self.goal + self.rect.h:
            self.scroll_to(top + widget.rect.h + margin - self.rect.h)

    # The bar

    @property
    def _bar(self) -> Rect:
        width = self.look.scale.px(0.9)
        return Rect(self.rect.right - width, self.rect.y, width, self.rect.h)

    @property
    def _thumb(self) -> Rect:
        bar = self._bar
        height = max(self.look.scale.px(4), round(bar.h * self.rect.h / max(1, self.tall)))
        height = min(height, bar.h)
        return Rect(bar.x, bar.y + round((bar.h - height) * self.at / max(1, self.furthest)), bar.w, height)

    # Moving it

    def wheel(self, notches: float) -> bool:
        if not self.furthest:
            return False
        self.scroll_to(self.goal - notches * self.look.scale.px(_NOTCH))
        return True

    def grab(self, pos: tuple[int, int]) -> None:
        self._on_bar = pos[0] >= self._bar.x - self.look.scale.px(0.8)
        if self._on_bar and not self._thumb.collidepoint(self._thumb.centerx, pos[1]):
            self._to_bar(pos[1] - self._thumb.h // 2)
        self._from = (pos[1], self.at)
        self._trail = [pos[1]]

    def _to_bar(self, top: float) -> None:
        room = max(1, self._bar.h - self._thumb.h)
        self.scroll_to((top - self._bar.y) / room * self.furthest, at_once=True)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._from is None:
            return
        moved = pos[1] - self._from[0]
        if self._on_bar:
            room = max(1, self._bar.h - self._thumb.h)
            self.scroll_to(self._from[1] + moved / room * self.furthest, at_once=True)
        else:
            self.scroll_to(self._from[1] - moved, at_once=True)
            self._trail = [*self._trail[-3:], pos[1]]

    def drop(self, pos: tuple[int, int]) -> None:  # noqa: ARG002 - where it is let go says nothing
        if self._from is not None and not self._on_bar and len(self._trail) > 1:
            a_frame = (self._trail[-1] - self._trail[0]) / (len(self._trail) - 1)
            self.scroll_to(self.at - a_frame * 60 * _FLING)
        self._from = None

    def cancel(self) -> None:
        self._from = None

    def key(self, event: Event) -> bool:
        page = self.rect.h * 0.85
        line = self.look.scale.px(_NOTCH)
        goal = {
            pygame.K_PAGEUP: self.goal - page,
            pygame.K_PAGEDOWN: self.goal + page,
            pygame.K_HOME: 0.0,
            pygame.K_END: float(self.furthest),
            pygame.K_UP: self.goal - line if self.focusable else None,
            pygame.K_DOWN: self.goal + line if self.focusable else None,
        }.get(event.key)
        if goal is None or not self.furthest or self._within(goal) == self.goal:
            return False
        self.scroll_to(goal)
        return True

    # Time and picture

    @property
    def settled(self) -> bool:
        return super().settled and self.at == self.goal

    def update(self, dt: float) -> None:
        super().update(dt)
        rest = self.goal - self.at
        self.at = self.goal if abs(rest) < 0.5 else self.at + rest * min(1.0, dt * _GLIDE)
        self._place()

    def draw(self, surface: Surface) -> None:
        before = surface.get_clip()
        margin = self.look.scale.px(1.6)
        seen = self.rect.inflate(2 * margin, 0).clip(before)
        edges = self._fading_edges(surface, seen)
        surface.set_clip(seen)
        for widget in self.inside:
            if widget.rect.colliderect(self.rect):
                widget.draw(surface)
        for ground, place in edges:
            surface.blit(ground, place)
        surface.set_clip(before)
        if self.furthest:
            self._draw_bar(surface)
        self.draw_ring(surface)

    def _fading_edges(self, surface: Surface, seen: Rect) -> list[tuple[Surface, Rect]]:
        """The ground at the edges behind which more follows: laid over what is inside, it fades there."""
        high = min(self.look.scale.px(_FADE), seen.h // 4)
        top = Rect(seen.x, seen.y, seen.w, min(high, round(self.at)))
        left = min(high, self.furthest - round(self.at))
        low = Rect(seen.x, seen.bottom - left, seen.w, left)
        return [
            (_fading(surface.subsurface(place).copy(), upwards=upwards), place)
            for place, upwards in ((top, True), (low, False))
            if place.w > 0 and place.h > 0
        ]

    def _draw_bar(self, surface: Surface) -> None:
        bar, thumb = self._bar, self._thumb
        surface.blit(paint.fill(bar.size, bar.w // 2, BRASS_DARK, BRASS_DARK, 60), bar)
        bright = mix(BRASS, BRASS_LIGHT, 0.5) if self.glow or self._from else BRASS
        surface.blit(paint.fill(thumb.size, thumb.w // 2, bright, mix(bright, BRASS_DARK, 0.4)), thumb)


def _fading(ground: Surface, *, upwards: bool) -> Surface:
    """Whole at the outer edge, gone at the inner one."""
    wide, high = ground.get_size()
    shade = Surface((1, high), pygame.SRCALPHA)
    for y in range(high):
        share = (high - y if upwards else y + 1) / high
        shade.set_at((0, y), (255, 255, 255, round(255 * share)))
    faded = ground.convert_alpha()
    faded.blit(pygame.transform.scale(shade, (wide, high)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return faded
