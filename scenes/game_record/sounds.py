"""A sound that is heard at one game's table only; its files are in `assets/sounds`."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class OwnSound:
    """`takes` are played in turn; of two within `apart` seconds one is heard."""

    group: Literal["table", "moments"] = "moments"
    takes: int = 1
    apart: float = 0.15
