"""What the score pad of Dicy Cards says, turn by turn, on paper."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from game.core.head_start import begun_with
from game.dicy.events import CardScored, GameStarted, TurnPassed
from scenes.art.palette import CREAM, CREAM_SHADE, INK, SIGNALS, mix, rgb
from scenes.table.pad import Column, PadLook
from scenes.text.words import _


def paper() -> PadLook:
    return PadLook(
        sheet=(CREAM, mix(CREAM, CREAM_SHADE, 0.7)),
        binding=mix(rgb("2f6f9a"), CREAM, 0.05),
        line=rgb("a9c4d6"),
        margin=rgb("d9897c"),
        pen=rgb("1d3f7a"),
        numbers=mix(SIGNALS.aside, INK, 0.3),
        nothing=_("pass"),
    )


def columns(events: Iterable[Any], seats: int) -> tuple[Column, ...]:
    """What the pad says after these events."""
    written: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        match event:
            case GameStarted(head_start=head_start):
                written = [[] if head_start is UNSET else [begun] for begun in begun_with(head_start, seats)]
            case CardScored(seat, _, _, points):
                written[seat].append(points)
            case TurnPassed(seat):
                written[seat].append(0)
            case _:
                pass
    return tuple(tuple(column) for column in written)
