"""Dalek Dice: what each way on from a throw comes to, side by side, and not which is best."""

from collections.abc import Mapping

from game.bots.dalek.brain import best_of_all, solved, weigh
from game.bots.dalek.choices import Choice
from game.bots.dalek.explain import best_of, outlooks
from game.bots.dalek.shape import Spot
from game.bots.dalek.worth import standing
from game.bots.outlook import Outcome, Outlook, of_end
from game.bots.reason import Reason, Value
from game.dalek.commands import Command
from game.dalek.state import State, View

MOST = 3  # ways to roll on that are told


def odds(view: View) -> tuple[Reason, ...]:
    """To end the turn; and to roll on with so many dice, each with the best that may be kept for it."""
    table = view.table
    if table.stage == "start":
        return ()
    turn = solved(standing(table))
    choices = weigh(turn, table)
    end = best_of_all(choice for choice in choices if choice.then != "roll")
    rolling: dict[int, Choice] = {}
    for choice in choices:
        left = choice.at.hand
        if choice.then == "roll" and (left not in rolling or choice.value > rolling[left].value):
            rolling[left] = choice
    best = sorted(rolling, key=lambda left: -rolling[left].value)[:MOST]
    told = _told(table, "dalek_option_end", end, {"points": end.points})
    ahead = outlooks(turn)
    return (told, *(_roll(table, rolling[left], ahead(rolling[left].at)) for left in sorted(best)))


def outcome(view: View, command: Command) -> Outcome | None:
    """The turn is over at once where the dice end it, whatever one would like."""
    table = view.table
    if table.stage == "start":
        return None
    turn = solved(standing(table))
    choice = best_of(weigh(turn, table), table, command)
    if choice.then != "roll":
        return of_end(choice.points, choice.value)
    return Outcome(outlooks(turn)(choice.at), _over(choice.at), choice.value)


def _over(at: Spot) -> float:
    """By a third Doctor or Exterminate; or no dice are left: of two, a Doctor and an Exterminate are placed,
    and a last one is kept whatever it shows."""
    if at.hand == 1:
        return 1.0
    ends = (at.doctors == 2) + (at.exterminates == 2)
    both = 2 / 36 if at.hand == 2 and not ends else 0.0
    return 1 - (1 - ends / 6) ** at.hand + both


def _roll(table: State, choice: Choice, ahead: Outlook) -> Reason:
    values = {"dice": choice.at.hand, "average": ahead.average, "nothing": ahead.nothing}
    return _told(table, "dalek_option_roll", choice, values)


def _told(table: State, key: str, choice: Choice, values: Mapping[str, Value]) -> Reason:
    if table.seats == 1:
        return Reason(f"{key}_alone", {**values, "turns": -choice.value})
    return Reason(key, {**values, "chance": choice.value})
