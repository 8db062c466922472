"""Deals a seat's view as a round: what it doesn't see as it may lie, by what it saw and by habits.

`beliefs` says of which shuffle each unseen card may be; which card it is, habits say too: a card that lies
hidden was worth hiding, one that is still in hand was not worth playing.
"""

from collections.abc import Sequence
from itertools import accumulate
from random import Random

from game.bots.seventeen.habits import Leaning
from game.bots.seventeen.round import Round, height
from game.bots.seventeen.seen import UNKNOWN, as_seen
from game.seventeen.beliefs import guessed
from game.seventeen.cards import OPEN_NUMBER, PLAIN_BACKED, RANK, told
from game.seventeen.guesses import Guess
from game.seventeen.views import View

PLAIN_RANK = tuple(RANK[kind] for kind in PLAIN_BACKED)
GUESSES = 150  # where cards of an earlier shuffle lie; more of them tell no more
ALIKE = (1.0,) * len(PLAIN_BACKED)


class Guessing:
    """Made once for a view; deals as many rounds as are wanted."""

    def __init__(self, view: View, leaning: Leaning, random: Random) -> None:
        self._view = view
        self._random = random
        guesses = guessed(view, random, GUESSES)
        self._guesses: list[Guess] = [guess for guess, _, _ in guesses]
        self._heaped = list(accumulate(weight for _, weight, _ in guesses))
        self.seen = as_seen(view)
        self.gaps = [place for place, lying in enumerate(view.row) if told(lying.card) is None]
        self._hides = _hiding(view, leaning)
        self._keeps = [_keeping(view, seat, leaning) for seat in range(view.seats)]
        own = [RANK[kind] for kind in view.hand]
        self._open = [
            own if seat == view.seat else [RANK[OPEN_NUMBER[back]] for back in hand if back in OPEN_NUMBER]
            for seat, hand in enumerate(view.hands)
        ]

    def deal(self) -> Round:
        """A round as it may stand."""
        pools, guess = self._guess()
        hands = [hand[:] for hand in self._open]
        r = self.seen.copy()
        r.hands = hands
        for place, kind in zip(self.gaps, self._taken_for_row(pools, guess), strict=True):
            r.turn_out(place, kind)
        for hand, keeps, unseen in zip(hands, self._keeps, guess.hands, strict=True):
            hand += [_taken(pools[pool], keeps, self._random) for pool in unseen]
        return r

    def deal_row(self) -> list[int]:
        """What the cards of the row may be that the seat doesn't know, in their order."""
        return self._taken_for_row(*self._guess())

    def _guess(self) -> tuple[list[list[int]], Guess]:
        """A guess, and its pools to take from."""
        guesses = self._guesses
        if len(guesses) == 1:
            guess = guesses[0]
        else:
            guess = self._random.choices(guesses, cum_weights=self._heaped)[0]
        return [list(pool) for pool in guess.pools], guess

    def _taken_for_row(self, pools: list[list[int]], guess: Guess) -> list[int]:
        return [
            _taken(pools[pool], leaning, self._random)
            for pool, leaning in zip(guess.row, self._hides, strict=True)
        ]


def _taken(pool: list[int], leaning: Sequence[float], random: Random) -> int:
    """One of the pool's cards, the likelier the more it is leant to."""
    heaps = [count * weight for count, weight in zip(pool, leaning, strict=True)]
    place = random.choices(range(len(heaps)), heaps)[0]
    pool[place] -= 1
    return PLAIN_RANK[place]


def _hiding(view: View, leaning: Leaning) -> list[Sequence[float]]:
    """For each card of the row that the seat doesn't know, the leaning to hide it when it was laid."""
    found: list[Sequence[float]] = []
    r = Round([[] for _ in range(view.seats)], [], 0)
    for lying in view.row:
        kind = told(lying.card)
        if kind is None:
            found.append(leaning.hides[height(r.about())])
        r.lay(lying.seat, UNKNOWN if kind is None else RANK[kind], lying.face == "down")
    return found


def _keeping(view: View, seat: int, leaning: Leaning) -> Sequence[float]:
    """The leaning to keep a card over a seat's last turn of this round, of which it may be the newest."""
    at = next((place for place in range(len(view.row) - 1, -1, -1) if view.row[place].seat == seat), None)
    if at is None:
        return ALIKE
    r = Round([[] for _ in range(view.seats)], [], 0)
    for lying in view.row[:at]:
        kind = told(lying.card)
        r.lay(lying.seat, UNKNOWN if kind is None else RANK[kind], lying.face == "down")
    return leaning.keeps[height(r.about())]
