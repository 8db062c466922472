"""Where the plain-backed cards may lie that a seat doesn't see, and how each thing it sees bears on that.

The cards that went into the draw pile unseen at one shuffle are a *pool*: all of them are alike to the seat,
so whatever lies where, each of the pool's cards is as likely to be it. Until the first reshuffle there is one
pool. After it a hand may hold cards of several, and nobody can see which of them was played: then there are
several guesses, each with its weight.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.seventeen.cards import PLAIN_BACKED, Kind
from game.seventeen.state import with_at

PLACE: dict[Kind, int] = {kind: place for place, kind in enumerate(PLAIN_BACKED)}

Counts = tuple[int, ...]  # how many of each plain-backed kind, in their order


class Guess(NamedTuple):
    """Pools go by the number of their shuffle, from 0. Cards that the seat knows are not in here."""

    pools: tuple[Counts, ...] = ()  # what each pool's unseen cards are, wherever they lie
    pile: tuple[int, ...] = ()  # so many of each pool lie in the draw pile
    hands: tuple[tuple[int, ...], ...] = ()  # of which pools each hand's unseen plain cards are, sorted
    row: tuple[int, ...] = ()  # of which pool each unseen plain card of the row is
    trashed: tuple[int, ...] = ()  # and each among the discards


class Outcome(NamedTuple):
    """A guess after something was seen, how likely that was before, and of which pool the card came."""

    guess: Guess
    chance: float
    pool: int | None = None


def counts(cards: Sequence[Kind]) -> Counts:
    return tuple([cards.count(kind) for kind in PLAIN_BACKED])


def plain_ones(cards: Iterable[Kind | None]) -> list[Kind]:
    """Those of these cards that the seat knows and that have a plain back."""
    return [kind for kind in cards if kind in PLACE]


def unseen_draw(guess: Guess, seat: int) -> Iterator[Outcome]:
    """Another seat drew a plain card: any of the pile's. (How many those are, everybody knows.)"""
    pools, pile, hands, row, trashed = guess
    for pool, left in enumerate(pile):
        if left:
            held = with_at(hands, seat, tuple(sorted((*hands[seat], pool))))
            yield Outcome(Guess(pools, _less(pile, pool), held, row, trashed), left, pool)


def own_draw(guess: Guess, kind: Kind) -> Iterator[Outcome]:
    pools, pile, hands, row, trashed = guess
    for pool, left in enumerate(pile):
        likely = left and _share(pools[pool], kind)
        if likely:
            after = Guess(_without(pools, pool, kind), _less(pile, pool), hands, row, trashed)
            yield Outcome(after, left * likely, pool)


def open_play(guess: Guess, seat: int, kind: Kind) -> Iterator[Outcome]:
    """Another seat played a plain card face up: any of its hand, for all we know."""
    pools, pile, hands, row, trashed = guess
    hand = hands[seat]
    for pool in dict.fromkeys(hand):
        likely = _share(pools[pool], kind)
        if likely:
            held = with_at(hands, seat, _one_less(hand, pool))
            after = Guess(_without(pools, pool, kind), pile, held, row, trashed)
            yield Outcome(after, hand.count(pool) * likely, pool)


def unseen_play(guess: Guess, seat: int) -> Iterator[Outcome]:
    """Another seat played a plain card face down."""
    pools, pile, hands, row, trashed = guess
    hand = hands[seat]
    for pool in dict.fromkeys(hand):
        held = with_at(hands, seat, _one_less(hand, pool))
        yield Outcome(Guess(pools, pile, held, (*row, pool), trashed), hand.count(pool), pool)


def unseen_trash(guess: Guess) -> Iterator[Outcome]:
    """The last unseen card of the row was discarded."""
    pools, pile, hands, row, trashed = guess
    yield Outcome(Guess(pools, pile, hands, row[:-1], (*trashed, row[-1])), 1)


def reveal(guess: Guess, kinds: Sequence[Kind]) -> Iterator[Outcome]:
    """The row's unseen cards turned out to be these."""
    pools, pile, hands, row, trashed = guess
    likely = 1.0
    for pool, kind in zip(row, kinds, strict=True):
        likely *= _share(pools[pool], kind)
        if not likely:
            return
        pools = _without(pools, pool, kind)
    yield Outcome(Guess(pools, pile, hands, (), trashed), likely)


def shuffle(guess: Guess, known: Counts) -> Iterator[Outcome]:
    """A new pile: the discards that the seat knew are a pool of their own, the others come back to theirs."""
    pools, pile, hands, row, trashed = guess
    returned = tuple([trashed.count(pool) for pool in range(len(pile))])
    yield Outcome(Guess((*pools, known), (*returned, sum(known)), hands, row, ()), 1)


def _share(pool: Counts, kind: Kind) -> float:
    """How likely one card of a pool is of this kind."""
    alike = pool[PLACE[kind]]
    return alike and alike / sum(pool)


def _without(pools: tuple[Counts, ...], pool: int, kind: Kind) -> tuple[Counts, ...]:
    return (*pools[:pool], _less(pools[pool], PLACE[kind]), *pools[pool + 1 :])


def _less(numbers: tuple[int, ...], place: int) -> tuple[int, ...]:
    return (*numbers[:place], numbers[place] - 1, *numbers[place + 1 :])


def _one_less(hand: tuple[int, ...], pool: int) -> tuple[int, ...]:
    at = hand.index(pool)
    return (*hand[:at], *hand[at + 1 :])
