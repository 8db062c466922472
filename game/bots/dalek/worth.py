"""What the points of a turn are worth: what `Turn` is asked to maximise.

Scores are counted from what is missing to the target (`tables.TARGET`), seats in the order of the round.
Alone a turn's points are worth the turns that they save; of two seats the chance of winning is solved; for
more see `race`.
"""

from typing import NamedTuple

from game.bots.dalek.race import chances_by_points
from game.bots.dalek.tables import LEADS, TARGET, tables
from game.bots.dalek.turn import MOST_POINTS
from game.dalek.state import State

EVERY = range(MOST_POINTS + 1)

POINTS = tuple(float(points) for points in EVERY)
"""A turn's points for their own sake."""


class Standing(NamedTuple):
    """The scores in the order of the round, and whose turn it is in it."""

    scores: tuple[int, ...]
    mover: int

    @property
    def own(self) -> int:
        return self.scores[self.mover]


def standing(table: State) -> Standing:
    begun = TARGET - table.target
    scores = tuple(table.scores[(table.first + place) % table.seats] + begun for place in range(table.seats))
    return Standing(scores, (table.seat - table.first) % table.seats)


def worth(at: Standing) -> tuple[float, ...]:
    match at.scores:
        case (own,):
            return _alone(own)
        case (first, second):
            return _duel_first(first, second) if at.mover == 0 else _duel_second(second, first)
        case _:
            return chances_by_points(at.scores, at.mover)


def _alone(own: int) -> tuple[float, ...]:
    turns = tables().turns
    return tuple(-turns[own + points] if own + points < TARGET else 0.0 for points in EVERY)


def _duel_first(own: int, other: int) -> tuple[float, ...]:
    solved = tables()
    return tuple(
        1 - solved.second[other * TARGET + own + points]
        if own + points < TARGET
        else 1 - solved.last[min(own + points - other, LEADS - 1)]
        for points in EVERY
    )


def _duel_second(own: int, other: int) -> tuple[float, ...]:
    if other >= TARGET:
        return tuple((own + points > other) + (own + points == other) / 2 for points in EVERY)
    first = tables().first
    return tuple(
        1 - first[other * TARGET + own + points] if own + points < TARGET else 1.0 for points in EVERY
    )
