"""The colours of the cards of 17, which follow the palette."""

from dataclasses import dataclass

from scenes.art.palette import CREAM, INK, Rgb, rgb, worn

_INKS: dict[str, tuple[str, str, str, str]] = {
    "1": ("f0b43c", "7a2016", "f6c343", "3a0a05"),
    "2": ("1c6b8c", "fbf1dc", "0a3a52", "ffffff"),
    "3": ("215a43", "fbf1dc", "0c3324", "ffffff"),
    "4": ("c8542c", "fbf1dc", "8c2c0c", "ffffff"),
    "5": ("7a2140", "f7cf6a", "4a0a22", "ffe08a"),
    "reverse": ("f3e3c2", "215a43", "fff2d8", "0c3324"),
    "double": ("e9a13a", "5c1d12", "f6b94a", "3a0a05"),
    "trash": ("a9cdbf", "1b4034", "d2ece2", "0a2a20"),
    "trap": ("2b2a3f", "f7cf6a", "14132a", "ffe08a"),
}
"""What is printed on, and what is printed; and both with high contrast."""


@dataclass(eq=False)
class Poster:
    """What is printed on, and what is printed."""

    ground: Rgb = INK
    numeral: Rgb = CREAM


POSTERS = {kind: Poster() for kind in _INKS}


def _dye(palette: str) -> None:
    for kind, inks in _INKS.items():
        ground, numeral = inks[2:] if palette == "contrast" else inks[:2]
        POSTERS[kind].ground, POSTERS[kind].numeral = rgb(ground), rgb(numeral)


worn(_dye)
