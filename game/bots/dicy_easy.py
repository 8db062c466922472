"""A sensible beginner at Dicy Cards: takes a decent score, else sacrifices a card for better dice."""

from collections.abc import Iterator, Sequence
from random import Random

from game.dicy.cards import Card, points
from game.dicy.commands import Command, Freeze, Pass, Reroll, Roll, Score, Thaw
from game.dicy.picks import best_pick
from game.dicy.state import State, View, candidates

DECENT = 14  # points that it rather takes than risks
FEW_CARDS = 2  # with no more than these it gives none away for better dice
POOR = 9  # points that it takes once few cards are left
LOW = 3  # dice up to this are worth another throw

USEFUL: tuple[Card, ...] = (
    "forty",
    "distinct4",
    "two_pairs",
    "straight",
    "odds",
    "low_six",
    "same5",
    "distinct_sum",
    "pair_double",
    "any_two",
    "sixes",
    "lowest_three",
)
"""What it thinks of the cards, the best first."""


def easy(view: View, legal: Iterator[Command], random: Random) -> Command:
    del random
    first, table = next(legal), view.table
    match first:
        case Freeze(seat):
            return Freeze(seat, _least_useful(candidates(table, seat)))
        case Thaw(seat):
            return Thaw(seat, min(candidates(table, seat), key=USEFUL.index))
        case Roll():
            return first
        case _:
            return _with_the_roll(table, first.seat)


def _with_the_roll(table: State, seat: int) -> Command:
    """Throws low dice again at the price of a card; with few cards left it passes and has them all back."""
    active = table.active[seat]
    few = len(active) <= FEW_CARDS
    low = tuple(die for die, value in enumerate(table.dice) if value <= LOW)
    score = _best_score(table, seat)
    if score is not None:
        worth = _worth(table, score)
        if worth >= DECENT or not low or (few and worth >= POOR):
            return score
    if few or not low:
        return Pass(seat)
    spare: list[Card] = [card for card in active if score is None or card != score.card]
    return Reroll(seat, _least_useful(spare), low)


def _best_score(table: State, seat: int) -> Score | None:
    """What brings most points; of equal ones the least useful card."""
    scores: list[Score] = []
    for card in table.active[seat]:
        dice = best_pick(card, table.dice)
        if dice is not None:
            scores.append(Score(seat, card, dice))
    return max(scores, key=lambda score: (_worth(table, score), USEFUL.index(score.card)), default=None)


def _worth(table: State, score: Score) -> int:
    return points(score.card, [table.dice[die] for die in score.dice])


def _least_useful(cards: Sequence[Card]) -> Card:
    return max(cards, key=USEFUL.index)
