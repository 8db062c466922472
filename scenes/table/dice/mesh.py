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
        self._points: dict[tuple[int, ...], int] = {}
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

    def _point(self, signs: tuple[int, int, int], weights: tuple[int, int, int]) -> int:
        """A point of a corner's rounding; the weights say how much it looks along each axis."""
        key = (*signs, *weights)
        if key not in self._points:
            look = _unit((float(weights[0]), float(weights[1]), float(weights[2])))
            inner = 0.5 - ROUNDING
            x, y, z = (s * (inner + ROUNDING * w) for s, w in zip(signs, look, strict=True))
            self._points[key] = len(self._places)
            self._places.append((x, y, z))
        return self._points[key]

    def _add(self, out: Vec, corners: list[int], face: int | None = None) -> None:
        self._facets.append(Facet(_unit(out), tuple(corners), face))

    def _side(self, axis: int, sign: int) -> None:
        weights = tuple(self._steps if i == axis else 0 for i in range(3))
        others = [i for i in range(3) if i != axis]
        corners: list[int] = []
        for a, b in ((1, 1), (1, -1), (-1, -1), (-1, 1)):
            signs = [0, 0, 0]
            signs[axis], signs[others[0]], signs[others[1]] = sign, a, b
            corners.append(self._point((signs[0], signs[1], signs[2]), (weights[0], weights[1], weights[2])))
        out = tuple(sign if i == axis else 0 for i in range(3))
        face = next(face for face, axes in enumerate(FACE_AXES) if axes[2] == out)
        self._add((out[0], out[1], out[2]), corners, face)

    def _edge(self, along: int, a: int, b: int) -> None:
        first, second = (i for i in range(3) if i != along)
        for step in range(self._steps):
            corners: list[int] = []
            for end, at in ((1, step), (1, step + 1), (-1, step + 1), (-1, step)):
                signs, weights = [0, 0, 0], [0, 0, 0]
                signs[along], signs[first], signs[second] = end, a, b
                weights[first], weights[second] = self._steps - at, at
                corners.append(
                    self._point((signs[0], signs[1], signs[2]), (weights[0], weights[1], weights[2]))
                )
            out = [0.0, 0.0, 0.0]
            out[first], out[second] = a * (self._steps - step - 0.5), b * (step + 0.5)
            self._add((out[0], out[1], out[2]), corners)

    def _corner(self, signs: tuple[int, int, int]) -> None:
        n = self._steps
        for i in range(n):
            for j in range(n - i):
                low = [(i, j), (i + 1, j), (i, j + 1)]
                self._triangle(signs, low)
                if i + j < n - 1:
                    self._triangle(signs, [(i + 1, j), (i + 1, j + 1), (i, j + 1)])

    def _triangle(self, signs: tuple[int, int, int], at: list[tuple[int, int]]) -> None:
        n = self._steps
        corners = [self._point(signs, (i, j, n - i - j)) for i, j in at]
        looks = [_unit((float(i), float(j), float(n - i - j))) for i, j in at]
        out = [signs[k] * sum(look[k] for look in looks) for k in range(3)]
        self._add((out[0], out[1], out[2]), corners)
