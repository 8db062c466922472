"""A lesson's commands by what they mean: "keep two Humans 4", not "keep dice 3 and 7"."""

from collections.abc import Callable
from typing import Any

from game.dalek import commands as dalek
from game.dalek.faces import Face
from game.dalek.state import State as DalekState
from game.dicy import commands as dicy
from game.dicy.cards import Card, Value
from game.dicy.picks import best_pick
from game.dicy.state import State as DicyState
from game.seventeen import commands as seventeen
from game.seventeen.cards import Face as Side
from game.seventeen.cards import Kind

Move = Callable[[Any], Any]
"""From the state, the command."""


def toss() -> Move:
    """The roll of all dice in hand, in Dalek Dice."""
    return lambda state: dalek.Roll(state.seat)


def keep(*faces: Face) -> Move:
    def move(state: DalekState) -> dalek.Keep:
        wanted, dice = list(faces), []
        for die, face in zip(state.hand, state.shown, strict=True):
            if face in wanted:
                wanted.remove(face)
                dice.append(die)
        return dalek.Keep(state.seat, tuple(dice))

    return move


def stop() -> Move:
    return lambda state: dalek.Stop(state.seat)


def roll() -> Move:
    """The first roll of a turn of Dicy Cards."""
    return lambda state: dicy.Roll(state.seat)


def score(card: Card) -> Move:
    """With the dice that bring most."""

    def move(state: DicyState) -> dicy.Score:
        dice = best_pick(card, state.dice)
        assert dice is not None
        return dicy.Score(state.seat, card, dice)

    return move


def reroll(card: Card, *values: Value) -> Move:
    """These values again, for that card."""

    def move(state: DicyState) -> dicy.Reroll:
        wanted, dice = list(values), []
        for die, value in enumerate(state.dice):
            if value in wanted:
                wanted.remove(value)
                dice.append(die)
        return dicy.Reroll(state.seat, card, tuple(dice))

    return move


def pass_it() -> Move:
    return lambda state: dicy.Pass(state.seat)


def begin(seat: int) -> Move:
    return lambda _state: seventeen.BeginTurn(seat)


def call(seat: int) -> Move:
    return lambda _state: seventeen.Call(seat)


def play(seat: int, card: Kind, side: Side) -> Move:
    return lambda _state: seventeen.Play(seat, card, side)


def meaning(state: Any, command: Any) -> object:
    """Equal for commands that come to the same: of equal dice it doesn't matter which."""
    match command:
        case dalek.Keep(_, dice):
            shown = dict(zip(state.hand, state.shown, strict=True))
            return "keep", sorted(shown.get(die, "") for die in dice)
        case dicy.Score(seat, card, dice):
            return "score", seat, card, sorted(state.dice[die] for die in dice)
        case dicy.Reroll(seat, card, dice):
            return "reroll", seat, card, sorted(state.dice[die] for die in dice)
        case seventeen.Play(seat, card, side):
            return "play", seat, card, side
        case _:
            return command
