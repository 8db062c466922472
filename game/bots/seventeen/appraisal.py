"""What situations of 17 are worth to every seat, as far as who acts can know them: estimates throughout.

A situation is worth what the seat to act takes it for; the others share the rest by their tokens. What a
choice cost is asked of that estimate first, and where it says more than `WORTH_A_LOOK` the two are looked
at: both are played on to the round's end by experts, in worlds that fit the view, with the same cards and
luck for either (`looks`; without the library no cost is told). At tables of five and six the look ahead is
taken several times over, so that the interval is of the looks alone, and what was learnt may err besides. A
cost is told only where the whole 95 % interval lies above zero.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from game.bots.appraisal import Values, Weighed
from game.bots.seventeen import luck
from game.bots.seventeen.brain import command as play_of
from game.bots.seventeen.looks import Options, lost, mean, option
from game.bots.seventeen.net import MOST_LEARNT
from game.bots.seventeen.policy import Reading, choices, may_be_enough
from game.bots.seventeen.seen import as_seen, copies
from game.bots.seventeen.weighing import Weighing
from game.bots.seventeen.worth import Held, chances, plain
from game.bots.shares import shared
from game.seventeen.commands import BeginTurn, Call, Command
from game.seventeen.state import State
from game.seventeen.views import View, view

WORTH_A_LOOK = 0.02  # of the chance of winning
LARGER = 6  # looks at larger tables
SEED = "ledger"
DRIFT = {2: 0.03, 3: 0.04, 4: 0.04}
"""By seats: by so much this estimate and what a search finds differ on average, in 420 moments."""


class SeventeenAppraiser:
    exact = False

    def __init__(self, state: State) -> None:
        self.error = DRIFT.get(state.seats)
        held: Held = tuple(zip(state.victories, state.penalties, strict=True))
        self.undealt = chances(held)

    def value(self, state: State) -> Values:
        own = max(options_of(view(state, state.mover), Random(SEED)).values())  # noqa: S311
        return _by_seat(state, state.mover, own)

    def weigh(self, state: State, command: Command) -> Weighed:
        seat = command.seat
        seen = view(state, seat)
        options = options_of(seen, Random(SEED))  # noqa: S311
        done = option(command)
        best = max(options, key=options.__getitem__)
        held = options[best]
        if options[best] - options.get(done, held) < WORTH_A_LOOK:
            best, cost, pm = command, 0.0, 0.0
        else:
            cost, pm = _looked_at(seen, best, done)
            best, cost, pm = (best, cost, pm) if cost > pm else (command, 0.0, 0.0)
        return Weighed(best, _by_seat(state, seat, held), _by_seat(state, seat, held - cost), pm)

    def brought(self, before: State | None, command: Command | None, after: State) -> Values | None:
        return luck.brought(before, command, after)


def _looked_at(seen: View, best: Command, done: Command) -> tuple[float, float]:
    """How much better the one is than the other, and half the 95 % interval of that."""
    if seen.seats <= MOST_LEARNT:
        return lost(seen, best, done, SEED) or (0.0, 0.0)
    looks = [options_of(seen, Random(f"{SEED} {look}")) for look in range(LARGER)]  # noqa: S311
    return mean([look[best] - look[done] for look in looks])


def options_of(seen: View, random: Random) -> Options:
    """What may be done, each with the seat's chance of winning then, as it can tell."""
    seat = seen.seat
    assert seat is not None
    on = BeginTurn(seat)
    if seen.seats > MOST_LEARNT:
        return _looked_ahead(seen, on, random)
    r = as_seen(seen)
    held: Held = tuple(zip(seen.victories, seen.penalties, strict=True))
    won, lost = plain(held, seat)
    calling = seen.stage == "waiting"
    reading = Reading(r, seat, held, copies(seen), calling=calling)
    worths: dict[Command, float] = {}
    if calling:
        worths[on], call = reading.call_worths()
        if may_be_enough(r, seat) and seat != seen.last and seen.last is not None:
            worths[Call(seat)] = call
    else:
        worths |= _plays(seat, choices(r, seat), reading)
    middle, half = (won + lost) / 2, (won - lost) / 2
    return {choice: min(1.0, max(0.0, middle + half * worth)) for choice, worth in worths.items()}


def _plays(seat: int, may: Sequence[Any], reading: Reading) -> Options:
    """Both faces of a card whose back tells its number are one."""
    found: dict[Command, float] = {}
    for choice, worth in zip(may, reading.play_worths(may), strict=True):
        found[play_of(seat, choice)] = worth
    return found


def _looked_ahead(seen: View, on: BeginTurn, random: Random) -> Options:
    seat, weighing = on.seat, Weighing(seen, random)
    plays: dict[Command, float] = {play_of(seat, choice): value for choice, value in weighing.plays()}
    if seen.stage != "waiting":
        return plays
    going_on: Options = {on: max(plays.values(), default=weighing.silence())}
    if not weighing.may_be_enough() or seen.last is None:
        return going_on
    return {**going_on, Call(seat): weighing.call()}


def _by_seat(state: State, seat: int, own: float) -> Values:
    held: Held = tuple(zip(state.victories, state.penalties, strict=True))
    return shared(own, seat, chances(held))
