"""How much a seat is helped by the table, and how long it is waited for."""

from typing import Literal

from msgspec import Struct

Tutor = Literal["off", "asked", "10", "5", "2"]
"""Tells the odds of each way on when asked; and holds back what costs more than so many games of 100."""
DEAR = ("10", "5", "2")
Time = Literal["usual", "twice", "own"]
"""To call: as the settings say, twice as long, or as long as that person takes."""


class Ease(Struct, frozen=True, omit_defaults=True):
    hints: bool = True
    """May ask what an expert would do; where the settings have hints at all."""
    previews: bool = True
    """Is told what dice would bring before they are scored or set aside."""
    best: bool = True
    """With previews: is told what each card could bring at best, and which is the cheapest to give up."""
    glow: bool = True
    """What can be used with the picked dice is lit."""
    counts: bool = True
    """May see how many of each card can still come."""
    time: Time = "usual"
    tutor: Tutor = "off"
    ghost: bool = False
    """Alone: is told after each turn how an expert stands on the same dice."""

    @property
    def dear(self) -> float | None:
        """From which cost on a choice is held back, in chance of winning."""
        return int(self.tutor) / 100 if self.tutor.isdigit() else None

    def seconds(self, usual: float | None) -> float | None:
        """How long this seat is waited for; None: until it says that the game goes on."""
        if usual is None or self.time == "own":
            return None
        return 2 * usual if self.time == "twice" else usual


AS_USUAL = Ease()
