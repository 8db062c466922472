"""A list to choose from: lines with a title, a smaller line below it, and something short at the right."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, INK, SIGNALS, mix
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.scroll import ScrollArea, bar_room
from scenes.widgets.text import Block, block, fit, line_height, width_of, write
from scenes.widgets.widget import Widget

ROW_HEIGHT = 7.0
_PAD, _SIGN = 1.4, 3.4
_SMALLER = 0.85
"""Of the usual lettering, where a title may take several lines."""
_NONE = (0, 0)


@dataclass(frozen=True)
class Entry:
    key: str
    title: str
    detail: str = ""
    aside: str = ""
    icon: str | None = None

    @property
    def said(self) -> str:
        return ", ".join(filter(None, (self.title, self.detail, self.aside)))


@dataclass(eq=False)
class Row(Widget):
    """A line of a list. A press chooses it; a press on the chosen one opens it."""

    entry: Entry
    _: KW_ONLY
    chosen: bool = False
    taller: tuple[int, int] | None = None
    """By so many pixels than others, as its title, a little smaller, and its detail take several lines;
    None: never."""

    role = "row"

    @property
    def head(self) -> Block:
        """Its title, as it is set."""
        scale = self.look.scale
        px = scale.text("body") if self.taller is None else _wrapped(scale)
        size = _room(self.entry, self.rect.w, scale), line_height(px) + (self.taller or _NONE)[0]
        return fit(self.entry.title, "medium", px, size)

    @property
    def low(self) -> Block:
        """Its detail."""
        scale = self.look.scale
        px = scale.text("small")
        size = _room(self.entry, self.rect.w, scale), line_height(px) + (self.taller or _NONE)[1]
        return fit(self.entry.detail, "regular", px, size)

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        radius = scale.px(0.9)
        if self.chosen:
            made = paint.Plate(mix(CREAM, BRASS, 0.35), mix(CREAM, BRASS, 0.55), BRASS_LIGHT, BRASS_DARK)
            surface.blit(paint.plate(rect.size, radius, made, max(1, scale.px(0.12))), rect)
        else:
            self.draw_glow(surface, radius, BRASS_DARK if self.ground == "paper" else CREAM)
        ink = INK if self.chosen else self.text_colour
        soft = mix(SIGNALS.aside, INK, 0.4) if self.chosen else self.muted_colour
        pad = scale.px(_PAD)
        x = rect.x + pad
        if self.entry.icon:
            sign = scale.px(_SIGN)
            surface.blit(icon(self.entry.icon, sign, ink), (x, rect.centery - sign // 2))
            x += sign + pad
        body = scale.text("body")
        aside = width_of(self.entry.aside, "medium", body) if self.entry.aside else 0
        room, (above, below) = _room(self.entry, rect.w, scale), self.taller or _NONE
        usual = rect.h - above - below
        half = usual // 2
        top = Rect(x, rect.y, room, rect.h)
        if self.entry.detail:
            top = Rect(x, rect.y + usual // 12, room, half + above)
        self.head.draw(surface, top, ink)
        low = Rect(x, rect.y + above + half - usual // 20, room, half + below)
        self.low.draw(surface, low, soft)
        if aside:
            write(
                surface,
                self.entry.aside,
                "medium",
                body,
                soft,
                Rect(rect.right - pad - aside, rect.y, aside, rect.h),
            )
        self.draw_ring(surface, radius)


def _wrapped(scale: Scale) -> int:
    """The pixel height of a title that may take several lines."""
    return round(_SMALLER * scale.text("body"))


def _room(entry: Entry, width: int, scale: Scale) -> int:
    """For a title, between an icon and what stands at the right."""
    room = width - 2 * scale.px(_PAD)
    if entry.icon:
        room -= scale.px(_SIGN) + scale.px(_PAD)
    if entry.aside:
        room -= width_of(entry.aside, "medium", scale.text("body")) + scale.px(_PAD)
    return room


def further_lines(entry: Entry, width: int, scale: Scale) -> tuple[int, int]:
    """What all lines but the first of its title and of its detail take of the height of a row."""
    room, px, small = _room(entry, width, scale), _wrapped(scale), scale.text("small")
    title, detail = block(entry.title, "medium", px, room), block(entry.detail, "regular", small, room)
    return max(0, title.height - line_height(px)), max(0, detail.height - line_height(small))


def listing(
    name: str,
    label: str,
    rect: Rect,
    scale: Scale,
    entries: Sequence[Entry],
    chosen: str | None,
    on_choose: Callable[[str], None],
    row_height: float = ROW_HEIGHT,
) -> ScrollArea:
    """A scrolled list; the rows are `name.key`."""
    high, gap = scale.px(row_height), scale.px(0.4)
    tall = len(entries) * (high + gap)
    width = rect.w - (bar_room(scale) if tall > rect.h else 0)
    rows = [
        Row(
            f"{name}.{entry.key}",
            entry.said,
            Rect(rect.x, rect.y + place * (high + gap), width, high),
            entry,
            chosen=entry.key == chosen,
            on_press=lambda key=entry.key: on_choose(key),
        )
        for place, entry in enumerate(entries)
    ]
    return ScrollArea(name, label, rect, inside=rows, tall=tall)
