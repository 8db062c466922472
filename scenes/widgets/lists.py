"""A list to choose from: lines with a title, a smaller line below it, and something short at the right."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, INK, SIGNALS, mix
from scenes.widgets import paint
from scenes.widgets.layout import Scale
from scenes.widgets.scroll import ScrollArea, bar_room
from scenes.widgets.text import fit, line_height, width_of, write
from scenes.widgets.widget import Widget

ROW_HEIGHT = 7.0


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
    taller: int = 0
    """By so many pixels than others, as its title takes several lines."""

    role = "row"

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
        pad = scale.px(1.4)
        x = rect.x + pad
        if self.entry.icon:
            sign = scale.px(3.4)
            surface.blit(icon(self.entry.icon, sign, ink), (x, rect.centery - sign // 2))
            x += sign + pad
        body, small = scale.text("body"), scale.text("small")
        aside = width_of(self.entry.aside, "medium", body) if self.entry.aside else 0
        room = rect.right - pad - x - (aside + pad if aside else 0)
        usual = rect.h - self.taller
        half, title = usual // 2, line_height(body) + self.taller
        detail = self.entry.detail
        top = Rect(x, rect.y, room, rect.h)
        if detail:
            top = Rect(x, rect.y + usual // 12, room, half + self.taller)
        fit(self.entry.title, "medium", body, (room, title)).draw(surface, top, ink)
        low = Rect(x, rect.bottom - usual + half - usual // 20, room, half)
        fit(detail, "regular", small, (room, line_height(small))).draw(surface, low, soft)
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
