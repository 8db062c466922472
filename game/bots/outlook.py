"""What a choice comes to under best play, told apart from what it is worth: points, and chances of none.

Best play stays best for a nudge in what some ends of the turn are worth, and gains by it as often as it comes
to them. Where several ways are best it is the one for most points, in all figures: they are of one policy.
"""

from collections.abc import Callable
from math import sqrt

from msgspec import Struct

TIE = 1e-6  # of the chance of winning, for a point: less than anybody plays for
NUDGE = 1e-9

More = tuple[float, ...]
"""By points, from 0: by so much they are worth more than they are."""


class Outlook(Struct, frozen=True):
    """Of a turn: the chance of no points at all, points on average, and their standard deviation."""

    nothing: float
    average: float
    spread: float = 0.0


class Outcome(Struct, frozen=True):
    """Of a choice: what its turn brings, the chance that the turn is over at once, and what it is worth: the
    chance of winning, or alone the turns to come, as a loss."""

    outlook: Outlook
    over: float
    value: float


def of_end(points: int, value: float) -> Outcome:
    """The turn is over with so many points."""
    return Outcome(Outlook(float(points == 0), points), 1.0, value)


def outlook(value: Callable[[More], float], most: int) -> Outlook:
    """`value`: what the turn is worth where points are worth so much more; nobody makes more than `most`."""
    points = range(most + 1)

    def nudged(of_points: Callable[[int], float]) -> float:
        return value(tuple([TIE * made + NUDGE * of_points(made) for made in points]))

    bare = nudged(lambda _made: 0.0)
    nothing = (nudged(lambda made: float(made == 0)) - bare) / NUDGE
    average = max(0.0, (nudged(float) - bare) / NUDGE)
    squares = (nudged(lambda made: made * made) - bare) / NUDGE
    return Outlook(min(1.0, max(0.0, nothing)), average, sqrt(max(0.0, squares - average**2)))
