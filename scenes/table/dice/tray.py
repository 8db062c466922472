"""The walled tray as plain geometry: where dice lie, whether they touch, and where there is room for more.

All lengths are in edges of a die, so a tray knows nothing of pixels; its corner is at (0, 0).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, hypot, sin

from scenes.table.dice.rotation import ROUNDING

Point = tuple[float, float]

HALF_DIAGONAL = 0.7072
_CORE = 0.5 - ROUNDING


@dataclass(frozen=True)
class Spot:
    """Where a die lies flat: its middle and its yaw."""

    x: float
    y: float
    yaw: float = 0.0


@dataclass(frozen=True)
class Tray:
    width: float
    height: float

    def __post_init__(self) -> None:
        if self.width < 6 or self.height < 4.5:
            raise ValueError("a tray for ten dice is at least 6 by 4.5 edges")

    @property
    def middle(self) -> Point:
        return (self.width / 2, self.height / 2)

    def inward(self, at: Point, margin: float) -> Point:
        """The nearest point that is this far from every wall."""
        x = min(max(at[0], margin), self.width - margin)
        y = min(max(at[1], margin), self.height - margin)
        return (x, y)


def overlap(a: Spot, b: Spot) -> tuple[float, Point]:
    """How deep two dice lie in each other, and the way that pushes b out of a; not above 0 when apart."""
    if hypot(a.x - b.x, a.y - b.y) > 2 * HALF_DIAGONAL:
        return -1.0, (1.0, 0.0)
    gap, (x, y) = _between(a, b)
    back, (u, v) = _between(b, a)
    if back < gap:
        gap, x, y = back, -u, -v
    return 2 * ROUNDING - gap, (x, y)


def _between(a: Spot, b: Spot) -> tuple[float, Point]:
    """The least way from the sharp inner square of a to a corner of that of b; below zero inside it."""
    c, s = cos(a.yaw), sin(a.yaw)
    found: list[tuple[float, Point]] = []
    for x, y in _corners(b):
        x, y = x - a.x, y - a.y
        u, v = x * c + y * s, y * c - x * s
        du, dv = u - min(max(u, -_CORE), _CORE), v - min(max(v, -_CORE), _CORE)
        if (far := hypot(du, dv)) < 1e-9:
            deep = (
                (abs(u) - _CORE, (1.0 if u > 0 else -1.0, 0.0)),
                (abs(v) - _CORE, (0.0, 1.0 if v > 0 else -1.0)),
            )
            far, (du, dv) = max(deep)
        else:
            du, dv = du / far, dv / far
        found.append((far, (du * c - dv * s, du * s + dv * c)))
    return min(found)


def _corners(spot: Spot) -> tuple[Point, Point, Point, Point]:
    c, s = cos(spot.yaw) * _CORE, sin(spot.yaw) * _CORE
    x, y = spot.x, spot.y
    return ((x + c - s, y + s + c), (x - c - s, y - s + c), (x - c + s, y - s - c), (x + c + s, y + s - c))


def overhang(tray: Tray, spot: Spot) -> Point:
    """How far to move a die to bring it inside the walls."""
    half = ROUNDING + (abs(cos(spot.yaw)) + abs(sin(spot.yaw))) * _CORE
    x, y = tray.inward((spot.x, spot.y), half)
    return (x - spot.x, y - spot.y)


def push_apart(tray: Tray, spots: Sequence[Spot], fixed: Sequence[Spot] = ()) -> tuple[Spot, ...]:
    """The same dice inside the walls and clear of each other, moved as little as it takes."""
    free = list(spots)
    for _ in range(200):
        moved = False
        for i, spot in enumerate(free):
            others = [(None, other) for other in fixed] + [(j, free[j]) for j in range(i)]
            for j, other in others:
                depth, (wx, wy) = overlap(other, spot)
                if depth > 1e-4:
                    moved = True
                    part = (depth + 0.002) * (1.0 if j is None else 0.5)
                    spot = Spot(spot.x + wx * part, spot.y + wy * part, spot.yaw)
                    if j is not None:
                        free[j] = Spot(other.x - wx * part, other.y - wy * part, other.yaw)
            dx, dy = overhang(tray, spot)
            free[i] = Spot(spot.x + dx, spot.y + dy, spot.yaw)
        if not moved and all(overhang(tray, spot) == (0.0, 0.0) for spot in free):
            break
    return tuple(free)


def relay(spots: Sequence[Spot], old: Tray, new: Tray) -> tuple[Spot, ...]:
    """Dice of one tray at the same relative places of another."""
    scaled = [carried_over((spot.x, spot.y), old, new) for spot in spots]
    return push_apart(new, [Spot(x, y, spot.yaw) for (x, y), spot in zip(scaled, spots, strict=True)])


def carried_over(at: Point, old: Tray, new: Tray) -> Point:
    """The same relative place of another tray: a die that touched a wall touches it still."""
    if old == new:
        return at
    return (
        0.5 + (at[0] - 0.5) * (new.width - 1) / (old.width - 1),
        0.5 + (at[1] - 0.5) * (new.height - 1) / (old.height - 1),
    )


def free_spots(tray: Tray, yaws: Sequence[float], others: Sequence[Spot]) -> tuple[Spot, ...]:
    """Where more dice can lie, as near round the middle as there is room."""
    if not yaws:
        return ()
    places = _free_places(tray, len(yaws), others)
    if not others:
        off = [tray.middle[axis] - sum(at[axis] for at in places) / len(places) for axis in (0, 1)]
        places = [(x + off[0], y + off[1]) for x, y in places]
    return push_apart(tray, [Spot(*at, yaw) for at, yaw in zip(places, yaws, strict=True)], others)


def _free_places(tray: Tray, count: int, resting: Sequence[Spot]) -> list[Point]:
    """Apart by more than a diagonal, or closer where the tray is too full for that."""
    middle = tray.middle
    for spacing in (1.46, 1.3, 1.18, 1.06):
        places = _nearest_free(tray, count, middle, spacing, resting)
        if len(places) == count:
            # The nearest places of a lattice lie to one side: move it so that they are all round the point.
            cx, cy = (sum(at[axis] for at in places) / count for axis in (0, 1))
            centred = (2 * middle[0] - cx, 2 * middle[1] - cy)
            better = _nearest_free(tray, count, centred, spacing, resting)
            return better if len(better) == count else places
    crowded = _lattice(tray, middle, 1.06)
    crowded.sort(key=lambda at: -min((hypot(at[0] - s.x, at[1] - s.y) for s in resting), default=0.0))
    return crowded[:count]


def _nearest_free(
    tray: Tray, count: int, near: Point, spacing: float, resting: Sequence[Spot]
) -> list[Point]:
    free = [at for at in _lattice(tray, near, spacing) if _clear(at, spacing, resting)]
    free.sort(key=lambda at: hypot(at[0] - near[0], at[1] - near[1]))
    return free[:count]


def _clear(at: Point, spacing: float, resting: Sequence[Spot]) -> bool:
    if spacing > 2 * HALF_DIAGONAL:
        return all(hypot(at[0] - s.x, at[1] - s.y) > 2 * HALF_DIAGONAL for s in resting)
    return all(overlap(s, Spot(*at))[0] < -0.01 for s in resting)


def _lattice(tray: Tray, near: Point, spacing: float) -> list[Point]:
    """Rows of places through a point, square to the walls, that lie inside the tray."""
    margin = HALF_DIAGONAL + 0.02 if spacing > 2 * HALF_DIAGONAL else 0.52
    cx, cy = tray.inward(near, margin)
    columns, rows = int(tray.width / spacing) + 1, int(tray.height / spacing) + 1
    return [
        (x, y)
        for row in range(-rows, rows + 1)
        for column in range(-columns, columns + 1)
        if margin <= (x := cx + column * spacing) <= tray.width - margin
        and margin <= (y := cy + row * spacing) <= tray.height - margin
    ]
