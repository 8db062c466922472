"""What the cards may be that a seat doesn't see, weighed by how the others have played and kept silent.

The others are taken for experts who search. A world gives every plain card that they held or drew this round
a kind out of those that the seat hasn't seen; the round is then played again in it, and the world counts by
how likely the expert would have laid those cards, in that order, and called on none of the turns. Of many
worlds, few are kept, each as often as it counts.
"""

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import NamedTuple

from game.bots.seventeen.features import PLAIN_KINDS, unseen
from game.bots.seventeen.policy import Reading, choices, may_be_enough
from game.bots.seventeen.round import PLAIN, Round
from game.bots.seventeen.seen import UNKNOWN, as_seen, copies
from game.seventeen.cards import RANK, Hidden, Kind, told
from game.seventeen.events import DirectionReversed, RoundEnded, TurnStarted
from game.seventeen.views import SawDrawn, SawPlayed, SawShuffled, SawTrashed, Seen, View

DEALT = 96  # worlds
KEPT = 200  # of them, with repeats
HARDLY = 1e-4  # how often even an expert does anything, and keeps silent however right a call were


class Moved(NamedTuple):
    """A card of this round that was played or drawn. `slot`: which unseen plain card it is; None: known."""

    played: bool
    seat: int
    kind: int
    down: bool
    slot: int | None


class Begun(NamedTuple):
    """How the round began, as far as the seat knows, and what was shuffled since."""

    hands: list[list[int]]
    mover: int
    direction: int
    shown: list[int]
    shuffled: bool


