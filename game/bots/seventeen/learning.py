"""Fills the tables of `instinct` by self-play: every seat plays by them, and they follow what comes of it.

Players choose the better the oftener, and not always the best: what they come to mixes its calls and its
hidden cards by itself. Games begin at any tokens and go on until tokens end them; a round is worth what it
does to the chances of winning. The tables that are kept are the mean of the last ones.
"""

from collections.abc import Callable
from random import Random

from game.bots.seventeen.habits import HEIGHTS, Habit, Habits
from game.bots.seventeen.instinct import (
    TABLES,
    Entries,
    Instinct,
    call_entry,
    empty,
    expected,
    play_entries,
    prefers,
    shares,
    silence_entries,
    stakes,
    worths,
)
from game.bots.seventeen.policy import Play, choices, may_be_enough
from game.bots.seventeen.round import Round, height
from game.bots.seventeen.worth import Held, after, in_rounds
from game.seventeen.cards import COPIES, KINDS, PLAIN_BACKED, RANK
from game.seventeen.tokens import winners

DECK = [rank for rank, kind in enumerate(KINDS) for _ in range(COPIES[kind])]
DEALT = 3
AT_RANDOM = 0.03  # so often a player tries anything
LONGEST = 40  # cards of a round: one that goes on is as good as lost for everybody
LOST = -1.0
FIRST_RATE, LAST_RATE = 0.3, 0.01  # how far a table follows what came of it
CALL_RATE = 0.1  # of that; a call's worth is known at once, whether it was made or not
KEPT_FROM = 0.6  # of all games: from here on tables count
TAKEN_EVERY = 400  # games


def learn(seats: int, games: int, mix: float, progress: Callable[[float], None]) -> tuple[Instinct, Habits]:
    """Plays so many games; the same every time."""
    learner = Learner(seats, mix, Random(f"17 for {seats}"))  # noqa: S311
    kept, taken = empty(mix), 0
    for game in range(games):
        done = game / games
        learner.rate = FIRST_RATE * (1 - done) ** 2 + LAST_RATE
        learner.play_game()
        if done >= KEPT_FROM and game % TAKEN_EVERY == 0:
            taken += 1
            _average(kept, learner.instinct, taken)
            progress(done)
        elif done < KEPT_FROM and game % TAKEN_EVERY == 0:
            learner.notes = Notes()
            progress(done)
    return kept, learner.notes.habits()


def _average(kept: Instinct, newest: Instinct, taken: int) -> None:
    for table, new in zip(kept.tables(), newest.tables(), strict=True):
        for place, worth in enumerate(new):
            table[place] += (worth - table[place]) / taken


class Notes:
    """How often who held a card hid it or showed it, by the row's height."""

    def __init__(self) -> None:
        self.held, self.hidden, self.shown = ([[0] * len(KINDS) for _ in HEIGHTS] for _ in range(3))

    def take(self, r: Round, play: Play) -> None:
        level = height(r.about())
        for kind in set(r.hands[r.mover]):
            self.held[level][kind] += 1
        kind, down = play
        (self.hidden if down else self.shown)[level][kind] += 1

    def habits(self) -> Habits:
        return {
            name: {kind: self._habit(level, RANK[kind]) for kind in PLAIN_BACKED}
            for level, name in enumerate(HEIGHTS)
        }

    def _habit(self, level: int, kind: int) -> Habit:
        held = max(1, self.held[level][kind])
        played = self.hidden[level][kind] + self.shown[level][kind]
        return Habit(round(100 * self.hidden[level][kind] / held), round(100 - 100 * played / held))


