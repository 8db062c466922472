"""Dalek Dice: what each way on from a throw comes to, side by side, and not which is best."""

from collections.abc import Mapping, Sequence

from game.bots.dalek.brain import solved, weigh
from game.bots.dalek.choices import Choice, spot_of
from game.bots.dalek.explain import NUDGE, TIE
from game.bots.dalek.shape import Spot, after_keeping
from game.bots.dalek.turn import Turn, best_turn
from game.bots.dalek.worth import standing
from game.bots.reason import Reason, Value
from game.dalek.faces import daleks, humans
from game.dalek.rules import points
from game.dalek.state import State, View

MOST = 3  # ways to roll on that are told


def odds(view: View) -> tuple[Reason, ...]:
    """To end the turn; and to roll on with so many dice, each with the best that may be kept for it."""
    table = view.table
    if table.stage == "start":
        return ()
    turn = solved(standing(table))
    choices = weigh(turn, table)
    ending = [choice for choice in choices if choice.then != "roll"]
    rolling: dict[int, Choice] = {}
    for choice in choices:
        left = len(table.hand) - len(choice.keep)
        if choice.then == "roll" and (left not in rolling or choice.value > rolling[left].value):
            rolling[left] = choice
    best = sorted(rolling, key=lambda left: -rolling[left].value)[:MOST]
    told = [_end(table, max(ending, key=lambda choice: choice.value))] if ending else []
    outlooks = _Outlooks(turn)
    return (*told, *(_roll(table, left, rolling[left], outlooks) for left in sorted(best)))


def _end(table: State, choice: Choice) -> Reason:
    placed, left = (*table.placed, *choice.keep), len(table.hand) - len(choice.keep)
    made = points("stopped" if left else "dice_out", placed, left)
    return _told(table, "dalek_option_end", choice, {"points": made})


def _roll(table: State, left: int, choice: Choice, outlooks: "_Outlooks") -> Reason:
    at = spot_of(table.placed, len(table.hand))
    if choice.keep:
        at = after_keeping(at, humans(choice.keep), daleks(choice.keep), len(choice.keep))
    nothing, average = outlooks.at(at)
    values: dict[str, Value] = {"dice": left, "average": average, "nothing": nothing}
    return _told(table, "dalek_option_roll", choice, values)


def _told(table: State, key: str, choice: Choice, values: Mapping[str, Value]) -> Reason:
    if table.seats == 1:
        return Reason(f"{key}_alone", {**values, "turns": -choice.value})
    return Reason(key, {**values, "chance": choice.value})


class _Outlooks:
    """For all spots of a turn at once what `explain.outlook` says of one."""

    def __init__(self, turn: Turn) -> None:
        worth: Sequence[float] = [value + TIE * count for count, value in enumerate(turn.worth)]
        self._bare = best_turn(worth)
        self._nothing = best_turn([worth[0] + NUDGE, *worth[1:]])
        self._average = best_turn([value + NUDGE * count for count, value in enumerate(worth)])

    def at(self, at: Spot) -> tuple[float, float]:
        bare = self._bare.roll(at)
        nothing = (self._nothing.roll(at) - bare) / NUDGE
        return min(1.0, max(0.0, nothing)), max(0.0, (self._average.roll(at) - bare) / NUDGE)
