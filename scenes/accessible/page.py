"""What a screen reader finds on the scene on top: what speech would read, and nothing that isn't shown."""

from typing import NamedTuple

from scenes.app.scene import Scene
from scenes.play.table_scene import TableScene
from scenes.speech.readable import Sight
from scenes.widgets.button import Button
from scenes.widgets.choices import Option, Switch
from scenes.widgets.field import Field
from scenes.widgets.slider import Slider
from scenes.widgets.target import Target
from scenes.widgets.widget import Widget

_LIVE = ("prompt", "hint")
"""What these labels say is told whenever it changes."""


class Numbers(NamedTuple):
    value: int
    low: int
    high: int
    step: int


class Item(NamedTuple):
    id: str
    role: str
    label: str
    rect: tuple[int, int, int, int]
    value: str = ""
    advice: str = ""
    numbers: Numbers | None = None
    on: bool | None = None
    """None: it is nothing that can be on or off."""
    enabled: bool = True
    focusable: bool = False
    pressable: bool = False
    turns: bool = False
    """Left and right change it."""
    live: bool = False


class Page(NamedTuple):
    title: str
    size: tuple[int, int]
    at: tuple[int, int]
    """Where on the desktop the window is."""
    items: tuple[Item, ...]
    focus: str | None


def eyes(scene: Scene) -> int | None:
    """Whose knowledge is on screen."""
    return scene.sitting.eyes if isinstance(scene, TableScene) else None


def page(scene: Scene, sight: Sight, at: tuple[int, int]) -> Page:
    """Places are in pixels of the window, also while it is drawn coarsely."""
    widgets = {widget.id: widget for widget in scene.controls.widgets}
    grain = scene.app.grain
    targets = [target.in_window(grain) for target in scene.app.targets()]  # laid for that grain
    items = {target.id: _item(target, widgets.get(target.id)) for target in targets}
    focus = sight.focus.id if sight.focus and sight.focus.id in items else None
    wide, tall = scene.area.size
    return Page(sight.title, (grain * wide, grain * tall), at, tuple(items.values()), focus)


def _item(target: Target, widget: Widget | None) -> Item:
    item = Item(target.id, target.role, target.label, target.rect, enabled=target.enabled)
    if widget is None:
        return item
    item = item._replace(
        advice=widget.advice if widget.advice != target.label else "",
        focusable=widget.focusable,
        pressable=(widget.pressable or widget.focusable) and widget.role != "scroll",
        turns=widget.role in ("slider", "choice"),
        live=widget.role == "label" and widget.id.startswith(_LIVE),
    )
    match widget:
        case Slider():
            numbers = Numbers(widget.value, widget.low, widget.high, widget.step)
            return item._replace(label=widget.label, value=widget.shown(widget.value), numbers=numbers)
        case Field():
            return item._replace(label=widget.label, value=widget.value)
        case Switch():
            return item._replace(label=widget.label, on=widget.on)
        case Option():
            return item._replace(on=widget.chosen)
        case Button(on=True):
            return item._replace(on=True)
    return item
