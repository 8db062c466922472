"""What is heard of a table. Whoever skips a movement skips its sound; what goes back is heard softly."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from scenes.sound.cue import Cue, Name

if TYPE_CHECKING:
    from scenes.app.scene import Scene
    from scenes.table.dice.impacts import Against, Impact
    from scenes.table.dice.table_art import View

_AGAINST: dict["Against", Name] = {"cloth": "die_cloth", "wood": "die_wood", "die": "die_die"}
_SOFTLY = 0.35
_INAUDIBLE = 0.03


class TableSounds:
    def __init__(self, scene: "Scene") -> None:
        self.softly = False
        """The game goes back: everything runs to its place, and nothing has happened."""
        self._scene = scene

    def hear(self, name: Name, loud: float = 1.0, x: float | None = None) -> None:
        """From where it is on the window, if it is anywhere."""
        place = 0.0 if x is None else 2 * x / self._scene.area.w - 1
        self._scene.app.sound(Cue(name, loud * _SOFTLY if self.softly else loud, place))

    def knocks(self, view: "View", impacts: "Iterable[Impact]") -> None:
        """Of the dice in a tray that is seen like this."""
        for impact in impacts:
            if impact.strength > _INAUDIBLE:
                x = view.left + impact.place[0] * view.edge
                self.hear(_AGAINST[impact.against], impact.strength, x)
