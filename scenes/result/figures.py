"""The game's own figures beside its curve: a line each, with a value for every seat or one for all."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.art.icons import draw_icon
from scenes.art.palette import SeatColour
from scenes.game_record.result import Figure
from scenes.text.words import _
from scenes.widgets.layout import REST, columns
from scenes.widgets.sheet import Sheet
from scenes.widgets.text import fit_line
from scenes.widgets.widget import ReadOnly

_ROW = 3.0
_COLUMN = 6.6


def figures_part(
    sheet: Sheet, figures: Sequence[Figure], names: Sequence[str], colours: Sequence[SeatColour]
) -> None:
    if not figures:
        return
    sheet.heading("figures", _("In figures"))
    if len(names) > 1 and any(len(figure.values) > 1 for figure in figures):
        beside = sheet.widgets[-1].rect.copy()
        sheet.add(_Line("figures.seats", "", beside, ("",) * len(names), tuple(colours)))
    for number, figure in enumerate(figures):
        at = sheet.take(_ROW, 0.0)
        sheet.add(_Line(f"figure.{number}", _said(figure, names), at, figure.values, words=figure.words))


def _said(figure: Figure, names: Sequence[str]) -> str:
    told = _("{setting}: {value}")
    if len(figure.values) == 1:
        return told.format(setting=figure.words, value=figure.values[0])
    each = (f"{name} {value}" for name, value in zip(names, figure.values, strict=True))
    return told.format(setting=figure.words, value=", ".join(each))


@dataclass(eq=False)
class _Line(ReadOnly):
    """Words, and below each seat's shape its value."""

    values: tuple[str, ...]
    signs: tuple[SeatColour, ...] = ()
    words: str = ""

    role = "label"

    def draw(self, surface: Surface) -> None:
        scale, rect = self.look.scale, self.rect
        body = scale.text("body")
        column = min(scale.px(_COLUMN), rect.w * 3 // 5 // max(1, len(self.values)))
        words, *cells = columns(rect, REST, *[column] * len(self.values))
        fit_line(self.words, "regular", body, words.w).draw(surface, words, self.text_colour)
        for number, cell in enumerate(cells):
            if self.signs:
                colour, end = self.signs[number], (cell.right - scale.px(0.8), cell.centery)
                draw_icon(surface, colour.shape, scale.px(2.0), colour.deep, midright=end)
                continue
            inner = Rect(cell.x, cell.y, cell.w - scale.px(0.8), cell.h)
            value = fit_line(self.values[number], "bold", body, inner.w)
            value.draw(surface, inner, self.text_colour, "right")
