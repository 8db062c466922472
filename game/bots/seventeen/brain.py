"""How the levels play 17: every option is weighed in chance of winning, and the level takes one of them.

The expert misjudges by a hair too: who always did what is best by that hair could be read.
"""

from collections.abc import Iterator
from functools import partial
from random import Random

from game.bots.budgets import Level, Option, Sparring, choose
from game.bots.seventeen import BOTS
from game.bots.seventeen.haste import doubts
from game.bots.seventeen.instinct import Play as Choice
from game.bots.seventeen.round import PLAIN, VALUES
from game.bots.seventeen.weighing import Weighing
from game.seventeen.cards import KINDS
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.views import View

LONG = 16  # cards of a row
IMPATIENCE = 0.02  # for each card more, or players who all fear each other's traps might never end


def play(level: Level, view: View, legal: Iterator[Command], random: Random) -> Command | None:
    """None: it has nothing to call."""
    may = list(legal)
    if len(may) == 1 and view.seat == view.mover:
        return may[0]
    seat = may[0].seat
    weighing = Weighing(view, random)
    weighed: list[tuple[Command | None, float, str]]
    if view.stage == "waiting":
        silent = None if seat != view.mover else BeginTurn(seat)
        if not weighing.may_be_enough():
            return silent
        plays = [] if silent is None else weighing.plays()
        going_on = max((value for _, value in plays), default=None) or weighing.silence()
        going_on -= IMPATIENCE * max(0, len(view.row) - LONG)
        weighed = [(silent, going_on, "on"), (Call(seat), weighing.call(), "call")]
    else:
        weighed = [(command(seat, choice), value, plan(choice)) for choice, value in weighing.plays()]
    weighed.sort(key=lambda option: -option[1])
    best = weighed[0][1]
    unit = view.seats / 2
    options = [Option(choice, (best - value) * unit, kind) for choice, value, kind in weighed]
    chance = best * unit
    if isinstance(level, Sparring):
        chance += doubts(view)
    return choose(level, options, random, chance)


def command(seat: int, choice: Choice) -> Command:
    kind, down = choice
    return Play(seat, KINDS[kind], "down" if down else "up")


def plan(choice: Choice) -> str:
    """What a play is about: to add to the row, to hide something, to use a special."""
    kind, down = choice
    return "hide" if down and PLAIN[kind] else "add" if VALUES[kind] else "special"


expert = partial(play, BOTS.levels["expert"])
