"""Chances of winning by seat, where only one is known well."""

from collections.abc import Sequence


def shared(own: float, seat: int, weights: Sequence[float]) -> tuple[float, ...]:
    """One seat's chance as it is; what it leaves to the others, by their weights."""
    others = [0.0 if other == seat else weight for other, weight in enumerate(weights)]
    if not any(others):
        others = [float(other != seat) for other in range(len(weights))]
    left = (1 - own) / sum(others)
    return tuple([own if other == seat else left * weight for other, weight in enumerate(others)])


def moved(change: float, seat: int, seats: int) -> tuple[float, ...]:
    """What one seat gains the others lose together; alone it is turns that are saved."""
    if seats == 1:
        return (-change,)
    return tuple([change if other == seat else -change / (seats - 1) for other in range(seats)])
