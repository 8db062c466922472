"""What is told of chances with three and four at the table: what the estimate says of each way on, moved by
as much as it is off for the best one, as play-outs from there say. So the ways keep their order, and all that
is told is of one policy. The same table is always played out with the same dice.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import exp, log
from operator import itemgetter
from zlib import crc32

from game.bots.dicy.brain import after, chance_after
from game.bots.dicy.compiled_crowd import KINDS, SURE, Between, Crowd, Goes, crowd, there
from game.bots.dicy.compiled_turn import ENDS
from game.bots.dicy.lattice import PLACE
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import ALL, Choice, PassIt, RerollOf, ScoreOf
from game.bots.dicy.worth import between_turns, bits
from game.dicy.cards import effect
from game.dicy.commands import Freeze, Thaw
from game.dicy.effects import candidates
from game.dicy.state import State

TIMES = 300
OFF = 0.025  # what the estimate is off by, in one moment; play-outs that scatter as much count as much as it
MOMENTS_KEPT = 64
CERTAIN = 1e-6


def lying(table: State) -> tuple[Crowd, Between]:
    """Before or within a turn, by place in the round."""
    five, places = (
        in_order(table.cards),
        [(table.first + place) % table.seats for place in range(table.seats)],
    )
    scores = tuple(table.scores[seat] for seat in places)
    actives = tuple(bits(five, table.active[seat]) for seat in places)
    return crowd(five, table.seats), Between(places.index(table.seat), scores, actives)


def goes(table: State, choice: Choice) -> Goes:
    """How the turn goes on with that."""
    five = in_order(table.cards)
    active = bits(five, table.active[table.seat])
    match choice:
        case RerollOf(card, keep):
            kept = ENDS[len(keep)] + PLACE[len(keep)][keep]
            return Goes(active=active & ~bits(five, (card,)), kept=kept)
        case ScoreOf(card, points):
            left = active & ~bits(five, (card,))
            return Goes(is_end=True, kind=KINDS[effect(card)], left=left, points=points)
        case PassIt():
            return Goes(is_end=True, passes=True, left=ALL)


def told(table: State, weighed: Iterable[tuple[Choice, float]], value: float) -> float:
    """What is told of a way on that the estimate takes to be worth so much; `weighed` are all of them."""
    if not there(table.seats):
        return value
    choice, most = max(weighed, key=itemgetter(1))
    known, at = lying(table)
    return _moved(known, at, goes(table, choice), at.next, most, value)


def told_of_card(table: State, chosen: Freeze | Thaw) -> float:
    """The chance of who has to turn over a card, with this one."""
    value = chance_after(table, chosen)
    if not there(table.seats):
        return value
    cards = [type(chosen)(chosen.seat, card) for card in candidates(table, chosen.seat)]
    best = max(cards, key=lambda one: chance_after(table, one))
    then = after(table, best)
    at = between_turns(then)
    way = Goes(active=at.actives[at.next])
    return _moved(crowd(then.five, table.seats), at, way, then.own.place, chance_after(table, best), value)


def _moved(known: Crowd, at: Between, way: Goes, place: int, most: float, value: float) -> float:
    if not CERTAIN < value < 1 - CERTAIN or most >= 1 - CERTAIN:
        return value
    return 1 / (1 + exp(-log(value / (1 - value)) - _off(known, at, way, place, most)))


@lru_cache(MOMENTS_KEPT)
def _off(known: Crowd, at: Between, way: Goes, place: int, value: float) -> float:
    """Of the best way, in the logarithm of the odds."""
    came = known.played_out(at, way, TIMES, crc32(repr((at, way)).encode()))[place]
    found = min(max(came.mean, value / 4), 1 - (1 - value) / 4)
    counts = OFF**2 / (OFF**2 + (came.pm / SURE) ** 2)
    return counts * (log(found / (1 - found)) - log(value / (1 - value)))
