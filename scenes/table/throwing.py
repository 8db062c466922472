"""How hard dice are thrown; cup and tray for the trace: where a throw begins, and where it is thrown to."""

from dataclasses import replace

from pygame import Rect

from scenes.settings.store import FORCE, Strength
from scenes.table.dice.hand import Hand
from scenes.table.dice.toss import Throw
from scenes.text.words import _
from scenes.widgets.target import Target


def throw_of(hand: Hand, by_mouse: Throw | None, strength: Strength, seed: int) -> Throw:
    """Of a hand, or of a button, a key or a bot; the seed is for what neither of them controls."""
    thrown = by_mouse or hand.default_throw()
    return replace(thrown, force=min(1.0, thrown.force * FORCE[strength]), seed=seed)


def throwing(hand: Hand, tray: Rect, *, may_throw: bool) -> list[Target]:
    """The cup is enabled while a press on it takes dice."""
    cup = hand.rect
    return [
        Target("cup", (cup.x, cup.y, cup.w, cup.h), _("Dice cup"), may_throw, "spot"),
        Target("tray", (tray.x, tray.y, tray.w, tray.h), _("Dice tray"), role="label"),
    ]
