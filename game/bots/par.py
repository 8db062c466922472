"""How slow the others are: what a sparring partner goes by, beside its own chance.

A solved chance takes everybody to be perfect from here on. The sparring level lives by its chance, so where
the others have been slow it doubts the chance, and gives back sooner. Measured: luck of its own then matters
less, and weak and strong opponents win almost as often.
"""

from collections.abc import Sequence

from msgspec import Struct


class Par(Struct, frozen=True):
    """`points` of a turn of somebody in no need of help; `doubt`, in chance of winning, for `behind` points
    below or above that."""

    points: float
    behind: float
    doubt: float

    def doubts(self, made: Sequence[int], turns: Sequence[int], seat: int) -> float:
        """How much more the chance of the seat is taken to be: from −doubt to doubt, by the points that all
        other seats have made."""
        others = [other for other in range(len(made)) if other != seat]
        share = 0.0
        for other in others:
            missing = turns[other] * self.points - made[other]
            share += max(-1.0, min(1.0, missing / self.behind))
        return self.doubt * share / max(len(others), 1)


def turns_begun(seats: int, first: int, mover: int, rounds: int) -> tuple[int, ...]:
    """By seat, in the running round and before it; the mover's running turn included."""
    last = (mover - first) % seats
    return tuple(rounds - (1 if (seat - first) % seats > last else 0) for seat in range(seats))
