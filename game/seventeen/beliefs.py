"""What a seat can believe of the cards it doesn't see, from all that it has seen.

Exact for uniform shuffles and for players who choose among their cards without regard to what they are, up to
`GUESSES` guesses at a time; beyond that they are thinned in proportion to their weights.
"""

from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from random import Random

from msgspec import Struct

from game.seventeen.cards import BACK, OPEN_NUMBER, OPEN_NUMBERS, Hidden, Kind, told
from game.seventeen.guesses import (
    PLACE,
    Guess,
    Outcome,
    cards_of,
    counts,
    open_play,
    own_draw,
    plain_ones,
    reveal,
    shuffle,
    unseen_draw,
    unseen_play,
    unseen_trash,
)
from game.seventeen.views import SawDrawn, SawPlayed, SawRevealed, SawShuffled, SawTrashed, Seen, View

GUESSES = 2000

Path = tuple[int, "Path"] | None  # of which pools the unseen cards that moved were, the last first


class Dealt(Struct, frozen=True):
    """All cards as they may lie; `pile` in the order of drawing."""

    hands: tuple[tuple[Kind, ...], ...]
    row: tuple[Kind, ...]
    discards: tuple[Kind, ...]
    pile: tuple[Kind, ...]


class Belief:
    """For search: made once for a view, it deals as many worlds as are wanted, without their past."""

    def __init__(self, view: View, random: Random) -> None:
        self._view = view
        self._guesses = guessed(view, random)
        self._heaped = list(accumulate(weight for _, weight, _ in self._guesses))
        self._open = open_cards_in_pile(view)

    def deal(self, random: Random) -> Dealt:
        view = self._view
        guess = random.choices(self._guesses, cum_weights=self._heaped)[0][0]
        pools: list[list[Kind]] = []
        for pool in guess.pools:
            cards = cards_of(pool)
            random.shuffle(cards)
            pools.append(cards)
        row, trashed = iter(guess.row), iter(guess.trashed)
        return Dealt(
            tuple(
                self._hand(seat, [pools[pool].pop() for pool in guess.hands[seat]])
                for seat in range(view.seats)
            ),
            tuple(told(lying.card) or pools[next(row)].pop() for lying in view.row),
            tuple(told(lying.card) or pools[next(trashed)].pop() for lying in view.discards),
            tuple(in_any_order([*self._open, *(card for pool in pools for card in pool)], view, random)),
        )

    def _hand(self, seat: int, unseen: list[Kind]) -> tuple[Kind, ...]:
        if seat == self._view.seat:
            return self._view.hand
        seen: list[Kind] = [OPEN_NUMBER[back] for back in self._view.hands[seat] if back in OPEN_NUMBER]
        return (*seen, *unseen)


def open_cards_in_pile(view: View) -> list[Kind]:
    """The open numbers of the draw pile: those that are nowhere to be seen."""
    left: dict[Kind | None, int] = {kind: view.deck.count(kind) for kind in OPEN_NUMBERS}
    lying = [told(card.card) for card in (*view.row, *view.discards)]
    held = [told(Hidden(back)) for hand in view.hands for back in hand]
    for kind in (*lying, *held):
        if kind in left:
            left[kind] -= 1
    return [kind for kind in OPEN_NUMBERS for _ in range(left[kind])]


def in_any_order(cards: list[Kind], view: View, random: Random) -> list[Kind]:
    """A draw pile of these cards, each order as likely, under the back that is to be seen."""
    random.shuffle(cards)
    if cards:
        tops = [place for place, kind in enumerate(cards) if BACK[kind] == view.top]
        cards.insert(0, cards.pop(random.choice(tops)))
    return cards


def guessed(view: View, random: Random, guesses: int = GUESSES) -> list[tuple[Guess, float, Path]]:
    """Every guess with its weight, up to about so many, and one way to it, drawn by weight among all the ways
    there are."""
    while True:
        reading = _Reading(view, random, guesses)
        if reading.guesses:
            return [(guess, weight, path) for guess, (weight, path) in reading.guesses.items()]
        if not reading.thinned:
            raise ValueError("no game can look like this view")
        guesses *= 4  # all that were kept turned out wrong


class _Reading:
    """A seat's history read from its beginning, guess by guess."""

    def __init__(self, view: View, random: Random, limit: int) -> None:
        self._seat = view.seat
        self._deck = view.deck
        self._random = random
        self._limit = limit
        self.thinned = False
        self.guesses: dict[Guess, tuple[float, Path]] = {Guess(hands=((),) * view.seats): (1.0, None)}
        self._row: list[Kind | None] = []  # None is a plain card that the seat hasn't seen
        self._discards: list[Kind | None] = []
        for seen in view.history:
            self._read(seen)

    def _read(self, seen: Seen) -> None:
        match seen:
            case SawShuffled():
                known = counts(plain_ones(self._discards or self._deck))
                self._weigh(lambda guess: shuffle(guess, known))
                self._discards.clear()
            case SawDrawn(seat, card):
                kind = told(card)
                if kind is None:
                    self._weigh(lambda guess: unseen_draw(guess, seat))
                elif kind in PLACE:
                    self._weigh(lambda guess: own_draw(guess, kind))
            case SawPlayed(seat, card):
                kind = told(card)
                self._row.append(kind)
                if kind is None:
                    self._weigh(lambda guess: unseen_play(guess, seat))
                elif kind in PLACE and seat != self._seat:
                    self._weigh(lambda guess: open_play(guess, seat, kind))
            case SawTrashed(cards):
                gone = self._row[-cards:]
                del self._row[-cards:]
                self._discards += gone
                for kind in gone:
                    if kind is None:
                        self._weigh(unseen_trash)
            case SawRevealed(cards):
                unseen: list[Kind] = [
                    shown for shown, known in zip(cards, self._row, strict=True) if known is None
                ]
                if unseen:
                    self._weigh(lambda guess: reveal(guess, unseen))
                self._row.clear()
                self._discards += cards
            case _:
                pass

    def _weigh(self, outcomes: Callable[[Guess], Iterable[Outcome]]) -> None:
        """Each guess becomes what may have come of it; equal ones become one, and either's way may stand."""
        after: dict[Guess, tuple[float, Path]] = {}
        for guess, (weight, path) in self.guesses.items():
            for outcome in outcomes(guess):
                way = path if outcome.pool is None else (outcome.pool, path)
                more = weight * outcome.chance
                if outcome.guess in after:
                    before, other_way = after[outcome.guess]
                    if self._random.random() * (before + more) >= more:
                        way = other_way
                    more += before
                after[outcome.guess] = (more, way)
        self.guesses = dict(self._thin(after)) if len(after) > self._limit else after
        whole = sum(weight for weight, _ in self.guesses.values())
        self.guesses = {guess: (weight / whole, path) for guess, (weight, path) in self.guesses.items()}

    def _thin(self, guesses: dict[Guess, tuple[float, Path]]) -> Iterator[tuple[Guess, tuple[float, Path]]]:
        """So many guesses that each is kept as often, on average, as its weight asks."""
        self.thinned = True
        share = sum(weight for weight, _ in guesses.values()) / self._limit
        heap = self._random.random() * share
        for guess, (weight, path) in guesses.items():
            heap += weight
            copies, heap = divmod(heap, share)
            if copies:
                yield guess, (copies, path)
