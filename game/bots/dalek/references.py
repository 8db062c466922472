"""Players to measure the levels by. None of them counts scores but `duel`, and that only one.

`points` makes the most points of every turn; `lookahead2` too, but plans for two rolls at most; `duel` plays
the two-seat game perfectly against the leader among the others, at any table; `threshold` follows a rule of
thumb.
"""

from collections.abc import Iterator
from functools import cache
from random import Random

from game.bots.budgets import PERFECT, Option, choose
from game.bots.dalek.brain import best_of_all, command, for_points, solved, weigh
from game.bots.dalek.turn import Turn, short_sighted
from game.bots.dalek.worth import POINTS, Standing, standing
from game.dalek.commands import Command, Keep, Roll, Stop
from game.dalek.faces import SPECIALS
from game.dalek.state import State, View

CONTENT_WITH = 9  # points that `threshold` rather takes than risks
FEW_DICE = 2


def points(view: View, legal: Iterator[Command], random: Random) -> Command:
    return _best(for_points(), view.table, legal, random)


def lookahead2(view: View, legal: Iterator[Command], random: Random) -> Command:
    return _best(_two_rolls(), view.table, legal, random)


def duel(view: View, legal: Iterator[Command], random: Random) -> Command:
    return _best(solved(against_the_leader(standing(view.table))), view.table, legal, random)


@cache
def _two_rolls() -> Turn:
    return short_sighted(POINTS, 2)


def against_the_leader(at: Standing) -> Standing:
    """As if the seat with most points among the others, the next of equals, were the only one."""
    seats = len(at.scores)
    others = [(at.mover + step) % seats for step in range(1, seats)]
    if not others:
        return at
    leader = max(others, key=lambda place: at.scores[place])
    places = sorted((at.mover, leader))
    return Standing(tuple(at.scores[place] for place in places), places.index(at.mover))


def _best(turn: Turn, table: State, legal: Iterator[Command], random: Random) -> Command:
    if table.stage == "start":
        return next(legal)
    options = weigh(turn, table)
    best = best_of_all(options).value
    costs = [Option(choice, best - choice.value, choice.then) for choice in options]
    return command(table, choose(PERFECT, costs, random, 1))


def threshold(view: View, legal: Iterator[Command], _random: Random) -> Command:
    """Likes big Humans, covers them with Daleks, gets nervous early."""
    may = list(legal)
    table = view.table
    if any(isinstance(command, Keep) for command in may) and (wanted := _wanted(table)):
        return Keep(table.seat, wanted)
    stop = Stop(table.seat)
    return stop if stop in may and _content(table) else Roll(table.seat)


def _wanted(table: State) -> tuple[int, ...]:
    """The H4s and every Dalek while they don't cover the Humans; the rest only when nothing better came."""
    shown = dict(zip(table.hand, table.shown, strict=True))
    dice = [die for die, face in shown.items() if face == "H4"]
    h, d = table.humans + 4 * len(dice), table.daleks
    for dalek, worth in (("D3", 3), ("D2", 2)):
        for die, face in shown.items():
            if face == dalek and d < h:
                dice.append(die)
                d += worth
    if not dice and table.aside_of_roll == 0:
        dice = [die for die, face in shown.items() if face not in SPECIALS][:2]
    return tuple(sorted(dice))


def _content(table: State) -> bool:
    if table.daleks < table.humans or table.humans == 0:
        return False
    return table.humans >= CONTENT_WITH or len(table.hand) <= FEW_DICE or table.doctors == 2
