"""What was counted, as tables for other programs."""

import os
from pathlib import Path

from game.core.library.careers import as_csv, courses_as_csv
from game.core.library.fairness import fairness_as_csv
from game.core.whole_files import write_over
from game.review.counting import Counted

PLAYERS, GAMES, DICE = "Tavolino players.csv", "Tavolino games.csv", "Tavolino dice.csv"


def taken(folder: Path) -> list[str]:
    """What lies there under these names already."""
    return [name for name in (PLAYERS, GAMES, DICE) if os.path.lexists(folder / name)]


def save(found: Counted, folder: Path) -> None:
    """Into that folder; what lies there under these names is replaced."""
    for name, lines in (
        (PLAYERS, as_csv(found.careers)),
        (GAMES, courses_as_csv(found.careers)),
        (DICE, fairness_as_csv(found.fairness)),
    ):
        # With a mark by which spreadsheets know the letters.
        write_over(folder / name, lines.encode("utf-8-sig"))
