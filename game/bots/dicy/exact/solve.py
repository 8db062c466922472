"""What `main.py solve dicy` tells: the exact figures of any five cards alone, and the best play of a roll.

Alone that is counted in turns, for two seats in chance of winning. A five whose game of two isn't known yet
is solved for that, and kept in the cache. What needs numpy is imported when it is needed: the packaged game
has none, and answers for two seats without.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct

from game.bots.budgets import EQUAL
from game.bots.dicy.ahead import solve
from game.bots.dicy.pairs import Player
from game.bots.dicy.races import race
from game.bots.dicy.tables import Five, in_order
from game.bots.dicy.turn import POINTS, Active, Choice, PassIt, RerollOf, ScoreOf, Turn
from game.bots.dicy.worth import Standing, bits, to_win
from game.bots.record import Work
from game.core import game
from game.core.illegal import IllegalError
from game.dicy.cards import DICE, Card, Value, points
from game.dicy.events import Setup
from game.dicy.fives import GIVEN, HAND
from game.dicy.picks import picks

TARGET = 100


HIGHEST = 1000  # score of the first seat, when the last one has its last turn

FiveCards = Annotated[tuple[Card, ...], Meta(min_length=HAND, max_length=HAND)]
Roll = Annotated[tuple[Value, ...], Meta(min_length=DICE, max_length=DICE)]
Score = Annotated[int, Meta(ge=0, le=HIGHEST)]
Seat = Literal[0, 1]


class Asked(Struct, frozen=True, forbid_unknown_fields=True):
    """Alone: a roll with some of one's cards active and so many points."""

    cards: FiveCards
    active: tuple[Card, ...]
    dice: Roll
    score: Annotated[int, Meta(ge=0, lt=TARGET)]


class AskedByTwo(Struct, frozen=True, forbid_unknown_fields=True):
    """The same with another player: scores and active cards by seat, and which one moves and was first."""

    objective: Literal["win"]
    cards: FiveCards
    active: tuple[tuple[Card, ...], tuple[Card, ...]]
    dice: Roll
    scores: tuple[Score, Score]
    seat: Seat
    first: Seat


class _Objective(Struct):
    objective: str | None = None


def figures(setup: game.Setup) -> Mapping[str, Any]:
    from game.bots.dicy.exact.alone import long_run

    five = _laid_out(setup)
    rate, _ = long_run([five])
    return {"solo_turns": _turns(five)[0][-1], "points_per_turn": float(rate[0])}


def answer(line: bytes) -> Mapping[str, Any]:
    """Value and all optimal choices of one situation; raises IllegalError for one that can't be."""
    try:
        alone = msgspec.json.decode(line, type=_Objective).objective is None
        asked = msgspec.json.decode(line, type=Asked if alone else AskedByTwo)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as wrong:
        raise IllegalError("state_not_readable", what=str(wrong)) from wrong
    if isinstance(asked, Asked):
        turn, active = _alone(asked), asked.active
    else:
        turn, active = _of_two(asked), asked.active[asked.seat]
    weighed = list(_weigh(turn, bits(turn.cards, active), asked.dice))
    best = max(value for _, value in weighed)
    return {
        "value": best if isinstance(asked, AskedByTwo) else abs(best),
        "best": [_told(choice) for choice, value in weighed if value >= best - EQUAL],
    }


def build(work: Work, progress: Callable[[float], None]) -> None:
    """Solves the game and writes the tables anew. Needs numpy."""
    from game.bots.dicy.exact.building import build as build_tables

    build_tables(work, progress)


def _laid_out(setup: game.Setup) -> Five:
    assert isinstance(setup, Setup)
    if setup.mode == "custom":
        return _five(() if setup.cards is UNSET else setup.cards)
    if setup.mode not in GIVEN:
        raise IllegalError("the_mode_draws_its_cards", mode=setup.mode)
    return in_order(GIVEN[setup.mode])


def _five(cards: tuple[Card, ...]) -> Five:
    if len(cards) != HAND or len(set(cards)) != HAND:
        raise IllegalError("five_different_cards", cards=cards)
    return in_order(cards)


def _check_active(active: tuple[Card, ...], five: Five) -> None:
    for at, card in enumerate(active):
        if card not in five:
            raise IllegalError("card_not_on_the_table", card=card)
        if card in active[:at]:
            raise IllegalError("five_different_cards", card=card)


@cache
def _turns(five: Five) -> list[list[float]]:
    """[score, active]: the turns to go before a turn."""
    from game.bots.dicy.exact.alone import turns_to_go

    return turns_to_go([five])[0].tolist()


def _alone(asked: Asked) -> Turn:
    """By turns to go, as a loss."""
    five = _five(asked.cards)
    _check_active(asked.active, five)
    turns = _turns(five)

    def scored(card: int, left: Active) -> list[float]:
        del card
        return [
            -turns[asked.score + points][left] if asked.score + points < TARGET else 0.0 for points in POINTS
        ]

    return Turn(five, scored, -turns[asked.score][-1])


def _of_two(asked: AskedByTwo) -> Turn:
    """By chance of winning."""
    five, seat = _five(asked.cards), asked.seat
    for active in asked.active:
        _check_active(active, five)
    leads_off = seat == asked.first
    highest = (TARGET - 1, TARGET - 1 if leads_off else HIGHEST)
    if asked.scores[seat] > highest[0] or asked.scores[1 - seat] > highest[1]:
        raise IllegalError("the_game_has_ended")
    for _ in solve(five) or ():
        pass
    if race(five) is None:
        raise IllegalError("not_solved_here")
    own, other = (
        Player(
            int(one != asked.first),
            asked.scores[one],
            bits(five, asked.active[one]),
            one != seat and leads_off,
        )
        for one in (seat, 1 - seat)
    )
    return to_win(Standing(five, own, (other,)))


def _weigh(turn: Turn, active: Active, dice: tuple[Value, ...]) -> Iterator[tuple[Choice, float]]:
    """Every choice and what it is worth; of picks for as many points, one. Fewer points on a card are never
    worth more, whatever the rounding of what is kept says: turns reckon with the best picks only."""
    for choice, value in turn.choices(active, tuple(sorted(dice))):
        if isinstance(choice, ScoreOf):
            card = choice.card
            for worth in sorted({points(card, [dice[die] for die in pick]) for pick in picks(card, dice)}):
                yield ScoreOf(card, worth), min(value, turn.scored_with(active, card, worth))
        else:
            yield choice, value


def _told(choice: Choice) -> Mapping[str, Any]:
    match choice:
        case ScoreOf(card, points):
            return {"do": "score", "card": card, "points": points}
        case RerollOf(card, keep):
            return {"do": "reroll", "freeze": card, "keep": keep}
        case PassIt():
            return {"do": "pass"}
