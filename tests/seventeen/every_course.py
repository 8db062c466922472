"""Every course that a game may have taken, by brute force: the second opinion on `sample_world`.

Every order of every shuffle and every card that a hand may have played, by id, each as likely as the next;
what doesn't look like the view is thrown away. Of the game it uses `evolve` and `seen` and nothing else.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, takewhile

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


@cache
def fitting_states(wanted: View) -> list[State]:
    """Where every course that fits the view ends."""
    ends = _onwards(fresh(wanted.seats), wanted, 0)
    return [state for state in ends if view(state, wanted.seat) == wanted]


def courses(wanted: View) -> Counter[Course]:
    """Every course that fits the view, as often as there are ways to it."""
    return Counter(course(state) for state in fitting_states(wanted))


def _onwards(state: State, wanted: View, at: int) -> Iterator[State]:
    if at == len(wanted.history):
        yield state
        return
    look = wanted.history[at]
    for event in _behind(look, state, wanted, at):
        if seen(event, wanted.seat) == look:
            yield from _onwards(evolve(state, event), wanted, at + 1)


def _behind(look: Seen, state: State, wanted: View, at: int) -> Iterator[Event]:
    match look:
        case SawShuffled():
            cards = [laid.card for laid in state.discards] or Box().cards(" ".join(wanted.deck))
            draws = [later for later in _until_next_shuffle(wanted, at) if isinstance(later, SawDrawn)]
            yield from (PileShuffled(order) for order in _orders(tuple(cards), draws, wanted.seat))
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


def _until_next_shuffle(wanted: View, at: int) -> Iterator[Seen]:
    return takewhile(lambda later: not isinstance(later, SawShuffled), wanted.history[at + 1 :])


def _orders(cards: tuple[str, ...], draws: list[SawDrawn], seat: int | None) -> Iterator[tuple[str, ...]]:
    """Every order of these cards in which those that are drawn look like these draws."""
    if not draws:
        yield from permutations(cards)
        return
    for card in cards:
        if seen(CardDrawn(draws[0].seat, card), seat) == draws[0]:
            rest = tuple(other for other in cards if other != card)
            yield from ((card, *order) for order in _orders(rest, draws[1:], seat))


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
