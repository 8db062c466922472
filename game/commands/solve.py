"""`solve`: the exact figures that the experts play from, the best play of any situation, the tables anew."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, cast

from game.bots.record import Solver, bots_of
from game.core.illegal import DamagedTableError, IllegalError
from game.core.log import BrokenLogError
from game.shelf import GAMES
from game.words import _, marked, number

FIGURES = {
    "turn_points": marked("turn points"),
    "solo_turns": marked("solo turns"),
    "first_seat_wins": marked("first seat wins"),
    "points_per_turn": marked("points per turn"),
}
LONGEST_LINE = 100_000  # bytes


def solved() -> list[str]:
    """The games of which there are exact figures."""
    return [game for game in GAMES if bots_of(game).solver]


def answers(solve: Solver, file: Path) -> Iterator[str]:
    """An answer line for each line of the file that isn't empty; raises BrokenLogError at one that can't be
    answered."""
    with file.open("rb") as lines:
        for number, line in enumerate(iter(lambda: lines.readline(LONGEST_LINE + 1), b""), 1):
            if len(line) > LONGEST_LINE:
                raise BrokenLogError(number, "line_too_long", most=LONGEST_LINE)
            if not line.strip():
                continue
            try:
                answered = solve.answer(line)
            except DamagedTableError:
                raise  # no line is at fault
            except IllegalError as wrong:
                raise BrokenLogError(number, wrong.reason, **wrong.values) from wrong
            yield json.dumps(answered)


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
