"""Every course that a game may have taken, by brute force: the second opinion on `sample_world`.

Every order of every shuffle and every card that a hand may have played, by id, each as likely as the next;
what doesn't look like the view is thrown away. It shares nothing with the code it checks but `evolve` and `seen`.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

from game.seventeen.cards import KIND
from game.seventeen.events import (
    CardDrawn,
    CardPlayed,
    CardsTrashed,
    Event,
    PileShuffled,
    RowRevealed,
)
from game.seventeen.past import backwards
from game.seventeen.state import State, evolve, fresh
from game.seventeen.views import (
    SawDrawn,
    SawPlayed,
    SawRevealed,
    SawShuffled,
    SawTrashed,
    Seen,
    View,
    seen,
    view,
)
from tests.seventeen.table import Box

Course = tuple[object, ...]


def course(state: State) -> Course:
    """What happened, by kind, and what still lies in the pile."""
    return (*(_by_kind(event) for event in backwards(state.past)), tuple(KIND[card] for card in state.pile))


def courses(wanted: View) -> Counter[Course]:
    """Every course that fits the view, as often as there are ways to it."""
    return Counter(
        course(state)
        for state in _onwards(fresh(wanted.seats), wanted, 0)
        if view(state, wanted.seat) == wanted
    )


def _onwards(state: State, wanted: View, at: int) -> Iterator[State]:
    if at == len(wanted.history):
        yield state
        return
    look = wanted.history[at]
    for event in _behind(look, state, wanted):
        if seen(event, wanted.seat) == look:
            yield from _onwards(evolve(state, event), wanted, at + 1)


def _behind(look: Seen, state: State, wanted: View) -> Iterator[Event]:
    match look:
        case SawShuffled():
            cards = [laid.card for laid in state.discards] or Box().cards(" ".join(wanted.deck))
            yield from (PileShuffled(order) for order in permutations(cards))
        case SawDrawn(seat):
            yield CardDrawn(seat, state.pile[0])
        case SawPlayed(seat, _, face):
            yield from (CardPlayed(seat, card, face) for card in state.hands[seat])
        case SawTrashed(count):
            yield CardsTrashed(tuple(laid.card for laid in state.row[-count:]))
        case SawRevealed(_, total):
            yield RowRevealed(tuple(laid.card for laid in state.row), total)
        case _:
            yield look


def _by_kind(event: Event) -> object:
    match event:
        case PileShuffled(order):
            return tuple(KIND[card] for card in order)
        case CardDrawn(seat, card) | CardPlayed(seat, card):
            return type(event).__name__, seat, KIND[card]
        case CardsTrashed(cards) | RowRevealed(cards):
            return tuple(KIND[card] for card in cards)
        case _:
            return event
