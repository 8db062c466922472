"""Lines of words on a page, one below the other."""

from pygame import Rect

from scenes.art.fonts import Kind
from scenes.widgets.label import Label, text_height
from scenes.widgets.layout import Scale, TextRole
from scenes.widgets.widget import Widget


class Lines:
    def __init__(self, place: Rect, scale: Scale) -> None:
        self.widgets: list[Widget] = []
        self.scale = scale
        self.y = place.y
        self._place = place

    def say(
        self,
        words: str,
        *,
        size: TextRole = "body",
        kind: Kind = "regular",
        muted: bool = False,
        after: float = 0.6,
    ) -> None:
        high = text_height(self.scale, words, self._place.w, size, kind)
        at = Rect(self._place.x, self.y, self._place.w, high)
        self.widgets.append(Label(f"line.{len(self.widgets)}", words, at, size=size, kind=kind, muted=muted))
        self.y += high + self.scale.px(after)

    def room(self, high: int, after: float = 1.6) -> Rect:
        """A place of its own for something else."""
        at = Rect(self._place.x, self.y, self._place.w, high)
        self.y += high + self.scale.px(after)
        return at

    def space(self, units: float) -> None:
        self.y += self.scale.px(units)
