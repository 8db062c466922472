"""The board over the table, where there is no room beside it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.app.scene import Scene
from scenes.table.log_panel import WIDTH, Outside
from scenes.text.words import _
from scenes.widgets.layout import Scale
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.review.scene import ReviewScene


class Drawer(Scene):
    """Pops with the event of a mistake that was pressed, or None."""

    name = "review_board"
    see_through = True

    def __init__(self, of: "ReviewScene") -> None:
        super().__init__()
        self.mood = of.mood
        self._of = of

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        width = min(scale.px(WIDTH * 1.4), area.w - scale.px(6))
        gap = scale.px(1.5)
        place = Rect(area.right - width - gap, gap, width, area.h - 2 * gap)
        yield Outside("review.close", _("Close"), area, on_press=self.back, beside=place)
        yield from self._of.board(place, scale, self.app.pop)
