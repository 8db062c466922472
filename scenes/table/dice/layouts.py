"""Where the dice lay at each rest of the game, so that whoever goes back finds them there."""

from collections.abc import Sequence

from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.die import Lying


class Layouts:
    def __init__(self, tray: DiceTray) -> None:
        self._tray = tray
        self._kept: dict[int, tuple[object, Sequence[Lying | None]]] = {}

    def keep(self, n: int) -> None:
        """All has come to rest after so many events. What was kept of a later moment has not happened."""
        self._kept = {before: kept for before, kept in self._kept.items() if before < n}
        self._kept[n] = (self._tray.tray, self._tray.snapshot())

    def recall(self, n: int) -> None:
        """As they lay then; in a tray of another size they lie as ever they may."""
        tray, lying = self._kept.get(n, (None, ()))
        if tray == self._tray.tray:
            self._tray.restore(lying)
