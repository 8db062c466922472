"""Choosing among a few: a switch for on and off, a row of options side by side."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from scenes.art.icons import draw_icon
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CREAM_SHADE, INK, SIGNALS, mix
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.button import HEIGHT
from scenes.widgets.layout import Scale, Share, columns
from scenes.widgets.text import fit, width_of
from scenes.widgets.widget import Widget

_SWITCH_SECONDS = 0.12


@dataclass(eq=False)
class Switch(Widget):
    """A line of words with a switch at its right end; all of it can be pressed."""

    _: KW_ONLY
    on: bool = False
    on_change: Callable[[bool], None] = lambda _: None

    role = "switch"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.slid = 1.0 if self.on else 0.0

    def keep(self, old: Widget) -> None:
        super().keep(old)
        if isinstance(old, Switch):
            self.slid = old.slid

    @property
    def said(self) -> str:
        state = _("on") if self.on else _("off")
        return _("{setting}: {value}").format(setting=self.label, value=state)

    def press(self) -> None:
        self.on = not self.on
        if self.look.still:
            self.slid = 1.0 if self.on else 0.0
        self.look.touch()
        self.on_change(self.on)

    @property
    def settled(self) -> bool:
        return super().settled and self.slid == (1.0 if self.on else 0.0)

    def update(self, dt: float) -> None:
        super().update(dt)
        step = dt / _SWITCH_SECONDS
        self.slid = min(1.0, self.slid + step) if self.on else max(0.0, self.slid - step)

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        high = min(scale.px(3.2), self.rect.h)
        groove = Rect(
            self.rect.right - round(high * 1.9), self.rect.centery - high // 2, round(high * 1.9), high
        )
        off = (
            mix(CREAM_SHADE, BRASS_DARK, 0.4)
            if self.ground == "paper"
            else mix(self.look.mood.panel, CREAM, 0.25)
        )
        colour = mix(off, SIGNALS.good, self.slid) if self.enabled else off
        surface.blit(paint.fill(groove.size, high // 2, mix(colour, (0, 0, 0), 0.28), colour), groove)
        edge = paint.ring(groove.size, high // 2, max(1, scale.px(0.1)), mix(colour, (0, 0, 0), 0.45))
        surface.blit(edge, groove)
        pad = max(1, scale.px(0.28))
        knob = Rect(0, groove.y + pad, high - 2 * pad, high - 2 * pad)
        eased = self.slid * self.slid * (3 - 2 * self.slid)
        knob.x = groove.x + pad + round((groove.w - 2 * pad - knob.w) * eased)
        lit = (255, 255, 252) if self.glow else CREAM
        paint.cast(surface, knob, knob.w // 2, scale.px(0.4), scale.px(0.15), 120)
        made = paint.Plate(lit, CREAM_SHADE, (255, 255, 255), mix(CREAM_SHADE, BRASS_DARK, 0.6))
        surface.blit(paint.plate(knob.size, knob.w // 2, made, max(1, scale.px(0.1))), knob)
        if self.on and self.enabled:
            draw_icon(surface, "check", max(4, round(knob.w * 0.7)), SIGNALS.good, center=knob.center)
        words = Rect(self.rect.x, self.rect.y, groove.x - self.rect.x - scale.px(1.5), self.rect.h)
        ink = self.text_colour if self.enabled else self.muted_colour
        fit(self.label, "regular", scale.text("body"), words.size).draw(surface, words, ink)
        self.draw_ring(surface, aside=0.8)


def choice_size(scale: Scale, labels: Iterable[str]) -> tuple[int, int]:
    widths = [width_of(words, "bold", scale.text("body")) + scale.px(3.6) for words in labels]
    return sum(widths) + scale.px(0.8), scale.px(HEIGHT)


def _share(words: str) -> Share:
    """The room of an option beside the others: its words and some air, whatever the scale."""
    return Share(width_of(words, "bold", 40) + 60)


@dataclass(eq=False)
class Option(Widget):
    """One of a `Choice`; the keyboard chooses with left and right, so it has no focus of its own."""

    _: KW_ONLY
    chosen: bool = False

    role = "option"
    focusable = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.px = 0
        """The lettering of all options of a row has one size, which the row sets."""

    @property
    def room(self) -> Rect:
        return self.rect.inflate(-self.look.scale.px(0.8), 0)

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        radius = scale.px(0.8)
        if self.chosen:
            made = paint.Plate(mix(BRASS, BRASS_LIGHT, 0.45), BRASS, BRASS_LIGHT, BRASS_DARK, brushed=True)
            if not self.enabled:
                made = paint.Plate(CREAM_SHADE, mix(CREAM_SHADE, BRASS_DARK, 0.1), CREAM_SHADE, BRASS_DARK)
            paint.cast(surface, self.rect, radius, scale.px(0.5), scale.px(0.2), 100)
            surface.blit(paint.plate(self.rect.size, radius, made, max(1, scale.px(0.12))), self.rect)
        else:
            self.draw_glow(surface, radius, (255, 255, 255), 90)
        ink = INK if self.enabled else mix(CREAM_SHADE, INK, 0.7)
        room = self.room
        kind = "bold" if self.chosen else "medium"
        fit(self.label, kind, self.px or scale.text("body"), room.size).draw(surface, room, ink, "centre")


@dataclass(eq=False)
class Choice(Widget):
    """Options side by side on a strip, one of them chosen. `options` are (key, words)."""

    _: KW_ONLY
    options: Sequence[tuple[str, str]] = ()
    chosen: str = ""
    on_choose: Callable[[str], None] = lambda _: None

    role = "choice"

    def __post_init__(self) -> None:
        super().__post_init__()
        pad = max(2, self.rect.h // 12)
        strip = self.rect.inflate(-2 * pad, -2 * pad)
        places = columns(strip, *self.shares())
        self._inside = [
            Option(
                f"{self.id}.{key}",
                words,
                place,
                chosen=key == self.chosen,
                enabled=self.enabled,
                reason=self.reason,
                on_press=lambda key=key: self._choose(key),
            )
            for (key, words), place in zip(self.options, places, strict=True)
        ]

    def shares(self) -> Sequence[Share]:
        return [_share(words) for _key, words in self.options]

    def parts(self) -> Iterable[Widget]:
        yield self
        yield from self._inside

    @property
    def said(self) -> str:
        value = dict(self.options).get(self.chosen, "")
        return _("{setting}: {value}").format(setting=self.label, value=value)

    def _choose(self, key: str) -> None:
        if key == self.chosen:
            return
        self.chosen = key
        for (name, _words), option in zip(self.options, self._inside, strict=True):
            option.chosen = name == key
        self.look.touch()
        self.on_choose(key)

    def key(self, event: Event) -> bool:
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None:
            return False
        keys = [key for key, _words in self.options]
        at = keys.index(self.chosen) if self.chosen in keys else 0
        self._choose(keys[min(len(keys) - 1, max(0, at + step))])
        return True

    def draw(self, surface: Surface) -> None:
        scale = self.look.scale
        strip = mix(CREAM_SHADE, BRASS_DARK, 0.16)
        made = paint.Plate(
            mix(strip, BRASS_DARK, 0.18), strip, mix(strip, BRASS_DARK, 0.4), mix(strip, BRASS_DARK, 0.6)
        )
        surface.blit(paint.plate(self.rect.size, scale.px(1.1), made, max(1, scale.px(0.12))), self.rect)
        body = scale.text("body")
        px = min((fit(o.label, "bold", body, o.room.size).px for o in self._inside), default=body)
        for option in self._inside:
            option.px = px
            option.draw(surface)
        self.draw_ring(surface)
