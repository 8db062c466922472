"""Whether anybody could think of a call: how likely the row is worth 17, as it looks from outside."""

from collections.abc import Iterable
from functools import lru_cache
from math import comb

from game.seventeen.cards import BACK, VALUE, Kind, told
from game.seventeen.commands import BeginTurn, Command
from game.seventeen.state import State
from game.seventeen.tokens import GOAL
from game.seventeen.views import View
from game.seventeen.views import view as seen_by

WORTH_ASKING = 0.1
"""Where the row is less likely worth 17 than this, nobody need be asked."""
ANYBODY = -1
"""Nobody's seat: what whoever looks on can tell."""


def chance(view: View, seat: int, number: int = 0, hidden: int = 0) -> float:
    """That the row is worth 17, to that seat. What the view can't tell of the seat's own cards counts as much
    as it could; so nothing is learnt of them from what is asked. All others are any of those out of sight.
    With a card more on the row: a number, or so many hidden.
    """
    known, unknown = number, hidden
    for lying in view.row:
        kind = told(lying.card)
        if kind is not None:
            known += VALUE[kind]
        elif lying.seat == seat:
            known += max(VALUE.values())
        else:
            unknown += 1
    return _chance(_unseen(view), unknown, max(0, GOAL - known))


def begins_by_itself(state: State, command: Command) -> bool:
    """A turn before which its player had nothing to think about."""
    if not isinstance(command, BeginTurn) or state.stage != "waiting":
        return False
    return chance(seen_by(state, command.seat), command.seat) < WORTH_ASKING


def _unseen(view: View) -> tuple[int, ...]:
    """What the plain backs out of sight count, in order."""
    left: list[Kind] = [kind for kind in view.deck if BACK[kind] == "plain"]
    for kind in seen_kinds(view):
        if BACK[kind] == "plain":
            left.remove(kind)
    return tuple(sorted(VALUE[kind] for kind in left))


def seen_kinds(view: View) -> Iterable[Kind]:
    """Those that the view has in sight in its hand, in the row and among the discards."""
    yield from view.hand
    for lying in (*view.row, *view.discards):
        kind = told(lying.card)
        if kind is not None:
            yield kind


@lru_cache(64)
def _chance(values: tuple[int, ...], drawn: int, needed: int) -> float:
    """That so many of these are worth so much together."""
    ways = [[0] * (needed + 1) for _ in range(drawn + 1)]  # the last: worth so much or more
    ways[0][0] = 1
    for value in values:
        for count in range(drawn, 0, -1):
            for worth, before in enumerate(ways[count - 1]):
                if before:
                    ways[count][min(needed, worth + value)] += before
    return ways[drawn][needed] / comb(len(values), drawn)
