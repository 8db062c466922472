"""Things below each other on a page that scrolls, with headings and sentences between them."""

from collections.abc import Callable, Iterable

from pygame import Rect

from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.choices import Choice
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale, Share, columns
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

    def take(self, units: float, after: float = 1.0) -> Rect:
        """A place as wide as the sheet and so many units high."""
        place = Rect(self.x, self.y, self.width, self.scale.px(units))
        self.y = place.bottom + self.scale.px(after)
        return place

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

    def sentence(self, name: str, words: str, after: float = 1.0) -> None:
        high = text_height(self.scale, words, self.width, "small")
        place = Rect(self.x, self.y, self.width, high)
        self.y = place.bottom + self.scale.px(after)
        self.add(Label(name, words, place, size="small", muted=True))

    def copied(self, name: str, shown: str, words: str, copy: Callable[[str], None]) -> None:
        """Digits with a button beside them that copies them."""
        side = self.scale.px(HEIGHT)
        room = self.width - side - self.scale.px(1)
        high = max(side, text_height(self.scale, shown, room, "small", "medium"))
        at = Rect(self.x, self.y, room, high)
        button = Button(
            f"{name}.copy",
            _("Copy"),
            Rect(at.right + self.scale.px(1), at.centery - side // 2, side, side),
            icon="copy",
            style="quiet",
            hides_label=True,
            on_press=lambda: copy(words),
        )
        self.block([Label(f"{name}.hash", shown, at, size="small", kind="medium"), button], at.bottom)

    def choice(self, widget: Choice, sentence: str) -> None:
        """A row of options, and what the chosen one means."""
        self.add(widget)
        self.sentence(f"{widget.id}.means", sentence)

    def block(self, widgets: Iterable[Widget], bottom: int, after: float = 1.0) -> None:
        """Widgets that found their own places from `y` down to `bottom`."""
        self.add(*widgets)
        self.y = bottom + self.scale.px(after)
