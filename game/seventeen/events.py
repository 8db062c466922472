"""What happens in 17, in the log's words; what an event tells; how a game is set up. Cards here are ids."""

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


Public = (
    GameStarted | TurnStarted | DirectionReversed | TurnEnded | Called | TokensMoved | RoundEnded | GameEnded
)
"""What hides nothing from anybody."""

Event = Public | PileShuffled | CardDrawn | CardPlayed | CardsTrashed | RowRevealed


def teaches(event: Event) -> bool:
    """A draw shows a card to whoever drew it, a reveal the row to everybody."""
    return isinstance(event, CardDrawn | RowRevealed)


def earned(event: Event) -> tuple[int, int] | None:
    """A round counts for a seat that it brought a token: none but penalties is one without a victory."""
    match event:
        case TokensMoved(seat, victories, penalties) if max(victories, penalties) > 0:
            return seat, max(0, victories)
        case _:
            return None
