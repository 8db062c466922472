"""Picked dice lie at their places already; until they are set aside for good they go back freely."""

from collections.abc import Mapping
from dataclasses import replace

from pygame import Rect

from scenes.table.dice.dice_tray import DiceTray
from scenes.table.dice.die import Lying
from scenes.table.dice.tray import Spot, Tray, carried_over


class Aside:
    def __init__(self, tray: DiceTray) -> None:
        self._tray = tray
        self._lay: dict[int, Lying] = {}
        """Where each of them lay in the tray."""
        self._slots: dict[int, Rect] = {}

    def show(self, slots: Mapping[int, Rect]) -> None:
        """Exactly these lie at their places."""
        for die in self._lay.keys() - slots.keys():
            del self._slots[die]
            self._tray.send(die, self._lay.pop(die))
        for die, slot in slots.items():
            lies = self._tray.lying(die)
            if die not in self._lay and lies:
                self._lay[die] = lies
            if self._slots.get(die) != slot:
                self._slots[die] = slot
                self._tray.set_aside(die, slot)

    def commit(self) -> None:
        """What lies at its place stays there."""
        self._lay.clear()
        self._slots.clear()

    def carry_over(self, old: Tray, slots: Mapping[int, Rect]) -> None:
        """The window has another size."""
        for die, lay in self._lay.items():
            x, y = carried_over((lay.spot.x, lay.spot.y), old, self._tray.tray)
            self._lay[die] = replace(lay, spot=Spot(x, y, lay.spot.yaw))
        for die, slot in slots.items():
            self._slots[die] = slot
            self._tray.lay_aside(die, slot)
