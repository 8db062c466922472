"""Where the keyboard goes: Tab follows the order of the layout, arrows go to what lies that way."""

from collections.abc import Mapping
from typing import Literal

from pygame import Rect

Direction = Literal["left", "right", "up", "down"]

_ASIDE = 2.2
"""How much worse a pixel sideways is than a pixel onwards."""


def neighbour(places: Mapping[str, Rect], current: str, direction: Direction) -> str | None:
    """The nearest one in that direction; None if nothing lies there."""
    here = places[current]
    ways = {name: _distance(here, there, direction) for name, there in places.items() if name != current}
    costs = {name: onwards + _ASIDE * aside for name, (onwards, aside) in ways.items() if onwards > 0}
    return min(costs, key=costs.__getitem__, default=None)


def _distance(here: Rect, there: Rect, direction: Direction) -> tuple[float, float]:
    """How far onwards the middle lies, and how far to the side the shapes miss each other."""
    dx, dy = there.centerx - here.centerx, there.centery - here.centery
    if direction in ("left", "right"):
        onwards = dx if direction == "right" else -dx
        gap = max(there.top - here.bottom, here.top - there.bottom, 0)
        return onwards, gap + abs(dy) * 0.1 + (gap > 0) * min(here.h, there.h) * 0.5
    onwards = dy if direction == "down" else -dy
    gap = max(there.left - here.right, here.left - there.right, 0)
    return onwards, gap + abs(dx) * 0.1 + (gap > 0) * min(here.w, there.w) * 0.5


def next_in(order: list[str], current: str | None, step: int) -> str | None:
    """Round and round in Tab order; from nowhere, the first or the last."""
    if not order:
        return None
    if current not in order:
        return order[0 if step > 0 else -1]
    return order[(order.index(current) + step) % len(order)]
