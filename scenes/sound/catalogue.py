"""Every sound there is: which volume of the settings it follows, and its files.

A sound has several takes, which are played in turn, so that no two cards sound the same. A knock of a die has
a file for each hardness too: one that falls harder does not only sound louder. Those that are heard at one
game's table only, its record names.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from scenes import shelf
from scenes.sound.cue import Name

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
CAFE = "cafe"

Group = Literal["table", "moments"]

_HARDNESSES = 6


@dataclass(frozen=True)
class Kind:
    """`apart`: seconds between two of them, below which they would be one louder one."""

    group: Group
    takes: int = 1
    hardnesses: int = 1
    apart: float = 0.04

    def files(self, name: Name) -> tuple[str, ...]:
        return tuple(
            self.file(name, n / self.hardnesses, take)
            for n in range(self.hardnesses)
            for take in range(self.takes)
        )

    def file(self, name: Name, loud: float, turn: int) -> str:
        take = "abc"[turn % self.takes]
        if self.hardnesses == 1:
            return f"{name}_{take}"
        return f"{name}_{min(self.hardnesses - 1, int(loud * self.hardnesses))}{take}"


_KNOCK = Kind("table", takes=2, hardnesses=_HARDNESSES, apart=0.018)

_MOMENT = Kind("moments", apart=0.15)

_SHARED: dict[Name, Kind] = {
    "die_cloth": _KNOCK,
    "die_wood": _KNOCK,
    "die_die": _KNOCK,
    "card_slide": Kind("table", takes=3, apart=0.05),
    "card_turn": Kind("table", takes=3, apart=0.05),
    "card_freeze": Kind("table", takes=2, apart=0.12),
    "card_thaw": Kind("table", takes=2, apart=0.12),
    "tap": Kind("table", apart=0.25),
    "curtain": Kind("table", apart=0.25),
    "points": _MOMENT,
    "banner_plain": _MOMENT,
    "banner_good": _MOMENT,
    "banner_bad": _MOMENT,
    "banner_great": _MOMENT,
    "win": _MOMENT,
}
_OWN = {
    name: Kind(own.group, own.takes, apart=own.apart)
    for game in shelf.PACKAGES
    for name, own in shelf.on_screen(game).sounds.items()
}
KINDS = _SHARED | _OWN

FILES = tuple(file for name, kind in KINDS.items() for file in kind.files(name))


def path(file: str) -> Path:
    return FOLDER / f"{file}.wav"
