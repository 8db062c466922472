"""What a seat may know of a game of 17: its view of the table, and each event as it saw it.

Nothing here carries a copy number, nor anything else by which one hidden card could be told from another with
the same back. `seen` is the only place that decides what of an event is hidden.
"""

from typing import assert_never

from msgspec import Struct

from game.seventeen.cards import BACK, KIND, RANK, Back, Face, Hidden, Kind, hidden
from game.seventeen.events import (
    CardDrawn,
    CardPlayed,
    CardsTrashed,
    Event,
    PileShuffled,
    Public,
    RowRevealed,
)
from game.seventeen.past import Past
from game.seventeen.state import Laid, Stage, State


class SawShuffled(Struct, frozen=True, tag_field="type", tag=True):
    """A new draw pile of so many cards, and the back of the first."""

    cards: int
    top: Back


class SawDrawn(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    card: Kind | Hidden


class SawPlayed(Struct, frozen=True, tag_field="type", tag=True):
    seat: int
    card: Kind | Hidden
    face: Face


class SawTrashed(Struct, frozen=True, tag_field="type", tag=True):
    """The last so many cards of the row were discarded as they lay: nobody learns more of them."""

    cards: int


class SawRevealed(Struct, frozen=True, tag_field="type", tag=True):
    cards: tuple[Kind, ...]
    total: int


Seen = SawShuffled | SawDrawn | SawPlayed | SawTrashed | SawRevealed | Public


class Lying(Struct, frozen=True):
    """A card in the row or among the discards, as a seat knows it."""

    seat: int
    card: Kind | Hidden
    face: Face


class View(Struct, frozen=True):
    """All that a seat may know; seat None looks on."""

    seat: int | None
    seats: int
    first: int
    stage: Stage
    mover: int  # whose turn it is, or would be next
    last: int | None  # who has just played; None until the round's first turn has ended
    direction: int
    cards: int  # so many cards that turn plays, and draws
    played: int  # of them so far
    cards_after: int  # so many the turn after it
    victories: tuple[int, ...]
    penalties: tuple[int, ...]
    winners: tuple[int, ...]
    deck: tuple[Kind, ...]  # all cards of the game
    hand: tuple[Kind, ...]  # one's own
    hands: tuple[tuple[Back, ...], ...]  # everybody's backs, sorted: a place in a hand tells nothing
    row: tuple[Lying, ...]
    discards: tuple[Lying, ...]
    pile: int  # so many cards
    top: Back | None  # the back of its first
    history: tuple[Seen, ...]


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.seats,
        state.first,
        state.stage,
        state.mover,
        state.last,
        state.direction,
        state.cards,
        state.played,
        state.cards_after,
        state.victories,
        state.penalties,
        state.winners,
        state.deck,
        ()
        if seat is None
        else tuple(sorted((KIND[card] for card in state.hands[seat]), key=RANK.__getitem__)),
        tuple(tuple(sorted(BACK[KIND[card]] for card in hand)) for hand in state.hands),
        tuple(_lying(laid, seat) for laid in state.row),
        tuple(_lying(laid, seat) for laid in state.discards),
        len(state.pile),
        BACK[KIND[state.pile[0]]] if state.pile else None,
        _history(state.past, seat),
    )


def _history(past: Past | None, seat: int | None) -> tuple[Seen, ...]:
    """The past that a seat was last told of this game is mostly the same; then there is a little more."""
    if past is None:
        return ()
    known, told = past.told.get(seat, (None, ()))
    common, fresh = past, list[Seen]()
    while common is not known and common is not None:
        if known is not None and known.length >= common.length:
            known = known.before
        else:
            fresh.append(seen(common.event, seat))
            common = common.before
    history = told[: common.length if common else 0] + tuple(reversed(fresh))
    past.told[seat] = past, history
    return history


def _lying(laid: Laid, seat: int | None) -> Lying:
    known = laid.face == "up" or laid.seat == seat
    return Lying(laid.seat, KIND[laid.card] if known else hidden(laid.card), laid.face)


def seen(event: Event, seat: int | None) -> Seen:
    if isinstance(event, Public):
        return event
    match event:
        case CardDrawn(drawer, card):
            return SawDrawn(drawer, KIND[card] if drawer == seat else hidden(card))
        case CardPlayed(player, card, face):
            known = face == "up" or player == seat
            return SawPlayed(player, KIND[card] if known else hidden(card), face)
        case PileShuffled(order):
            return SawShuffled(len(order), BACK[KIND[order[0]]])
        case CardsTrashed(cards):
            return SawTrashed(len(cards))
        case RowRevealed(cards, total):
            return SawRevealed(tuple(KIND[card] for card in cards), total)
        case _:
            assert_never(event)
