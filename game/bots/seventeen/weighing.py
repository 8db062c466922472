"""What each option of a seat comes to, in chance of winning: looked ahead over rounds that fit its view.

A call is settled in each of many rows as they may lie. After a play every seat that may call is asked, in
each of some rounds, by its own lights (`instinct`); where nobody does, the worth that was learnt stands for
the rest.
"""

from collections import Counter
from random import Random

from game.bots.seventeen import tables
from game.bots.seventeen.guessing import Guessing
from game.bots.seventeen.instinct import (
    Instinct,
    call_entry,
    expected,
    play_entries,
    prefers,
    silence_entries,
    stakes,
    worths,
)
from game.bots.seventeen.policy import Play, choices, may_be_enough
from game.bots.seventeen.round import Round
from game.bots.seventeen.worth import Held, after, chances, plain
from game.seventeen.views import View

ROUNDS = 24  # looked ahead over
ROWS = 100  # settled for a call


class Weighing:
    """For one view of a seat in a game that is on. All others are taken to play by the learnt instinct, and
    so does the seat, unless it has one of its own."""

    def __init__(self, view: View, random: Random, own: Instinct | None = None) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._held: Held = tuple(zip(view.victories, view.penalties, strict=True))
        self.stakes = stakes(self._held)
        self._others = tables.instinct(view.seats)
        self._own = own or self._others
        self._guessing = Guessing(view, tables.habits(view.seats), random)
        self._shuffle = random.shuffle
        won, lost = plain(self._held, self._seat)
        self._middle, self._half = (won + lost) / 2, (won - lost) / 2

    def may_be_enough(self) -> bool:
        """Could the row come to a call's total, for all that the seat knows?"""
        return may_be_enough(self._guessing.seen, self._seat)

    def call(self) -> float:
        """The chance of winning after calling now."""
        guessing = self._guessing
        rows = ROWS if guessing.gaps else 1
        found = Counter(tuple(guessing.deal_row()) for _ in range(rows))
        settled = 0.0
        for row, often in found.items():
            r = guessing.seen.copy()
            for place, kind in zip(guessing.gaps, row, strict=True):
                r.turn_out(place, kind)
            settled += often * self._settled(r, self._seat)
        return settled / rows

    def plays(self) -> list[tuple[Play, float]]:
        """What may be played, and the chance of winning then."""
        dealt = [self._guessing.deal() for _ in range(ROUNDS)]
        first = dealt[0]
        may = choices(first, self._seat)
        entries = play_entries(first, self._seat, may, self.stakes[self._seat])
        onward = [self.chance(worth) for worth in worths(self._own.onward, entries)]
        whole = worths(self._own.plays, entries)
        found: list[tuple[Play, float]] = []
        for play, then, worth in zip(may, onward, whole, strict=True):
            if first.played + 1 < first.cards and len(first.hands[self._seat]) > 1:
                found.append((play, self.chance(worth)))
            else:
                found.append((play, sum(self._after(r, play, then) for r in dealt) / len(dealt)))
        return found

    def silence(self) -> float:
        """The chance of winning without a call, on another seat's turn."""
        one, two = silence_entries(self._guessing.deal(), self._seat)
        return self.chance(self._own.silences[one] + self._own.silences[two])

    def chance(self, worth: float) -> float:
        """Of winning, with a round of this worth."""
        return min(1.0, max(0.0, self._middle + self._half * worth))

    def _settled(self, r: Round, caller: int) -> float:
        return chances(after(self._held, *r.awards(caller)))[self._seat]

    def _after(self, r: Round, play: Play, onward: float) -> float:
        twin = r.copy()
        twin.mover = self._seat
        twin.play(*play, self._shuffle)
        sum_of, rest = 0.0, 1.0
        for caller in twin.callers():
            calls = how_often_called(self._others, twin, caller, self.stakes[caller])
            if calls > 0:
                sum_of += rest * calls * self._settled(twin, caller)
                rest *= 1 - calls
        return sum_of + rest * onward


def how_often_called(instinct: Instinct, r: Round, seat: int, stake: int) -> float:
    """How often a seat of such a player would call here."""
    if r.must_call():
        return 1.0
    if not may_be_enough(r, seat):
        return 0.0
    if seat == r.mover:
        may = choices(r, seat)
        silent = (
            expected(worths(instinct.plays, play_entries(r, seat, may, stake)), instinct.mix) if may else 0.0
        )
    else:
        one, two = silence_entries(r, seat)
        silent = instinct.silences[one] + instinct.silences[two]
    return prefers(instinct.calls[call_entry(r, seat)], silent, instinct.mix)
