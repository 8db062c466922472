"""What of the table is lit for a command: where what could be pressed to give it lies now."""

from collections.abc import Sequence

from pygame import Rect

from scenes.game_record import Steps
from scenes.widgets.widget import Widget

_WAY_ON: Steps = (("go_on",),)
"""Lit where a game has nothing that would be pressed for it."""


def lights(steps: Steps, widgets: Sequence[Widget]) -> list[Rect]:
    """Of the first step of which something is there and not all is done, or more than that. What can't be
    pressed is not lit."""
    lit: list[Rect] = []
    for step in steps or _WAY_ON:
        if found := [widget for widget in widgets if widget.id in step and widget.enabled]:
            lit = [widget.rect for widget in found]
            kinds = {_kind(widget) for widget in found}
            chosen = [widget for widget in widgets if widget.chosen and _kind(widget) in kinds]
            if {widget.id for widget in chosen} != {widget.id for widget in found}:
                break
    return lit


def _kind(widget: Widget) -> str:
    return widget.id.partition(".")[0]
