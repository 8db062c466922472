"""The lessons of Dicy Cards. What they propose is what the expert does."""

from typing import Any

from game.core.seats import Seat
from game.dicy.cards import Card, Value
from game.dicy.commands import Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.picks import best_pick
from game.dicy.state import State
from scenes.game_record.lesson import Lesson, Move, Step
from scenes.text.words import _

_ALONE = (Seat("Ada", "human"),)
_SETUP = {"first": 0, "mode": "glacial"}


def lessons() -> tuple[Lesson, ...]:
    return (_first(), _freeze(), _pass(), _chill())


def _first() -> Lesson:
    return Lesson(
        "dicy.first",
        _("Your first turns"),
        _("Roll, score a card, and see it freeze."),
        "lesson dicy first 83",
        (
            Step(
                _("Six dice and five cards, all active. Throw the dice: drag the cup, or press “Roll”."),
                (roll,),
            ),
            Step(
                _(
                    "Each card says what its best dice would bring. 2 to 6 in a row is worth most on "
                    "Straight: click it once to pick its dice, and once more to score them."
                ),
                (score("straight"),),
            ),
            Step(
                _("20 points, and Straight is frozen: it can't be used now. Roll for your next turn."),
                (roll,),
            ),
            Step(
                _("Two 4s and two 6s are two pairs. Score Two pairs, with the sixes in it."),
                (score("two_pairs"),),
            ),
        ),
        _(
            "40 points in two turns, and three active cards left. Frozen cards come back when you pass: that "
            "is the price of speed."
        ),
        _ALONE,
        options=_SETUP,
    )


def _freeze() -> Lesson:
    return Lesson(
        "dicy.freeze",
        _("A card for a re-roll"),
        _("When another throw is worth a card."),
        "lesson dicy freeze 71",
        (
            Step(_("A new game. Throw the dice."), (roll,)),
            Step(
                _(
                    "Low dice wants all six dice and no 6 among them, and one 6 is in the way. Two pairs "
                    "would bring 18 at once. Dare more: pick the 6, press “Re-roll” and freeze Any two, the "
                    "card that brings least."
                ),
                (reroll("any_two", 6),),
            ),
            Step(_("No 6 any more: score Low dice with all six."), (score("low_six"),)),
        ),
        _(
            "23 instead of 18, for a card that hardly ever brings more than 12. A re-roll is good when one "
            "die stands between you and a card that counts them all."
        ),
        _ALONE,
        options=_SETUP,
    )


def _pass() -> Lesson:
    return Lesson(
        "dicy.pass",
        _("Pass in time"),
        _("Why good players leave points lying."),
        "lesson dicy pass 65",
        (
            Step(
                _(
                    "You have 41 points after two turns, and only Odds and Two pairs are still active. Roll "
                    "for your third turn."
                ),
                (roll,),
            ),
            Step(
                _(
                    "Odds would bring 6, and there are no two pairs. Keep the 5 and the 6, pick the others, "
                    "press “Re-roll” and freeze Odds."
                ),
                (reroll("odds", 1, 2, 2, 2),),
            ),
            Step(
                _(
                    "Two pairs would bring 12 now, with the 2s and the 4s. But it is your last card: your "
                    "next turn could only be a pass, without a roll. Pass now, and roll with all five cards "
                    "next turn."
                ),
                (pass_it,),
            ),
            Step(_("All five cards are back. Roll!"), (roll,)),
            Step(_("1 to 6 in a row: score all six dice on Straight."), (score("straight"),)),
        ),
        _(
            "The last active card costs you a whole turn. Unless it ends the game or brings a lot, pass "
            "while you still could score: then you need not sit a turn out."
        ),
        _ALONE,
        before=(roll, reroll("any_two", 6), score("low_six"), roll, score("straight")),
        options=_SETUP,
    )


def _chill() -> Lesson:
    return Lesson(
        "dicy.chill",
        _("Chill and thaw"),
        _("Cards that reach your neighbours."),
        "lesson dicy chill 255",
        (
            Step(
                _(
                    "Two play now, with other cards. The sign below some of them says what they do to your "
                    "neighbours. Throw the dice."
                ),
                (roll,),
            ),
            Step(
                _(
                    "Sixes counts every 6, and there is one. Pick the other five dice, press “Re-roll” and "
                    "freeze Lowest three, the card that brings least."
                ),
                (reroll("lowest_three", 5, 5, 2, 3, 1),),
            ),
            Step(
                _(
                    "Three 6s: score Sixes for 18. It thaws your neighbours, who must turn a frozen card "
                    "active; but Bruno has none frozen yet."
                ),
                (
                    score("sixes"),
                    roll,
                    reroll("lowest_three", 5, 1, 5, 1, 4),
                    reroll("sixes", 2, 2, 4, 3, 3),
                    score("any_two"),
                ),
            ),
            Step(
                _(
                    "Bruno scored Any two, and that chills: you must freeze one of your active cards, which "
                    "you choose yourself. Straight is the one to spare: click it."
                ),
                (freeze(0, "straight"),),
            ),
            Step(_("Two cards are left to you. Roll."), (roll,)),
            Step(
                _("Any two with the 6 and the 5 brings 11, and now it is Bruno who has to freeze a card."),
                (score("any_two"), freeze(1, "straight"), roll, pass_it),
            ),
            Step(
                _(
                    "With one card left Bruno has passed: all of his are active again. A pass also thaws one "
                    "card of every other player. Yours to choose: take Straight back."
                ),
                (thaw(0, "straight"),),
            ),
        ),
        _(
            "29 to 11. Chill the others when they have few active cards left: then they must pass. And think "
            "of it before you pass yourself: everybody else gets a card back."
        ),
        (*_ALONE, Seat("Bruno", "bot", "easy")),
        options={"first": 0, "mode": "interaction"},
    )


def roll(state: State) -> Roll:
    """The first roll of a turn."""
    return Roll(state.seat)


def score(card: Card) -> Move:
    """With the dice that bring most."""

    def move(state: State) -> Score:
        dice = best_pick(card, state.dice)
        assert dice is not None
        return Score(state.seat, card, dice)

    return move


def reroll(card: Card, *values: Value) -> Move:
    """These values again, for that card."""

    def move(state: State) -> Reroll:
        wanted, dice = list(values), []
        for die, value in enumerate(state.dice):
            if value in wanted:
                wanted.remove(value)
                dice.append(die)
        return Reroll(state.seat, card, tuple(dice))

    return move


def freeze(seat: int, card: Card) -> Move:
    return lambda _state: Freeze(seat, card)


def thaw(seat: int, card: Card) -> Move:
    return lambda _state: Thaw(seat, card)


def pass_it(state: State) -> Pass:
    return Pass(state.seat)


def meaning(state: State, command: Any) -> object:
    """Equal for commands that come to the same: of equal dice it doesn't matter which."""
    match command:
        case Score(seat, card, dice) | Reroll(seat, card, dice):
            return type(command), seat, card, sorted(state.dice[die] for die in dice)
        case _:
            return command
