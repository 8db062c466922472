"""A sound that is heard at one game's table only; its files are in `assets/sounds`."""

from typing import Literal

from msgspec import Struct


class OwnSound(Struct, frozen=True):
    """`takes` are played in turn; of two within `apart` seconds one is heard."""

    group: Literal["table", "moments"] = "moments"
    takes: int = 1
    apart: float = 0.15
