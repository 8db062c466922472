"""How the levels play Dalek Dice: every choice is weighed exactly, and the level takes one of them.

The cost of a choice is what it loses against the best: chance of winning, scaled so that an even share of the
table is a half; alone, turns, each worth `A_TURN`.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from random import Random

from game.bots.budgets import PERFECT, Level, Option, all_the_same, certain, choose
from game.bots.dalek.choices import Choice, choices, sensible, spot_of
from game.bots.dalek.turn import Turn, best_turn
from game.bots.dalek.worth import POINTS, Standing, standing, worth
from game.dalek.commands import Command, Keep, Roll, Stop
from game.dalek.faces import Face
from game.dalek.state import State, View

A_TURN = 0.13  # alone: about what a turn is worth in a duel, in chance of winning
ALONE = 0.4  # alone: stands for the chance of winning; nobody is there to give anything back to
SOLVED_TURNS = 2048  # kept, at 16 KB each


def play(level: Level, view: View, legal: Iterator[Command], random: Random) -> Command:
    table = view.table
    if table.stage == "start":
        return next(legal)
    options = weigh(solved(standing(table)), table)
    if all_the_same([choice.value for choice in options]):
        return command(table, best_of_all(sensible(weigh(for_points(), table))))
    options = sensible(options)
    unit, most = (table.seats / 2, 1.0) if table.seats > 1 else (A_TURN, 0.0)
    best = best_of_all(options).value
    chance = best * unit if table.seats > 1 else ALONE
    costs = [Option(choice, (best - choice.value) * unit, choice.then) for choice in options]
    return command(table, choose(level, certain(costs, best, most), random, chance))


@cache
def for_points() -> Turn:
    """The turn, played for its points and nothing else."""
    return best_turn(POINTS)


@lru_cache(SOLVED_TURNS)
def solved(at: Standing) -> Turn:
    return best_turn(worth(at))


def weigh(turn: Turn, table: State) -> list[Choice]:
    """All that may be done with the running throw; what of it is kept already is past choosing."""
    at = spot_of(table.placed, len(table.hand))
    shown = table.shown if table.stage == "rolled" else ()
    return list(choices(turn, at, shown, forced=table.aside_of_roll > 0))


def best_of_all(options: Iterable[Choice]) -> Choice:
    return max(options, key=lambda choice: choice.value)


def command(table: State, choice: Choice) -> Command:
    """The next command of a choice: to keep comes before what then."""
    if choice.keep:
        return Keep(table.seat, _dice(table, choice.keep))
    return Roll(table.seat) if choice.then == "roll" else Stop(table.seat)


def _dice(table: State, faces: Sequence[Face]) -> tuple[int, ...]:
    """Of equal dice those with the lowest numbers."""
    wanted = list(faces)
    dice: list[int] = []
    for die, face in zip(table.hand, table.shown, strict=True):
        if face in wanted:
            wanted.remove(face)
            dice.append(die)
    return tuple(dice)


coach = partial(play, PERFECT)
