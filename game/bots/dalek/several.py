"""Everybody's chance between two turns at a table of three to six, roughly: for how those share what the
mover leaves them. All are taken to play their turns as in a duel at equal scores, also when somebody has
reached the target already."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate

from game.bots.dalek.tables import SPREAD, TARGET, tables
from game.bots.dalek.turn import MOST_POINTS

ROUNDS = 12
SCORES = TARGET + MOST_POINTS + 1


@lru_cache(maxsize=16)  # asked again and again in the course of a turn
def chances(scores: tuple[int, ...], mover: int) -> Sequence[float]:
    """By place in the round; the mover and those after it have a turn left in the running one."""
    won = [0.0] * len(scores)
    spreads = [[float(score == own) for score in range(SCORES + MOST_POINTS)] for own in scores]
    on = 1.0
    for number in range(ROUNDS):
        for place in range(mover if number == 0 else 0, len(scores)):
            spreads[place] = _moved(spreads[place], late=place == len(scores) - 1)
        below = [sum(spread[:TARGET]) for spread in spreads]
        for place, share in enumerate(_tops(spreads)):
            won[place] += on * share
        if not all(below):
            break
        for place, share in enumerate(below):
            on *= share
            spreads[place] = [one / share if at < TARGET else 0.0 for at, one in enumerate(spreads[place])]
    return won


def _moved(spread: Sequence[float], late: bool) -> list[float]:
    known = tables().late if late else tables().early
    then = [0.0] * len(spread)
    for score, share in enumerate(spread):
        if score >= TARGET:
            then[score] += share
        elif share > 0:
            for points, chance in enumerate(known[score * SPREAD : (score + 1) * SPREAD]):
                then[score + points] += share * chance
    return then


def _tops(spreads: Sequence[Sequence[float]]) -> list[float]:
    """Each one's chance to be at the top of those who reach the target, equals by halves."""
    at_most = [list(accumulate(spread)) for spread in spreads]
    found: list[float] = []
    for place, spread in enumerate(spreads):
        total = 0.0
        for score in range(TARGET, len(spread)):
            share = spread[score]
            for other, below in enumerate(at_most):
                if other != place and share > 0:
                    share *= below[score] - spreads[other][score] / 2
            total += share
        found.append(total)
    return found
