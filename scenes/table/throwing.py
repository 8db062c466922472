"""How hard dice are thrown; cup and tray for the trace: where a throw begins, and where it is thrown to."""

from dataclasses import replace

from pygame import Rect

from scenes.settings.store import FORCE, Strength
from scenes.table.dice.hand import Hand
from scenes.table.dice.toss import Throw
from scenes.text.words import _
from scenes.widgets.target import Target

_GENTLY = 0.3


def throw_of(hand: Hand, by_mouse: Throw | None, strength: Strength) -> Throw:
    """A button's, a key's or a bot's throw is gentle, so that the dice don't all end at the far wall."""
    thrown = by_mouse or hand.default_throw()
    gently = 1.0 if by_mouse else _GENTLY
    return replace(thrown, force=min(1.0, thrown.force * gently * FORCE[strength]))


def throwing(hand: Hand, tray: Rect, *, may_throw: bool) -> list[Target]:
    """The cup is enabled while a press on it takes dice."""
    cup = hand.rect
    return [
        Target("cup", (cup.x, cup.y, cup.w, cup.h), _("Dice cup"), may_throw, "spot"),
        Target("tray", (tray.x, tray.y, tray.w, tray.h), _("Dice tray"), role="label"),
    ]
