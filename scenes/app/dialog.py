"""A question above the scene it concerns: `app.push(Dialog(…), then=heard)`; `heard` gets the answer's key.

Esc is the answer that changes nothing, `Dialog.unless`; None if there is no such answer.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.app.scene import Scene
from scenes.widgets.button import Button, Style, button_size
from scenes.widgets.label import Label, Panel, text_height
from scenes.widgets.layout import Scale, TextRole, flow
from scenes.widgets.widget import Widget

_PAD, _GAP = 4.0, 1.6
_NARROW, _NARROW_PAD = 48.0, 2.6
"""A page that is no wider has smaller margins and a smaller heading."""
_NARROWEST, _LOWEST = 24.0, 40.0


@dataclass(frozen=True)
class Answer:
    key: str
    words: str
    style: Style = "plain"
    icon: str | None = None


class Dialog(Scene):
    name = "dialog"
    see_through = True

    def __init__(self, title: str, words: str, answers: Sequence[Answer], unless: str | None = None) -> None:
        super().__init__()
        self._title = title
        self._words = words
        self._answers = answers
        self._unless = unless
        self._rooms: tuple[Rect, ...] = ()
        expected = next((answer for answer in answers if answer.style == "primary"), answers[-1])
        self.controls.first = f"answer.{expected.key}"

    def stands_in(self, *rooms: Rect) -> None:
        """Over the first of these in which it has room, and nothing else: one may see what is asked about.

        Where there is room for it in none of them at its full size, it is smaller in the last.
        """
        self._rooms = rooms

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        rooms = [room for room in self._rooms if _has_room(room, area, scale)]
        whole = (room for room in rooms if self._fits(room, scale))
        area = next(whole, rooms[-1] if rooms else area)
        scale = self._with_room(area, scale)
        width, pad, size = _width(area, scale)
        gap, inner = scale.px(_GAP), width - 2 * pad
        places, buttons_high = self._buttons(inner, scale)
        title_high = text_height(scale, self._title, inner, size, "title")
        words_high = text_height(scale, self._words, inner) if self._words else 0
        page = Rect(0, 0, width, min(self._tall(area, scale), area.h - 2 * gap))
        page.center = area.center
        yield Panel("dialog.page", "", page)
        x, y = page.x + pad, page.y + pad
        title = Rect(x, y, inner, title_high)
        yield Label("dialog.title", self._title, title, size=size, kind="title")
        if words_high:
            room = page.bottom - pad - buttons_high - 2 * gap - title.bottom - gap
            yield Label(
                "dialog.words", self._words, Rect(x, title.bottom + gap, inner, min(words_high, room))
            )
        spare = inner - max(place.right for place in places)
        for answer, place in zip(self._answers, places, strict=True):
            at = place.move(x + spare, page.bottom - pad - buttons_high)
            yield Button(
                f"answer.{answer.key}",
                answer.words,
                at,
                style=answer.style,
                icon=answer.icon,
                at_enter=answer.style == "primary",
                on_press=lambda key=answer.key: self.app.pop(key),
            )

    def _with_room(self, area: Rect, scale: Scale) -> Scale:
        """That scale, or the largest smaller one at which all of it has room in the window."""
        smaller = [Scale(scale.u * share / 10, scale.lettering) for share in range(10, 4, -1)]
        return next((one for one in smaller if self._fits(area, one)), smaller[-1])

    def _fits(self, area: Rect, scale: Scale) -> bool:
        return self._tall(area, scale) <= area.h - 2 * scale.px(_GAP)

    def _tall(self, area: Rect, scale: Scale) -> int:
        width, pad, size = _width(area, scale)
        inner = width - 2 * pad
        tall = text_height(scale, self._title, inner, size, "title") + self._buttons(inner, scale)[1]
        if self._words:
            tall += text_height(scale, self._words, inner) + scale.px(_GAP)
        return tall + 2 * pad + 2 * scale.px(_GAP)

    def _buttons(self, width: int, scale: Scale) -> tuple[list[Rect], int]:
        """Side by side; on several lines they are equally wide, as many on each as have room on all."""
        gap = scale.px(_GAP)
        sizes = [button_size(scale, answer.words, answer.icon) for answer in self._answers]
        places, high = flow(width, [(wide + scale.px(1), tall) for wide, tall in sizes], gap)
        lines = [sum(place.y == y for place in places) for y in sorted({place.y for place in places})]
        if len(lines) > 1:
            across = min(lines[:-1])
            cell = (width - (across - 1) * gap) // across
            places, high = flow(width, [(cell, tall) for _, tall in sizes], gap)
        return places, high

    def back(self) -> None:
        self.app.pop(self._unless)


def _width(area: Rect, scale: Scale) -> tuple[int, int, TextRole]:
    """Of the page, with its margin and how large its heading is."""
    wide = min(scale.px(72), max(area.w - 2 * scale.px(_GAP), min(area.w, scale.px(_NARROWEST))))
    if wide <= scale.px(_NARROW):
        return wide, scale.px(_NARROW_PAD), "lead"
    return min(wide, area.w - 2 * scale.px(_PAD)), scale.px(_PAD), "heading"


def _has_room(room: Rect, area: Rect, scale: Scale) -> bool:
    """Buttons and words stand there, and in the window as it is now."""
    return area.contains(room) and room.w >= scale.px(_NARROWEST) and room.h >= scale.px(_LOWEST)
