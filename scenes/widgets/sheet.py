"""Things below each other on a page that scrolls, with headings and sentences between them."""

from collections.abc import Callable, Iterable
from typing import Any

from pygame import Rect

from scenes.art.fonts import Kind
from scenes.art.palette import Rgb
from scenes.text.words import _
from scenes.widgets import clipboard
from scenes.widgets.button import HEIGHT, sign_button
from scenes.widgets.choices import Choice
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale, Share, TextRole, columns
from scenes.widgets.lists import ROW_HEIGHT, Entry, Row, further_lines
from scenes.widgets.widget import Widget


class Sheet:
    def __init__(self, place: Rect, scale: Scale) -> None:
        self.widgets: list[Widget] = []
        self.scale = scale
        self.x, self.y, self.width = place.x, place.y, place.w
        self.bottom = place.bottom
        """What stands above this can be seen without scrolling."""
        self._top = place.y

    @property
    def tall(self) -> int:
        return self.y - self._top

    def room(self, high: int, after: float = 1.0) -> Rect:
        """A place as wide as the sheet and so many pixels high."""
        place = Rect(self.x, self.y, self.width, high)
        self.y = place.bottom + self.scale.px(after)
        return place

    def take(self, units: float, after: float = 1.0) -> Rect:
        """The same, in units."""
        return self.room(self.scale.px(units), after)

    def space(self, units: float) -> None:
        self.y += self.scale.px(units)

    def add(self, *widgets: Widget) -> None:
        self.widgets.extend(widgets)

    def heading(self, name: str, words: str) -> None:
        if self.widgets:
            self.space(1.6)
        place = self.take(3.6, 0.9)
        self.add(Label(f"heading.{name}", words, place, size="lead", kind="title"))

    def titled(self, name: str, words: str, units: float) -> Rect:
        """A line that begins with its heading; gives the room beside it."""
        if self.widgets:
            self.space(1.2)
        title, room = columns(self.take(units, 0.8), Share(3), Share(8), gap=self.scale.px(1))
        self.add(Label(f"heading.{name}", words, title, size="lead", kind="title"))
        return room

    def say(
        self,
        words: str,
        name: str = "",
        *,
        size: TextRole = "body",
        kind: Kind = "regular",
        muted: bool = False,
        colour: Rgb | None = None,
        after: float = 0.6,
    ) -> None:
        """A paragraph. Without a name it is called by its number."""
        high = text_height(self.scale, words, self.width, size, kind)
        name, at = name or f"line.{len(self.widgets)}", self.room(high, after)
        self.add(Label(name, words, at, size=size, kind=kind, muted=muted, colour=colour))

    def sentence(self, name: str, words: str, after: float = 1.0) -> None:
        self.say(words, name, size="small", muted=True, after=after)

    def row(
        self,
        name: str,
        entry: Entry,
        on_press: Callable[[], None],
        *,
        said: str = "",
        high: float = ROW_HEIGHT,
        wraps: bool = False,
        after: float = 0.4,
        **how: Any,
    ) -> None:
        """A line as those of a list; `how` is what a `Row` can be besides. `wraps`: see `Row.taller`."""
        taller = further_lines(entry, self.width, self.scale) if wraps else None
        place = self.room(self.scale.px(high) + sum(taller or ()), after)
        self.add(Row(name, said or entry.said, place, entry, taller=taller, on_press=on_press, **how))

    def copied(self, name: str, shown: str, words: str) -> None:
        """Digits with a button beside them that copies them."""
        side = self.scale.px(HEIGHT)
        room = self.width - side - self.scale.px(1)
        high = max(side, text_height(self.scale, shown, room, "small", "medium"))
        at = self.room(high)
        at.w = room
        beside = Rect(at.right + self.scale.px(1), at.centery - side // 2, side, side)
        button = sign_button(f"{name}.copy", _("Copy"), beside, "copy", lambda: clipboard.copy(words))
        self.add(Label(f"{name}.hash", shown, at, size="small", kind="medium"), button)

    def choice(self, widget: Choice, sentence: str) -> None:
        """A row of options, and what the chosen one means."""
        self.add(widget)
        self.sentence(f"{widget.id}.means", sentence)

    def block(self, widgets: Iterable[Widget], bottom: int, after: float = 1.0) -> None:
        """Widgets that found their own places from `y` down to `bottom`."""
        self.add(*widgets)
        self.y = bottom + self.scale.px(after)
