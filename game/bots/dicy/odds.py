"""Dicy Cards: what each way on comes to, side by side, and not which is best."""

from game.bots.dicy.brain import chance_after, turn_of, weigh
from game.bots.dicy.turn import PassIt, RerollOf, ScoreOf
from game.bots.reason import Reason, Value
from game.dicy.commands import Freeze, Thaw
from game.dicy.effects import candidates
from game.dicy.state import State, View


def odds(view: View) -> tuple[Reason, ...]:
    """Each card's best score, the best re-roll, and to pass; or each card that may be turned over."""
    table = view.table
    if table.choosers:
        turns = Freeze if table.choice == "chill" else Thaw
        seat = table.choosers[0]
        return tuple(
            _told(table, "dicy_option_turn", chance_after(table, turns(seat, card)), {"card": card})
            for card in candidates(table, seat)
        )
    if table.stage == "start" or not table.active[table.seat]:
        return ()
    weighed = weigh(turn_of(table), table)
    found: list[Reason] = []
    again = [value for choice, value in weighed if isinstance(choice, RerollOf)]
    for choice, value in weighed:
        match choice:
            case ScoreOf(card, points):
                found.append(_told(table, "dicy_option_score", value, {"card": card, "points": points}))
            case PassIt():
                found.append(_told(table, "dicy_option_pass", value, {}))
            case _:
                pass
    if again:
        found.append(_told(table, "dicy_option_reroll", max(again), {}))
    return tuple(found)


def _told(table: State, key: str, value: float, values: dict[str, Value]) -> Reason:
    """Alone by the turns that are left then."""
    if table.seats == 1:
        return Reason(f"{key}_alone", {**values, "turns": -value})
    return Reason(key, {**values, "chance": value})
