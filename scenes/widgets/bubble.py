"""Short words shown over everything else for a moment: the tooltip bubble, and the toast at the bottom."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.art.palette import BRASS, BRASS_LIGHT, Mood
from scenes.art.surface_cache import kept
from scenes.widgets import paint
from scenes.widgets.button import Button, button_size
from scenes.widgets.layout import Scale
from scenes.widgets.text import Block, block
from scenes.widgets.widget import Alarm, Look

_WIDTHS = 46.0, 30.0, 22.0, 16.0, 70.0
"""The others are for where the first would cover something."""
_PAD = 1.2

_TOAST_ABOVE = 5.0
"""The lower edge of a table stays in sight: there it says whose turn it is."""

TOAST_SECONDS = 5.0
TOAST_WITH_ACTION_SECONDS = 9.0
_RISE_SECONDS = 0.18


@dataclass(frozen=True, eq=False)
class Saying:
    """Words that are shown. The same ones, shown anew, are others; who remembers them keeps nothing else."""

    words: str


@kept(8)
def slip(size: tuple[int, int], scale: Scale, mood: Mood) -> Surface:
    """The dark plate with a thin brass rim that such words stand on."""
    radius = scale.px(0.9)
    picture = paint.fill(size, radius, mood.panel, mood.panel).copy()
    picture.blit(paint.ring(size, radius, max(1, scale.px(0.12)), BRASS, 210), (0, 0))
    return picture


class Bubble:
    """Stands beside what it speaks of, never over it nor over what is `spared`, if there is room, and never
    leaves its area.
    """

    def __init__(
        self,
        words: str,
        about: Rect,
        area: Rect,
        look: Look,
        spared: Sequence[Rect] = (),
        *,
        lit: bool = False,
    ) -> None:
        """`lit`: what it speaks of has a ring, for the words may stand away from it."""
        self.words, self.saying = words, Saying(words)
        self._about = about if lit else None
        self._look = look
        scale = look.scale
        pad, room = scale.px(_PAD), area.inflate(-2 * scale.px(0.9), -2 * scale.px(0.9))
        best: tuple[int, Block, Rect] | None = None
        for width in _WIDTHS:
            text = block(words, "regular", scale.text("body"), min(scale.px(width), area.w - 4 * pad))
            size = text.width + 2 * pad, text.height + 2 * pad - pad // 2
            for place in _beside(about, size, room, scale.px(0.9)):
                covered = 100 * _shared(place, about) + sum(_shared(place, other) for other in spared)
                if best is None or covered < best[0]:
                    best = covered, text, place
            if best and not best[0]:
                break
        assert best is not None
        _, self._text, self.rect = best
        if lit and not area.colliderect(about):
            self.rect.center = area.centerx, about.centery
            self.rect.clamp_ip(area.inflate(-2 * pad, -2 * pad))

    def draw(self, surface: Surface) -> None:
        scale, mood = self._look.scale, self._look.mood
        if self._about:
            around = self._about.inflate(scale.px(1.2), scale.px(1.2))
            radius = min(scale.px(1.4), around.h // 3)
            surface.blit(paint.ring(around.size, radius, max(2, scale.px(0.4)), BRASS_LIGHT), around)
        paint.cast(surface, self.rect, scale.px(0.9), scale.px(1.2), scale.px(0.5), 150)
        surface.blit(slip(self.rect.size, scale, mood), self.rect)
        self._text.draw(surface, self.rect.inflate(-2 * scale.px(_PAD), 0), mood.panel_text)


def _beside(about: Rect, size: tuple[int, int], room: Rect, gap: int) -> Iterator[Rect]:
    """Above, below, at the right or left: in the middle of that side, or from one of its ends."""
    for at, to in ("bottom", about.top - gap), ("top", about.bottom + gap):
        for end in "centerx", "left", "right":
            yield Rect((0, 0), size).move_to(**{at: to, end: getattr(about, end)}).clamp(room)
    for at, to in ("left", about.right + gap), ("right", about.left - gap):
        for end in "centery", "top", "bottom":
            yield Rect((0, 0), size).move_to(**{at: to, end: getattr(about, end)}).clamp(room)


def _shared(one: Rect, other: Rect) -> int:
    both = one.clip(other)
    return both.w * both.h


class Toast:
    """Says what has happened and goes by itself; its button stays in the Tab order as long as it is there."""

    def __init__(
        self, words: str, action: str | None, on_action: Callable[[], None], when_over: Callable[[], None]
    ) -> None:
        self.words, self.saying = words, Saying(words)
        self.button: Button | None = None
        self._action = action
        self._on_action = on_action
        self._when_over = when_over
        self._look = Look()
        self._alarm: Alarm | None = None
        self._risen = 0.0
        self.rect = Rect(0, 0, 0, 0)

    def lay(self, area: Rect, look: Look) -> None:
        self._look = look
        scale = look.scale
        pad, gap = scale.px(1.8), scale.px(1.5)
        width, height = button_size(scale, self._action) if self._action else (0, scale.px(3))
        beside = width + gap if self._action else 0
        room = min(scale.px(80), area.w - 4 * gap) - 2 * pad - beside
        self._text = block(self.words, "regular", scale.text("body"), room)
        inner = max(self._text.height, height)
        self.rect = Rect(0, 0, self._text.width + 2 * pad + beside, inner + pad)
        self.rect.midbottom = (area.centerx, area.bottom - scale.px(_TOAST_ABOVE))
        if self._action:
            place = Rect(self.rect.right - pad // 2 - width, self.rect.centery - height // 2, width, height)
            self.button = Button("toast.action", self._action, place, on_press=self._taken, style="plain")
            self.button.look = look
        if self._alarm is None:
            seconds = TOAST_WITH_ACTION_SECONDS if self._action else TOAST_SECONDS
            self._alarm = look.later(seconds, self._gone)
        if look.still:
            self._risen = 1.0

    def close(self) -> None:
        if self._alarm:
            self._alarm.cancel()

    def _taken(self) -> None:
        self.close()
        self._when_over()
        self._on_action()

    def _gone(self) -> None:
        """Not while somebody is about to press it."""
        if self.button and (self.button.hovered or self.button.ringed):
            self._alarm = self._look.later(TOAST_SECONDS, self._gone)
        else:
            self._when_over()

    @property
    def settled(self) -> bool:
        return self._risen >= 1.0

    def update(self, dt: float) -> None:
        self._risen = min(1.0, self._risen + dt / _RISE_SECONDS)

    def draw(self, surface: Surface) -> None:
        scale, mood = self._look.scale, self._look.mood
        low = round((1 - self._risen) ** 2 * (self.rect.h + scale.px(3)))
        rect = self.rect.move(0, low)
        paint.cast(surface, rect, scale.px(0.9), scale.px(1.4), scale.px(0.6), 150)
        surface.blit(slip(rect.size, scale, mood), rect)
        pad = scale.px(1.8)
        self._text.draw(surface, Rect(rect.x + pad, rect.y, self._text.width, rect.h), mood.panel_text)
        if self.button and self.settled:
            self.button.draw(surface)
