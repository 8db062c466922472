"""`DiceAndCup`: the dice of a table and the cup that they are thrown from; and how hard they are thrown."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from scenes.settings.store import FORCE, Strength
from scenes.table.context import TableContext
from scenes.table.dice.cup_art import CupStyle
from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.hand import Hand
from scenes.table.dice.layouts import Layouts
from scenes.table.dice.moves import Motion
from scenes.table.dice.style import DieStyle
from scenes.table.dice.toss import Throw
from scenes.table.director import Settle
from scenes.text.words import _
from scenes.widgets.target import Target

_SOMEWHERE, _CUP = Rect(0, 0, 900, 500), Rect(700, 200, 120, 120)
"""Until they are laid."""


class DiceAndCup:
    """One part of a game's table. What is dragged goes by the pointer's time, all else by the table's."""

    def __init__(self, context: TableContext, style: DieStyle, dice: int, cup: CupStyle) -> None:
        self._context = context
        self.tray = DiceTray(style, dice, _SOMEWHERE, 50)
        self.hand = Hand(self.tray, cup, _CUP)
        self._layouts = Layouts(self.tray)

    def lay(self, walls: Rect, edge: float, cup: Rect) -> None:
        self.tray.lay(walls, edge)
        self.hand.lay(cup)

    def throw(self, dice: Sequence[int], faces: Sequence[int], by_mouse: Throw | None) -> Settle:
        """Each game's dice tumble in their own way, and each of its rolls in another."""
        seed = self._context.sitting.tumbling(self._context.n)
        self.hand.offer(dice, seed)
        self.hand.throw(dice, faces, throw_of(self.hand, by_mouse, self._context.settings.strength, seed))
        return Settle(0.25)

    def face(self, die: int) -> int | None:
        """That it shows, or will when it has come to rest; None in the cup."""
        home = self.tray.lying(die)
        return None if home is None or die in self.tray.heap else home.face

    def remember(self) -> None:
        """All rests: an undo to this moment brings the dice back to where they lie."""
        self._layouts.keep(self._context.n)

    def recall(self) -> None:
        self._layouts.recall(self._context.n)

    @property
    def settled(self) -> bool:
        return self.tray.settled and self.hand.settled

    def finish(self) -> None:
        self.tray.finish()

    def update(self, dt: float, real: float) -> None:
        self.hand.update(real if self.hand.holding else dt)
        self._context.ear.knocks(self.tray.view, self.tray.update(dt))

    def move_less(self, reduced: bool) -> None:
        self.tray.motion = Motion.REDUCED if reduced else Motion.FULL


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
