"""Buttons of brass, of cream and of nothing but lettering."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from typing import Any, Literal

import pygame
from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, CREAM_SHADE, INK, WALNUT, Mood, Rgb, mix
from scenes.widgets import paint
from scenes.widgets.layout import SMALLEST_TEXT, Scale
from scenes.widgets.text import fit, width_of
from scenes.widgets.widget import Widget

Style = Literal["primary", "plain", "quiet", "danger"]
"""primary: the one to press next, at most one on screen. plain: card stock. quiet: no plate of its own, on
dark ground. danger: what can't be undone."""

State = Literal["plain", "lit", "sunk"]

HEIGHT = 5.0
_PAD = 2.2
_ABOVE = 0.4
"""What stays free above and below words on two lines."""
_ICON = 2.6
_GAP = 0.9


def button_size(scale: Scale, label: str, icon_name: str | None = None) -> tuple[int, int]:
    """What a button with that label would like to have."""
    width = 2 * scale.px(_PAD) + (width_of(label, "medium", scale.text("body")) if label else 0)
    if icon_name:
        width += scale.px(_ICON) + (scale.px(_GAP) if label else 0)
    return max(width, scale.px(HEIGHT)), scale.px(HEIGHT)


def primary_plate(mood: Mood) -> paint.Plate:
    base = mood.button
    lit = BRASS_LIGHT if base == BRASS else mix(base, (255, 255, 255), 0.6)
    rim = BRASS_DARK if base == BRASS else mix(base, (0, 0, 0), 0.5)
    return paint.Plate(mix(base, lit, 0.35), mix(base, rim, 0.22), lit, rim, brushed=True)


CARD = paint.Plate(CREAM, CREAM_SHADE, (255, 252, 242), mix(BRASS_DARK, WALNUT, 0.35))
_CARD_LIT = paint.Plate((255, 250, 236), mix(CREAM, CREAM_SHADE, 0.4), (255, 255, 250), BRASS_DARK)
_CARD_ON = paint.Plate(mix(CREAM, BRASS, 0.45), mix(CREAM, BRASS, 0.7), BRASS_LIGHT, BRASS_DARK)
_DANGER = paint.Plate((197, 73, 50), (152, 43, 24), (226, 126, 100), (92, 24, 12))
_DANGER_LIT = paint.Plate((212, 88, 62), (168, 52, 31), (238, 146, 120), (92, 24, 12))


