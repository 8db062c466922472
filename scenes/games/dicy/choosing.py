"""What a person may do at this point of Dicy Cards, and what it would bring. Tables in, plain values out."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Literal

from msgspec import Struct

from game.core.illegal import IllegalError
from game.dicy.cards import VALUES, Card, Value, points, why_not
from game.dicy.effects import candidates
from game.dicy.picks import best_pick
from game.dicy.rules import can_only_pass, may_pass
from game.dicy.state import State

Purpose = Literal["score", "reroll"]
"""What picked dice are for."""


class Offer(Struct, frozen=True):
    """What a card would make, and of which dice."""

    dice: tuple[int, ...]
    points: int


def offers(table: State, picked: Collection[int]) -> dict[Card, Offer]:
    """Of each active card that takes the picked dice, or, with none picked, of the best for each card."""
    if table.stage != "rolled":
        return {}
    return {
        card: offer for card in table.active[table.seat] if (offer := _offer(table, card, picked)) is not None
    }


def _offer(table: State, card: Card, picked: Collection[int]) -> Offer | None:
    dice = tuple(sorted(picked)) or best_pick(card, table.dice)
    if dice is None or why_card_not(table, card, dice) is not None:
        return None
    return Offer(dice, points(card, [table.dice[die] for die in dice]))


def why_card_not(table: State, card: Card, picked: Collection[int]) -> IllegalError | None:
    """Why the card can't be scored with these dice; with none picked, why there is no dice for it at all."""
    if can_only_pass(table):
        return IllegalError("every_card_is_frozen")
    if card not in table.active[table.seat]:
        return IllegalError("card_is_frozen", card=card)
    if table.stage == "start":
        return IllegalError("roll_first")
    if picked:
        return why_not(card, [table.dice[die] for die in sorted(picked)], table.dice)
    return None if best_pick(card, table.dice) else IllegalError("no_dice_for_this_card")


def why_not_pick(table: State) -> str | None:
    """The reason's key why no die can be picked now."""
    if table.stage == "rolled":
        return "no_active_card_is_left" if can_only_pass(table) else None
    if table.stage == "others":
        return "choose_a_card_first"
    return "every_card_is_frozen" if can_only_pass(table) else "roll_first"


def why_not_reroll(table: State, picked: Collection[int]) -> str | None:
    return why_not_pick(table) or (None if picked else "no_dice_picked")


def why_not_pass(table: State) -> str | None:
    if may_pass(table):
        return None
    return "choose_a_card_first" if table.stage == "others" else "roll_first"


def chooser(table: State) -> int | None:
    """Who must choose a card to freeze or thaw in the middle of another player's turn."""
    return table.choosers[0] if table.choosers else None


def may_be_chosen(table: State) -> tuple[Card, ...]:
    seat = chooser(table)
    return () if seat is None else candidates(table, seat)


def thawing_by_pass(table: State) -> tuple[int, ...]:
    """The other players who thaw a card if this one passes."""
    return tuple(seat for seat in table.from_the_left if table.frozen(seat))


def cheapest(table: State, rerolled: Collection[int]) -> Card:
    """The active card that these dice, rolled again, would bring least on, taken over all that may come."""
    kept = tuple(value for die, value in enumerate(table.dice) if die not in rerolled)
    return min(table.active[table.seat], key=lambda card: _to_come(card, tuple(sorted(kept))))


@lru_cache(64)
def _to_come(card: Card, kept: tuple[Value, ...]) -> float:
    """What the card's best dice bring on the average, when all but the kept ones are rolled again."""
    count = 6 - len(kept)
    return (
        sum(ways * _best_points(card, tuple(sorted((*kept, *new)))) for new, ways in _rolls(count)) / 6**count
    )


def _rolls(count: int) -> Iterator[tuple[tuple[Value, ...], int]]:
    """Every roll of so many dice, without their order, and in how many orders it may come."""
    for roll in combinations_with_replacement(VALUES, count):
        yield roll, factorial(count) // prod(factorial(n) for n in Counter(roll).values())


@lru_cache(1024)
def _best_points(card: Card, roll: tuple[Value, ...]) -> int:
    dice = best_pick(card, roll)
    return points(card, [roll[die] for die in dice]) if dice else 0


def below(table: State, people: Sequence[int]) -> int:
    """Whose cards lie large below: the person's whose turn it is, or who of the people moved last."""
    for back in range(table.seats):
        seat = (table.seat - back) % table.seats
        if seat in people:
            return seat
    return 0
