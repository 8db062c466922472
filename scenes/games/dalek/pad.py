"""The points of each round of Dalek Dice, on a dark board under the seats."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from game.core.head_start import begun_with
from game.dalek.events import GameStarted, TurnEnded
from scenes.art.palette import mix, rgb
from scenes.games.dalek.mood import NIGHT
from scenes.games.dalek.steel import STEEL
from scenes.table.pad import Column, PadLook


def board() -> PadLook:
    return PadLook(
        sheet=(mix(NIGHT.panel, STEEL, 0.1), mix(NIGHT.panel, rgb("0c0f1d"), 0.4)),
        binding=mix(STEEL, NIGHT.panel, 0.45),
        line=mix(NIGHT.panel, STEEL, 0.28),
        margin=mix(NIGHT.panel, NIGHT.accent, 0.6),
        pen=NIGHT.panel_text,
        numbers=NIGHT.panel_text_muted,
        nothing="0",
    )


def columns(events: Iterable[Any], seats: int) -> tuple[Column, ...]:
    """What every turn brought each seat."""
    written: list[list[int]] = [[] for _ in range(seats)]
    for event in events:
        match event:
            case GameStarted(head_start=head_start):
                written = [[] if head_start is UNSET else [begun] for begun in begun_with(head_start, seats)]
            case TurnEnded(seat, _, points):
                written[seat].append(points)
            case _:
                pass
    return tuple(tuple(column) for column in written)
