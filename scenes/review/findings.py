"""What stands out in a ledger: mistakes by their kinds, and strokes of luck."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from game.review.ledger import Ledger, Row
from scenes.shelf import on_screen
from scenes.table.sitting import AnySession

MISTAKE = {"win": 0.005, "turns": 0.03}
"""Less nobody could have known."""
MARKED = {"win": 0.02, "turns": 0.1}
"""Dearer ones have a mark on the curve."""
STROKE = {"win": 0.08, "turns": 0.35}


class Mistake(Struct, frozen=True):
    """A choice of a seat that cost something, with its view; what was done and what was better, in words."""

    row: Row
    view: Any
    kind: str
    done: str
    better: str


class Kind(Struct, frozen=True):
    name: str
    mistakes: tuple[Mistake, ...]

    @property
    def cost(self) -> float:
        return sum(mistake.row.cost for mistake in self.mistakes)


def mistakes(session: AnySession, ledger: Ledger, seat: int) -> tuple[Mistake, ...]:
    result = on_screen(ledger.game).result()
    if result.choice is None or result.mistake is None:
        return ()
    found: list[Mistake] = []
    for row in dearer(ledger, MISTAKE):
        if row.seat == seat:
            view: Any = session.game.view(session.seek(row.n - 1), seat)
            kind = result.mistake(view, row.command, row.best)
            done, better = (result.choice(view, command) for command in (row.command, row.best))
            found.append(Mistake(row, view, kind, done, better))
    return tuple(found)


def by_kind(found: Sequence[Mistake]) -> tuple[Kind, ...]:
    """The dearest kind first, and in it the dearest mistake."""
    kinds: dict[str, list[Mistake]] = {}
    for mistake in sorted(found, key=lambda mistake: -mistake.row.cost):
        kinds.setdefault(mistake.kind, []).append(mistake)
    told = (Kind(name, tuple(of_kind)) for name, of_kind in kinds.items())
    return tuple(sorted(told, key=lambda kind: -kind.cost))


def dearer(ledger: Ledger, least: Mapping[str, float]) -> tuple[Row, ...]:
    """What cost at least that: `MISTAKE`, or what is `MARKED`."""
    return tuple(row for row in ledger.rows if row.cost >= least[ledger.unit])


def strokes(ledger: Ledger) -> tuple[Row, ...]:
    """Of luck, good or bad."""
    return tuple(
        row
        for row in ledger.rows
        if row.kind == "chance" and row.seat is not None and abs(row.change[row.seat]) >= STROKE[ledger.unit]
    )
