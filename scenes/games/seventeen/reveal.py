"""How a row is turned over: the cards that all knew first and fast, then the hidden ones."""

from collections.abc import Sequence
from typing import NamedTuple

from game.seventeen.cards import VALUE, Kind
from game.seventeen.views import Lying
from scenes.table.card.sprite import FLIP

_FAST, _BREATH, _SLOW, _SLOW_FLIP = 0.14, 0.55, 1.0, 0.62
_SNAP = 0.65
"""A Trap that snaps has so many seconds more for itself before the next card turns."""
_SLOW_TOGETHER, _LEAST_SLOW = 6.0, 0.5
"""All hidden cards of a long row take no longer than so many seconds; but each so many."""


class Turn(NamedTuple):
    """The so-many-th card of the row: when it begins to turn, how long it takes, and what it counts then."""

    number: int
    at: float
    seconds: float
    kind: Kind
    seat: int
    hidden: bool

    @property
    def counts_at(self) -> float:
        return self.at + (self.seconds if self.hidden else _FAST)


def reveal(row: Sequence[Lying], kinds: Sequence[Kind]) -> tuple[Turn, ...]:
    """`row` as it lay."""
    known = [number for number, lying in enumerate(row) if not _hides(lying, kinds[number])]
    hidden = [number for number, lying in enumerate(row) if _hides(lying, kinds[number])]
    fast = min(_FAST, 1.8 / max(1, len(known)))
    turns = [Turn(n, fast * i, FLIP, kinds[n], row[n].seat, False) for i, n in enumerate(known)]
    begin = fast * len(known) + _BREATH
    slow = max(_LEAST_SLOW, min(_SLOW, _SLOW_TOGETHER / max(1, len(hidden))))
    for n in hidden:
        turns.append(Turn(n, begin, min(slow * 0.9, _SLOW_FLIP), kinds[n], row[n].seat, True))
        begin += slow + (_SNAP if kinds[n] == "trap" else 0.0)
    return tuple(turns)


def _hides(lying: Lying, kind: Kind) -> bool:
    """Nobody but its player could tell it from outside."""
    return lying.face == "down" and not kind.startswith("o")


def counted_by(turns: Sequence[Turn], clock: float) -> tuple[int, int]:
    """The total after so many seconds, and how many hidden cards are still to turn."""
    done = [turn for turn in turns if turn.counts_at <= clock]
    hidden = sum(turn.hidden for turn in turns) - sum(turn.hidden for turn in done)
    return sum(VALUE[turn.kind] for turn in done), hidden


def length(turns: Sequence[Turn]) -> float:
    return max((turn.counts_at for turn in turns), default=0.0)
