"""The small flat dice that the cards' drawings are made of."""

from dataclasses import dataclass
from typing import Literal

from scenes.art.drawing import ink
from scenes.art.palette import CREAM, INK, SHADOW, Rgb, mix, rgb

Value = int | Literal["any", "more"]
"""Pips, a question mark, or a place for one more die like those before it."""


@dataclass(frozen=True)
class Tint:
    body: Rgb
    edge: Rgb
    pip: Rgb


PLAIN = Tint(CREAM, mix(CREAM, SHADOW, 0.28), INK)
GOLD = Tint(rgb("f3c868"), rgb("a97a22"), rgb("3a2409"))
ICE = Tint(rgb("bfe3f2"), rgb("5e97b3"), rgb("12344c"))
FROSTED = Tint(rgb("e4f2f8"), rgb("8fb3c8"), rgb("275473"))
FROSTED_GOLD = Tint(rgb("d9dfc9"), rgb("93a596"), rgb("2e4f5c"))
FROSTED_ICE = Tint(rgb("b4d6e6"), rgb("6c9cb8"), rgb("17415f"))
UNDER_RIME = {PLAIN: FROSTED, GOLD: FROSTED_GOLD, ICE: FROSTED_ICE}

_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, 1), (1, -1)),
    3: ((-1, 1), (0, 0), (1, -1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


def place(x: float, y: float, side: float, colour: Rgb) -> str:
    """A place where another die may go."""
    gap = side * 0.17
    return (
        f'<rect x="{x - side / 2}" y="{y - side / 2}" width="{side}" height="{side}" rx="{side * 0.2}" '
        f'fill="{ink(colour)}" fill-opacity="0.12" stroke="{ink(colour)}" stroke-opacity="0.85" '
        f'stroke-width="{side * 0.05}" stroke-dasharray="{gap} {gap * 0.85}" stroke-linecap="round"/>'
    )


def die(x: float, y: float, side: float, value: int | Literal["any"], tint: Tint, opacity: float) -> str:
    """A die with its centre at x, y."""
    left, top, round_ = x - side / 2, y - side / 2, side * 0.2
    corners = f'x="{left}" width="{side}" rx="{round_}"'
    parts = [
        f'<rect {corners} y="{top + side * 0.05}" height="{side}" fill="{ink(SHADOW)}" fill-opacity="0.35"/>',
        f'<rect {corners} y="{top}" height="{side}" fill="{ink(tint.edge)}"/>',
        f'<rect {corners} y="{top}" height="{side * 0.95}" fill="{ink(tint.body)}"/>',
    ]
    y -= side * 0.025
    if value == "any":
        parts.append(_question(x, y, side, tint.pip))
    else:
        dot = f'r="{side * 0.1}" fill="{ink(tint.pip)}"'
        step = side * 0.26
        parts += [f'<circle cx="{x + dx * step}" cy="{y + dy * step}" {dot}/>' for dx, dy in _SPOTS[value]]
    return f'<g opacity="{opacity}">{"".join(parts)}</g>' if opacity < 1 else "".join(parts)


def _question(x: float, y: float, side: float, colour: Rgb) -> str:
    u = side / 20
    return (
        f'<path d="M{x - 3.4 * u} {y - 2.4 * u}a{3.5 * u} {3.5 * u} 0 1 1 {5.6 * u} {2.8 * u}'
        f'c{-1.5 * u} {1.1 * u} {-2.1 * u} {1.7 * u} {-2.1 * u} {3.1 * u}" fill="none" '
        f'stroke="{ink(colour)}" stroke-width="{2.3 * u}" stroke-linecap="round"/>'
        f'<circle cx="{x + 0.1 * u}" cy="{y + 6.6 * u}" r="{1.45 * u}" fill="{ink(colour)}"/>'
    )
