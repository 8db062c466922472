"""The game told in short sentences. A press on one shows the table as it was then."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass

import pygame
from msgspec import Struct
from pygame import Rect, Surface
from pygame.event import Event

from scenes.app.scene import Scene
from scenes.art.fonts import Kind
from scenes.art.icons import icon
from scenes.art.palette import SeatColour, mix
from scenes.keys.key import PRESSING
from scenes.text.words import _
from scenes.widgets import paint
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import Scale, inset, rows
from scenes.widgets.scroll import ScrollArea, bar_room
from scenes.widgets.text import block
from scenes.widgets.widget import Widget

WIDTH = 30.0
_PAD = 1.2
_SIGN = 1.9
_AIR = 0.8
"""Above what begins anew."""


class Line(Struct, frozen=True):
    """What happened by the game's n-th event, and whose doing it was, if anybody's."""

    n: int
    words: str
    seat: int | None = None
    heads: bool = False
    """It stands above what follows: a round begins."""

    @property
    def key(self) -> str:
        return f"head.{self.n}" if self.heads else str(self.n)


@dataclass(eq=False)
class LineRow(Widget):
    line: Line
    colour: SeatColour | None
    _: KW_ONLY
    shown: bool = False
    """The table shows this moment."""

    role = "row"
    focusable = False

    def draw(self, surface: Surface) -> None:
        scale, mood, rect = self.look.scale, self.look.mood, self.rect
        radius = scale.px(0.6)
        if self.shown:
            surface.blit(paint.fill(rect.size, radius, mood.accent, mood.accent, 70), rect)
        elif self.glow:
            shade = paint.fill(rect.size, radius, mood.panel_text, mood.panel_text, 30)
            paint.fade_in(surface, shade, rect, self.glow)
        pad, sign = scale.px(0.6), scale.px(_SIGN)
        x = rect.x + pad
        if self.colour:
            tint = mix(self.colour.colour, (255, 255, 255), 0.25)
            surface.blit(icon(self.colour.shape, sign, tint), (x, rect.y + scale.px(0.55)))
        x += sign + scale.px(0.7)
        if self.line.heads:
            x, rect = rect.x + pad, Rect(rect.x, rect.y + scale.px(_AIR), rect.w, rect.h - scale.px(_AIR))
            pygame.draw.line(surface, mood.accent, rect.topleft, (rect.right, rect.y), max(1, scale.px(0.12)))
        text = block(self.line.words, _kind(self.line), scale.text("small"), rect.right - pad - x)
        text.draw(surface, Rect(x, rect.y, text.width, rect.h), mood.panel_text)
        self.draw_ring(surface, radius)


def _kind(line: Line) -> Kind:
    return "bold" if line.heads else "regular"


def panel(
    rect: Rect,
    scale: Scale,
    lines: Sequence[Line],
    colours: Sequence[SeatColour],
    shown: int,
    on_choose: Callable[[int], None],
) -> Iterable[Widget]:
    """The widgets of the panel; `shown` is the event after which the table is seen, 0 for now."""
    yield Panel("log.panel", "", rect, made_of="dark")
    head, body = rows(inset(rect, scale.px(_PAD)), scale.px(4.0), rect.h)
    yield Label("log.title", _("What happened"), head, size="lead", kind="title")
    body.h = rect.bottom - scale.px(_PAD) - body.y
    width = body.w - bar_room(scale)
    room = width - 2 * scale.px(0.6) - scale.px(_SIGN) - scale.px(0.7)
    chosen = max((line.n for line in lines if line.n <= shown), default=0)
    inside: list[LineRow] = []
    y = body.y
    for line in lines:
        tall = block(line.words, _kind(line), scale.text("small"), room).height + scale.px(0.8)
        tall += scale.px(_AIR) if line.heads else 0
        colour = None if line.seat is None else colours[line.seat]
        inside.append(
            LineRow(
                f"log.{line.key}",
                line.words,
                Rect(body.x, y, width, tall),
                line,
                colour,
                shown=line.n == chosen and not line.heads,
                on_press=lambda n=line.n: on_choose(n),
            )
        )
        y += tall
    above = [row.rect.y for row in inside if y - row.rect.y <= body.h]  # the lines of the last page
    tall = above[0] - body.y + body.h if above and y - body.y > body.h else y - body.y
    yield LogArea("log.lines", _("What happened"), body, inside=inside, tall=tall)


@dataclass(eq=False)
class LogArea(ScrollArea):
    """One stop of the keyboard: up and down go from line to line, Enter shows the moment.

    It rests where its first line is whole, and stays at its end, where the newest line is, unless somebody
    has gone away from there.
    """

    def __post_init__(self) -> None:
        super().__post_init__()
        self.at_line: str | None = None
        """Where the arrows have gone to."""
        self.scroll_to(self.furthest, at_once=True)

    def keep(self, old: Widget) -> None:
        at_end = not isinstance(old, ScrollArea) or old.goal >= old.furthest - 1
        super().keep(old)
        self.scroll_to(self.furthest if at_end else self._line_at(self.goal), at_once=True)
        if isinstance(old, LogArea):
            self.at_line = old.at_line

    @property
    def focusable(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        return bool(self.inside)

    @property
    def said(self) -> str:
        row = self._row
        return f"{self.label}: {row.label}" if row and self.ringed else self.label

    # From line to line

    @property
    def _rows(self) -> list[LineRow]:
        return [row for row in self.inside if isinstance(row, LineRow)]

    @property
    def _row(self) -> LineRow | None:
        """Where the keyboard is: at first, at the moment that the table shows, or the last line in sight."""
        rows = self._rows
        seen = [row for row in rows if self.rect.contains(row.rect)] or rows
        first = next((row for row in seen if row.shown), seen[-1] if seen else None)
        return next((row for row in rows if row.id == self.at_line), first)

    def focus_gained(self) -> None:
        self.at_line = None

    def key(self, event: Event) -> bool:
        row = self._row
        if row is None:
            return False
        rows = self._rows
        at, last = rows.index(row), len(rows) - 1
        page = max(1, self.rect.h // max(1, row.rect.h) - 1)
        steps = {
            pygame.K_UP: -1,
            pygame.K_DOWN: 1,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -last,
            pygame.K_END: last,
        }
        if event.key in steps:
            row = rows[min(last, max(0, at + steps[event.key]))]
            self.at_line = row.id
            self.bring_into_sight(row)
            self.look.touch()
        elif event.key in PRESSING:
            row.press()
        else:
            return False
        return True

    # Whole lines

    def scroll_to(self, goal: float, *, at_once: bool = False) -> None:
        super().scroll_to(goal if at_once else self._line_at(goal), at_once=at_once)

    def _line_at(self, goal: float) -> float:
        """The top of a line there, on the side to which one scrolls."""
        tops = [row.rect.y + round(self.at) - self.rect.y for row in self._rows]
        if goal > self.goal:
            return next((top for top in tops if top >= goal), goal)
        return next((top for top in reversed(tops) if top <= goal), goal)

    def drop(self, pos: tuple[int, int]) -> None:
        super().drop(pos)
        self.scroll_to(self.goal)

    def draw(self, surface: Surface) -> None:
        if self._row:
            self._row.ringed = self.ringed
        super().draw(surface)

    def draw_ring(self, surface: Surface, radius: int | None = None, aside: float = 0.0) -> None:
        """The line has it."""

    def _fading_edges(self, surface: Surface, seen: Rect) -> list[tuple[Surface, Rect]]:
        """Below only: above, a line begins."""
        return [edge for edge in super()._fading_edges(surface, seen) if edge[1].y > self.rect.y]


class LogDrawer(Scene):
    """The panel over the table, where there is no room beside it. Pops with the chosen event, or None."""

    name = "log"
    see_through = True

    def __init__(self, lines: Sequence[Line], colours: Sequence[SeatColour], shown: int, of: Scene) -> None:
        super().__init__()
        self.mood = of.mood
        self._lines, self._colours, self._shown = lines, colours, shown

    def handle(self, event: Event) -> bool:
        """The key that opened it closes it."""
        if self.settings.keys.means(event, "everywhere.log"):
            self.back()
            return True
        return super().handle(event)

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        width = min(scale.px(WIDTH * 1.25), area.w - scale.px(6))
        gap = scale.px(1.5)
        place = Rect(area.right - width - gap, gap, width, area.h - 2 * gap)
        yield Outside("log.close", _("Close"), area, on_press=self.back, beside=place)
        yield from panel(place, scale, self._lines, self._colours, self._shown, self.app.pop)


@dataclass(eq=False)
class Outside(Widget):
    """All that is not the panel: a press there closes it."""

    _: KW_ONLY
    beside: Rect

    focusable = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.rect = Rect(self.rect.x, self.rect.y, self.beside.x - self.rect.x, self.rect.h)
