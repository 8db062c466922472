"""What a seat may want done in Dicy Cards."""

from msgspec import Struct

from game.dicy.cards import Card


class Roll(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Roll all six dice."""

    seat: int


class Reroll(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Freeze a card to roll these dice again."""

    seat: int
    card: Card
    dice: tuple[int, ...]


class Score(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Score a card with these dice."""

    seat: int
    card: Card
    dice: tuple[int, ...]


class Pass(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Turn all one's own frozen cards active, and end the turn."""

    seat: int


class Freeze(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """The choice of who is chilled by another player's card."""

    seat: int
    card: Card


class Thaw(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """The choice of who may turn a card active by another player's pass or card."""

    seat: int
    card: Card


Command = Roll | Reroll | Score | Pass | Freeze | Thaw
