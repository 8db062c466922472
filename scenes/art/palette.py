"""Every colour of the table, named by what it is; the moods of the games; the colours of the seats.

What depends on the palette chosen in the settings (moods, seats, signals, …) is one object each for as long
as the program runs, and `wear` paints them all over: so who holds a seat's colour has the one in force.

Seat colours were searched for, not picked by eye: the least distance between any two, in OKLab, stays above
0.15 for eyes without red, green or blue cones as well (`tests/scenes/art/test_palette.py`).
"""

from dataclasses import dataclass, replace

from scenes.art import inks

Rgb = tuple[int, int, int]


def rgb(hex_digits: str) -> Rgb:
    return int(hex_digits[:2], 16), int(hex_digits[2:4], 16), int(hex_digits[4:], 16)


def mix(one: Rgb, other: Rgb, share: float) -> Rgb:
    """The colour `share` of the way from one to the other."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


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
WALNUT_LIGHT = rgb("7d5233")
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
class DalekColours:
    """The four places of Dalek Dice, what the balance says, and the dice's plates. A sign goes with each."""

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


@dataclass(eq=False)
class Poster:
    """A card of 17: what is printed on, and what is printed."""

    ground: Rgb = INK
    numeral: Rgb = CREAM


POSTERS = {kind: Poster() for kind in inks.POSTERS}


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


CAFE = Mood(
    cloth=rgb("1f4a41"),
    cloth_dark=rgb("12302b"),
    cloth_light=rgb("2f6457"),
    accent=BRASS,
    glow=EMBER_LIGHT,
    text=CREAM,
    text_muted=rgb("cbd3bf"),
    panel=rgb("2b1a10"),
    panel_text=CREAM,
    panel_text_muted=rgb("cbb999"),
    button=BRASS,
    button_text=rgb("2a1a0d"),
)
GLACIER = Mood(
    cloth=rgb("1f5f86"),
    cloth_dark=rgb("103a5a"),
    cloth_light=rgb("4f9cc0"),
    accent=rgb("a9e4f5"),
    glow=rgb("c9f6ff"),
    text=rgb("f2fbff"),
    text_muted=rgb("d3e9f4"),
    panel=rgb("0d2a42"),
    panel_text=rgb("eef8fd"),
    panel_text_muted=rgb("a9c9da"),
    button=rgb("d8f3fb"),
    button_text=rgb("0d2a42"),
)
NIGHT = Mood(
    cloth=rgb("141a38"),
    cloth_dark=rgb("090c1e"),
    cloth_light=rgb("2c3768"),
    accent=rgb("6fb2ff"),
    glow=rgb("ffd27a"),
    text=rgb("eef1ff"),
    text_muted=rgb("b4bde0"),
    panel=rgb("1d222e"),
    panel_text=rgb("eef1f8"),
    panel_text_muted=rgb("a9b2c6"),
    button=rgb("ffc45c"),
    button_text=rgb("24180a"),
)
POSTER = Mood(
    cloth=rgb("b0492b"),
    cloth_dark=rgb("86331d"),
    cloth_light=rgb("cf6a41"),
    accent=rgb("f5c04a"),
    glow=rgb("ffe08a"),
    text=rgb("fff6e4"),
    text_muted=rgb("ffead0"),
    panel=rgb("1f4033"),
    panel_text=rgb("fbf1dc"),
    panel_text_muted=rgb("c3d0b4"),
    button=rgb("f7e9cc"),
    button_text=rgb("6f2813"),
)

MOODS = {"dicy": GLACIER, "dalek": NIGHT, "seventeen": POSTER}


def mood(game: str | None) -> Mood:
    """The mood of a game's table; without a game, of the café table of the title."""
    return CAFE if game is None else MOODS[game]


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

_AS_DYED = {key: replace(mood) for key, mood in (("cafe", CAFE), *MOODS.items())}


def tint(seat: SeatColour, palette: str) -> tuple[Rgb, Rgb]:
    """The seat's colour in that palette, and the text that is read best on it."""
    colour = rgb(inks.SEATS[palette][seat.key][0])
    return colour, max(CREAM, INK, key=lambda text: contrast(text, colour))


def wear(palette: str) -> None:
    """From now on everything is drawn in this palette, one of `inks.PALETTES`."""
    for seat in SEATS:
        seat.colour, seat.text = tint(seat, palette)
        seat.deep, seat.pale = rgb(inks.SEATS[palette][seat.key][1]), mix(seat.colour, CREAM, 0.72)
    good, bad, aside = map(rgb, inks.SIGNALS[palette])
    SIGNALS.good, SIGNALS.bad, SIGNALS.aside = good, bad, aside
    for part, colour in inks.DALEK[palette].items():
        setattr(DALEK, part, rgb(colour))
    posters = inks.POSTERS_HIGH_CONTRAST if palette == "contrast" else inks.POSTERS
    for kind, (ground, numeral) in posters.items():
        POSTERS[kind].ground, POSTERS[kind].numeral = rgb(ground), rgb(numeral)
    for key, mood in (("cafe", CAFE), *MOODS.items()):
        for part, dyed in vars(_AS_DYED[key]).items():
            bright = rgb(inks.HIGH_CONTRAST[key][part])
            setattr(mood, part, bright if palette == "contrast" else dyed)


wear("standard")
