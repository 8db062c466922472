"""The table of Dalek Dice: what lies where, and how events change it. Everything on it is public."""

from typing import Literal, assert_never

from msgspec import UNSET, Struct
from msgspec.structs import replace

from game.core.head_start import HeadStart, begun_with
from game.dalek.events import DiceKept, DiceRolled, Event, GameEnded, GameStarted, TurnEnded, TurnStarted
from game.dalek.faces import DICE, Face, daleks, humans

Stage = Literal["start", "rolled", "kept", "over"]

ALL_DICE = tuple(range(DICE))


class State(Struct, frozen=True):
    """`stage` is where the turn stands: nothing rolled yet, a fresh roll, a roll of which dice were kept."""

    seats: int
    first: int = 0
    target: int = 60
    head_start: HeadStart = UNSET
    scores: tuple[int, ...] = ()
    round: int = 0  # this seat's turns so far, the running one included
    seat: int = 0
    stage: Stage = "start"
    rolls: int = 0  # rolls of this turn
    hand: tuple[int, ...] = ALL_DICE
    shown: tuple[Face, ...] = ()  # what the dice in hand show, in their order; empty before a roll
    aside: tuple[int, ...] = ()  # dice set aside in this turn, in their order
    placed: tuple[Face, ...] = ()  # what those show
    aside_of_roll: int = 0  # dice set aside from the running roll
    winners: tuple[int, ...] = ()

    @property
    def humans(self) -> int:
        return humans(self.placed)

    @property
    def daleks(self) -> int:
        return daleks(self.placed)

    @property
    def doctors(self) -> int:
        return self.placed.count("DOC")

    @property
    def exterminates(self) -> int:
        return self.placed.count("EXT")


class View(Struct, frozen=True):
    """All that a seat may know: the whole table, and which seat it is (None looks on)."""

    seat: int | None
    table: State


def fresh(seats: int) -> State:
    return State(seats, scores=(0,) * seats)


def view(state: State, seat: int | None) -> View:
    return View(seat, state)


def evolve(state: State, event: Event) -> State:
    match event:
        case DiceRolled(_, _, values):
            return replace(state, stage="rolled", rolls=state.rolls + 1, shown=values, aside_of_roll=0)
        case DiceKept(_, dice, forced):
            return _set_aside(state, dice, forced)
        case TurnStarted(seat):
            return replace(
                state,
                seat=seat,
                round=state.round + (seat == state.first),
                stage="start",
                rolls=0,
                hand=ALL_DICE,
                shown=(),
                aside=(),
                placed=(),
                aside_of_roll=0,
            )
        case TurnEnded(seat, _, points):
            scores = state.scores
            return replace(state, scores=(*scores[:seat], scores[seat] + points, *scores[seat + 1 :]))
        case GameStarted(first, target, head_start):
            scores = begun_with(head_start, state.seats)
            return replace(state, first=first, target=target, head_start=head_start, scores=scores)
        case GameEnded(winners):
            return replace(state, stage="over", winners=winners)
        case _:
            assert_never(event)


def _set_aside(state: State, dice: tuple[int, ...], forced: bool) -> State:
    faces = dict(zip(state.hand, state.shown, strict=True))
    hand = tuple([die for die in state.hand if die not in dice])
    return replace(
        state,
        stage="rolled" if forced else "kept",
        hand=hand,
        shown=tuple([faces[die] for die in hand]),
        aside=state.aside + dice,
        placed=state.placed + tuple([faces[die] for die in dice]),
        aside_of_roll=state.aside_of_roll + len(dice),
    )
