"""How the levels play 17: every option is weighed by `search`; the expert mixes those that are good, while
the others do what they take for the best. Where there is no library to search with two play by the learnt
policy; larger tables look a turn ahead, and so do all of five and six.

What a level misjudges is in `misjudging`.
"""

from collections.abc import Iterator
from functools import partial
from random import Random

from game.bots.budgets import PERFECT, Level, Misjudging, Option, Sparring, choose
from game.bots.seventeen.misjudging import (
    CERTAIN,
    erring,
    mistaken,
    mood,
    near_sighted,
    pictures,
    sees_enough,
    sensible,
    surely_won,
)
from game.bots.seventeen.policy import Play as Choice
from game.bots.seventeen.policy import Reading, choices, entry, may_be_enough
from game.bots.seventeen.round import PLAIN, VALUES, Round
from game.bots.seventeen.search import Weighed, weighed
from game.bots.seventeen.seen import as_seen, copies
from game.bots.seventeen.signs import doubts
from game.bots.seventeen.weighing import Weighing
from game.bots.seventeen.worth import Held, plain
from game.seventeen.cards import KINDS
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.views import View

ALONE = 2  # seats, at which the policy alone, without a search, plays better than a look ahead
LONG = 24  # cards of a row, from which on somebody calls: players who all fear each other's traps must end
LONG_AT_LARGER = 16
IMPATIENCE = 0.02  # for each card more


def play(
    level: Misjudging | Sparring, view: View, legal: Iterator[Command], random: Random
) -> Command | None:
    """None: it has nothing to call."""
    may = list(legal)
    if len(may) == 1 and view.seat == view.mover:
        return may[0]
    seat = may[0].seat
    r = as_seen(view)
    held: Held = tuple(zip(view.victories, view.penalties, strict=True))
    calling = view.stage == "waiting"
    silent = BeginTurn(seat) if seat == view.mover else None
    if calling and not may_be_enough(r, seat):
        return silent
    if calling and (sees_enough(r, seat) or surely_won(r, seat, held)):
        return Call(seat)
    found = weighed(view, r, held, random, calling=calling)
    if found is None and view.seats > ALONE:
        return _looked_ahead(level, view, r, held, silent, random)
    reading = Reading(r, seat, held, copies(view), calling=calling)
    enough = found.enough if found else reading.enough()
    if calling and len(view.row) >= LONG and enough > 0.5:
        return Call(seat)
    if level == PERFECT:
        return _mixed(r, seat, found, reading, silent, random, calling=calling)
    won, lost = plain(held, seat)
    at_two = view.seats / 2  # scales chances so that an even share is a half
    unit = (won - lost) / 2 * at_two
    options = _weighed(r, seat, held, found, reading, silent, calling=calling)
    if len(options) == 1 or (found and options[0][1] >= CERTAIN):
        return options[0][0]
    if found:
        middle, half = (won + lost) / 2, (won - lost) / 2
        options = [(choice, (chance - middle) / half, kind) for choice, chance, kind in options]
    best = options[0][1]
    chance = max(0.0, min(1.0, (won + lost) / 2 * at_two + unit * best))  # what was learnt may err
    if isinstance(level, Sparring):
        chance += doubts(view)
        if chance <= level.above:
            return _mixed(r, seat, found, reading, silent, random, calling=calling)
        told = [Option(choice, (best - worth) * unit, kind) for choice, worth, kind in options]
        return choose(level, told, random, chance)
    errs = erring(level, view.seats, searched=found is not None)
    return mistaken(errs, r, seat, options, chance, unit, random, mood(view))


def _looked_ahead(
    level: Level, view: View, r: Round, held: Held, silent: Command | None, random: Random
) -> Command | None:
    """At tables without a search: a turn is looked ahead, over rounds that fit the view."""
    seat = view.seat
    assert seat is not None
    weighing = Weighing(view, random)
    weighed: list[tuple[Command | None, float, str]]
    if view.stage == "waiting":
        plays = [] if silent is None else weighing.plays()
        going_on = max((value for _, value in plays), default=None) or weighing.silence()
        going_on -= IMPATIENCE * max(0, len(view.row) - LONG_AT_LARGER)
        weighed = _to_call(r, seat, silent, going_on, weighing.call())
    else:
        worths = dict(weighing.plays())
        may = sensible(r, held, list(worths))
        weighed = [(command(seat, choice), worths[choice], plan(choice)) for choice in may]
    weighed.sort(key=lambda option: -option[1])
    best, unit = weighed[0][1], view.seats / 2
    told = [Option(choice, (best - value) * unit, kind) for choice, value, kind in weighed]
    chance = best * unit + (doubts(view) if isinstance(level, Sparring) else 0)
    return choose(near_sighted(level), told, random, chance)


def _mixed(
    r: Round,
    seat: int,
    found: Weighed | None,
    reading: Reading,
    silent: Command | None,
    random: Random,
    *,
    calling: bool,
) -> Command | None:
    if calling:
        return Call(seat) if random.random() < (found.calls if found else reading.calls()) else silent
    may = choices(r, seat)
    shares = [found.shares[entry(play)] for play in may] if found else reading.plays(may)
    return command(seat, random.choices(may, shares)[0])


def _to_call(
    r: Round, seat: int, silent: Command | None, on: float, call: float
) -> list[tuple[Command | None, float, str]]:
    """Nobody calls what isn't even to be pictured as enough, unless all else is worse."""
    found: list[tuple[Command | None, float, str]] = [(silent, on, "on")]
    return [*found, (Call(seat), call, "call")] if call > on or pictures(r, seat) else found


def _weighed(
    r: Round,
    seat: int,
    held: Held,
    found: Weighed | None,
    reading: Reading,
    silent: Command | None,
    *,
    calling: bool,
) -> list[tuple[Command | None, float, str]]:
    """Every option with its worth and the plan it belongs to, the best first; a search tells chances."""
    if calling:
        on, call = (found.silent, found.call) if found else reading.call_worths()
        weighed = _to_call(r, seat, silent, on, call)
    else:
        may = sensible(r, held, choices(r, seat))
        worths = [found.of(play) for play in may] if found else reading.play_worths(may)
        weighed = [
            (command(seat, choice), worth, plan(choice)) for choice, worth in zip(may, worths, strict=True)
        ]
    return sorted(weighed, key=lambda option: -option[1])


def command(seat: int, choice: Choice) -> Command:
    kind, down = choice
    return Play(seat, KINDS[kind], "down" if down else "up")


def plan(choice: Choice) -> str:
    """What a play is about: to add to the row, to hide something, to use a special."""
    kind, down = choice
    return "hide" if down and PLAIN[kind] else "add" if VALUES[kind] else "special"


expert = partial(play, PERFECT)