@dataclass(eq=False)
class Button(Widget):
    """`on=True` shows it pressed in, as a switch that is on."""

    _: KW_ONLY
    style: Style = "plain"
    icon: str | None = None
    on: bool = False
    longest_label: str = ""
    """The longest word it may come to show: the bar keeps room for it."""
    hides_label: bool = False
    """Only the icon is drawn; the label is read out and shown as the tooltip."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._pictures: dict[tuple[State, int, int], Surface] = {}
        if self.hides_label and not self.help:
            self.help = self.label

    @property
    def _radius(self) -> int:
        return min(self.look.scale.px(1.1), self.rect.h // 2)

    def draw(self, surface: Surface) -> None:
        sunk = self.on or (self.held and self.hovered and self.enabled)
        plain = self._picture("sunk" if sunk else "plain")
        margin = (plain.get_width() - self.rect.w) // 2
        at = plain.get_rect(topleft=(self.rect.x - margin, self.rect.y - margin))
        surface.blit(plain, at)
        if self.glow and self.enabled and not sunk:
            paint.fade_in(surface, self._picture("lit"), at, self.glow)
        self.draw_ring(surface, self._radius)

    def _picture(self, state: State) -> Surface:
        """Shadow, plate and words as one picture: in a scene where dice fly, a button is a single blit."""
        key = (state, self.rect.w, self.rect.h)
        if key not in self._pictures:
            self._pictures[key] = self._drawn(state)
        return self._pictures[key]

    def _drawn(self, state: State) -> Surface:
        scale, radius = self.look.scale, self._radius
        spread, drop = scale.px(0.8), scale.px(0.35)
        margin = spread + drop
        picture = Surface((self.rect.w + 2 * margin, self.rect.h + 2 * margin), pygame.SRCALPHA)
        place = Rect(margin, margin, self.rect.w, self.rect.h)
        if self.style != "quiet" or self.on:
            if self.enabled and state != "sunk":
                paint.cast(picture, place, radius, spread, drop, 120)
            face, lit = self._plates()
            made = lit if state == "lit" else face
            edge = max(1, scale.px(0.14))
            picture.blit(paint.plate(place.size, radius, made, edge, sunk=state == "sunk"), place)
        elif state != "plain":
            text = self.text_colour
            picture.blit(paint.fill(place.size, radius, text, text, 46 if state == "sunk" else 26), place)
        self._draw_face(picture, place.move(0, max(1, scale.px(0.15)) if state == "sunk" else 0))
        return picture

    def _plates(self) -> tuple[paint.Plate, paint.Plate]:
        """As it is, and with the pointer over it."""
        if not self.enabled:
            dull = self._dull
            made = paint.Plate(dull, dull, dull, mix(dull, self.look.mood.panel, 0.5))
            return made, made
        if self.on or self.style == "quiet":
            return _CARD_ON, _CARD_ON
        if self.style == "primary":
            made = primary_plate(self.look.mood)
            lit = mix(made.top, (255, 255, 255), 0.28), mix(made.bottom, made.lit, 0.35)
            return made, paint.Plate(lit[0], lit[1], made.lit, made.rim, brushed=True)
        return (_DANGER, _DANGER_LIT) if self.style == "danger" else (CARD, _CARD_LIT)

    @property
    def _dull(self) -> Rgb:
        """The plate of what can't be pressed now."""
        ground = self.look.mood.panel if self.ground == "dark" else BRASS_DARK
        return mix(ground, CREAM_SHADE, 0.55)

    @property
    def ink(self) -> Rgb:
        if not self.enabled:
            ground = self.look.mood.panel if self.ground == "dark" else CREAM
            return mix(ground, self.text_colour, 0.5) if self.style == "quiet" else mix(self._dull, INK, 0.85)
        if self.on:
            return INK
        if self.style == "quiet":
            return self.text_colour
        if self.style == "primary":
            return self.look.mood.button_text
        return CREAM if self.style == "danger" else INK

    def _draw_face(self, surface: Surface, rect: Rect) -> None:
        scale, ink = self.look.scale, self.ink
        shown = "" if self.hides_label else self.label
        sign = min(scale.px(_ICON), rect.h - 2) if self.icon else 0
        gap = scale.px(_GAP) if sign and shown else 0
        room = rect.w - 2 * min(scale.px(_PAD), rect.w // 10) - sign - gap
        kind = "bold" if self.style in ("primary", "danger") else "medium"
        tall = rect.h - 2 * min(scale.px(_ABOVE), rect.h // 12)
        text = fit(shown, kind, scale.text("body"), (room, tall), SMALLEST_TEXT) if shown else None
        width = sign + gap + (text.width if text else 0)
        x = rect.centerx - width // 2
        if self.icon:
            surface.blit(icon(self.icon, sign, ink), (x, rect.centery - sign // 2))
        if text:
            text.draw(surface, Rect(x + sign + gap, rect.y, text.width, rect.h), ink, "centre")


def unplaced(name: str, words: str, icon: str, on_press: Callable[[], None], **how: Any) -> Button:
    """One that gets its place when it is known what else there is."""
    return Button(name, words, Rect(0, 0, 0, 0), icon=icon, on_press=on_press, **how)


def sign_button(
    name: str, words: str, rect: Rect, icon: str, on_press: Callable[[], None], **how: Any
) -> Button:
    """A sign alone, without a plate of its own; `how` is what a `Button` can be besides."""
    return Button(name, words, rect, icon=icon, style="quiet", hides_label=True, on_press=on_press, **how)


@dataclass(eq=False)
class HoldButton(Button):
    """Does something as long as it is held, and nothing by a press."""

    _: KW_ONLY
    on_hold: Callable[[bool], None] = lambda _held: None

    def grab(self, pos: tuple[int, int]) -> None:
        del pos
        self.on_hold(True)

    def drop(self, pos: tuple[int, int]) -> None:
        del pos
        self.on_hold(False)

    def cancel(self) -> None:
        self.on_hold(False)
