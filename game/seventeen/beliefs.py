"""What a seat can believe of the cards it doesn't see, from all that it has seen.

Exact for uniform shuffles and for players who choose among their cards without regard to what they are, up to
`GUESSES` guesses at a time; beyond that they are thinned in proportion to their weights.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random

from game.seventeen.cards import Kind, told
from game.seventeen.guesses import (
    PLACE,
    Guess,
    Outcome,
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
