"""A sensible beginner at 17: adds up what lies open, guesses the rest, calls when it looks like enough."""

from collections.abc import Iterator
from random import Random

from game.seventeen.cards import VALUE, Face, Kind, told
from game.seventeen.commands import BeginTurn, Call, Command, Play
from game.seventeen.views import Lying, View

UNKNOWN = 2.0  # what it takes an unknown card for: a low number, or one of the specials, which count nothing
ENOUGH = 17.0  # it calls from here on
CLOSE = 13.0  # from here on it plays low


def easy(view: View, legal: Iterator[Command], random: Random) -> Command | None:
    """None: it has nothing to call."""
    del random
    may = list(legal)
    seat = may[0].seat
    if view.stage == "waiting":
        must = seat == view.mover and BeginTurn(seat) not in may
        if must or estimate(view) >= ENOUGH:
            return Call(seat)
        return BeginTurn(seat) if seat == view.mover else None
    return Play(seat, *_chosen(view))


def estimate(view: View) -> float:
    return sum(_worth(laid) for laid in view.row)


def _worth(laid: Lying) -> float:
    kind = told(laid.card)
    return UNKNOWN if kind is None else VALUE[kind]


def _chosen(view: View) -> tuple[Kind, Face]:
    """Big numbers while the row is low, small ones and help from the specials when it is high."""
    total = estimate(view)
    by_number = sorted(view.hand, key=VALUE.__getitem__)
    if total < CLOSE:
        return by_number[-1], "up"
    if "trash" in view.hand and len(view.row) > 0:
        return "trash", "up"
    if "trap" in view.hand:
        return "trap", "down"
    lowest = by_number[0]
    hides = lowest.startswith("h") and total + VALUE[lowest] >= ENOUGH
    return lowest, "down" if hides else "up"
