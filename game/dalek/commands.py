"""What a seat may want done in Dalek Dice."""

from msgspec import Struct


class Roll(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Roll every die in hand."""

    seat: int


class Keep(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """Set Humans and Daleks of this roll aside."""

    seat: int
    dice: tuple[int, ...]


class Stop(Struct, frozen=True, tag_field="type", tag=True, forbid_unknown_fields=True):
    """End the turn and take what stands aside."""

    seat: int


Command = Roll | Keep | Stop
