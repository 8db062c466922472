"""The drawings on the faces as polygons, so that a face can tumble in space or stand flat on a button.

A face is the square from -1 to 1, x to the right and y down. A drawing is a tuple of parts, painted in order,
each in one ink of the die's style. Curves have few points: a die paints every part anew in each frame.
"""

from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Patch:
    """One filled shape. `ink` names a colour of the style."""

    ink: str
    points: tuple[Point, ...]


@dataclass(frozen=True)
class Pip:
    """A round hollow."""

    ink: str
    centre: Point
    radius: float


Drawing = tuple[Patch | Pip, ...]

_FAR = 0.62
_SPOTS: tuple[tuple[Point, ...], ...] = (
    ((0, 0),),
    ((-_FAR, -_FAR), (_FAR, _FAR)),
    ((-_FAR, -_FAR), (0, 0), (_FAR, _FAR)),
    ((-_FAR, -_FAR), (_FAR, -_FAR), (-_FAR, _FAR), (_FAR, _FAR)),
    ((-_FAR, -_FAR), (_FAR, -_FAR), (0, 0), (-_FAR, _FAR), (_FAR, _FAR)),
    ((-_FAR, -_FAR), (_FAR, -_FAR), (-_FAR, 0), (_FAR, 0), (-_FAR, _FAR), (_FAR, _FAR)),
)
PIPS: tuple[Drawing, ...] = tuple(
    tuple(Pip("pip", spot, 0.30 if len(spots) == 1 else 0.255) for spot in spots) for spots in _SPOTS
)
