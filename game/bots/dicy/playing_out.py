"""What is told of chances with three and four at the table: what the estimate says of each way on, moved by
as much as it is off for the best one, as play-outs from there say. So the ways keep their order, and all that
is told is of one policy. The same table is always played out with the same dice.
"""

from collections.abc import Iterable
from functools import lru_cache
from math import exp, log
from operator import itemgetter
from zlib import crc32

import msgspec

from game.bots.dicy.compiled_crowd import KINDS, SURE, Between, Crowd, Goes, crowd, there
from game.bots.dicy.compiled_turn import ENDS
from game.bots.dicy.lattice import PLACE
from game.bots.dicy.tables import in_order
from game.bots.dicy.turn import ALL, Choice, PassIt, RerollOf, ScoreOf
from game.bots.dicy.worth import bits
from game.dicy.cards import effect
from game.dicy.state import State

TIMES = 300
OFF = 0.035  # what the estimate is off by, in one moment; play-outs that scatter as much count as much as it
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
    if not there(table.seats) or not CERTAIN < value < 1 - CERTAIN:
        return value
    choice, most = max(weighed, key=itemgetter(1))
    if most >= 1 - CERTAIN:
        return value
    return 1 / (1 + exp(-log(value / (1 - value)) - _off(table, choice, most)))


@lru_cache(MOMENTS_KEPT)
def _off(table: State, choice: Choice, value: float) -> float:
    """Of the best way, in the logarithm of the odds."""
    known, lies = lying(table)
    came = known.played_out(lies, goes(table, choice), TIMES, crc32(msgspec.msgpack.encode(table)))[lies.next]
    found = min(max(came.mean, value / 4), 1 - (1 - value) / 4)
    counts = OFF**2 / (OFF**2 + (came.pm / SURE) ** 2)
    return counts * (log(found / (1 - found)) - log(value / (1 - value)))
