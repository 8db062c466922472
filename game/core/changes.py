"""What listeners of a session hear: the game went on, or back."""

from typing import Any, Generic

from msgspec import Struct

from game.core.game import V
from game.core.seats import SeatChanged


class Advanced(Struct, Generic[V], frozen=True):
    """The game went on by these events, as the listening seat sees them."""

    events: tuple[Any, ...]
    before: V
    after: V


class Rewound(Struct, Generic[V], frozen=True):
    """The last so many events of the game are gone; seat changes among them stand again at its end."""

    events: int
    stayed: tuple[SeatChanged, ...]
    before: V
    after: V
