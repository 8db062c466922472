"""What a seat may want done in 17. A card goes by its kind: its copies are alike."""

from msgspec import Struct

from game.seventeen.cards import Face, Kind


class BeginTurn(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Begin the turn: nobody has called."""

    seat: int


class Call(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Call "17"."""

    seat: int


class Play(Struct, frozen=True, tag_field="type", tag=True, omit_defaults=True, forbid_unknown_fields=True):
    """Play a card of this kind to the right end of the row.

    Of several in hand it is the lowest copy, unless a log that is being read says which one it was.
    """

    seat: int
    card: Kind
    face: Face
    copy: int | None = None


Command = BeginTurn | Call | Play
