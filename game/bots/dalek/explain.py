"""Dalek Dice: what stopping would earn, and what rolling on would bring, exactly."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import add
from random import Random

from game.bots.dalek.brain import best_of_all, solved, weigh
from game.bots.dalek.brain import command as first_of
from game.bots.dalek.choices import Choice
from game.bots.dalek.shape import Spot
from game.bots.dalek.turn import MOST_POINTS, Turn, best_turn
from game.bots.dalek.worth import standing
from game.bots.outlook import More, Outlook, outlook
from game.bots.reason import Reason
from game.dalek.commands import Command, Keep, Roll
from game.dalek.faces import daleks, humans
from game.dalek.rules import points
from game.dalek.state import State, View

SURE = 0.0005  # of the chance of winning: nobody is told of less


def why(view: View, command: Command, _random: Random) -> Reason:
    table = view.table
    if table.stage == "start":
        return Reason("dalek_first_roll")
    turn = solved(standing(table))
    choices = weigh(turn, table)
    chosen = best_of(choices, table, command)
    if isinstance(command, Keep):
        return _keeping(table, turn, chosen)
    return _going_on(table, turn, choices, chosen)


def cost(view: View, command: Command) -> tuple[float, Command]:
    """What the command loses against the best, in what the seat plays for; and the best command."""
    table = view.table
    if table.stage == "start":
        return 0.0, command
    choices = weigh(solved(standing(table)), table)
    best = best_of_all(choices)
    return best.value - best_of(choices, table, command).value, first_of(table, best)


def best_of(choices: Sequence[Choice], table: State, command: Command) -> Choice:
    """The best that this command begins: to keep leaves open what then."""
    if isinstance(command, Keep):
        showing = dict(zip(table.hand, table.shown, strict=True))
        kept = sorted(showing[die] for die in command.dice)
        return best_of_all(choice for choice in choices if sorted(choice.keep) == kept)
    then = "roll" if isinstance(command, Roll) else "stop"
    return best_of_all(choice for choice in choices if not choice.keep and choice.then == then)


def outlooks(turn: Turn) -> Callable[[Spot], Outlook]:
    """Of all spots of a turn, exactly."""

    @cache
    def nudged(more: More) -> Turn:
        return best_turn(list(map(add, turn.worth, more)))

    return lambda at: outlook(lambda more: nudged(more).roll(at), MOST_POINTS)


def _keeping(table: State, turn: Turn, chosen: Choice) -> Reason:
    if chosen.then == "end":
        return Reason("dalek_keep_ends", {"points": chosen.points})
    if chosen.then == "stop" and not chosen.points:
        return Reason("dalek_keep_lost")
    if chosen.then == "stop":
        return Reason("dalek_keep_stop", {"points": chosen.points})
    ahead = outlooks(turn)(chosen.at)
    values = {"dice": chosen.at.hand, "average": ahead.average, "nothing": ahead.nothing}
    placed = (*table.placed, *chosen.keep)
    if daleks(placed) < humans(placed):
        return Reason("dalek_keep_roll_short", {**values, "short": humans(placed) - daleks(placed)})
    return Reason("dalek_keep_roll", values)


def _going_on(table: State, turn: Turn, choices: Sequence[Choice], chosen: Choice) -> Reason:
    """To stop or to roll on, with what is set aside."""
    stopping = points("stopped", table.placed, len(table.hand))
    ahead = outlooks(turn)(chosen.at)
    values = {"points": stopping, "dice": len(table.hand), "average": ahead.average, "nothing": ahead.nothing}
    others = [choice for choice in choices if not choice.keep and choice.then != chosen.then]
    other = max((choice.value for choice in others), default=chosen.value)
    if table.seats > 1 and chosen.then == "stop" and chosen.value >= 1 - SURE:
        return Reason("dalek_stop_wins", values)
    if table.seats > 1 and chosen.then == "roll" and other <= SURE < chosen.value:
        return Reason("dalek_stop_loses", {**values, "chance": chosen.value})
    if chosen.then == "stop":
        return Reason("dalek_stop", values)
    return Reason("dalek_roll" if stopping else "dalek_roll_from_nothing", values)
