"""What stands on which page of the set-up: about as much on the one as on the other."""

from collections.abc import Callable, Sequence

from pygame import Rect

from scenes.widgets.layout import Scale
from scenes.widgets.sheet import Sheet

Part = Callable[[Sheet], None]
"""Lays itself on a sheet."""


def tall(part: Part, place: Rect, scale: Scale) -> int:
    sheet = Sheet(place, scale)
    part(sheet)
    return sheet.tall


def shared_out(talls: Sequence[int], others: Sequence[int]) -> list[int]:
    """On which page each of the `others` goes, by how tall they and what stands there are."""
    filled, pages = list(talls), list[int]()
    for other in others:
        page = filled.index(min(filled))
        filled[page] += other
        pages.append(page)
    return pages
