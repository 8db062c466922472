"""What dice and choices brought to people's turns of Dalek Dice, in points, exactly.

A turn's points are what the best play makes on average, and the dice's luck, less what the choices gave away.
"""

from collections import defaultdict
from collections.abc import Mapping

from game.bots.dalek.brain import best_of_all, for_points, weigh
from game.bots.dalek.explain import best_of
from game.bots.explain.costs import decisions
from game.core.library.careers import Brought, Review
from game.core.session import AnySession
from game.dalek.commands import Command
from game.dalek.events import TurnEnded
from game.dalek.state import State


def given_away(table: State, command: Command) -> float:
    """Of the turn's points, against who plays for them alone: who plays to win may rightly give some away."""
    if table.stage == "start":
        return 0.0
    choices = weigh(for_points(), table)
    return max(0.0, best_of_all(choices).value - best_of(choices, table, command).value)


def reviewed(session: AnySession) -> Mapping[int, Review]:
    found: dict[int, Review] = defaultdict(Review)
    expected = for_points().value
    for choice in decisions(session):
        lost = given_away(choice.view.table, choice.command)
        found[choice.seat] += Review(Brought(luck=lost, lost=lost))
    for event in session.events:
        if isinstance(event, TurnEnded) and event.seat in found:
            found[event.seat] += Review(Brought(1, expected, event.points - expected))
    return found