class Belief:
    """Made once for a view."""

    def __init__(self, view: View, random: Random) -> None:
        assert view.seat is not None
        self._view, self._seat, self._random = view, view.seat, random
        self._copies = copies(view)
        self._purses = tuple(zip(view.victories, view.penalties, strict=True))
        self.events = this_round(view.history)
        now = as_seen(view)
        left = unseen(now, view.seat, self._copies)
        self._pool = [kind for kind, count in zip(PLAIN_KINDS, left, strict=True) for _ in range(count)]
        self.begun = self._beginning(now)
        self._top = now.top

    def worlds(self, dealt: int = DEALT) -> list[tuple[Round, float]]:
        """So many rounds as they may stand, each with its weight. Their piles hold nothing."""
        found = [self._world() for _ in range(dealt)]
        return [(r, weight) for r, weight in found if weight > 0]

    def kept(self, dealt: int = DEALT, kept: int = KEPT) -> list[Round]:
        """Equally likely rounds."""
        found = self.worlds(dealt)
        heaped = list(accumulate(weight for _, weight in found))
        step = heaped[-1] / kept
        at, place = step * self._random.random(), 0
        chosen: list[Round] = []
        for _ in range(kept):
            while heaped[place] < at and place < len(found) - 1:
                place += 1
            chosen.append(found[place][0])
            at += step
        return chosen

    def _beginning(self, now: Round) -> Begun:
        hands = [hand[:] for hand in now.hands]
        direction, trashed, shuffled = self._view.direction, 0, False
        for seen in reversed(self.events):
            match seen:
                case SawDrawn(seat, card):
                    hands[seat].remove(_rank(card))
                case SawPlayed(seat, card):
                    hands[seat].append(_rank(card) if seat == self._seat else _as_back(card))
                case DirectionReversed():
                    direction = -direction
                case SawTrashed(cards) if not shuffled:
                    trashed += cards
                case SawShuffled():
                    shuffled = True
                case _:
                    pass
        shown = [0] * len(now.shown)
        discards = self._view.discards
        for gone in () if shuffled else discards[: len(discards) - trashed]:
            kind = told(gone.card)
            if kind is not None and PLAIN[RANK[kind]]:
                shown[RANK[kind]] += 1
        movers = [seen.seat for seen in self.events if isinstance(seen, TurnStarted)]
        return Begun(hands, movers[0] if movers else now.mover, direction, shown, shuffled)

    def _world(self) -> tuple[Round, float]:
        begun, random = self.begun, self._random
        slots: list[int | None] = []  # the kind of each unseen plain card that moved, where it showed
        held: list[list[int]] = [[] for _ in begun.hands]
        for seat, hand in enumerate(begun.hands):
            if seat != self._seat:
                for kind in hand:
                    if PLAIN[kind]:
                        held[seat].append(len(slots))
                        slots.append(None)
        first = [list(places) for places in held]
        moved, weight = self._moves(slots, held)
        pool = self._pool[:]
        random.shuffle(pool)
        if len(pool) < sum(kind is None for kind in slots):
            return Round([[]], [], 0), 0.0
        kinds = [pool.pop() if kind is None else kind for kind in slots]
        hands = [hand[:] for hand in begun.hands]
        for seat, places in enumerate(first):
            if seat != self._seat:
                hands[seat] = [kind for kind in hands[seat] if not PLAIN[kind]] + [kinds[s] for s in places]
        known = [move if move.slot is None else move._replace(kind=kinds[move.slot]) for move in moved]
        return self._played(hands, known, weight)

    def _moves(self, slots: list[int | None], held: list[list[int]]) -> tuple[list[Moved], float]:
        """Which of the unseen cards each was that moved: any its player held; and how many there were."""
        moved: list[Moved] = []
        weight = 1.0
        for seen in self.events:
            if isinstance(seen, SawPlayed):
                seat, card, down = seen.seat, seen.card, seen.face == "down"
                if seat == self._seat or not PLAIN[_as_back(card)]:
                    moved.append(Moved(True, seat, _rank(card), down, None))
                    continue
                weight *= len(held[seat])
                slot = held[seat].pop(self._random.randrange(len(held[seat])))
                kind = told(card)
                slots[slot] = None if kind is None else RANK[kind]
                moved.append(Moved(True, seat, UNKNOWN, down, slot))
            elif isinstance(seen, SawDrawn):
                seat, kind = seen.seat, told(seen.card)
                if seat == self._seat or kind is not None:
                    moved.append(Moved(False, seat, _rank(seen.card), False, None))
                    continue
                held[seat].append(len(slots))
                moved.append(Moved(False, seat, UNKNOWN, False, len(slots)))
                slots.append(None)
        return moved, weight

    def _played(self, hands: list[list[int]], moved: Sequence[Moved], weight: float) -> tuple[Round, float]:
        """The round played again in this world, and how likely the others would have played it so."""
        drawn = [move.kind for move in moved if not move.played]
        r = Round(hands, [*([] if self._top < 0 else [self._top]), *reversed(drawn)], self.begun.mover)
        r.direction, r.shown = self.begun.direction, self.begun.shown[:]
        fresh = True
        for move in moved:
            if not move.played:
                if fresh and not r.hands[r.mover]:
                    r.begin(_no_shuffle)
                continue
            if fresh and r.last >= 0:
                weight *= self._silent(r, self._asked(r))
            if move.seat != self._seat:
                weight *= self._lays(r, move)
            if weight <= 0:
                return r, 0.0
            fresh = r.play(move.kind, move.down, _no_shuffle)
        if self.begun.shuffled:
            r.forget()
        if fresh and r.last >= 0 and self._view.stage == "playing" and not self._view.played:
            weight *= self._silent(r, self._asked(r))
        return r, weight

    def _asked(self, r: Round) -> list[int]:
        seats = [(r.last + step * r.direction) % r.seats for step in range(1, r.seats)]
        return [seat for seat in seats if seat != self._seat]

    def _silent(self, r: Round, seats: Sequence[int]) -> float:
        share = 1.0
        for seat in seats:
            if may_be_enough(r, seat):
                reading = self._read(r, seat, calling=True)
                share *= 1 - reading.calls() * (1 - HARDLY)
        return share

    def _read(self, r: Round, seat: int, *, calling: bool) -> Reading:
        return Reading(r, seat, self._purses, self._copies, calling=calling, searches=True)

    def _lays(self, r: Round, move: Moved) -> float:
        hand = r.hands[move.seat]
        may = choices(r, move.seat)
        play = (move.kind, move.down and PLAIN[move.kind])
        if play not in may:
            return 0.0
        if len(may) == 1:
            share = 1.0
        else:
            reading = self._read(r, move.seat, calling=False)
            share = reading.plays(may)[may.index(play)] + HARDLY
        return share / hand.count(move.kind) if PLAIN[move.kind] else share


def this_round(history: Sequence[Seen]) -> list[Seen]:
    """What a seat saw since the round began; the deal isn't of the first."""
    for place in range(len(history) - 1, -1, -1):
        if isinstance(history[place], RoundEnded):
            return list(history[place + 1 :])
    first = next((place for place, seen in enumerate(history) if isinstance(seen, TurnStarted)), len(history))
    return list(history[first:])


def _rank(card: Kind | Hidden) -> int:
    kind = told(card)
    return UNKNOWN if kind is None else RANK[kind]


def _as_back(card: Kind | Hidden) -> int:
    """A card as it was in another's hand: a plain one is not known there."""
    rank = _rank(card)
    return UNKNOWN if PLAIN[rank] else rank


def _no_shuffle(pile: list[int]) -> None:
    """What was drawn is known by now, in its order."""
    del pile
