"""What happens in Dicy Cards, in the log's words; what an event tells; how a game is set up."""

from typing import Literal, assert_never

from msgspec import UNSET, Struct, UnsetType

from game.core.game import Setup as CommonSetup
from game.core.head_start import HeadStart
from game.dicy.cards import Card, Value
from game.dicy.fives import Mode

FrozenWhy = Literal["reroll", "score", "chill"]
ThawedWhy = Literal["pass", "passed", "thaw"]  # one's own pass, another player's pass, a card's effect


class Setup(CommonSetup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mode: Mode = "glacial"
    cards: tuple[Card, ...] | UnsetType = UNSET  # the table's choice in mode custom, and only there
    target: Literal[100] = 100


class GameStarted(Struct, frozen=True, tag_field="type", tag=True, repr_omit_defaults=True):
    first: int
    mode: Mode
    cards: tuple[Card, ...]
    target: int
    head_start: HeadStart = UNSET


class TurnStarted(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class DiceRolled(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    dice: tuple[int, ...]
    values: tuple[Value, ...]


class CardFrozen(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    card: Card
    why: FrozenWhy


class CardThawed(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    card: Card
    why: ThawedWhy


class CardScored(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    card: Card
    dice: tuple[int, ...]
    points: int


class TurnPassed(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class TurnEnded(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class GameEnded(Struct, frozen=True, tag_field="type", tag=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    GameStarted
    | TurnStarted
    | DiceRolled
    | CardFrozen
    | CardThawed
    | CardScored
    | TurnPassed
    | TurnEnded
    | GameEnded
)


def teaches(event: Event) -> bool:
    return isinstance(event, DiceRolled)


def rolled(event: Event) -> tuple[int, tuple[Value, ...]] | None:
    return (event.seat, event.values) if isinstance(event, DiceRolled) else None


def earned(event: Event) -> tuple[int, int] | None:
    """A turn ends with a score or a pass."""
    match event:
        case CardScored(seat, _, _, points):
            return seat, points
        case TurnPassed(seat):
            return seat, 0
        case _:
            return None


def any_order(event: Event) -> bool:
    """One's own cards thaw together at a pass."""
    return isinstance(event, CardThawed) and event.why == "pass"


def seen(event: Event, _seat: int | None) -> Event:
    """Everything is public."""
    match event:
        case (
            GameStarted()
            | TurnStarted()
            | DiceRolled()
            | CardFrozen()
            | CardThawed()
            | CardScored()
            | TurnPassed()
            | TurnEnded()
            | GameEnded()
        ):
            return event
        case _:
            assert_never(event)
