"""Short big moments over the table: a banner that springs up ("Bust!"), points that fly to a seat's plate.

They are only for show: whoever skips them misses nothing that the table doesn't tell. Where nothing ever
moves (speed: instant), banners stand still until somebody goes on.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.art.fonts import Kind
from scenes.art.palette import BRASS, EMBER, SIGNALS, Mood, Rgb, mix
from scenes.sound.cue import Name
from scenes.table.card.motion import land
from scenes.table.leaves import Leaves
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.layout import REST, SMALLEST_TEXT, Scale, rows
from scenes.widgets.text import LEADING, evened, fit, lettering

Tone = Literal["good", "bad", "great", "plain"]

HEARD: dict[Tone, Name] = {
    "good": "banner_good",
    "bad": "banner_bad",
    "great": "banner_great",
    "plain": "banner_plain",
}
FLIGHT = 0.75
"""Seconds that points take to where they are counted."""
_IN, _OUT = 0.28, 0.24
_STANDING = 3
"""So many banners may stand one below the other; of more, the last are shown."""


def tones() -> dict[Tone, Rgb]:
    """What a plaque of each tone is made of, in the palette in force."""
    return {"good": SIGNALS.good, "bad": SIGNALS.bad, "great": EMBER, "plain": BRASS}


class Banner(NamedTuple):
    title: str
    words: str
    tone: Tone
    seconds: float = 1.0
    leaves: bool = False
    """Leaves fall while it stands: a person has won."""
    keeps: bool = False
    """It stays until the next press: nothing comes after it."""


def of_seat(banner: Banner, name: str) -> Banner:
    """With the name of whom it happened to."""
    return banner._replace(title=_("{name}: {what_happened}").format(name=name, what_happened=banner.title))


@dataclass
class Springing:
    """A picture that springs up, stays and fades. It waits while its clock is below zero."""

    picture: Surface
    middle: tuple[int, int]
    seconds: tuple[float, float, float]
    """To come, to stay, and to go."""
    size: Callable[[float, float], float]
    """How large it is, by how far it has come and how far it has gone."""
    haste: float
    """How many times as fast as it comes it is seen in full."""
    clock: float = 0.0

    @property
    def over(self) -> bool:
        return self.clock >= sum(self.seconds)

    def draw(self, surface: Surface, still: bool) -> None:
        if self.clock < 0:
            return
        come, stay, go = self.seconds
        late = self.clock - come - stay
        opened, shut = min(1.0, self.clock / come), late / go if late > 0 else 0.0
        size = 1.0 if still else self.size(opened, shut)
        self.picture.set_alpha(round(255 * min(1.0, opened * self.haste) * max(0.0, 1 - shut)))
        seen = self.picture if size == 1.0 else pygame.transform.smoothscale_by(self.picture, size)
        surface.blit(seen, seen.get_rect(center=self.middle))


@dataclass
class _Flight:
    picture: Surface
    start: tuple[int, int]
    end: tuple[int, int]
    bow: float
    clock: float = 0.0

    @property
    def over(self) -> bool:
        return self.clock >= FLIGHT

    def draw(self, surface: Surface, still: bool) -> None:
        t = min(1.0, self.clock / FLIGHT)
        part = t * t * (3 - 2 * t)
        (ax, ay), (bx, by) = self.start, self.end
        lift = 0 if still else 4 * part * (1 - part) * abs(bx - ax) * self.bow
        at = (bx, by) if still else (round(ax + (bx - ax) * part), round(ay + (by - ay) * part - lift))
        self.picture.set_alpha(round(255 * min(1.0, t * 6, (1 - t) * 5)))
        surface.blit(self.picture, self.picture.get_rect(center=at))


class Moments:
    def __init__(self) -> None:
        self.reduced = False
        """Reduced motion: they fade in and out where they are."""
        self.hear: Callable[[Name], None] = lambda _name: None
        self._shown: list[Springing | _Flight] = []
        self.standing: tuple[Banner, ...] = ()
        self._stand: list[tuple[Surface, Rect]] = []
        self._kept: Callable[[], None] | None = None
        """Has the banner that springs up stand there, if it is to stay."""
        self._leaves = Leaves()
        self.over = Rect(0, 0, 0, 0)
        """All of the table: what leaves fall over."""

    @property
    def settled(self) -> bool:
        return not self._shown and not self._leaves.falling

    @property
    def arriving(self) -> float:
        """Seconds until the last points that fly are where they are counted."""
        return max((FLIGHT - one.clock for one in self._shown if isinstance(one, _Flight)), default=0.0)

    def spring(self, banner: Banner, area: Rect, scale: Scale, mood: Mood) -> None:
        """Springs up in the middle of `area`, as large as it may be there."""
        self.hear("win" if banner.leaves else HEARD[banner.tone])
        if banner.leaves and not self.reduced:
            self._leaves.fall()
        picture = _plaque(banner, area, scale, mood)
        self._shown = [shown for shown in self._shown if isinstance(shown, _Flight)]
        seconds = _IN, banner.seconds, 0.0 if banner.keeps else _OUT
        self._kept = partial(self._lay, (banner,), area, scale, mood) if banner.keeps else None
        self._shown.append(Springing(picture, area.center, seconds, _banner_size, 1.6))

    def fly(
        self,
        words: str,
        start: tuple[int, int],
        end: tuple[int, int],
        scale: Scale,
        mood: Mood,
        bow: float = 0.12,
    ) -> None:
        """Points on their way from where they were made to where they are counted; `bow` is how high."""
        self.hear("points")
        px = round(scale.text("title") * 1.1)
        self._shown.append(_Flight(_raised(words, "poster", px, mood.glow), start, end, bow))

    def stand(self, banners: Sequence[Banner], area: Rect, scale: Scale, mood: Mood) -> None:
        """They stand there, below those that stand already, until `step_aside`."""
        if banners:
            self.hear(HEARD[banners[-1].tone])
        self._lay((*self.standing, *banners)[-_STANDING:], area, scale, mood)

    def _lay(self, banners: tuple[Banner, ...], area: Rect, scale: Scale, mood: Mood) -> None:
        self.standing, self._kept = banners, None
        places = rows(area, *[REST] * len(self.standing), gap=scale.px(0.5))
        self._stand = []
        for banner, place in zip(self.standing, places, strict=True):
            picture = _plaque(banner, place, scale, mood)
            self._stand.append((picture, picture.get_rect(center=place.center)))

    def step_aside(self) -> bool:
        """Whether any banner stood there."""
        stood = bool(self.standing)
        self.standing, self._stand = (), []
        return stood

    def clear(self) -> None:
        """What moves is over."""
        if self._kept:
            self._kept()
        self._shown.clear()
        self._leaves.clear()

    def update(self, dt: float) -> None:
        self._leaves.update(dt)
        for shown in self._shown:
            shown.clock += dt
        self._shown = [shown for shown in self._shown if not shown.over]
        if self._kept and not any(isinstance(shown, Springing) for shown in self._shown):
            self._kept()

    def draw(self, surface: Surface) -> None:
        for picture, at in self._stand:
            surface.blit(picture, at)
        self._leaves.draw(surface, self.over)
        for shown in self._shown:
            shown.draw(surface, self.reduced)


def _banner_size(opened: float, shut: float) -> float:
    return (0.55 + 0.45 * land(opened)) * (1 + 0.08 * shut)


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


def _plaque(banner: Banner, area: Rect, scale: Scale, mood: Mood) -> Surface:
    tone = tones()[banner.tone]
    room = min(round(area.w * 0.86), scale.px(76))
    pad = min(scale.px(3), area.h // 8)
    inside = (room - 2 * pad, area.h // 3)
    tallest = round(inside[1] / LEADING)
    head = fit(banner.title, "title", min(tallest, round(scale.text("title") * 1.15)), inside, SMALLEST_TEXT)
    told = fit(banner.words, "medium", min(tallest, scale.text("lead")), inside, SMALLEST_TEXT)
    text = evened(told) if banner.words else None
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
