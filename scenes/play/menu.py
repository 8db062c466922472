"""The small menu of Esc at a table, where nothing is open that it could close."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.app.keys_of_now import KeysOfNow
from scenes.app.scene import Scene
from scenes.text import refusals
from scenes.text.words import _
from scenes.widgets.button import HEIGHT, Button
from scenes.widgets.label import Label, Panel
from scenes.widgets.layout import REST, Scale, inset, rows
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.play.scene import PlayScene

_WIDE = 40.0
_PAD, _GAP, _TITLE = 3.0, 1.0, 5.0


@dataclass(frozen=True)
class Item:
    key: str
    words: str
    icon: str
    do: Callable[[], None]
    why_not: str = ""


class Menu(Scene):
    """What is pressed is done when the menu has gone; Esc again only closes it."""

    name = "menu"
    see_through = True

    def __init__(self, items: Sequence[Item], place: str) -> None:
        """`place` is where the keys are heard that it tells."""
        super().__init__()
        self._items = items
        self.place = place
        self.controls.first = "menu.go_on"

    def lay(self, area: Rect, scale: Scale) -> Iterable[Widget]:
        buttons = [Item("go_on", _("Continue"), "play", lambda: None), *self._items]
        buttons.insert(-1, Item("keys", _("Keyboard shortcuts"), "keyboard", self._show_keys))
        pad, gap, high = scale.px(_PAD), scale.px(_GAP), scale.px(HEIGHT)
        tall = 2 * pad + scale.px(_TITLE) + (high + gap) * len(buttons)
        page = Rect(0, 0, min(area.w, scale.px(_WIDE)), min(area.h, tall))
        page.center = area.center
        yield Panel("menu.page", "", page)
        title, *places = rows(inset(page, pad), scale.px(_TITLE), *[REST] * len(buttons), gap=gap)
        yield Label("menu.head", _("Menu"), title, size="heading", kind="title", align="centre")
        for item, place in zip(buttons, places, strict=True):
            yield Button(
                f"menu.{item.key}",
                item.words,
                place,
                icon=item.icon,
                style="primary" if item.key == "go_on" else "plain",
                enabled=not item.why_not,
                reason=item.why_not,
                at_enter=item.key == "go_on",
                on_press=lambda item=item: self.app.pop(item.do),
            )

    def _show_keys(self) -> None:
        self.app.push(KeysOfNow(self.place))


def items(scene: "PlayScene") -> Sequence[Item]:
    why_not = scene.sitting.why_no_undo
    return (
        Item("undo", _("Undo"), "undo", scene.undo, refusals.why(why_not) if why_not else ""),
        Item("settings", _("Settings"), "settings", scene.open_settings),
        Item("rules", _("Rules"), "book", scene.open_rules),
        Item("title", _("To the title"), "home", scene.app.home),
    )


def do_chosen(chosen: object) -> None:
    if callable(chosen):
        chosen()
