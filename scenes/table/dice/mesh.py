"""A cube with rounded edges: built once, painted as shaded polygons at any turn.

The eye looks down on the cloth, a little from the near side: a point z above it is drawn LEAN·z further up.
What lies on the cloth keeps its shape, and a die shows a strip of the side that faces the player. The light
is warm and comes from the far left.
"""

from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import NamedTuple

from scenes.table.dice.rotation import FACE_AXES, ROUNDING, Vec

LEAN = 0.20


def _unit(v: Vec) -> Vec:
    length = sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2)
    return (v[0] / length, v[1] / length, v[2] / length)


EYE: Vec = _unit((0.0, LEAN, 1.0))
LIGHT: Vec = _unit((-0.42, -0.50, 0.80))
GLEAM: Vec = _unit((EYE[0] + LIGHT[0], EYE[1] + LIGHT[1], EYE[2] + LIGHT[2]))


class Facet(NamedTuple):
    """A flat piece of the surface. The six sides are flat and large: a gleam would flash white on them."""

    out: Vec
    corners: tuple[int, ...]
    face: int | None = None


@dataclass(frozen=True)
class Mesh:
    points: tuple[Vec, ...]
    facets: tuple[Facet, ...]


@cache
def rounded_cube(steps: int) -> Mesh:
    """Edges and corners are rounded in this many steps."""
    return _Builder(steps).mesh()


class _Builder:
    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._points: dict[tuple[float, ...], int] = {}
        self._places: list[Vec] = []
        self._facets: list[Facet] = []

    def mesh(self) -> Mesh:
        for axis in range(3):
            for sign in (1, -1):
                self._side(axis, sign)
        for along in range(3):
            for a in (1, -1):
                for b in (1, -1):
                    self._edge(along, a, b)
        for a in (1, -1):
            for b in (1, -1):
                for c in (1, -1):
                    self._corner((a, b, c))
        return Mesh(tuple(self._places), tuple(self._facets))

    def _point(self, signs: Vec, weights: Vec) -> int:
        """A point of a corner's rounding; the weights say how much it looks along each axis."""
        key = (*signs, *weights)
        if key not in self._points:
            inner = 0.5 - ROUNDING
            x, y, z = (s * (inner + ROUNDING * w) for s, w in zip(signs, _unit(weights), strict=True))
            self._points[key] = len(self._places)
            self._places.append((x, y, z))
        return self._points[key]

    def _add(self, out: Vec, corners: list[int], face: int | None = None) -> None:
        self._facets.append(Facet(_unit(out), tuple(corners), face))

    def _side(self, axis: int, sign: int) -> None:
        weights = _spread(axis, self._steps, (0, 0))
        around = ((1, 1), (1, -1), (-1, -1), (-1, 1))
        out = _spread(axis, sign, (0, 0))
        face = next(face for face, axes in enumerate(FACE_AXES) if axes[2] == out)
        self._add(out, [self._point(_spread(axis, sign, signs), weights) for signs in around], face)

    def _edge(self, along: int, a: int, b: int) -> None:
        for step in range(self._steps):
            ends = ((1, step), (1, step + 1), (-1, step + 1), (-1, step))
            corners = [
                self._point(_spread(along, end, (a, b)), _spread(along, 0, (self._steps - at, at)))
                for end, at in ends
            ]
            self._add(_spread(along, 0, (a * (self._steps - step - 0.5), b * (step + 0.5))), corners)

    def _corner(self, signs: Vec) -> None:
        n = self._steps
        for i in range(n):
            for j in range(n - i):
                low = [(i, j), (i + 1, j), (i, j + 1)]
                self._triangle(signs, low)
                if i + j < n - 1:
                    self._triangle(signs, [(i + 1, j), (i + 1, j + 1), (i, j + 1)])

    def _triangle(self, signs: Vec, at: list[tuple[int, int]]) -> None:
        n = self._steps
        corners = [self._point(signs, (i, j, n - i - j)) for i, j in at]
        looks = [_unit((i, j, n - i - j)) for i, j in at]
        out = [signs[k] * sum(look[k] for look in looks) for k in range(3)]
        self._add((out[0], out[1], out[2]), corners)


def _spread(axis: int, along: float, others: tuple[float, float]) -> Vec:
    """This along the axis, and those along the two others."""
    three = [*others[:axis], along, *others[axis:]]
    return three[0], three[1], three[2]