class Learner:
    def __init__(self, seats: int, mix: float, random: Random) -> None:
        self.instinct = empty(mix)
        self.rate = FIRST_RATE
        self.notes = Notes()
        self._seats = seats
        self._random = random
        self._calls_seen = [0] * len(self.instinct.calls)
        self._stakes: list[int] = []
        self._made: list[tuple[int, Entries]] = []
        self._silent: list[tuple[int, tuple[int, int]]] = []

    def instinct_of(self, seat: int) -> Instinct:
        """By what a seat plays. A seat that plays by something else than what is learnt teaches only."""
        del seat
        return self.instinct

    def play_game(self) -> None:
        random = self._random
        pile = DECK[:]
        random.shuffle(pile)
        hands = [[pile.pop() for _ in range(DEALT)] for _ in range(self._seats)]
        r = Round(hands, pile, random.randrange(self._seats))
        held: Held = tuple([(random.randrange(3), random.randrange(2)) for _ in hands])
        while not winners([victories for victories, _ in held], [penalties for _, penalties in held]):
            self._stakes = stakes(held)
            caller = self._play_round(r, held)
            if caller is None:
                self._follow([LOST] * self._seats)
                return
            then = after(held, *r.awards(caller))
            self._follow([in_rounds(held, then, seat) for seat in range(self._seats)])
            held = then
            r.end(caller)

    def _play_round(self, r: Round, held: Held) -> int | None:
        """Who called; None if nobody ever does."""
        self._made.clear()
        self._silent.clear()
        for _ in range(LONGEST):
            if r.must_call():
                return r.mover if r.last >= 0 else None
            r.begin(self._random.shuffle)
            may = choices(r, r.mover)
            entries = play_entries(r, r.mover, may, self._stakes[r.mover])
            instinct = self.instinct_of(r.mover)
            known = worths(instinct.plays, entries)
            for seat in r.callers():
                if may_be_enough(r, seat) and self._calls(r, held, seat, known):
                    return seat
            if self._random.random() < AT_RANDOM:
                chosen = self._random.randrange(len(may))
            else:
                weights = shares(known, instinct.mix)
                chosen = self._random.choices(range(len(may)), weights)[0]
            self._made.append((r.mover, entries[chosen]))
            self.notes.take(r, may[chosen])
            r.play(*may[chosen], self._random.shuffle)
        return None

    def _calls(self, r: Round, held: Held, seat: int, plays: list[float]) -> bool:
        """Does this seat call? What a call would bring is learnt either way."""
        instinct = self.instinct_of(seat)
        if seat == r.mover:
            silent = expected(plays, instinct.mix)
        else:
            entries = silence_entries(r, seat)
            silent = instinct.silences[entries[0]] + instinct.silences[entries[1]]
        entry = call_entry(r, seat)
        if instinct is self.instinct:
            truth = in_rounds(held, after(held, *r.awards(seat)), seat)
            self._calls_seen[entry] += 1
            rate = max(1 / self._calls_seen[entry], self.rate * CALL_RATE)
            instinct.calls[entry] += rate * (truth - instinct.calls[entry])
        if self._random.random() < prefers(instinct.calls[entry], silent, instinct.mix):
            return True
        if seat != r.mover:
            self._silent.append((seat, silence_entries(r, seat)))
        return False

    def _follow(self, brought: list[float]) -> None:
        """What was played and what wasn't called come to be worth what the round brought each seat."""
        instinct = self.instinct
        learners = [self.instinct_of(seat) is instinct for seat in range(self._seats)]
        for seat, entries in self._made:
            if learners[seat]:
                self._towards(instinct.plays, entries, brought[seat])
        for seat, entries in self._made[:-1]:  # upon the last somebody called
            if learners[seat]:
                self._towards(instinct.onward, entries, brought[seat])
        for seat, (one, two) in self._silent:
            table = instinct.silences
            step = self.rate * (brought[seat] - table[one] - table[two]) / 2
            table[one] += step
            table[two] += step

    def _towards(self, table: list[float], entries: Entries, worth: float) -> None:
        (now,) = worths(table, (entries,))
        step = self.rate * (worth - now) / TABLES
        for entry in entries:
            table[entry] += step
