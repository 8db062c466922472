"""How much a seat is helped by the table, and how long it is waited for."""

from typing import Literal

from msgspec import Struct

Time = Literal["usual", "twice", "own"]
"""To call: as the settings say, twice as long, or as long as that person takes."""


class Ease(Struct, frozen=True, omit_defaults=True):
    hints: bool = True
    """May ask what an expert would do; where the settings have hints at all."""
    previews: bool = True
    """Is told what dice would bring before they are scored or set aside."""
    time: Time = "usual"

    def seconds(self, usual: float | None) -> float | None:
        """How long this seat is waited for; None: until it says that the game goes on."""
        if usual is None or self.time == "own":
            return None
        return 2 * usual if self.time == "twice" else usual


AS_USUAL = Ease()
