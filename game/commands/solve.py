"""`solve`: the exact figures that the experts play from, the best play of any situation, the tables anew.

Each game that is solved has a module `game.bots.GAME.solve` with `figures(setup)`, `answer(line)` and
`build(progress)`.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, cast

from game.core.game import Setup
from game.core.illegal import IllegalError
from game.words import _, marked, number

SOLVED = ("dicy", "dalek")
TABLED = (*SOLVED, "seventeen")  # 17 has no exact figures, but tables that were learnt: `build` is all it has
FIGURES = {
    "turn_points": marked("turn points"),
    "solo_turns": marked("solo turns"),
    "first_seat_wins": marked("first seat wins"),
    "points_per_turn": marked("points per turn"),
}
LONGEST_LINE = 100_000  # bytes


class Solver(Protocol):
    """A game's `solve` module."""

    def figures(self, setup: Setup) -> Mapping[str, Any]:
        """The exact figures by name."""
        ...

    def answer(self, line: bytes) -> Mapping[str, Any]:
        """Value and optimal choices of one situation, in JSON; raises IllegalError for one that can't be."""
        ...

    def build(self, progress: Callable[[float], None]) -> None:
        """Solves the game and writes its tables to `assets/tables`; tells from 0 to 1 how far it is."""
        ...


def solver(game: str) -> Solver:
    return cast(Solver, import_module(f"game.bots.{game}.solve"))


def answers(game: str, file: Path) -> Iterator[str]:
    """An answer line for each line of the file that isn't empty."""
    solve = solver(game)
    with file.open("rb") as lines:
        number = 0
        while line := lines.readline(LONGEST_LINE + 1):
            number += 1
            if len(line) > LONGEST_LINE:
                raise BadLineError(number, IllegalError("line_too_long", most=LONGEST_LINE))
            if not line.strip():
                continue
            try:
                answered = solve.answer(line)
            except IllegalError as wrong:
                raise BadLineError(number, wrong) from wrong
            yield json.dumps(answered)


class BadLineError(Exception):
    """A line of the file asks for nothing that can be answered."""

    def __init__(self, line: int, why: IllegalError) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why


def as_text(figures: Mapping[str, Any]) -> str:
    """The figures, as a person reads them."""
    lines: list[str] = []
    for name, value in figures.items():
        words = _(FIGURES[name])
        if isinstance(value, Mapping):
            to_target = _("{figure} {target}: {value}")
            lines.extend(
                to_target.format(figure=words, target=target, value=number(found, 9))
                for target, found in cast(Mapping[str, float], value).items()
            )
        else:
            lines.append(_("{figure}: {value}").format(figure=words, value=number(value, 9)))
    return "\n".join(lines)
