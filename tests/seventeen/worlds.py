"""A whole game, past and all, that fits everything a seat has seen.

`sample_world` draws it as `beliefs` weighs it: every course of the game that looks like this to the seat is
as likely. It takes a `random.Random` of the caller's: same view, same randomness, same world. It never meets
the game's own chance.
"""

from collections import defaultdict
from collections.abc import Iterator
from random import Random

from game.seventeen.beliefs import Path, guessed
from game.seventeen.cards import BACK, DECK, KIND, OPEN_NUMBERS, PLAIN_BACKED, Hidden, Kind, told
from game.seventeen.events import CardDrawn, CardPlayed, CardsTrashed, Event, PileShuffled, RowRevealed
from game.seventeen.guesses import PLACE, Guess, plain_ones
from game.seventeen.state import State, evolve, fresh
from game.seventeen.views import SawDrawn, SawPlayed, SawRevealed, SawShuffled, SawTrashed, Seen, View


def sample_world(view: View, random: Random) -> State:
    """A game that looks like this view to its seat. The view must be of a game from its first event on."""
    course = _Course(view, random)
    state = fresh(view.seats)
    orders, plays = iter(course.orders), iter(course.plays)
    for seen in view.history:
        state = evolve(state, _happened(state, seen, orders, plays))
    return state


def _happened(state: State, seen: Seen, orders: Iterator[list[Kind]], plays: Iterator[Kind]) -> Event:
    """The event behind what was seen. Of equal cards the lowest copy stands for all, as the rules play it."""
    match seen:
        case SawShuffled():
            return PileShuffled(_picked(state, next(orders)))
        case SawDrawn(seat):
            return CardDrawn(seat, state.pile[0])
        case SawPlayed(seat, card, face):
            kind = told(card) or next(plays)
            return CardPlayed(seat, next(held for held in state.hands[seat] if KIND[held] == kind), face)
        case SawTrashed(cards):
            return CardsTrashed(tuple(laid.card for laid in state.row[-cards:]))
        case SawRevealed(_, total):
            return RowRevealed(tuple(laid.card for laid in state.row), total)
        case _:
            return seen


def _picked(state: State, kinds: list[Kind]) -> tuple[str, ...]:
    """Cards of these kinds, out of the box or the discards."""
    there: defaultdict[Kind, list[str]] = defaultdict(list)
    for card in [laid.card for laid in state.discards] if state.shuffles else DECK:
        there[KIND[card]].append(card)
    return tuple(there[kind].pop(0) for kind in kinds)


class _Unseen:
    """A plain card that the seat doesn't see; which kind it is may turn out later."""

    __slots__ = ("kind", "pool")

    def __init__(self, pool: int) -> None:
        self.pool = pool
        self.kind: Kind | None = None


class _Course:
    """One way things may have gone: the order of every pile, and each card that was played unseen.

    A guess and the way to it say of which pool each card was that moved. Which card of the pool is open: any
    of those that lay there. What they all were is dealt out at the end among those that never showed.
    """

    def __init__(self, view: View, random: Random) -> None:
        self._seat = view.seat
        self._random = random
        guesses = guessed(view, random)
        guess, _, path = random.choices(guesses, weights=[weight for _, weight, _ in guesses])[0]
        self._way = _forwards(path)
        self._deck = view.deck
        self._pools: list[list[_Unseen]] = []  # each pool's cards
        self._piles: list[list[_Unseen]] = []  # those of them in the draw pile
        self._hands: list[list[_Unseen]] = [[] for _ in view.hands]
        self._row: list[Kind | _Unseen] = []
        self._discards: list[Kind | _Unseen] = []
        self._drawn: list[list[Kind | _Unseen]] = []
        self._played: list[_Unseen] = []
        for seen in view.history:
            self._follow(seen)
        self._deal(guess)
        self.plays: list[Kind] = [_kind(card) for card in self._played]
        self.orders: list[list[Kind]] = [[_kind(card) for card in drawn] for drawn in self._drawn]
        if self.orders:
            left: list[Kind] = [_kind(card) for pile in self._piles for card in pile]
            self.orders[-1] += in_any_order([*open_cards_in_pile(view), *left], view, random)

    def _follow(self, seen: Seen) -> None:
        match seen:
            case SawShuffled():
                self._shuffle()
            case SawDrawn(seat, card):
                kind = told(card)
                if kind is not None and kind not in PLACE:
                    self._drawn[-1].append(kind)
                    return
                unseen = self._taken(self._piles[next(self._way)])
                unseen.kind = kind
                self._drawn[-1].append(unseen)
                if kind is None:
                    self._hands[seat].append(unseen)
            case SawPlayed(seat, card):
                self._play(seat, told(card))
            case SawTrashed(cards):
                self._discards += self._row[-cards:]
                del self._row[-cards:]
            case SawRevealed(cards):
                for shown, card in zip(cards, self._row, strict=True):
                    if isinstance(card, _Unseen):
                        card.kind = shown
                self._row.clear()
                self._discards += cards
            case _:
                pass

    def _shuffle(self) -> None:
        known: list[Kind] = [card for card in self._discards or self._deck if not isinstance(card, _Unseen)]
        pool = [_Unseen(len(self._pools)) for _ in plain_ones(known)]
        self._pools.append(pool)
        self._piles.append(list(pool))
        for card in self._discards:
            if isinstance(card, _Unseen):
                self._piles[card.pool].append(card)
        self._discards.clear()
        self._drawn.append([])

    def _play(self, seat: int, kind: Kind | None) -> None:
        if seat == self._seat or (kind is not None and kind not in PLACE):
            self._row.append(_kind(kind))
            return
        hand, pool = self._hands[seat], next(self._way)
        unseen = self._taken([card for card in hand if card.pool == pool])
        hand.remove(unseen)
        if kind is None:
            self._played.append(unseen)
            self._row.append(unseen)
        else:
            unseen.kind = kind
            self._row.append(kind)

    def _taken(self, cards: list[_Unseen]) -> _Unseen:
        return cards.pop(self._random.randrange(len(cards)))

    def _deal(self, guess: Guess) -> None:
        for pool, counts in zip(self._pools, guess.pools, strict=True):
            never_shown = [card for card in pool if card.kind is None]
            cards: list[Kind] = [
                kind for kind, count in zip(PLAIN_BACKED, counts, strict=True) for _ in range(count)
            ]
            for card, kind in zip(never_shown, cards, strict=True):  # what lay where was random
                card.kind = kind


def _forwards(path: Path) -> Iterator[int]:
    pools: list[int] = []
    while path is not None:
        pool, path = path
        pools.append(pool)
    return reversed(pools)


def _kind(card: Kind | _Unseen | None) -> Kind:
    kind = card.kind if isinstance(card, _Unseen) else card
    assert kind is not None  # whatever was unseen has been dealt by now
    return kind


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
