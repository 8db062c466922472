"""Dicy Cards: what each way on comes to, side by side, and not which is best."""

from functools import partial

from game.bots.dicy.brain import turn_of, weigh
from game.bots.dicy.explain import worth_of
from game.bots.dicy.playing_out import told, told_of_card
from game.bots.dicy.scoring import MOST
from game.bots.dicy.turn import PassIt, RerollOf, ScoreOf
from game.bots.outlook import Outcome, of_end, outlook
from game.bots.reason import Reason, Value
from game.dicy.cards import points
from game.dicy.commands import Command, Freeze, Reroll, Score, Thaw
from game.dicy.effects import candidates
from game.dicy.state import State, View


def odds(view: View) -> tuple[Reason, ...]:
    """Each card's best score, the best re-roll, and to pass; or each card that may be turned over."""
    table = view.table
    if table.choosers:
        turns = Freeze if table.choice == "chill" else Thaw
        seat = table.choosers[0]
        return tuple(
            _told(table, "dicy_option_turn", told_of_card(table, turns(seat, card)), {"card": card})
            for card in candidates(table, seat)
        )
    if table.stage == "start" or not table.active[table.seat]:
        return ()
    weighed = weigh(turn_of(table), table)
    found: list[Reason] = []
    again = [value for choice, value in weighed if isinstance(choice, RerollOf)]
    said = partial(told, table, weighed)
    for choice, value in weighed:
        match choice:
            case ScoreOf(card, made):
                found.append(_told(table, "dicy_option_score", said(value), {"card": card, "points": made}))
            case PassIt():
                found.append(_told(table, "dicy_option_pass", said(value), {}))
            case _:
                pass
    if again:
        found.append(_told(table, "dicy_option_reroll", said(max(again)), {}))
    return tuple(found)


def outcome(view: View, command: Command) -> Outcome | None:
    """The turn is over at once where no card is left to be scored."""
    table = view.table
    if table.choosers or table.stage == "start" or not table.active[table.seat]:
        return None
    turn = turn_of(table)
    value = told(table, weigh(turn, table), worth_of(turn, table, command))
    match command:
        case Score(_, card, dice):
            return of_end(points(card, [table.dice[die] for die in dice]), value)
        case Reroll():
            ahead = outlook(lambda more: worth_of(turn.nudged(more), table, command), MOST)
            return Outcome(ahead, float(len(table.active[table.seat]) == 1), value)
        case _:
            return of_end(0, value)


def _told(table: State, key: str, value: float, values: dict[str, Value]) -> Reason:
    """Alone by the turns that are left then."""
    if table.seats == 1:
        return Reason(f"{key}_alone", {**values, "turns": -value})
    return Reason(key, {**values, "chance": value})
