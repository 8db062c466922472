"""The twelve conditions of Dicy Cards as drawings of dice, and the formulas of their points.

A solid die must or may be there as shown; a dashed one is a place for more of the same kind. So the places
on a card are as many as the dice it can take.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from game.dicy.cards import Card
from scenes.art.drawing import ink
from scenes.art.palette import BRASS_LIGHT, CREAM, INK, SHADOW, Rgb, SeatColour, rgb
from scenes.games.dicy.pips import GOLD, ICE, PLAIN, UNDER_RIME, Tint, Value, die, place

Side = Literal["active", "frozen"]

ICE_WHITE = rgb("eef8fc")


@dataclass(frozen=True)
class Brush:
    """Draws dice and signs in the tones of the side that is drawn."""

    side: Side
    seat: SeatColour

    def die(
        self, x: float, y: float, size: float, value: Value, tint: Tint = PLAIN, opacity: float = 1
    ) -> str:
        if value == "more":
            return place(x, y, size, self.sign)
        return die(x, y, size, value, UNDER_RIME[tint] if self.side == "frozen" else tint, opacity)

    @property
    def sign(self) -> Rgb:
        return ICE_WHITE if self.side == "frozen" else self.seat.text

    @property
    def ring(self) -> Rgb:
        return BRASS_LIGHT if self.sign == CREAM else self.sign

    def grid(self, *rows: tuple[Value, ...]) -> str:
        """Rows of dice, in the middle of the panel."""
        size, step = 118, 118 * 1.17
        parts: list[str] = []
        for down, row in enumerate(rows):
            y = 258 + (down - (len(rows) - 1) / 2) * step
            parts += [
                self.die(250 + (across - (len(row) - 1) / 2) * step, y, size, value)
                for across, value in enumerate(row)
            ]
        return "".join(parts)

    def bars(self, y: float, size: float, *, crossed: bool = False) -> str:
        """The signs = and ≠, in the middle, on a round ground so that they read on dice and cloth alike."""
        x = 250
        lines = "".join(f'<path d="M{x - size} {y + dy}h{2 * size}"/>' for dy in (-size * 0.45, size * 0.45))
        slash = f'<path d="M{x + size * 0.62} {y - size * 1.25}L{x - size * 0.62} {y + size * 1.25}"/>'
        return (
            f'<g fill="none" stroke="{ink(self.sign)}" stroke-width="{size * 0.46}" stroke-linecap="round">'
            f"{lines}{slash if crossed else ''}</g>"
        )


def _low_six(b: Brush) -> str:
    six = b.die(250, 394, 96, 6, opacity=0.85)
    under, over = (CREAM if b.ring == INK else INK), b.ring
    slash = "".join(
        f'<path d="M312 332 188 456" stroke="{ink(tone)}" stroke-width="{wide}" '
        f'stroke-linecap="round" stroke-opacity="{opacity}"/>'
        for tone, wide, opacity in ((under, 26, 0.6), (over, 14, 1))
    )
    rows = ((2, 5, 1), (4, 3, 5))
    dice = "".join(
        b.die(137 + 113 * across, 158 + 112 * down, 97, value)
        for down, row in enumerate(rows)
        for across, value in enumerate(row)
    )
    return dice + six + slash


def _straight(b: Brush) -> str:
    steps: tuple[Value, ...] = ("more", 2, 3, 4, 5, "more")
    return "".join(b.die(71 + 71.6 * i, 392 - 54 * i, 70, value) for i, value in enumerate(steps))


def _two_pairs(b: Brush) -> str:
    upper = b.die(180, 172, 128, 5, GOLD) + b.die(320, 172, 128, 5, GOLD)
    lower = b.die(180, 344, 128, 2, ICE) + b.die(320, 344, 128, 2, ICE)
    return upper + lower


def _lowest_three(b: Brush) -> str:
    high: tuple[Value, ...] = (4, 5, 6)
    low: tuple[Value, ...] = (1, 2, 3)
    upper = "".join(b.die(130 + 120 * i, 166, 98, value, opacity=0.45) for i, value in enumerate(high))
    lower = "".join(b.die(130 + 120 * i, 336, 104, value) for i, value in enumerate(low))
    ring = (
        f'<rect x="58" y="264" width="384" height="144" rx="44" fill="{ink(SHADOW)}" fill-opacity="0.22" '
        f'stroke="{ink(b.ring)}" stroke-width="12"/>'
    )
    arrow = (
        f'<path d="M250 222v26M232 236l18 18 18-18" fill="none" stroke="{ink(b.ring)}" stroke-width="11" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return upper + ring + lower + arrow


def _all_different(b: Brush, *places: Value) -> str:
    at = ((130, 190), (250, 190), (370, 190), (130, 326), (250, 326), (370, 326))
    if len(places) == 5:
        at = ((130, 190), (250, 190), (370, 190), (190, 326), (310, 326))
    dice = "".join(b.die(x, y, 106, value) for (x, y), value in zip(at, places, strict=True))
    return dice + b.bars(424, 22, crossed=True)


DESIGNS: dict[Card, Callable[[Brush], str]] = {
    "any_two": lambda b: b.die(160, 285, 158, "any") + b.die(342, 231, 158, "any"),
    "low_six": _low_six,
    "odds": lambda b: b.grid((1, 3, 5), ("more", "more", "more")),
    "straight": _straight,
    "two_pairs": _two_pairs,
    "sixes": lambda b: b.grid((6, 6, 6), ("more", "more", "more")),
    "pair_double": lambda b: b.die(137, 258, 142, 4) + b.bars(258, 24) + b.die(363, 258, 142, 4),
    "lowest_three": _lowest_three,
    "distinct4": lambda b: _all_different(b, 3, 6, 1, 5, "more", "more"),
    "distinct_sum": lambda b: _all_different(b, 2, 5, 4, "more", "more"),
    "forty": lambda b: b.grid(("any", "any", "any"), ("any", "any", "any")),
    "same5": lambda b: b.grid((3, 3, 3), ("more", "more", "more")) + b.bars(424, 22),
}

FORMULAS: dict[Card, tuple[str, ...]] = {
    "pair_double": ("2×", "sum"),
    "distinct4": ("4×", "die"),
    "forty": ("40−", "sum"),
    "same5": ("5×", "die"),
}
"""Of those that don't just count the sum: numerals and signs, `sum`, `die`."""
