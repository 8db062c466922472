"""What `main.py solve dicy` tells: the exact figures of any five cards alone, and the best play of a roll."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct

from game.bots.budgets import EQUAL
from game.bots.dicy.tables import Five, in_order
from game.bots.dicy.turn import POINTS, Active, Choice, PassIt, RerollOf, ScoreOf, Turn
from game.bots.dicy.worth import bits
from game.core.game import Setup
from game.core.illegal import IllegalError
from game.dicy.cards import DICE, Card, Value, points
from game.dicy.events import Setup as DicySetup
from game.dicy.fives import GIVEN, HAND
from game.dicy.picks import picks

TARGET = 100


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Alone: a roll with some of one's cards active and so many points."""

    cards: Annotated[tuple[Card, ...], Meta(min_length=HAND, max_length=HAND)]
    active: tuple[Card, ...]
    dice: Annotated[tuple[Value, ...], Meta(min_length=DICE, max_length=DICE)]
    score: Annotated[int, Meta(ge=0, lt=TARGET)]


def figures(setup: Setup) -> Mapping[str, Any]:
    from game.bots.dicy.exact.alone import long_run

    five = _laid_out(setup)
    rate, _ = long_run([five])
    return {"solo_turns": _turns(five)[0][-1], "points_per_turn": float(rate[0])}


def answer(line: bytes) -> Mapping[str, Any]:
    """Value and all optimal choices of one situation; raises IllegalError for one that can't be."""
    try:
        asked = msgspec.json.decode(line, type=Asked)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise IllegalError("state_not_readable", what=str(wrong)) from wrong
    five = _five(asked.cards)
    _check_active(asked, five)
    weighed = list(_weigh(asked, five))
    fewest = min(turns for _, turns in weighed)
    return {
        "value": fewest,
        "best": [_told(choice) for choice, turns in weighed if turns <= fewest + EQUAL],
    }


def build(progress: Callable[[float], None]) -> None:
    """Solves the game and writes the tables anew. Needs numpy."""
    from game.bots.dicy.exact.building import build as build_tables

    build_tables(progress)


def _laid_out(setup: Setup) -> Five:
    assert isinstance(setup, DicySetup)
    if setup.mode == "custom":
        return _five(() if setup.cards is UNSET else setup.cards)
    if setup.mode not in GIVEN:
        raise IllegalError("the_mode_draws_its_cards", mode=setup.mode)
    return in_order(GIVEN[setup.mode])


def _five(cards: tuple[Card, ...]) -> Five:
    if len(cards) != HAND or len(set(cards)) != HAND:
        raise IllegalError("five_different_cards", cards=cards)
    return in_order(cards)


def _check_active(asked: Asked, five: Five) -> None:
    for at, card in enumerate(asked.active):
        if card not in five:
            raise IllegalError("card_not_on_the_table", card=card)
        if card in asked.active[:at]:
            raise IllegalError("five_different_cards", card=card)


@cache
def _turns(five: Five) -> list[list[float]]:
    """[score, active]: the turns to go before a turn."""
    from game.bots.dicy.exact.alone import turns_to_go

    return turns_to_go([five])[0].tolist()


def _weigh(asked: Asked, five: Five) -> Iterator[tuple[Choice, float]]:
    """Every choice with the further turns to expect; of picks for as many points, one."""
    turns = _turns(five)

    def to_go(points: int, left: Active) -> float:
        reached = asked.score + points
        return turns[reached][left] if reached < TARGET else 0.0

    turn = Turn(five, lambda _, left: [-to_go(scored, left) for scored in POINTS], -turns[asked.score][-1])
    active = bits(five, asked.active)
    for choice, value in turn.choices(active, tuple(sorted(asked.dice))):
        if isinstance(choice, ScoreOf):
            left = active & ~bits(five, (choice.card,))
            for scored in sorted(
                {_points(choice.card, asked, dice) for dice in picks(choice.card, asked.dice)}
            ):
                yield ScoreOf(choice.card, scored), to_go(scored, left)
        else:
            yield choice, -value


def _points(card: Card, asked: Asked, dice: tuple[int, ...]) -> int:
    return points(card, [asked.dice[die] for die in dice])


def _told(choice: Choice) -> Mapping[str, Any]:
    match choice:
        case ScoreOf(card, points):
            return {"do": "score", "card": card, "points": points}
        case RerollOf(card, keep):
            return {"do": "reroll", "freeze": card, "keep": keep}
        case PassIt():
            return {"do": "pass"}
