"""A page of exhibits: lines with a caption at the left, and what is shown side by side."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.app.scene import Scene
from scenes.art.palette import CAFE
from scenes.preferences.samples import Sample
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, Share, columns, inset, rows
from scenes.widgets.widget import Ground, Widget

Make = Callable[[str, Rect], Widget]
Draw = Callable[[Surface, Rect], None]


@dataclass(frozen=True)
class Line:
    """`high`: its share of the page."""

    caption: str
    shown: Sequence[Make]
    high: float = 1.0


def drawn(picture: Draw) -> Make:
    """Something that is no widget."""
    return lambda name, rect: Sample(name, name, rect, picture=picture)


class Gallery(Scene):
    name = "gallery"
    mood = CAFE

    def __init__(
        self, lines: Sequence[Line], *, across: int, ground: Ground = "dark", caption: float = 14.0
    ) -> None:
        super().__init__()
        self._lines, self._across, self._caption = lines, across, caption
        self._ground: Ground = ground

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        inner = inset(area, scale.px(3), scale.px(2))
        yield Panel("ground", "", inset(area, scale.px(0.5)), made_of=self._ground)
        places = rows(inner, *[Share(line.high) for line in self._lines], gap=scale.px(1.2))
        for number, (line, place) in enumerate(zip(self._lines, places, strict=True)):
            words, rest = columns(place, scale.px(self._caption), REST, gap=scale.px(1))
            yield Label(f"caption.{number}", line.caption, words, size="small", muted=True)
            cells = columns(rest, *[REST] * self._across, gap=scale.px(1.5))
            for column, make in enumerate(line.shown):
                yield make(f"{number}.{column}", cells[column])

    def draw(self, surface: Surface) -> None:
        surface.fill(self.mood.cloth_dark)
        super().draw(surface)
