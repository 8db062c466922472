"""The rules of Pig: roll as often as you dare; a 1 loses the turn; the first at 100 wins."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET, Struct
from msgspec.structs import replace

from game.core.chance import Chance
from game.core.game import Setup, first_seat
from game.core.head_start import HeadStart, begun_with, given
from game.core.illegal import IllegalError
from game.core.recorded import RecordedChance
from game.words import marked

SEATS = range(1, 5)
TARGET = 100
SENTENCES = {"nothing_to_bank": marked("There is nothing to bank yet.")}


class Told(Struct, frozen=True, tag_field="type", tag=True):
    seat: int


class Roll(Told, frozen=True, forbid_unknown_fields=True): ...


class Bank(Told, frozen=True, forbid_unknown_fields=True): ...


class GameStarted(Struct, frozen=True, tag_field="type", tag=True, repr_omit_defaults=True):
    first: int
    head_start: HeadStart = UNSET


class TurnStarted(Told, frozen=True): ...


class DiceRolled(Told, frozen=True):
    dice: tuple[int, ...]
    values: tuple[int, ...]


class TurnEnded(Told, frozen=True):
    points: int


class GameEnded(Struct, frozen=True, tag_field="type", tag=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Command = Roll | Bank
Event = GameStarted | TurnStarted | DiceRolled | TurnEnded | GameEnded


class State(Struct, frozen=True):
    """Nothing is hidden: it is what every seat sees, too."""

    seats: int
    seat: int | None = 0
    scores: tuple[int, ...] = ()
    turns: tuple[int, ...] = ()  # begun, by seat
    rolls: int = 0
    shown: int = 0
    heap: int = 0  # the running turn's points
    head_start: HeadStart = UNSET

    @property
    def round(self) -> int:
        return max(self.turns)


def start(setup: Setup, seats: int, chance: Chance) -> tuple[Event, ...]:
    first = first_seat(setup, SEATS, seats, chance)
    return GameStarted(first, given(setup.head_start, seats, TARGET)), TurnStarted(first)


def legal(state: State, seat: int) -> Iterator[Command]:
    if seat == state.seat:
        yield Roll(seat)
        if state.heap:
            yield Bank(seat)


def decide(state: State, command: Command, chance: Chance) -> tuple[Event, ...]:
    if state.seat is None:
        raise IllegalError("the_game_has_ended")
    seat = command.seat
    if seat != state.seat:
        raise IllegalError("another_seat_is_to_act", seat=state.seat)
    if isinstance(command, Bank):
        if not state.heap:
            raise IllegalError("nothing_to_bank")
        return _turn_over(state, seat, state.heap)
    (number,) = chance.dice(seat, state.turns[seat], state.rolls + 1, 1)
    rolled = DiceRolled(seat, (0,), (number + 1,))
    return (rolled,) if number else (rolled, *_turn_over(state, seat, 0))


def _turn_over(state: State, seat: int, points: int) -> tuple[Event, ...]:
    ended, scores = TurnEnded(seat, points), _more(state.scores, seat, points)
    if scores[seat] >= TARGET:
        return ended, GameEnded((seat,), scores)
    return ended, TurnStarted((seat + 1) % state.seats)


def _more(of: tuple[int, ...], seat: int, n: int) -> tuple[int, ...]:
    return (*of[:seat], of[seat] + n, *of[seat + 1 :])


def evolve(state: State, event: Event) -> State:
    match event:
        case GameStarted(_, begun):
            return replace(state, head_start=begun, scores=begun_with(begun, state.seats))
        case TurnStarted(seat):
            return replace(state, seat=seat, turns=_more(state.turns, seat, 1), rolls=0, shown=0, heap=0)
        case DiceRolled(_, _, (value,)):
            heap = state.heap + value if value > 1 else 0
            return replace(state, rolls=state.rolls + 1, shown=value, heap=heap)
        case TurnEnded(seat, points):
            return replace(state, scores=_more(state.scores, seat, points))
        case _:
            return replace(state, seat=None)


def retell(state: State, events: Sequence[Event]) -> Command:
    match events[0]:
        case DiceRolled(seat):
            return Roll(seat)
        case TurnEnded(seat):
            return Bank(seat)
        case other:
            raise IllegalError("no_command_brings_this_about", event=type(other).__name__)


def recorded(events: Sequence[Event]) -> RecordedChance:
    rolled = next((event.values for event in events if isinstance(event, DiceRolled)), ())
    first = next((event.first for event in events if isinstance(event, GameStarted)), 0)
    return RecordedChance(dice_shown=tuple(value - 1 for value in rolled), first_seat=first)
