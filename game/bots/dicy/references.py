"""Players to measure the levels by, who look at nobody else: the best one alone, and the greedy one."""

from collections.abc import Iterator
from random import Random

from game.bots.dicy.brain import LONG, carried, command, shown
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import ScoreOf, Turn
from game.bots.dicy.worth import bits
from game.dicy.commands import Command, Freeze, Pass, Roll, Thaw
from game.dicy.state import State, View


def solo(view: View, legal: Iterator[Command], random: Random) -> Command:
    """Perfect alone in the long run: the most points a turn, for ever."""
    del random
    table, first = view.table, next(legal)
    five = in_order(table.cards)
    match first:
        case Freeze() | Thaw():
            return max([first, *legal], key=lambda one: _carried(table, one))
        case Roll():
            return first
        case _ if not table.active[table.seat]:
            return first
        case _:
            active = bits(five, table.active[table.seat])
            choices = LONG(five).choices(active, shown(table))
            return command(table, max(choices, key=lambda choice: choice[1])[0])


def _carried(table: State, one: Command) -> float:
    assert isinstance(one, Freeze | Thaw)
    return carried(table, one)


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
