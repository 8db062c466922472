"""What happens in 17, in the log's words, and how a game is set up. Cards here are ids."""

from typing import Literal

from msgspec import UNSET, Struct

from game.core.game import Setup as CommonSetup
from game.core.head_start import HeadStart
from game.seventeen.cards import Face


class Setup(CommonSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first seat is always drawn."""

    first: Literal["drawn"] = "drawn"


class GameStarted(Struct, frozen=True, tag_field="type", tag=True, repr_omit_defaults=True):
    """A head start is of victory tokens."""

    first: int
    head_start: HeadStart = UNSET


class PileShuffled(Struct, frozen=True, tag_field="type", tag=True):
    """A new draw pile; its first card is drawn first."""

    order: tuple[str, ...]


class CardDrawn(Struct, frozen=True, tag_field="type", tag=True):
    """A seat took the top card of the draw pile (the deal too)."""

    seat: int
    card: str


class TurnStarted(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class CardPlayed(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    card: str
    face: Face


class DirectionReversed(Struct, frozen=True, tag_field="type", tag=True):
    direction: int


class CardsTrashed(Struct, frozen=True, tag_field="type", tag=True):
    """The last one or two cards of the row were discarded, named as they lay from left to right."""

    cards: tuple[str, ...]


class TurnEnded(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class Called(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class RowRevealed(Struct, frozen=True, tag_field="type", tag=True):
    cards: tuple[str, ...]
    total: int


class TokensMoved(Struct, frozen=True, tag_field="type", tag=True):
    """What a seat's tokens changed by at this round's end."""

    seat: int
    victories: int
    penalties: int


class RoundEnded(Struct, frozen=True, tag_field="type", tag=True):
    starter: int


class GameEnded(Struct, frozen=True, tag_field="type", tag=True):
    """`scores` are the victories."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    penalties: tuple[int, ...]


Event = (
    GameStarted
    | PileShuffled
    | CardDrawn
    | TurnStarted
    | CardPlayed
    | DirectionReversed
    | CardsTrashed
    | TurnEnded
    | Called
    | RowRevealed
    | TokensMoved
    | RoundEnded
    | GameEnded
)
