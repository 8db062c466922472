"""Every colour of the table, named by what it is; what a mood is; the colours of the seats.

What depends on the palette chosen in the settings (moods, seats, signals, …) is one object each for as long
as the program runs, and `wear` paints them all over: so who holds a seat's colour has the one in force.

Seat colours were searched for, not picked by eye: the least distance between any two, in OKLab, stays above
0.15 for eyes without red, green or blue cones as well (`tests/scenes/art/test_palette.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.art import inks

Rgb = tuple[int, int, int]


def rgb(hex_digits: str) -> Rgb:
    return int(hex_digits[:2], 16), int(hex_digits[2:4], 16), int(hex_digits[4:], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour `share` of the way from one to the other."""
    (r, g, b), (x, y, z) = one, other
    return round(r + (x - r) * share), round(g + (y - g) * share), round(b + (z - b) * share)


def luminance(colour: Rgb) -> float:
    """Relative luminance as WCAG 2 defines it."""
    r, g, b = ((c / 3294.6) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: Rgb, other: Rgb) -> float:
    """Contrast ratio as WCAG 2 defines it: 4.5 is enough for text, 3 for large text and signs."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


WALNUT_DARK = rgb("26150c")
WALNUT = rgb("4b2d1b")
BRASS_DARK = rgb("7c5a27")
BRASS = rgb("c79c52")
BRASS_LIGHT = rgb("f3dca4")
CREAM = rgb("f7eedb")
CREAM_SHADE = rgb("e6d8bb")
INK = rgb("2b211b")
EMBER_LIGHT = rgb("ffc47a")
EMBER = rgb("f08a3c")
SHADOW = rgb("120a06")


@dataclass(eq=False)
class Signals:
    """What says something by its colour, and never by that alone."""

    good: Rgb
    bad: Rgb
    aside: Rgb
    """Words on paper that matter less."""


SIGNALS = Signals(*map(rgb, inks.SIGNALS["standard"]))


@dataclass(eq=False)
class Mood:
    """What one game's table looks like. `glow` outlines what may be chosen; `accent` marks what matters."""

    cloth: Rgb
    cloth_dark: Rgb
    cloth_light: Rgb
    accent: Rgb
    glow: Rgb
    text: Rgb
    """Text on the cloth, and on its dark tone."""
    text_muted: Rgb
    panel: Rgb
    """Side panels and bars that lie on the cloth."""
    panel_text: Rgb
    panel_text_muted: Rgb
    button: Rgb
    button_text: Rgb


@dataclass(eq=False)
class SeatColour:
    """A seat's colour never stands alone: `shape` is the icon that goes with it everywhere."""

    key: str
    shape: str
    colour: Rgb = INK
    deep: Rgb = INK
    pale: Rgb = CREAM
    text: Rgb = CREAM
    """Text on `colour`."""


SEATS = (
    SeatColour("red", "circle"),
    SeatColour("blue", "square"),
    SeatColour("green", "triangle"),
    SeatColour("yellow", "diamond"),
    SeatColour("plum", "star"),
    SeatColour("rose", "hexagon"),
)
SEAT_BY_KEY = {seat.key: seat for seat in SEATS}


def tint(seat: SeatColour, palette: str) -> tuple[Rgb, Rgb]:
    """The seat's colour in that palette, and the text that is read best on it."""
    colour = rgb(inks.SEATS[palette][seat.key][0])
    return colour, max(CREAM, INK, key=lambda text: contrast(text, colour))


_dyes: list[Callable[[str], None]] = []


class _Worn:
    palette = "standard"


def wear(palette: str) -> None:
    """From now on everything is drawn in this palette, one of `inks.PALETTES`."""
    for seat in SEATS:
        seat.colour, seat.text = tint(seat, palette)
        seat.deep, seat.pale = rgb(inks.SEATS[palette][seat.key][1]), mix(seat.colour, CREAM, 0.72)
    good, bad, aside = map(rgb, inks.SIGNALS[palette])
    SIGNALS.good, SIGNALS.bad, SIGNALS.aside = good, bad, aside
    _Worn.palette = palette
    for dye in _dyes:
        dye(palette)


def worn(dye: Callable[[str], None]) -> None:
    """Calls `dye` with the palette in force and with each that follows: a game's colours are its own."""
    _dyes.append(dye)
    dye(_Worn.palette)


def dyed(**colours: tuple[Rgb, Rgb]) -> Mood:
    """A mood that follows the palette: each of its colours as it is usually, and with high contrast."""
    mood = Mood(**{part: usual for part, (usual, _) in colours.items()})

    def dye(palette: str) -> None:
        for part, pair in colours.items():
            setattr(mood, part, pair[palette == "contrast"])

    worn(dye)
    return mood


wear("standard")

CAFE = dyed(
    cloth=(rgb("1f4a41"), rgb("0c2a24")),
    cloth_dark=(rgb("12302b"), rgb("061a16")),
    cloth_light=(rgb("2f6457"), rgb("1d4a40")),
    accent=(BRASS, rgb("ffd27a")),
    glow=(EMBER_LIGHT, rgb("fff0c0")),
    text=(CREAM, rgb("ffffff")),
    text_muted=(rgb("cbd3bf"), rgb("f0f4e6")),
    panel=(rgb("2b1a10"), rgb("120a05")),
    panel_text=(CREAM, rgb("ffffff")),
    panel_text_muted=(rgb("cbb999"), rgb("e8e0d0")),
    button=(BRASS, rgb("ffe9b0")),
    button_text=(rgb("2a1a0d"), rgb("000000")),
)
