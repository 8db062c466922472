"""What happens in Dalek Dice, in the log's words; what an event tells; how a game is set up."""

from typing import Literal, assert_never

from msgspec import UNSET, Struct

from game.core.game import Setup as CommonSetup
from game.core.head_start import HeadStart
from game.dalek.faces import Face

Target = Literal[30, 60, 90]
Reason = Literal["doctor", "exterminate", "dice_out", "stopped"]


class Setup(CommonSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    target: Target = 60


class GameStarted(Struct, frozen=True, tag_field="type", tag=True, repr_omit_defaults=True):
    first: int
    target: int
    head_start: HeadStart = UNSET


class TurnStarted(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class DiceRolled(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    dice: tuple[int, ...]
    values: tuple[Face, ...]


class DiceKept(Struct, frozen=True, tag_field="type", tag=True):
    """Dice were set aside: by the rules (`forced`), or by choice."""

    seat: int
    dice: tuple[int, ...]
    forced: bool


class TurnEnded(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    reason: Reason
    points: int


class GameEnded(Struct, frozen=True, tag_field="type", tag=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = GameStarted | TurnStarted | DiceRolled | DiceKept | TurnEnded | GameEnded


def seen(event: Event, _seat: int | None) -> Event:
    """Everything is public."""
    match event:
        case GameStarted() | TurnStarted() | DiceRolled() | DiceKept() | TurnEnded() | GameEnded():
            return event
        case _:
            assert_never(event)


def teaches(event: Event) -> bool:
    return isinstance(event, DiceRolled)


def rolled(event: Event) -> tuple[int, tuple[Face, ...]] | None:
    return (event.seat, event.values) if isinstance(event, DiceRolled) else None


def earned(event: Event) -> tuple[int, int] | None:
    return (event.seat, event.points) if isinstance(event, TurnEnded) else None
