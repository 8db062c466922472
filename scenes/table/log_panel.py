"""The game told in short sentences. A press on one shows the table as it was then."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import KW_ONLY, dataclass

from msgspec import Struct
from pygame import Rect, Surface

from scenes.art.icons import icon
from scenes.art.palette import SeatColour, mix
from scenes.scene import Scene
from scenes.widgets import paint
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import Scale, inset, rows
from scenes.widgets.scroll import ScrollArea, bar_room
from scenes.widgets.text import block
from scenes.widgets.widget import Widget
from scenes.words import _

WIDTH = 30.0
_PAD = 1.2
_SIGN = 1.9


class Line(Struct, frozen=True):
    """What happened by the game's n-th event, and whose doing it was, if anybody's."""

    n: int
    words: str
    seat: int | None = None


@dataclass(eq=False)
class LineRow(Widget):
    line: Line
    colour: SeatColour | None
    _: KW_ONLY
    shown: bool = False
    """The table shows this moment."""
    on_press: Callable[[], None] = lambda: None

    role = "row"

    def press(self) -> None:
        self.on_press()

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
        text = block(self.line.words, "regular", scale.text("small"), rect.right - pad - x)
        text.draw(surface, Rect(x, rect.y, text.width, rect.h), mood.panel_text)
        self.draw_ring(surface, radius)


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
    inside: list[Widget] = []
    y = body.y
    for line in lines:
        tall = block(line.words, "regular", scale.text("small"), room).height + scale.px(0.8)
        colour = None if line.seat is None else colours[line.seat]
        inside.append(
            LineRow(
                f"log.{line.n}",
                line.words,
                Rect(body.x, y, width, tall),
                line,
                colour,
                shown=line.n == chosen,
                on_press=lambda n=line.n: on_choose(n),
            )
        )
        y += tall
    yield LogArea("log.lines", _("What happened"), body, inside=inside, tall=y - body.y)


@dataclass(eq=False)
class LogArea(ScrollArea):
    """Stays at its end, where the newest line is, unless somebody has scrolled away from it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.scroll_to(self.furthest, at_once=True)

    def keep(self, old: Widget) -> None:
        at_end = not isinstance(old, ScrollArea) or old.goal >= old.furthest - 1
        super().keep(old)
        if at_end:
            self.scroll_to(self.furthest, at_once=True)


class LogDrawer(Scene):
    """The panel over the table, where there is no room beside it. Pops with the chosen event, or None."""

    name = "log"
    see_through = True

    def __init__(self, lines: Sequence[Line], colours: Sequence[SeatColour], shown: int, of: Scene) -> None:
        super().__init__()
        self.mood = of.mood
        self._lines, self._colours, self._shown = lines, colours, shown

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
    on_press: Callable[[], None] = lambda: None
    beside: Rect

    focusable = False

    def __post_init__(self) -> None:
        super().__post_init__()
        self.rect = Rect(self.rect.x, self.rect.y, self.beside.x - self.rect.x, self.rect.h)

    def press(self) -> None:
        self.on_press()
