"""The colours of Dalek Dice that say something: each follows the palette, and a sign goes with each."""

from dataclasses import dataclass

from scenes.art.palette import INK, Rgb, rgb, worn

_INKS: dict[str, dict[str, str]] = {
    "standard": {
        "human": "37b98a",
        "robot": "ffb042",
        "door": "5aa0ff",
        "burst": "ff5a4e",
        "enough": "4fd08a",
        "short": "ff8a6a",
        "human_plate": "167a5c",
        "burst_plate": "ba1c2c",
    },
    "contrast": {
        "human": "5ff4e4",
        "robot": "fad628",
        "door": "7ea1f4",
        "burst": "ee7b6c",
        "enough": "a6f2ea",
        "short": "f78b3e",
        "human_plate": "065e83",
        "burst_plate": "b01e0f",
    },
    "protan": {
        "human": "65fcde",
        "robot": "edb11c",
        "door": "5aa6e0",
        "burst": "f8484f",
        "enough": "7bd7fb",
        "short": "f83807",
        "human_plate": "0279ae",
        "burst_plate": "983c4a",
    },
    "deutan": {
        "human": "21ebd9",
        "robot": "fde01c",
        "door": "3791d2",
        "burst": "fe4c39",
        "enough": "0f85f6",
        "short": "ff9d45",
        "human_plate": "005bbc",
        "burst_plate": "b70d08",
    },
    "tritan": {
        "human": "35fd3c",
        "robot": "f9bf56",
        "door": "5390c0",
        "burst": "f8484f",
        "enough": "35fd5c",
        "short": "ff3817",
        "human_plate": "0f813b",
        "burst_plate": "b80522",
    },
}


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
    for part, colour in _INKS[palette].items():
        setattr(DALEK, part, rgb(colour))


worn(_dye)
