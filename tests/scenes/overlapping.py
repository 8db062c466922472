"""Which of some places lie over each other: asked thousands of times, so it is pygame that looks."""

from collections.abc import Mapping

from pygame import Rect


def overlapping(places: Mapping[str, Rect]) -> list[tuple[str, str]]:
    """The names of each two that do, as they stand. Touching is not overlapping."""
    names, rects = list(places), list(places.values())
    return [
        (names[at], names[other])
        for at, rect in enumerate(rects)
        for other in rect.collidelistall(rects)
        if other > at
    ]
