"""The table of 17: what lies where, and how events change it. Who may know what of it is in `views`."""

from typing import Literal, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from game.core.head_start import begun_with
from game.seventeen.cards import KIND, RANK, Face, Kind
from game.seventeen.events import (
    Called,
    CardDrawn,
    CardPlayed,
    CardsTrashed,
    DirectionReversed,
    Event,
    GameEnded,
    GameStarted,
    PileShuffled,
    RoundEnded,
    RowRevealed,
    TokensMoved,
    TurnEnded,
    TurnStarted,
)
from game.seventeen.past import Past, then

Stage = Literal["waiting", "playing", "over"]

T = TypeVar("T")


class Laid(Struct, frozen=True):
    """A card that somebody has played. Among the discards, face down means: trashed unseen."""

    seat: int
    card: str
    face: Face


class State(Struct, frozen=True):
    """`stage` is what the game waits for: a turn to begin or a call, or a card of the running turn."""

    seats: int
    first: int = 0
    stage: Stage = "playing"
    mover: int = 0  # whose turn it is, or would be next
    last: int | None = None  # who has just played; None until the round's first turn has ended
    direction: int = 1
    cards: int = 1  # so many cards that turn plays, and draws
    played: int = 0  # of them so far
    cards_after: int = 1  # so many the turn after it
    hands: tuple[tuple[str, ...], ...] = ()  # each sorted: equal cards lie in the order of their copies
    row: tuple[Laid, ...] = ()
    pile: tuple[str, ...] = ()  # the first is drawn first
    discards: tuple[Laid, ...] = ()
    shuffles: int = 0
    deck: tuple[Kind, ...] = ()  # all cards of the game, by kind
    victories: tuple[int, ...] = ()
    penalties: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    past: Past | None = None


def fresh(seats: int) -> State:
    return State(seats, hands=((),) * seats, victories=(0,) * seats, penalties=(0,) * seats)


def evolve(state: State, event: Event) -> State:
    return replace(_changed(state, event), past=then(state.past, event))


def _changed(state: State, event: Event) -> State:
    match event:
        case CardDrawn(seat, card):
            hand = tuple(sorted((*state.hands[seat], card)))
            return replace(state, hands=with_at(state.hands, seat, hand), pile=state.pile[1:])
        case CardPlayed(seat, card, face):
            doubles = face == "up" and KIND[card] == "double"
            return replace(
                state,
                hands=with_at(state.hands, seat, tuple(held for held in state.hands[seat] if held != card)),
                row=(*state.row, Laid(seat, card, face)),
                played=state.played + 1,
                cards_after=2 if doubles else state.cards_after,
            )
        case TurnStarted(seat):
            return replace(state, stage="playing", mover=seat)
        case TurnEnded(seat):
            return replace(
                state,
                stage="waiting",
                mover=(seat + state.direction) % state.seats,
                last=seat,
                cards=state.cards_after,
                played=0,
                cards_after=1,
            )
        case DirectionReversed(direction):
            return replace(state, direction=direction)
        case CardsTrashed(cards):
            stay = len(state.row) - len(cards)
            return replace(state, row=state.row[:stay], discards=state.discards + state.row[stay:])
        case PileShuffled(order):
            deck = state.deck or tuple(sorted((KIND[card] for card in order), key=RANK.__getitem__))
            return replace(state, pile=order, discards=(), shuffles=state.shuffles + 1, deck=deck)
        case RowRevealed():
            return replace(state, row=tuple(replace(laid, face="up") for laid in state.row))
        case TokensMoved(seat, victories, penalties):
            return replace(
                state,
                victories=with_at(state.victories, seat, state.victories[seat] + victories),
                penalties=with_at(state.penalties, seat, state.penalties[seat] + penalties),
            )
        case RoundEnded(starter):
            return replace(
                state,
                mover=starter,
                last=None,
                cards=1,
                played=0,
                cards_after=1,
                row=(),
                discards=state.discards + state.row,
            )
        case GameStarted(first, head_start):
            return replace(state, first=first, victories=begun_with(head_start, state.seats))
        case GameEnded(winners):
            return replace(state, stage="over", winners=winners)
        case Called():
            return state
        case _:
            assert_never(event)


def with_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*values[:at], value, *values[at + 1 :])
