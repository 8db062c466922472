"""Short big moments over the table: a banner that springs up ("Bust!"), points that fly to a seat's plate.

They are only for show: whoever skips them misses nothing that the table doesn't tell.
"""

from dataclasses import dataclass
from typing import Literal

import pygame
from pygame import Rect, Surface

from scenes.art.fonts import Kind
from scenes.art.palette import BRASS, EMBER, SUCCESS, WARNING, Mood, Rgb, mix
from scenes.table.card.motion import land
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.text import fit, lettering

Tone = Literal["good", "bad", "great", "plain"]

_TONES: dict[Tone, Rgb] = {"good": SUCCESS, "bad": WARNING, "great": EMBER, "plain": BRASS}
_IN, _OUT = 0.28, 0.24
_FLIGHT = 0.75


@dataclass
class _Shown:
    picture: Surface
    clock: float = 0.0


@dataclass
class _Banner(_Shown):
    middle: tuple[int, int] = (0, 0)
    seconds: float = 1.0

    @property
    def over(self) -> bool:
        return self.clock >= _IN + self.seconds + _OUT

    def draw(self, surface: Surface, still: bool) -> None:
        shut = max(0.0, self.clock - _IN - self.seconds) / _OUT
        opened = min(1.0, self.clock / _IN)
        size = 1.0 if still else (0.55 + 0.45 * land(opened)) * (1 + 0.08 * shut)
        self.picture.set_alpha(round(255 * min(1.0, opened * 1.6) * max(0.0, 1 - shut)))
        seen = self.picture if size == 1.0 else pygame.transform.smoothscale_by(self.picture, size)
        surface.blit(seen, seen.get_rect(center=self.middle))


@dataclass
class _Flight(_Shown):
    start: tuple[int, int] = (0, 0)
    end: tuple[int, int] = (0, 0)

    @property
    def over(self) -> bool:
        return self.clock >= _FLIGHT

    def draw(self, surface: Surface, still: bool) -> None:
        t = min(1.0, self.clock / _FLIGHT)
        part = t * t * (3 - 2 * t)
        (ax, ay), (bx, by) = self.start, self.end
        lift = 0 if still else 4 * part * (1 - part) * abs(bx - ax) * 0.12
        at = (bx, by) if still else (round(ax + (bx - ax) * part), round(ay + (by - ay) * part - lift))
        self.picture.set_alpha(round(255 * min(1.0, t * 6, (1 - t) * 5)))
        surface.blit(self.picture, self.picture.get_rect(center=at))


class Moments:
    def __init__(self) -> None:
        self.reduced = False
        """Reduced motion: they fade in and out where they are."""
        self._shown: list[_Banner | _Flight] = []

    @property
    def settled(self) -> bool:
        return not self._shown

    def banner(
        self, title: str, words: str, tone: Tone, area: Rect, scale: Scale, mood: Mood, seconds: float = 1.0
    ) -> None:
        """Springs up in the middle of `area`, as large as it may be there."""
        picture = _plaque(title, words, _TONES[tone], area, scale, mood)
        self._shown = [shown for shown in self._shown if isinstance(shown, _Flight)]
        self._shown.append(_Banner(picture, middle=area.center, seconds=seconds))

    def fly(self, words: str, start: tuple[int, int], end: tuple[int, int], scale: Scale, mood: Mood) -> None:
        """Points on their way from where they were made to where they are counted."""
        px = round(scale.text("title") * 1.1)
        self._shown.append(_Flight(_raised(words, "poster", px, mood.glow), start=start, end=end))

    def clear(self) -> None:
        self._shown.clear()

    def update(self, dt: float) -> None:
        for shown in self._shown:
            shown.clock += dt
        self._shown = [shown for shown in self._shown if not shown.over]

    def draw(self, surface: Surface) -> None:
        for shown in self._shown:
            shown.draw(surface, self.reduced)


def _raised(words: str, kind: Kind, px: int, colour: Rgb) -> Surface:
    """Lettering with a dark edge, for any ground."""
    text = lettering(words, kind, px, colour)
    dark = lettering(words, kind, px, (14, 9, 8))
    edge = max(2, px // 18)
    picture = Surface((text.get_width() + 2 * edge, text.get_height() + 2 * edge), pygame.SRCALPHA)
    for dx in (0, edge, 2 * edge):
        for dy in (0, edge, 2 * edge):
            picture.blit(dark, (dx, dy))
    picture.blit(text, (edge, edge))
    return picture


def _plaque(title: str, words: str, tone: Rgb, area: Rect, scale: Scale, mood: Mood) -> Surface:
    room = min(round(area.w * 0.86), scale.px(76))
    pad = scale.px(3)
    head = fit(title, "title", round(scale.text("title") * 1.15), (room - 2 * pad, area.h // 3))
    text = fit(words, "medium", scale.text("lead"), (room - 2 * pad, area.h // 3)) if words else None
    width = max(head.width, text.width if text else 0) + 2 * pad
    height = head.height + (text.height + pad // 3 if text else 0) + round(1.3 * pad)
    spread = scale.px(2)
    picture = Surface((width + 2 * spread, height + 2 * spread), pygame.SRCALPHA)
    body = Rect(spread, spread, width, height)
    radius = scale.px(1.4)
    picture.blit(paint.shadow(body.size, radius, spread, 190), (0, scale.px(0.6)))
    picture.blit(
        paint.fill(body.size, radius, mix(tone, mood.panel, 0.45), mix(tone, mood.panel, 0.72)), body
    )
    picture.blit(paint.ring(body.size, radius, max(2, scale.px(0.3)), mix(tone, (255, 255, 255), 0.35)), body)
    inner = body.inflate(-2 * scale.px(0.8), -2 * scale.px(0.8))
    line = paint.ring(inner.size, max(2, radius - scale.px(0.8)), max(1, scale.px(0.1)), mood.panel_text, 110)
    picture.blit(line, inner)
    top = Rect(body.x, body.y + round(0.65 * pad), body.w, head.height)
    head.draw(picture, top, (255, 250, 240), "centre")
    if text:
        low = Rect(body.x, top.bottom + pad // 3, body.w, text.height)
        text.draw(picture, low, mix(mood.panel_text, tone, 0.05), "centre")
    return picture
