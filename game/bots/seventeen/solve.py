"""Learns what the opponents of 17 play by, and writes it to `assets/tables`.

Policies for two to four, learnt against themselves by `native/train.c`, and then how experts play who search
by these (`imitating`), which need a C compiler: the same on the same machine and compiler. For tables without
a search the worths of `instinct`, the same everywhere.

The game has no exact figures to tell.
"""

from collections.abc import Callable
from ctypes import c_float, c_int, c_uint64, c_void_p
from itertools import count

from msgspec import Struct

from game.bots.record import Work
from game.bots.seventeen import tables
from game.bots.seventeen.habits import Habits
from game.bots.seventeen.imitating import Notes, Weights
from game.bots.seventeen.instinct import Instinct
from game.bots.seventeen.learning import learn
from game.bots.seventeen.native import library
from game.bots.seventeen.net import FILE, GUIDES, SEARCHED, as_kept, packed
from game.bots.seventeen.search import TEMPER, WORLDS, worths
from game.bots.seventeen.tables import MIX, UNIT, Learnt


class Run(Struct, frozen=True):
    """How a policy is learnt. `spread` is the worth of mixing, at first and at last; it fades."""

    batches: int  # of 4,096 decisions each
    rate: float = 3e-3
    last_rate: float = 1e-4
    spread: float = 0.05
    last_spread: float = 0.006
    ahead: float = 0.8  # how far the critic is trusted less than what came of it
    hold: float = 0.5  # to what was played of late: without it, both sides chase each other round in circles
    follow: float = 0.05  # how much of each batch goes into that
    seed: int = 1


RUNS = {2: Run(16_000), 3: Run(8_000), 4: Run(8_000)}  # policies, by the number of seats
IMITATED = {2: (1000, 1000), 3: (700, 900, 900, 900, 900), 4: (600, 700, 700, 700)}
"""Games, again and again with what was learnt last, until who has imitated them wins no more of them."""
TOGETHER = 3
"""At last those of so many rounds are imitated at once: each answers the one before, and their mean is harder
to take advantage of than any."""
IMITATED_WORLDS, MIXED = 48, 0.04  # see `TEMPER`
EXPECTED = {2: (0.06, 0.04, 0.04, 0.03, 0.03, 0.025, *[TEMPER[2]] * 4), 3: (TEMPER[3],) * 8}
"""For two and three: by what temper experts play in each further round, whom what was learnt so far goes on
guiding, and who take others for what was learnt last. As what guides them stays, that is right at last. With
two they mix less from round to round: who mixes as little as at the table from the first answers each small
change of what is learnt by a large one, and is never known by it."""
EXPECTED_GAMES = {2: 1000, 3: 900}  # of each round
AT_ONCE = 4
"""So many of those rounds are imitated at once: after the last alone they chase each other in circles."""
GAMES = {3: 80_000, 4: 50_000}  # self-played, at larger tables


def build(work: Work, progress: Callable[[float], None]) -> None:
    """Learns for each number of seats, at one place; tells from 0 to 1 how far it is."""
    del work
    parts = sum(1 + len(IMITATED[seats]) + len(EXPECTED.get(seats, ())) for seats in RUNS) + len(GAMES)
    steps = count(1)

    def step() -> None:
        progress(next(steps) / parts)

    kept: list[tuple[int, list[float]]] = []
    for seats, run in RUNS.items():
        policy = learnt(seats, run)
        step()
        searched = searching(seats, policy, step)
        kept.append((seats, policy[:]))
        if seats in EXPECTED:
            kept.append((seats + GUIDES, searched[:]))
            searched = guided(seats, searched, step)
        kept.append((seats + SEARCHED, searched[:]))
    FILE.write(packed(kept))
    by_instinct: list[Learnt] = []
    for done, (seats, games) in enumerate(GAMES.items(), parts - len(GAMES)):

        def tell(part: float, done: int = done) -> None:
            progress((done + part) / parts)

        by_instinct.append(rounded(seats, *learn(seats, games, MIX, tell)))
    tables.FILE.write(tables.packed(by_instinct))
    progress(1)


def rounded(seats: int, instinct: Instinct, habits: Habits) -> Learnt:
    plays, onward, calls, silences = ([round(worth / UNIT) for worth in table] for table in instinct.tables())
    return Learnt(seats, habits, plays, onward, calls, silences)


def learnt(seats: int, run: Run, other: Weights | None = None, begin: Weights | None = None) -> Weights:
    """A policy learnt against itself; or against `other`, which stays as it is."""
    train = library("train")
    weights = begin or (c_float * train.weights(seats))()
    critic = (c_float * train.critic_weights(seats))()
    train.learn(
        c_int(seats),
        *worths(seats),
        c_void_p() if other is None else other,
        weights,
        critic,
        c_int(run.batches),
        *(
            c_float(x)
            for x in (run.rate, run.last_rate, run.spread, run.last_spread, run.ahead, run.hold, run.follow)
        ),
        c_uint64(run.seed),
        c_int(0),
    )
    return weights


def searching(seats: int, policy: Weights, step: Callable[[], None]) -> Weights:
    """How experts play who search by this policy, and then by what was learnt of them."""
    rounds = IMITATED[seats]
    before: list[Notes] = []
    for seed, games in enumerate(rounds):
        notes = Notes(seats, policy, IMITATED_WORLDS, games, seed, temper=MIXED)
        last = seed == len(rounds) - 1
        policy, _far = notes.imitated(*(before if last else ()))
        before = [*before, notes][1 - TOGETHER :]
        step()
    return policy


def guided(seats: int, guide: Weights, step: Callable[[], None]) -> Weights:
    """How experts play whom this guides, as it is kept, and who take others for players who do so."""
    guide = (c_float * len(guide))(*as_kept(guide[:]))
    others = guide
    before: list[Notes] = []
    for seed, temper in enumerate(EXPECTED[seats], len(IMITATED[seats])):
        notes = Notes(seats, guide, WORLDS, EXPECTED_GAMES[seats], seed, others, temper)
        others, _far = notes.imitated(*before)
        before = [*before, notes][1 - AT_ONCE :]
        step()
    return others
