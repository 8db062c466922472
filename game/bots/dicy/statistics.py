"""What dice and choices brought to people's turns of Dicy Cards, in points.

A turn also ends with other cards active than it began with: what they carry is counted to the turn, and what
others do to them to nobody.
"""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

from game.bots.dicy.brain import LONG, weigh
from game.bots.dicy.estimate import carries, rate
from game.bots.dicy.explain import worth_of
from game.bots.dicy.tables import in_order
from game.bots.dicy.worth import bits
from game.bots.explain.costs import decisions
from game.core.library.careers import Brought, Review
from game.core.session import Session
from game.dicy.cards import points
from game.dicy.commands import Command, Freeze, Pass, Roll, Score, Thaw
from game.dicy.effects import candidates
from game.dicy.state import State


def given_away(table: State, command: Command) -> float:
    """Of the points of all turns to come, as every frozen card will be missed, against who plays for points
    alone: who plays to win may rightly give some away."""
    five, seat = in_order(table.cards), command.seat
    active = bits(five, table.active[seat])
    if isinstance(command, Freeze | Thaw):
        after = {card: carries(five)[active ^ 1 << five.index(card)] for card in candidates(table, seat)}
        return max(after.values()) - after[command.card]
    if table.stage == "start" or not active:
        return 0.0
    best = max(value for _, value in weigh(LONG(five), table))
    return max(0.0, best - worth_of(LONG(five), table, command))


def reviewed(session: Session[Any, Any, Any, Any]) -> Mapping[int, Review]:
    found: dict[int, Review] = defaultdict(Review)
    for choice in decisions(session):
        found[choice.seat] += Review(_of_choice(choice.view.table, choice.command))
    return found


def _of_choice(table: State, command: Command) -> Brought:
    """Luck is what the turn came to, less what it was worth before its first roll, and what was lost on the
    way: so each command adds its part."""
    five, lost = in_order(table.cards), given_away(table, command)
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
