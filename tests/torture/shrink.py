"""Delta debugging: the shortest list that still does it."""

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shortest(steps: Sequence[T], does_it: Callable[[list[T]], bool], patience: int = 300) -> list[T]:
    """Drops runs of steps, half of the list at first and single ones in the end, as long as the rest still
    does it; looks at most `patience` times."""
    kept, size, looks = list(steps), max(1, len(steps) // 2), 0
    while looks < patience:
        at, dropped = 0, False
        while at < len(kept) and looks < patience:
            without = kept[:at] + kept[at + size :]
            looks += 1
            if does_it(without):
                kept, dropped = without, True
            else:
                at += size
        if size == 1 and not dropped:
            break
        size = max(1, size // 2)
    return kept


def smallest(numbers: dict[str, int], does_it: Callable[[dict[str, int]], bool]) -> dict[str, int]:
    """Each of these numbers as small as it may be: nothing, half, or one less."""
    kept = dict(numbers)
    for name in kept:
        while number := kept[name]:
            smaller = next(
                (
                    fewer
                    for fewer in dict.fromkeys((0, number // 2, number - 1))
                    if does_it(kept | {name: fewer})
                ),
                None,
            )
            if smaller is None:
                break
            kept[name] = smaller
    return kept
