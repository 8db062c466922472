"""Two players of a table, as if they were alone at it: the chance of the one against the other."""

from msgspec import Struct

from game.bots.dicy.estimate import chance, reach
from game.bots.dicy.races import race
from game.bots.dicy.scoring import MOST
from game.bots.dicy.tables import TARGET, Five, Mover
from game.bots.dicy.turn import Active


class Player(Struct, frozen=True):
    """`due`: has this player a turn still to come in the running round?"""

    place: int  # in the round
    score: int
    active: Active
    due: bool


def between(five: Five, one: Player, two: Player, ending: bool) -> float:
    """The chance of one, between two turns; `ending`: the end of the round ends the game."""
    if not ending:
        return _going_on(five, one, two)
    if one.due and two.due:  # a third player has the target: both have one turn more, and know it alike
        return _going_on(five, _short_of_it(one, two), _short_of_it(two, one))
    if one.due:
        return 1 - _last_turn(five, two, one)
    return _last_turn(five, one, two) if two.due else _settled(one, two)


def _going_on(five: Five, one: Player, two: Player) -> float:
    mover: Mover = "first" if one.due == two.due else "last"
    next_is_one = one.place < two.place if one.due == two.due else one.due
    if next_is_one:
        return 1 - _waiting(five, mover, one, two)
    return _waiting(five, mover, two, one)


def _waiting(five: Five, mover: Mover, next_one: Player, waits: Player) -> float:
    """The chance of the one who waits."""
    solved = race(five)
    if solved:
        return solved.waiting(mover, next_one.score, next_one.active, waits.active)[waits.score]
    return 1 - chance(five, mover, next_one.score, waits.score, next_one.active, waits.active)


def _last_turn(five: Five, ahead: Player, due: Player) -> float:
    """The chance of who has had all its turns, while the other has one left to make good what it lacks."""
    lead = ahead.score - due.score
    if not 0 < lead <= MOST:
        return float(lead > 0)
    solved = race(five)
    if solved:
        return solved.ahead(due.active, ahead.active)[lead]
    return 1 - (reach(five, due.active, lead) + reach(five, due.active, lead + 1)) / 2


def _settled(one: Player, two: Player) -> float:
    mine, yours = (one.score, one.active.bit_count()), (two.score, two.active.bit_count())
    return 1.0 if mine > yours else 0.5 if mine == yours else 0.0


def _short_of_it(player: Player, other: Player) -> Player:
    above = max(player.score, other.score, TARGET - 1) - (TARGET - 1)
    return Player(player.place, max(player.score - above, 0), player.active, player.due)
