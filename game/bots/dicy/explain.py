"""Dicy Cards: what the chosen way is worth, and what the best of the other ways is."""

from random import Random

from game.bots.dicy.brain import chance_after, command, turn_of, weigh
from game.bots.dicy.playing_out import told, told_of_card
from game.bots.dicy.races import race
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import Choice, PassIt, RerollOf, ScoreOf, Turn
from game.bots.dicy.worth import bits
from game.bots.reason import Reason, Value
from game.dicy.cards import points
from game.dicy.commands import Command, Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.effects import candidates
from game.dicy.state import State, View


def why(view: View, command: Command, random: Random) -> Reason:
    del random  # it is all exact, or as exact as the tables
    table = view.table
    match command:
        case Freeze() | Thaw():
            return _turning_over(table, command)
        case Roll():
            return Reason("dicy_first_roll")
        case _ if not table.active[table.seat]:
            return Reason("dicy_only_pass")
        case _:
            return _with_the_roll(table, command)


def cost(view: View, chosen: Command) -> tuple[float, Command]:
    """What the command loses against the best, in what the seat plays for; and the best command."""
    table = view.table
    match chosen:
        case Freeze() | Thaw():
            cards = [type(chosen)(chosen.seat, card) for card in candidates(table, chosen.seat)]
            best_card = max(cards, key=lambda one: chance_after(table, one))
            return chance_after(table, best_card) - chance_after(table, chosen), best_card
        case Score() | Reroll() | Pass() if table.active[table.seat]:
            turn = turn_of(table)
            best, value = max(weigh(turn, table), key=lambda pair: pair[1])
            return value - worth_of(turn, table, chosen), command(table, best)
        case _:
            return 0.0, chosen


def worth_of(turn: Turn, table: State, chosen: Command) -> float:
    """A score with fewer points than the card's best pick is weighed by those points."""
    wanted = _choice(table, chosen)
    for choice, value in weigh(turn, table):
        if choice == wanted:
            return value
    assert isinstance(wanted, ScoreOf)
    return turn.scored_with(bits(in_order(table.cards), table.active[table.seat]), wanted.card, wanted.points)


def _choice(table: State, chosen: Command) -> Choice:
    match chosen:
        case Score(_, card, dice):
            return ScoreOf(card, points(card, [table.dice[die] for die in dice]))
        case Reroll(_, card, dice):
            keep = tuple(sorted(value for die, value in enumerate(table.dice) if die not in dice))
            return RerollOf(card, keep)
        case _:
            return PassIt()


def _with_the_roll(table: State, chosen: Command) -> Reason:
    turn = turn_of(table)
    weighed = weigh(turn, table)
    mine = _choice(table, chosen)
    value = worth_of(turn, table, chosen)
    others = [pair for pair in weighed if not _alike(pair[0], mine)]
    other, second = max(others, key=lambda pair: pair[1], default=(mine, value))
    values: dict[str, Value] = {**_told(mine, "")}
    if table.seats == 1:
        return Reason(f"dicy_alone_{_kind(mine)}", {**values, "turns": -value, "other_turns": -second})
    chances = {"chance": told(table, weighed, value), "other_chance": told(table, weighed, second)}
    values |= {**_told(other, "other_"), **chances}
    if other is mine:
        return Reason("dicy_only_choice", values)
    values |= _how_sure(table)
    return Reason(f"dicy_{_kind(mine)}_over_{_kind(other)}", values)


def _how_sure(table: State) -> dict[str, Value]:
    """Chances come from the estimate where the game isn't solved: with more than two, or not yet."""
    return {} if table.seats == 2 and race(in_order(table.cards)) else {"estimated": 1}


def _alike(one: Choice, other: Choice) -> bool:
    """Re-rolls are one way, whatever they keep; so is each card's score."""
    if isinstance(one, ScoreOf) and isinstance(other, ScoreOf):
        return one.card == other.card
    return type(one) is type(other)


def _kind(choice: Choice) -> str:
    match choice:
        case ScoreOf():
            return "score"
        case RerollOf():
            return "reroll"
        case PassIt():
            return "pass"


def _told(choice: Choice, prefix: str) -> dict[str, Value]:
    match choice:
        case ScoreOf(card, worth):
            return {f"{prefix}card": card, f"{prefix}points": worth}
        case RerollOf(card, keep):
            return {f"{prefix}card": card, f"{prefix}dice": 6 - len(keep)}
        case PassIt():
            return {}


def _turning_over(table: State, chosen: Freeze | Thaw) -> Reason:
    key = "dicy_freeze" if isinstance(chosen, Freeze) else "dicy_thaw"
    others = [
        type(chosen)(chosen.seat, card) for card in candidates(table, chosen.seat) if card != chosen.card
    ]
    values: dict[str, Value] = {"card": chosen.card, "chance": told_of_card(table, chosen)}
    if not others:
        return Reason(f"{key}_only", values)
    worst = min(others, key=lambda one: chance_after(table, one))
    values |= {"other_card": worst.card, "other_chance": told_of_card(table, worst), **_how_sure(table)}
    return Reason(key, values)
