"""Cup and tray for the trace: where a throw by dragging begins, and where it is thrown to."""

from pygame import Rect

from scenes.table.dice.hand import Hand
from scenes.trace import Target
from scenes.words import _


def throwing(hand: Hand, tray: Rect, *, may_throw: bool) -> list[Target]:
    """The cup is enabled while a press on it takes dice."""
    cup = hand.rect
    return [
        Target("cup", (cup.x, cup.y, cup.w, cup.h), _("Dice cup"), may_throw, "spot"),
        Target("tray", (tray.x, tray.y, tray.w, tray.h), _("Dice tray"), role="label"),
    ]
