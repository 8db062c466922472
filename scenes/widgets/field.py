"""A line to write in: cursor, selection, clipboard, and the letters of an input method as they come."""

import contextlib
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.core.texts import LONGEST_NAME, without_refused
from scenes.art import runs
from scenes.art.palette import BRASS, BRASS_DARK, CREAM, CREAM_SHADE, EMBER, INK, SIGNALS, mix
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.text import letters_within, line_height, shortened, width_of, write
from scenes.widgets.widget import Alarm, Widget

_TOLD = 4
"""So many letters that can't be drawn are named."""
_BLINK_SECONDS = 0.53
_BLINKS = 12
"""After so many half-blinks without a key the cursor stays lit, and the window can rest."""


@dataclass(eq=False)
class Field(Widget):
    """`on_change` hears every edit, `on_done` Enter. The label is read out; it is not drawn."""

    _: KW_ONLY
    value: str = ""
    placeholder: str = ""
    longest: int = LONGEST_NAME
    on_change: Callable[[str], None] = lambda _: None
    on_done: Callable[[str], None] = lambda _: None

    role = "field"
    writes = True
    pulls = True

    def __post_init__(self) -> None:
        super().__post_init__()
        self.caret = self.anchor = len(self.value)
        self.composing = ""
        self.focused = False
        self._lit = True
        self._blinks = 0
        self._alarm: Alarm | None = None
        self.left = 0

    def keep(self, old: Widget) -> None:
        super().keep(old)
        if not isinstance(old, Field):
            return
        self.caret, self.anchor = min(old.caret, len(self.value)), min(old.anchor, len(self.value))
        self.composing, self.left = old.composing, old.left
        old.rest()
        if old.focused:
            self.focused = True
            self._woken()

    @property
    def said(self) -> str:
        if not self.value:
            return self.label
        return _("{setting}: {value}").format(setting=self.label, value=self.value)

    @property
    def advice(self) -> str:
        """What nobody would see is said at once."""
        if letters := runs.undrawable(self.value, "regular"):
            told = _("No font on this computer has {letters}; a question mark is shown instead.")
            return told.format(letters=" ".join(f"U+{ord(letter):04X}" for letter in letters[:_TOLD]))
        return super().advice

    @property
    def warns(self) -> bool:
        return bool(runs.undrawable(self.value, "regular"))

    # The focus, and the blinking that comes with it

    def focus_gained(self) -> None:
        self.focused = True
        self.caret, self.anchor = len(self.value), 0
        if pygame.display.get_init():
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.rect)
        self._woken()

    def focus_lost(self) -> None:
        self.focused = False
        self.composing = ""
        self.anchor = self.caret
        if pygame.display.get_init():
            pygame.key.stop_text_input()
        self.rest()

    def rest(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None

    def _woken(self) -> None:
        """A key, or a click: the cursor is lit, and blinks again."""
        self.rest()
        self._lit, self._blinks = True, 0
        if not self.look.still:
            self._alarm = self.look.later(_BLINK_SECONDS, self._blink)
        self.look.touch()

    def _blink(self) -> None:
        self._blinks += 1
        self._lit = not self._lit or self._blinks >= _BLINKS
        more = self._blinks < _BLINKS
        self._alarm = self.look.later(_BLINK_SECONDS, self._blink) if more else None
        self.look.touch()

    # Editing

    @property
    def selected(self) -> tuple[int, int]:
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    def _replace(self, start: int, end: int, letters: str) -> None:
        letters = without_refused(letters)
        letters = letters[: max(0, self.longest - (len(self.value) - (end - start)))]
        self.value = self.value[:start] + letters + self.value[end:]
        self.caret = self.anchor = start + len(letters)
        self.on_change(self.value)

    def _move(self, to: int, *, selecting: bool) -> None:
        self.caret = min(len(self.value), max(0, to))
        if not selecting:
            self.anchor = self.caret

    def _word_edge(self, step: int) -> int:
        at = self.caret
        inside = range(len(self.value))
        while at + min(step, 0) in inside and self.value[at + min(step, 0)] == " ":
            at += step
        while at + min(step, 0) in inside and self.value[at + min(step, 0)] != " ":
            at += step
        return at

    def key(self, event: Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self.composing = ""
            self._replace(*self.selected, event.text)
        elif event.type == pygame.TEXTEDITING:
            self.composing = event.text
        elif self.composing:
            return True
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.on_done(self.value)
        elif event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and event.key in _CLIPBOARD:
            self._clipboard(event.key)
        elif not (self._erase(event) or self._travel(event)):
            return False
        self._woken()
        return True

    def _erase(self, event: Event) -> bool:
        if event.key not in (pygame.K_BACKSPACE, pygame.K_DELETE):
            return False
        start, end = self.selected
        if start == end:
            step = -1 if event.key == pygame.K_BACKSPACE else 1
            edge = self._word_edge(step) if event.mod & pygame.KMOD_CTRL else self.caret + step
            start, end = sorted((self.caret, min(len(self.value), max(0, edge))))
        self._replace(start, end, "")
        return True

    def _travel(self, event: Event) -> bool:
        selecting = bool(event.mod & pygame.KMOD_SHIFT)
        by_word = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT))
        start, end = self.selected
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            step = -1 if event.key == pygame.K_LEFT else 1
            if start != end and not selecting:
                self._move(start if step < 0 else end, selecting=False)
            else:
                self._move(self._word_edge(step) if by_word else self.caret + step, selecting=selecting)
        elif event.key == pygame.K_HOME:
            self._move(0, selecting=selecting)
        elif event.key == pygame.K_END:
            self._move(len(self.value), selecting=selecting)
        else:
            return False
        return True

    def _clipboard(self, key: int) -> None:
        start, end = self.selected
        with contextlib.suppress(pygame.error):
            if key == pygame.K_a:
                self.anchor, self.caret = 0, len(self.value)
            elif key == pygame.K_v:
                self._replace(start, end, pygame.scrap.get_text())
            elif start != end:
                pygame.scrap.put_text(self.value[start:end])
                if key == pygame.K_x:
                    self._replace(start, end, "")

    # The pointer

    def _letter_at(self, x: int) -> int:
        px = self.look.scale.text("body")
        wanted = x - self._inner.x + self.left
        before = letters_within(self.value, "regular", px, wanted)
        nearest = range(before, min(before + 1, len(self.value)) + 1)
        return min(nearest, key=lambda n: abs(width_of(self.value[:n], "regular", px) - wanted))

    def grab(self, pos: tuple[int, int]) -> None:
        self._move(self._letter_at(pos[0]), selecting=False)
        self._woken()

    def drag(self, pos: tuple[int, int]) -> None:
        self._move(self._letter_at(pos[0]), selecting=True)
        self.look.touch()

    def drop(self, pos: tuple[int, int]) -> None: ...

    # The picture

    @property
    def _inner(self) -> Rect:
        return self.rect.inflate(-2 * self.look.scale.px(1.2), -2 * self.look.scale.px(0.4))

    def draw(self, surface: Surface) -> None:
        scale, radius = self.look.scale, self.look.scale.px(0.9)
        rim = EMBER if self.focused else mix(BRASS_DARK, CREAM_SHADE, 0.2)
        page = (255, 252, 243) if self.enabled else CREAM_SHADE
        made = paint.Plate(mix(page, CREAM_SHADE, 0.35), page, mix(CREAM_SHADE, BRASS_DARK, 0.3), rim)
        surface.blit(paint.plate(self.rect.size, radius, made, max(1, scale.px(0.16))), self.rect)
        inner, px = self._inner, scale.text("body")
        before = surface.get_clip()
        surface.set_clip(inner.clip(before))
        shown = self.value[: self.caret] + self.composing + self.value[self.caret :]
        at = width_of(shown[: self.caret + len(self.composing)], "regular", px)
        self.left = min(
            max(self.left, at - inner.w + 2), at, max(0, width_of(shown, "regular", px) - inner.w + 2)
        )
        if not self.focused:
            self.left = 0
        origin = inner.x - self.left
        high = line_height(px)
        if not shown:
            words = shortened(self.placeholder, "regular", px, inner.w)
            write(surface, words, "regular", px, mix(SIGNALS.aside, CREAM, 0.35), inner)
        start, end = self.selected
        if self.focused and start != end:
            x0, x1 = (origin + width_of(self.value[:n], "regular", px) for n in (start, end))
            pygame.draw.rect(
                surface, mix(CREAM, BRASS, 0.6), Rect(x0, inner.centery - high // 2, x1 - x0, high)
            )
        write(surface, shown, "regular", px, INK, Rect(origin, inner.y, inner.w, inner.h))
        if self.composing:
            x0 = origin + width_of(shown[: self.caret], "regular", px)
            pygame.draw.rect(
                surface,
                BRASS_DARK,
                Rect(x0, inner.centery + high // 2 - 1, origin + at - x0, max(1, scale.px(0.15))),
            )
        if self.focused and self._lit:
            bar = Rect(origin + at, inner.centery - high // 2, max(1, scale.px(0.16)), high)
            pygame.draw.rect(surface, INK, bar)
        surface.set_clip(before)
        self.draw_ring(surface, radius)


_CLIPBOARD = (pygame.K_a, pygame.K_c, pygame.K_v, pygame.K_x)
