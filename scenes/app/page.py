"""A page of card stock above the scene one came from: a title, what is to be read or set, buttons below."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.app.scene import Scene
from scenes.art.palette import WALNUT_DARK
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, inset, line, rows
from scenes.widgets.scroll import ScrollArea, beside_bar
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.sheet import Sheet

_WIDEST = 96.0
_TALLEST = 90.0
_UPRIGHT = 0.8
"""In a tall window it may have so much of its height."""
_LOWEST = 12.0


class Page(Scene):
    see_through = True

    def title(self) -> str:
        raise NotImplementedError

    def body(self, sheet: "Sheet") -> None:
        """Lays what stands on the page, from the top down."""
        raise NotImplementedError

    def buttons(self) -> Sequence[Button]:
        """Those at the left below, without a place yet."""
        return ()

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        """No higher than what stands on it."""
        from scenes.widgets.sheet import Sheet  # not for the first picture, which knows the page of errors

        margin = scale.px(3)
        outer = inset(area, margin)
        tallest = max(scale.px(_TALLEST), round(outer.h * _UPRIGHT))
        page = Rect(0, 0, min(outer.w, scale.px(_WIDEST)), min(outer.h, tallest))
        page.center = area.center
        pad = min(scale.px(4), page.w // 16)
        inner = inset(page, pad, min(scale.px(3), page.h // 16))
        parts = (scale.px(6), REST, scale.px(HEIGHT))
        middle = rows(inner, *parts, gap=scale.px(1.5))[1]
        sheet = Sheet(middle, scale)
        self.body(sheet)
        spare = max(0, middle.h - max(sheet.tall, scale.px(_LOWEST)))
        page, inner = inset(page, 0, spare // 2), inset(inner, 0, spare // 2)
        head, middle, low = rows(inner, *parts, gap=scale.px(1.5))
        for part in (part for widget in sheet.widgets for part in widget.parts()):
            part.rect.y += spare // 2
        yield Panel(f"{self.name}.page", "", page)
        yield Label(f"{self.name}.title", self.title(), head, size="heading", kind="title")
        scrolled = beside_bar(middle, scale)
        inside = sheet.widgets
        yield ScrollArea(f"{self.name}.body", self.title(), scrolled, inside=inside, tall=sheet.tall)
        left = list(self.buttons())
        style = "plain" if any(button.style == "primary" for button in left) else "primary"
        back = Button("back", _("Back"), Rect(low), icon="back", style=style, on_press=self.back)
        widths = [button_size(scale, b.label, b.icon)[0] for b in (*left, back)]
        places = line(low, widths, scale.px(1.5), "right")
        for button, place in zip((*left, back), places, strict=True):
            button.rect = place
            yield button

    def draw(self, surface: Surface) -> None:
        if self.app.depth == 1:
            surface.fill(WALNUT_DARK)
        super().draw(surface)
