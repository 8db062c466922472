"""The colours of Dalek Dice that say something: each follows the palette, and a sign goes with each."""

from dataclasses import dataclass

from scenes.art.inks import PALETTES
from scenes.art.palette import INK, Rgb, rgb, worn

_INKS: dict[str, tuple[str, ...]] = {
    "human": ("37b98a", "5ff4e4", "65fcde", "21ebd9", "35fd3c"),
    "robot": ("ffb042", "fad628", "edb11c", "fde01c", "f9bf56"),
    "door": ("5aa0ff", "7ea1f4", "5aa6e0", "3791d2", "5390c0"),
    "burst": ("ff5a4e", "ee7b6c", "f8484f", "fe4c39", "f8484f"),
    "enough": ("4fd08a", "a6f2ea", "7bd7fb", "0f85f6", "35fd5c"),
    "short": ("ff8a6a", "f78b3e", "f83807", "ff9d45", "ff3817"),
    "human_plate": ("167a5c", "065e83", "0279ae", "005bbc", "0f813b"),
    "burst_plate": ("ba1c2c", "b01e0f", "983c4a", "b70d08", "b80522"),
}
"""Of each part, one for each of `PALETTES`."""


@dataclass(eq=False)
class DalekColours:
    """The four places, what the balance says, and the plates let into the dice."""

    human: Rgb = INK
    robot: Rgb = INK
    door: Rgb = INK
    burst: Rgb = INK
    enough: Rgb = INK
    """The Daleks weigh enough, or the points are safe."""
    short: Rgb = INK
    human_plate: Rgb = INK
    burst_plate: Rgb = INK


DALEK = DalekColours()


def _dye(palette: str) -> None:
    for part, inks in _INKS.items():
        setattr(DALEK, part, rgb(inks[PALETTES.index(palette)]))


worn(_dye)
