"""What of the table is lit for a command: where what could be pressed to give it lies now."""

from collections.abc import Callable

from pygame import Rect

from scenes.game_record import Steps
from scenes.widgets.widget import Widget

_WAY_ON: Steps = (("go_on",),)
"""Lit where a game has nothing that would be pressed for it."""


def lights(steps: Steps, find: Callable[[str], Widget | None]) -> list[Rect]:
    """Of the first step of which something is there and not all is done. What can't be pressed is not lit."""
    lit: list[Rect] = []
    for step in steps or _WAY_ON:
        if found := [widget for name in step if (widget := find(name)) and widget.enabled]:
            lit = [widget.rect for widget in found]
            if not all(widget.chosen for widget in found):
                break
    return lit
