"""What a seat goes by, as inputs of the network: which of them are on. `native/features.h` is the same in C.

First come the shares of each plain kind that the seat hasn't seen; then one input out of each group.
"""

from collections.abc import Sequence

from game.bots.seventeen.round import HEIGHTS, NO_PILE, OPEN, OPENS, PLAIN, VALUES, Round
from game.seventeen.cards import COPIES, KINDS, PLAIN_BACKED, RANK
from game.seventeen.tokens import VICTORIES

Purses = Sequence[tuple[int, int]]  # each seat's victories and penalties

PLAIN_KINDS = tuple(RANK[kind] for kind in PLAIN_BACKED)
COPIES_OF = tuple(COPIES[kind] for kind in KINDS)
PLAY, FIRST_OF_TWO, SECOND_OF_TWO, CALL, CALL_ON_TWO, CALL_ASIDE = range(6)
PHASES = 6
SUMS, OWN, LENGTHS, LYING = 25, 11, 13, 9
MOST_BACKS = 5
MOST_SEATS = 4  # larger tables are seen as this one: the next two seats and the one before


def phase_to_play(r: Round) -> int:
    if r.played:
        return SECOND_OF_TWO
    return FIRST_OF_TWO if r.cards == 2 and len(r.hands[r.mover]) > 1 else PLAY


def phase_to_call(r: Round, seat: int) -> int:
    if seat != r.mover:
        return CALL_ASIDE
    return CALL_ON_TWO if r.cards == 2 else CALL


def unseen(r: Round, seat: int, copies: Sequence[int] = COPIES_OF) -> list[int]:
    """How many of each plain kind a seat hasn't seen."""
    hand, own = r.hands[seat], r.own[seat]
    return [max(0, copies[kind] - hand.count(kind) - r.shown[kind] - own[kind]) for kind in PLAIN_KINDS]


class _Inputs:
    """The inputs that are on, group after group."""

    def __init__(self, base: int) -> None:
        self.on: list[int] = []
        self._base = base

    def one(self, size: int, value: int) -> None:
        self.on.append(self._base + min(value, size - 1))
        self._base += size

    def heap(self, most: int, count: int) -> None:
        self.on += range(self._base, self._base + min(most, count))
        self._base += most


def active(r: Round, seat: int, phase: int, purses: Purses) -> list[int]:
    seats, own = r.seats, r.hidden[seat]
    known, backs = r.opens + own, r.backs(seat)
    others = sum(map(sum, r.when)) - backs
    inputs = _Inputs(len(PLAIN_KINDS))
    inputs.one(PHASES, phase)
    inputs.one(SUMS, r.opens)
    inputs.one(SUMS, known)
    inputs.one(OWN, own)
    inputs.one(3, r.traps[seat])
    inputs.one(SUMS * MOST_BACKS, min(known, SUMS - 1) * MOST_BACKS + min(others, MOST_BACKS - 1))
    inputs.one(SUMS * MOST_BACKS, min(r.opens, SUMS - 1) * MOST_BACKS + min(backs, MOST_BACKS - 1))
    inputs.one(LENGTHS, len(r.row))
    for level in range(HEIGHTS):
        inputs.heap(2, r.when[seat][level])
    for kind in range(len(KINDS)):
        inputs.heap(3, r.hands[seat].count(kind))
    inputs.one(2, r.after == 2)
    inputs.one(LYING, _lying(r, seat))
    inputs.one(7, 0 if r.top == NO_PILE else 1 + back(r.top))
    inputs.one(VICTORIES * 2, purse(purses[seat]))
    met = min(seats, MOST_SEATS)
    inputs.one(met + 1, met if r.last < 0 else _as_met((r.last - seat) * r.direction % seats, seats))
    inputs.one(met, _as_met((r.mover - seat) * r.direction % seats, seats))
    for place in range(1, met):
        _other(inputs, r, (seat + (place if place < met - 1 else seats - 1) * r.direction) % seats, purses)
    return inputs.on


def purse(held: tuple[int, int]) -> int:
    return held[0] * 2 + held[1]


def back(kind: int) -> int:
    """0 for a plain one, else the number on it."""
    return 0 if PLAIN[kind] else VALUES[kind]


def _as_met(place: int, seats: int) -> int:
    """A place in the order of play, of those that are told apart."""
    if seats <= MOST_SEATS or place == 0:
        return place
    return MOST_SEATS - 1 if place == seats - 1 else min(place, MOST_SEATS - 2)


def _lying(r: Round, seat: int) -> int:
    if not r.row:
        return 0
    whose, kind, how = r.row[-1]
    if how == OPEN:
        return 1 + VALUES[kind]
    return 7 if whose == seat else 8


def _other(inputs: _Inputs, r: Round, seat: int, purses: Purses) -> None:
    for level in range(HEIGHTS):
        inputs.heap(2, r.when[seat][level])
    hand = r.hands[seat]
    inputs.heap(3, sum(PLAIN[kind] for kind in hand))
    for kind in OPENS:
        inputs.heap(2, hand.count(kind))
    inputs.one(VICTORIES * 2, purse(purses[seat]))
