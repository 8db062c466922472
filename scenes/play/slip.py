"""What lies below the table of a lesson or a drill: a slip that says something, on a strip of wood."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.art.drawing import texture, tile
from scenes.art.palette import SHADOW, WALNUT_DARK
from scenes.table.seats import SeatPlate
from scenes.widgets.button import HEIGHT, Button, button_size
from scenes.widgets.layout import Scale, flow
from scenes.widgets.widget import Widget


def cut(area: Rect, high: int) -> tuple[Rect, Rect]:
    """What is left of the window for the table, and a strip of that height below it."""
    table = Rect(area.x, area.y, area.w, area.h - high)
    return table, Rect(area.x, table.bottom, area.w, high)


def draw_wood(surface: Surface, strip: Rect) -> None:
    surface.fill(WALNUT_DARK, strip)
    tile(surface, texture("walnut"), strip)
    dark = Surface(strip.size, pygame.SRCALPHA)
    dark.fill((*SHADOW, 130))
    surface.blit(dark, strip)


def widest(buttons: Sequence[Button], scale: Scale) -> int:
    return max((button_size(scale, button.label, button.icon)[0] for button in buttons), default=1)


def lay_buttons(room: Rect, scale: Scale, buttons: Sequence[Button]) -> None:
    """At the right end of the room, in the middle of its height; where there is little, they are lower."""
    sizes = [button_size(scale, button.label, button.icon) for button in buttons]
    places, tall = flow(room.w, sizes, scale.px(0.8))
    squeeze = min(1.0, room.h / max(1, tall))
    for button, at in zip(buttons, places, strict=True):
        top = room.y + (room.h - round(tall * squeeze)) // 2 + round(at.y * squeeze)
        high = max(8, round(scale.px(HEIGHT) * squeeze))
        button.rect = Rect(room.right - at.right, top, at.w, high)


def only_shown(widget: Widget) -> None:
    """Nobody takes over a seat here: a plate can't be pressed."""
    if isinstance(widget, SeatPlate):
        widget.help, widget.pressable, widget.focusable = "", False, False
