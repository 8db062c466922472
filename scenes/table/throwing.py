"""`DiceAndCup`: the dice of a table and the cup that they are thrown from; and how hard they are thrown."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from scenes.settings.store import FORCE
from scenes.table.context import TableContext
from scenes.table.dice.cup_art import CupStyle
from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.die import Lying
from scenes.table.dice.hand import Hand
from scenes.table.dice.style import DieStyle
from scenes.table.dice.toss import Throw
from scenes.table.dice.tray import Tray
from scenes.table.director import Settle
from scenes.text.words import _
from scenes.widgets.target import Target

_SOMEWHERE, _CUP = Rect(0, 0, 900, 500), Rect(700, 200, 120, 120)
"""Until they are laid."""


class DiceAndCup:
    """One part of a game's table. What is dragged goes by the pointer's time, all else by the table's."""

    def __init__(self, context: TableContext, style: DieStyle, dice: int, cup: CupStyle) -> None:
        self._context = context
        self._walls = _SOMEWHERE
        self.tray = DiceTray(style, dice, _SOMEWHERE, 50)
        self.hand = Hand(self.tray, cup, _CUP)
        self._layouts: dict[int, tuple[Tray, Sequence[Lying | None]]] = {}
        """Where the dice lay at each rest of the game, after so many events."""

    def lay(self, walls: Rect, edge: float, cup: Rect) -> None:
        self._walls = walls
        self.tray.lay(walls, edge)
        self.hand.lay(cup)

    def throw(self, dice: Sequence[int], faces: Sequence[int], by_mouse: Throw | None) -> Settle:
        """By a hand; or by a button, a key or a bot. Each game's dice tumble in their own way, and each of
        its rolls in another.
        """
        seed = self._context.sitting.tumbling(self._context.n)
        self.hand.offer(dice, seed)
        thrown, strength = by_mouse or self.hand.default_throw(), FORCE[self._context.settings.strength]
        self.hand.throw(dice, faces, replace(thrown, force=min(1.0, thrown.force * strength), seed=seed))
        return Settle(0.25)

    def face(self, die: int) -> int | None:
        """That it shows, or will when it has come to rest; None in the cup."""
        home = self.tray.lying(die)
        return None if home is None or die in self.tray.heap else home.face

    def remember(self) -> None:
        """All rests: an undo to this moment brings the dice back to where they lie. What was kept of a later
        moment has not happened.
        """
        now = self._context.n
        self._layouts = {n: kept for n, kept in self._layouts.items() if n < now}
        self._layouts[now] = self.tray.tray, self.tray.snapshot()

    def recall(self) -> None:
        """As they lay at this moment; in a tray of another size they lie as ever they may."""
        tray, lying = self._layouts.get(self._context.n, (None, ()))
        if tray == self.tray.tray:
            self.tray.restore(lying)

    @property
    def settled(self) -> bool:
        return self.tray.settled and self.hand.settled

    def finish(self) -> None:
        self.tray.finish()

    def update(self, dt: float, real: float) -> None:
        self.hand.update(real if self.hand.holding else dt)
        self._context.ear.knocks(self.tray.view, self.tray.update(dt))

    def move_less(self, reduced: bool) -> None:
        self.tray.reduced = reduced

    def targets(self, *, may_throw: bool) -> list[Target]:
        """The cup is enabled while a press on it takes dice."""
        cup, tray = self.hand.rect, self._walls
        return [
            Target("cup", (cup.x, cup.y, cup.w, cup.h), _("Dice cup"), may_throw, "spot"),
            Target("tray", (tray.x, tray.y, tray.w, tray.h), _("Dice tray"), role="label"),
        ]
