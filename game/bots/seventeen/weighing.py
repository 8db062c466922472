"""What each option of a seat comes to, in chance of winning: looked ahead over rounds that fit its view.

A call is settled in each of many rows as they may lie. After a play every seat that may call is asked, in
each of some rounds, by its own lights (`instinct`); where nobody does, the worth that was learnt stands for
the rest.
"""

from functools import lru_cache
from random import Random

from game.bots.seventeen import tables
from game.bots.seventeen.guessing import Guessing
from game.bots.seventeen.instinct import (
    Instinct,
    Play,
    call_entry,
    choices,
    expected,
    may_be_enough,
    play_entries,
    prefers,
    silence_entries,
    worths,
)
from game.bots.seventeen.round import Round
from game.bots.seventeen.worth import Held, after, chances, plain
from game.seventeen.views import View

ROUNDS = 40  # looked ahead over
ROWS = 160  # settled for a call

now = lru_cache(4096)(chances)


class Weighing:
    """For one view of a seat in a game that is on."""

    def __init__(self, view: View, random: Random) -> None:
        assert view.seat is not None
        self._seat = view.seat
        self._held: Held = tuple(zip(view.victories, view.penalties, strict=True))
        self._instinct = tables.instinct(view.seats)
        self._guessing = Guessing(view, tables.habits(view.seats), random)
        self._shuffle = random.shuffle
        won, lost = plain(self._held, self._seat)
        self._middle, self._half = (won + lost) / 2, (won - lost) / 2

    def may_be_enough(self) -> bool:
        """Could the row come to a call's total, for all that the seat knows?"""
        return may_be_enough(self._guessing.deal_row(), self._seat)

    def call(self) -> float:
        """The chance of winning after calling now."""
        rows = 1 if self._guessing.certain else ROWS
        return sum(self._settled(self._guessing.deal_row(), self._seat) for _ in range(rows)) / rows

    def plays(self) -> list[tuple[Play, float]]:
        """What may be played, and the chance of winning then."""
        dealt = [self._guessing.deal() for _ in range(ROUNDS)]
        first = dealt[0]
        may = choices(first, self._seat)
        entries = play_entries(first, self._seat, may)
        onward = [self._chance(worth) for worth in worths(self._instinct.onward, entries)]
        whole = worths(self._instinct.plays, entries)
        found: list[tuple[Play, float]] = []
        for play, then, worth in zip(may, onward, whole, strict=True):
            if first.played + 1 < first.cards and len(first.hands[self._seat]) > 1:
                found.append((play, self._chance(worth)))
            else:
                found.append((play, sum(self._after(r, play, then) for r in dealt) / len(dealt)))
        return found

    def silence(self) -> float:
        """The chance of winning without a call, on another seat's turn."""
        one, two = silence_entries(self._guessing.deal(), self._seat)
        return self._chance(self._instinct.silences[one] + self._instinct.silences[two])

    def _chance(self, worth: float) -> float:
        return min(1.0, max(0.0, self._middle + self._half * worth))

    def _settled(self, r: Round, caller: int) -> float:
        return now(after(self._held, *r.awards(caller)))[self._seat]

    def _after(self, r: Round, play: Play, onward: float) -> float:
        twin = r.copy()
        twin.mover = self._seat
        twin.play(*play, self._shuffle)
        sum_of, rest = 0.0, 1.0
        for caller in twin.callers():
            calls = how_often_called(self._instinct, twin, caller)
            if calls > 0:
                sum_of += rest * calls * self._settled(twin, caller)
                rest *= 1 - calls
        return sum_of + rest * onward


def how_often_called(instinct: Instinct, r: Round, seat: int) -> float:
    """How often a seat of such a player would call here."""
    if r.must_call():
        return 1.0
    if not may_be_enough(r, seat):
        return 0.0
    if seat == r.mover:
        may = choices(r, seat)
        silent = expected(worths(instinct.plays, play_entries(r, seat, may)), instinct.mix) if may else 0.0
    else:
        one, two = silence_entries(r, seat)
        silent = instinct.silences[one] + instinct.silences[two]
    return prefers(instinct.calls[call_entry(r, seat)], silent, instinct.mix)
