"""Players to measure the levels by, who look at nobody else: the best one alone, and the greedy one."""

from collections.abc import Iterator
from functools import cache
from random import Random

from game.bots.dicy.brain import command, shown
from game.bots.dicy.estimate import carries
from game.bots.dicy.tables import Five, in_order
from game.bots.dicy.turn import ScoreOf, Turn
from game.bots.dicy.worth import bits, long_run
from game.dicy.commands import Command, Freeze, Pass, Roll, Thaw
from game.dicy.state import State, View

LONG = cache(long_run)


def solo(view: View, legal: Iterator[Command], random: Random) -> Command:
    """Perfect alone in the long run: the most points a turn, for ever."""
    del random
    table, first = view.table, next(legal)
    five = in_order(table.cards)
    match first:
        case Freeze() | Thaw():
            return max([first, *legal], key=lambda one: _carried(table, five, one))
        case Roll():
            return first
        case _ if not table.active[table.seat]:
            return first
        case _:
            active = bits(five, table.active[table.seat])
            choices = LONG(five).choices(active, shown(table))
            return command(table, max(choices, key=lambda choice: choice[1])[0])


def _carried(table: State, five: Five, one: Command) -> float:
    assert isinstance(one, Freeze | Thaw)
    active, card = bits(five, table.active[one.seat]), 1 << five.index(one.card)
    return carries(five)[active ^ card]


def greedy(view: View, legal: Iterator[Command], random: Random) -> Command:
    """Takes the most points that the first roll brings, with whatever card; passes when there are none."""
    del random
    table, first = view.table, next(legal)
    if isinstance(first, Freeze | Thaw | Roll) or not table.active[table.seat]:
        return first
    five = in_order(table.cards)
    turn = Turn(five, lambda card, left: range(64), 0.0)  # noqa: ARG005
    choices = turn.choices(bits(five, table.active[table.seat]), shown(table))
    scores = [choice for choice, _ in choices if isinstance(choice, ScoreOf)]
    if not scores:
        return Pass(table.seat)
    return command(table, max(scores, key=lambda score: score.points))
