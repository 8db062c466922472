"""Widgets as they are at rest, pointed at, pressed, focused and disabled, on dark ground and on paper."""

from collections.abc import Callable
from typing import Any

from pygame import Rect

from scenes.app.app import App
from scenes.art.palette import SEATS
from scenes.preferences.key_cap import Cap
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.choices import Choice, Switch
from scenes.widgets.disc import Disc
from scenes.widgets.field import Field
from scenes.widgets.gauge import Gauge
from scenes.widgets.label import Label
from scenes.widgets.layout import Scale, centred
from scenes.widgets.lists import Entry, Row
from scenes.widgets.offer_button import OfferButton
from scenes.widgets.slider import Slider
from scenes.widgets.widget import Ground, Widget
from tests.touring.course import Size, opened, run
from tests.touring.gallery.page import Gallery, Line, Make

STATES: dict[str, dict[str, Any]] = {
    "at rest": {},
    "pointed at": {"hovered": True, "glow": 1.0},
    "pressed": {"hovered": True, "held": True, "glow": 1.0},
    "focused": {"ringed": True},
    "disabled": {},
}

GAME = Entry("a", "Glacial", "Ada, Bo", "112 : 98")
Makes = Callable[..., Widget]
"""Given id, label and rectangle, and `enabled`."""

MAKERS: dict[str, Makes] = {
    "Button, primary": lambda *at, **is_: Button(*at, style="primary", icon="play", **is_),
    "plain": lambda *at, **is_: Button(*at, icon="undo", **is_),
    "on": lambda *at, **is_: Button(*at, on=True, **is_),
    "quiet": lambda *at, **is_: Button(*at, style="quiet", icon="book", **is_),
    "danger": lambda *at, **is_: Button(*at, style="danger", **is_),
    "only an icon": lambda *at, **is_: Button(*at, icon="settings", hides_label=True, **is_),
    "Cap": lambda *at, **is_: Cap(*at, action="Undo", **is_),
    "Switch, off": lambda *at, **is_: Switch(*at, **is_),
    "on ": lambda *at, **is_: Switch(*at, on=True, **is_),
    "Choice": lambda *at, **is_: Choice(*at, options=(("a", "Slow"), ("b", "Normal")), chosen="b", **is_),
    "Slider": lambda *at, **is_: Slider(*at, value=60, **is_),
}
LARGER: dict[str, Makes] = {
    "Field, empty": lambda *at, **is_: Field(*at, placeholder="Name", **is_),
    "Field": lambda *at, **is_: Field(*at, value="Ada Lovelace", **is_),
    "Row": lambda *at, **is_: Row(*at, entry=GAME, **is_),
    "chosen": lambda *at, **is_: Row(*at, entry=GAME, chosen=True, **is_),
    "OfferButton": lambda *at, **is_: OfferButton(
        *at, game="dicy", title="Continue", words="Glacial", icon="play", **is_
    ),
    "Disc": lambda *at, **is_: Disc(*at, colour=SEATS[0], **is_),
    "chosen ": lambda *at, **is_: Disc(*at, colour=SEATS[1], picture="fox", chosen=True, **is_),
    "Gauge": lambda *at, **is_: Gauge(*at, share=0.4, **is_),
    "Label": lambda *at, **is_: Label(*at, **is_),
}


class States(Gallery):
    """What is pointed at, pressed or focused stays so, wherever the pointer is."""

    def update(self, dt: float) -> None:
        super().update(dt)
        self._force()

    def ensure_laid(self, size: Any, settings: Any) -> None:
        super().ensure_laid(size, settings)
        self._force()

    def _force(self) -> None:
        for widget in self.controls.widgets:
            number, _, column = widget.id.partition(".")
            if number.isdigit() and column.isdigit():
                for name, value in list(STATES.values())[int(column)].items():
                    setattr(widget, name, value)


def buttons(size: Size) -> App:
    return _page(MAKERS, size, "dark")


def buttons_on_paper(size: Size) -> App:
    return _page(MAKERS, size, "paper")


def fields(size: Size) -> App:
    return _page(LARGER, size, "dark")


def fields_on_paper(size: Size) -> App:
    return _page(LARGER, size, "paper")


def _page(makers: dict[str, Makes], size: Size, ground: Ground) -> App:
    lines = [Line(caption, [_in(make, state) for state in STATES]) for caption, make in makers.items()]
    return run(opened(States(lines, across=len(STATES), ground=ground), size), 0.5)


def _in(make: Makes, state: str) -> Make:
    def made(name: str, cell: Rect) -> Widget:
        high = min(cell.h, Scale.of((cell.w * 7, cell.w * 4)).px(HEIGHT))
        place = centred(cell, cell.w, cell.h if make in LARGER.values() else high)
        if state == "disabled":
            return make(name, state.capitalize(), place, enabled=False, reason="Not now")
        return make(name, state.capitalize(), place)

    return made
