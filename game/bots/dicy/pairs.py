"""Two players of a table, as if they were alone at it: the chance of the one against the other."""

from collections.abc import Sequence
from functools import partial

from msgspec import Struct
from msgspec.structs import replace

from game.bots.dicy.estimate import chance, reach
from game.bots.dicy.races import race
from game.bots.dicy.scoring import MOST
from game.bots.dicy.tables import TARGET, Five, Mover
from game.bots.dicy.turn import POINTS, Active


class Player(Struct, frozen=True):
    """`due`: has this player a turn still to come in the running round?"""

    place: int  # in the round
    score: int
    active: Active
    due: bool


def by_points(five: Five, one: Player, two: Player, ending: bool) -> Sequence[float]:
    """The chance of one who makes so many points more; `ending`: the end of the round ends the game."""
    scores = range(one.score, one.score + len(POINTS))
    if not one.due and (ending or one.score >= TARGET):
        return _ended(five, one, two, scores)
    return [between(five, replace(one, score=score), two, ending or score >= TARGET) for score in scores]


def between(five: Five, one: Player, two: Player, ending: bool) -> float:
    """The chance of one, between two turns; `ending`: the end of the round ends the game."""
    if not ending:
        return _going_on(five, one, two)
    if one.due and two.due:  # a third player has the target: both have one turn more, and know it alike
        return _going_on(five, _short_of_it(one, two), _short_of_it(two, one))
    if one.due:
        return 1 - _ended(five, two, one, (two.score,))[0]
    return _ended(five, one, two, (one.score,))[0]


def _next(one: Player, two: Player) -> tuple[Mover, bool]:
    """Who moves next, and whether that is one."""
    if one.due == two.due:
        return "first", one.place < two.place
    return "last", one.due


def _going_on(five: Five, one: Player, two: Player) -> float:
    mover, next_is_one = _next(one, two)
    if next_is_one:
        return 1 - _waiting(five, mover, one, two)
    return _waiting(five, mover, two, one)


def _waiting(five: Five, mover: Mover, next_one: Player, waits: Player) -> float:
    """The chance of the one who waits."""
    chance_of = solved.chance if (solved := race(five)) else partial(chance, five)
    return 1 - chance_of(mover, next_one.score, waits.score, next_one.active, waits.active)


def _ended(five: Five, one: Player, two: Player, scores: Sequence[int]) -> list[float]:
    """By its score, the chance of one, who has had all its turns; the other may have one left to make good
    what it lacks."""
    if not two.due:
        even = one.active.bit_count() - two.active.bit_count()
        at_even = 1.0 if even > 0 else 0.5 if even == 0 else 0.0
        return [1.0 if score > two.score else at_even if score == two.score else 0.0 for score in scores]
    solved = race(five)
    ahead = solved.ahead(two.active, one.active) if solved else ()

    def chance(lead: int) -> float:
        if not 0 < lead <= MOST:
            return float(lead > 0)
        if ahead:
            return ahead[lead]
        return 1 - (reach(five, two.active, lead) + reach(five, two.active, lead + 1)) / 2

    return [chance(score - two.score) for score in scores]


def _short_of_it(player: Player, other: Player) -> Player:
    above = max(player.score, other.score, TARGET - 1) - (TARGET - 1)
    return Player(player.place, max(player.score - above, 0), player.active, player.due)
