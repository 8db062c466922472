"""The table of Dicy Cards: what lies where, and how events change it. Everything on it is public."""

from collections.abc import Sequence
from typing import Literal, assert_never

from msgspec import UNSET, Struct
from msgspec.structs import replace

from game.core.head_start import HeadStart, begun_with
from game.dicy.cards import Card, Effect, Value, effect
from game.dicy.events import (
    CardFrozen,
    CardScored,
    CardThawed,
    DiceRolled,
    Event,
    GameEnded,
    GameStarted,
    TurnEnded,
    TurnPassed,
    TurnStarted,
)
from game.dicy.fives import Mode

Stage = Literal["start", "rolled", "others", "over"]
Choice = Literal["chill", "thaw", "passed"]

CHOICE: dict[Effect, Choice] = {
    "chill_neighbours": "chill",
    "chill_everyone": "chill",
    "thaw_neighbours": "thaw",
}


class State(Struct, frozen=True):
    """`stage` is where the turn stands: nothing rolled yet, a roll, the others' choices that came of it."""

    seats: int
    first: int = 0
    mode: Mode = "glacial"
    cards: tuple[Card, ...] = ()  # the five that everybody has
    target: int = 100
    head_start: HeadStart = UNSET
    scores: tuple[int, ...] = ()
    active: tuple[tuple[Card, ...], ...] = ()  # each seat's, in the order of `cards`
    round: int = 0  # this seat's turns so far, the running one included
    seat: int = 0
    stage: Stage = "start"
    rolls: int = 0  # rolls of this turn
    dice: tuple[Value, ...] = ()  # what the six dice show; empty before the roll
    choice: Choice | None = None  # what the others must choose a card for
    choosers: tuple[int, ...] = ()  # who must choose still, in their order; each has a card to choose
    scored: Card | None = None  # the card that the scorer freezes when they have chosen
    winners: tuple[int, ...] = ()

    def frozen(self, seat: int) -> tuple[Card, ...]:
        active = self.active[seat]
        return tuple(card for card in self.cards if card not in active)

    @property
    def from_the_left(self) -> tuple[int, ...]:
        """The other seats, from the player's left round to the right."""
        return tuple((self.seat + step) % self.seats for step in range(1, self.seats))

    @property
    def neighbours(self) -> tuple[int, ...]:
        """The players at the left and the right; with two at the table they are one."""
        others = self.from_the_left
        return others if len(others) < 2 else (others[0], others[-1])


class View(Struct, frozen=True):
    """All that a seat may know: the whole table, and which seat it is (None looks on)."""

    seat: int | None
    table: State


def fresh(seats: int) -> State:
    return State(seats, scores=(0,) * seats, active=((),) * seats)


def view(state: State, seat: int | None) -> View:
    return View(seat, state)


def seen(event: Event, seat: int | None) -> Event:
    del seat
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


def teaches(event: Event) -> bool:
    return isinstance(event, DiceRolled)


def candidates(state: State, seat: int) -> tuple[Card, ...]:
    """The cards among which the seat chooses what the running choice is for."""
    return state.active[seat] if state.choice == "chill" else state.frozen(seat)


def evolve(state: State, event: Event) -> State:
    match event:
        case DiceRolled(_, dice, values):
            return replace(
                state, stage="rolled", rolls=state.rolls + 1, dice=_shown(state.dice, dice, values)
            )
        case CardFrozen(seat, card):
            return _turned(state, seat, (card, *state.frozen(seat)))
        case CardThawed(seat, card):
            return _turned(state, seat, tuple(one for one in state.frozen(seat) if one != card))
        case CardScored(seat, card, _, points):
            scores = (*state.scores[:seat], state.scores[seat] + points, *state.scores[seat + 1 :])
            return _asked(replace(state, scores=scores, scored=card), *_hit_by(state, card))
        case TurnPassed():
            return _asked(state, "passed", state.from_the_left)
        case TurnStarted(seat):
            return replace(
                state,
                seat=seat,
                round=state.round + (seat == state.first),
                stage="start",
                rolls=0,
                dice=(),
                choice=None,
                scored=None,
            )
        case TurnEnded():
            return state
        case GameStarted(first, mode, cards, target, head_start):
            return replace(
                state,
                first=first,
                mode=mode,
                cards=cards,
                target=target,
                head_start=head_start,
                scores=begun_with(head_start, state.seats),
                active=(cards,) * state.seats,
            )
        case GameEnded(winners):
            return replace(state, stage="over", winners=winners)
        case _:
            assert_never(event)


def _shown(before: tuple[Value, ...], dice: tuple[int, ...], values: tuple[Value, ...]) -> tuple[Value, ...]:
    if not before:
        return values
    rolled = dict(zip(dice, values, strict=True))
    return tuple(rolled.get(die, value) for die, value in enumerate(before))


def _hit_by(state: State, card: Card) -> tuple[Choice | None, tuple[int, ...]]:
    """What a scored card makes others choose, and whom."""
    hit = effect(card)
    if hit is None:
        return None, ()
    return CHOICE[hit], state.from_the_left if hit == "chill_everyone" else state.neighbours


def _asked(state: State, choice: Choice | None, affected: tuple[int, ...]) -> State:
    """The others are to choose; who has no card to choose is skipped."""
    asked = replace(state, stage="others", choice=choice)
    return replace(asked, choosers=tuple(seat for seat in affected if candidates(asked, seat)))


def _turned(state: State, seat: int, frozen: Sequence[Card]) -> State:
    """One of the seat's cards was turned over; if another player made it choose one, it has."""
    active = tuple(card for card in state.cards if card not in frozen)
    return replace(
        state,
        active=(*state.active[:seat], active, *state.active[seat + 1 :]),
        choosers=tuple(one for one in state.choosers if one != seat),
    )
