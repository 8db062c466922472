"""What dice and choices brought to people's turns, in points: exact, a few hundredths of a second a game.

At Dalek Dice a turn's points are what the best play makes on average, and the dice's luck, less what the
choices gave away. At Dicy Cards a turn also ends with other cards active than it began with: what they carry
is counted to the turn, and what others do to them to nobody.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from game.bots.dicy.estimate import carries, rate
from game.bots.dicy.tables import in_order
from game.bots.dicy.worth import bits
from game.bots.explain.costs import decisions
from game.core.library.careers import Brought
from game.core.session import Session
from game.dalek.events import TurnEnded as DalekTurnEnded
from game.dicy.cards import points
from game.dicy.commands import Command as DicyCommand
from game.dicy.commands import Freeze, Pass, Roll, Score, Thaw
from game.dicy.state import State as DicyTable
from game.review.points import for_points, given_away_at_dalek, given_away_at_dicy

AnySession = Session[Any, Any, Any, Any]


def at_dalek(session: AnySession) -> Mapping[int, Brought]:
    found: dict[int, Brought] = defaultdict(Brought)
    expected = for_points().value
    for choice in decisions(session):
        lost = given_away_at_dalek(choice.view.table, choice.command)
        found[choice.seat] += Brought(luck=lost, lost=lost)
    for event in session.events:
        if isinstance(event, DalekTurnEnded) and event.seat in found:
            found[event.seat] += Brought(1, expected, event.points - expected)
    return found


def at_dicy(session: AnySession) -> Mapping[int, Brought]:
    found: dict[int, Brought] = defaultdict(Brought)
    for choice in decisions(session):
        found[choice.seat] += _of_choice(choice.view.table, choice.command)
    return found


def _of_choice(table: DicyTable, command: DicyCommand) -> Brought:
    """Luck is what the turn came to, less what it was worth before its first roll, and what was lost on the
    way: so each command adds its part."""
    five, lost = in_order(table.cards), given_away_at_dicy(table, command)
    worth, active = carries(five), bits(five, table.active[command.seat])
    match command:
        case Freeze() | Thaw():
            return Brought(lost=lost)
        case Roll():
            return Brought(luck=-(worth[active] + rate(five)))
        case Score(_, card, dice):
            made = points(card, [table.dice[die] for die in dice])
            return Brought(1, rate(five), made + worth[active & ~(1 << five.index(card))] + lost, lost)
        case Pass():
            return Brought(1, rate(five), lost, lost)
        case _:
            return Brought(luck=lost, lost=lost)
