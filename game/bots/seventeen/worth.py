"""What tokens are worth: each seat's chance of winning from those that all hold, between rounds.

Rounds are taken as they go among equals: any seat may call on any other's turn, is right as often as not, and
now and then a trap lies in the row. Fitted to the expert's own games (`CALLER_RIGHT`, `TRAPPED`).
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, permutations

from game.seventeen.tokens import VICTORIES, paid_out, winners

Held = tuple[tuple[int, int], ...]  # each seat's victories and penalties

CALLER_RIGHT = 0.5  # how often a caller is
TRAPPED = 0.25  # how often a trap lies there that is somebody else's than the caller's
SWEEPS = 30  # a round in five or so takes a victory away again
TRAPS_TO = 3  # seats; at larger tables traps change little
MOST = 4  # seats told apart; at larger tables the best of the others stand for all

PURSES = tuple((victories, penalties) for victories in range(VICTORIES) for penalties in range(2))


def after(held: Held, victories: Sequence[int], penalties: Sequence[int]) -> Held:
    """What the seats hold when a round's awards are paid out."""
    return tuple(
        [paid_out(before, (won, lost)) for before, won, lost in zip(held, victories, penalties, strict=True)]
    )


@cache
def chances(held: Held) -> tuple[float, ...]:
    """Each seat's chance of winning; a shared win counts its share."""
    first = winners([victories for victories, _ in held], [penalties for _, penalties in held])
    if first:
        return tuple([1 / len(first) if seat in first else 0.0 for seat in range(len(held))])
    if len(held) > MOST:
        alone = [chances(_with_the_best(held, seat))[0] for seat in range(len(held))]
        return tuple([chance / sum(alone) for chance in alone])
    table = _between_rounds(len(held))
    purses = tuple(sorted(held))
    known = table[purses]
    return tuple([known[purses.index(purse)] for purse in held])


def _with_the_best(held: Held, seat: int) -> Held:
    others = [*held[:seat], *held[seat + 1 :]]
    others.sort(key=lambda purse: (-purse[0], purse[1]))
    return (held[seat], *others[: MOST - 1])


@cache
def plain(held: Held, seat: int) -> tuple[float, float]:
    """A seat's chance of winning after a plain round won, and lost; the other of it may be any seat."""
    seats = len(held)
    won = lost = 0.0
    for other in range(seats):
        if other != seat:
            one = [int(at == seat) for at in range(seats)]
            two = [int(at == other) for at in range(seats)]
            won += chances(after(held, one, two))[seat]
            lost += chances(after(held, two, one))[seat]
    return won / (seats - 1), lost / (seats - 1)


def in_rounds(held: Held, then: Held, seat: int) -> float:
    """What a seat gets of a round that leaves these tokens: 1 if it is as good as plainly won, −1 as lost."""
    won, lost = plain(held, seat)
    return (2 * chances(then)[seat] - won - lost) / (won - lost)


@cache
def _between_rounds(seats: int) -> dict[Held, tuple[float, ...]]:
    """By purses in ascending order; value iteration, from an even share."""
    states = [*combinations_with_replacement(PURSES, seats)]
    even = (1 / seats,) * seats
    table = dict.fromkeys(states, even)
    ends: dict[Held, tuple[float, ...]] = {}
    rounds = {state: _outcomes(state, ends) for state in states}
    for _ in range(SWEEPS):
        for state, outcomes in rounds.items():
            sums = [0.0] * seats
            for chance, then, places in outcomes:
                known = table.get(then) or ends[then]
                for seat, place in enumerate(places):
                    sums[seat] += chance * known[place]
            table[state] = tuple(sums)
    return table


def _outcomes(state: Held, ends: dict[Held, tuple[float, ...]]) -> list[tuple[float, Held, tuple[int, ...]]]:
    """How a round may end: how likely, the purses then, and where each seat's is among them."""
    seats = len(state)
    found: dict[tuple[Held, tuple[int, ...]], float] = {}
    pairs = [*permutations(range(seats), 2)]
    for caller, last in pairs:
        trappers: list[tuple[int | None, float]] = [(None, 1.0)]
        if seats <= TRAPS_TO:
            others = [seat for seat in range(seats) if seat != caller]
            trappers = [(None, 1 - TRAPPED), *((seat, TRAPPED / len(others)) for seat in others)]
        for right in (caller, last):
            chance = (CALLER_RIGHT if right == caller else 1 - CALLER_RIGHT) / len(pairs)
            for trapper, share in trappers:
                then = _awarded(state, caller, last, right, trapper)
                purses = tuple(sorted(then))
                if any(victories >= VICTORIES for victories, _ in purses):
                    ends[purses] = chances(purses)
                places = tuple([purses.index(purse) for purse in then])
                found[purses, places] = found.get((purses, places), 0) + chance * share
    return [(chance, purses, places) for (purses, places), chance in found.items()]


def _awarded(state: Held, caller: int, last: int, right: int, trapper: int | None) -> Held:
    victories, penalties = [0] * len(state), [0] * len(state)
    victories[right] += 1
    penalties[last if right == caller else caller] += 1
    if trapper is not None:
        victories[trapper] += 1
        penalties[caller] += 1
    return after(state, victories, penalties)
