"""The two rows of three lamps: lit for each Doctor and each Exterminate that is set aside."""

from pygame import Surface

from scenes.games.dalek.colours import DALEK
from scenes.games.dalek.panels import draw_lamp
from scenes.games.dalek.places import Places
from scenes.table.card.motion import Eased, Moved

_SECONDS, _WAIT = 0.3, 0.3


class Lamps(Moved):
    def __init__(self) -> None:
        self.lit = (0, 0)
        self._glow = tuple([Eased(0.0) for _ in range(3)] for _ in range(2))
        self.ways = [glow for row in self._glow for glow in row]

    def light(self, doctors: int, exterminates: int) -> None:
        """So many of each; a lamp comes on when its die is about to arrive."""
        self.lit = (doctors, exterminates)
        for row, lit in zip(self._glow, self.lit, strict=True):
            for number, glow in enumerate(row):
                on = number < lit
                if glow.goal != on:
                    glow.send(float(on), _SECONDS, wait=_WAIT if on else 0.0)

    def draw(self, surface: Surface, places: Places) -> None:
        for lamps, row, tint in (
            (places.doctor_lamps, self._glow[0], DALEK.door),
            (places.exterminate_lamps, self._glow[1], DALEK.burst),
        ):
            for lamp, glow in zip(lamps, row, strict=True):
                draw_lamp(surface, lamp, tint, glow.value)
