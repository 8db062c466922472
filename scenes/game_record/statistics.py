"""How a person's games of one kind are told over time, and what its dice show."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.library.careers import Career
from scenes.text.words import _


@dataclass(frozen=True)
class Bar:
    words: str
    n: int
    good: bool


@dataclass(frozen=True)
class Counted:
    """What is counted in this game only, as a chart under a heading."""

    name: str
    heading: str
    bars: tuple[Bar, ...]
    """All nothing: not drawn."""
    said: str


def _best_and_worst(career: Career) -> str:
    told = _("Best turn: {best} points. Longest run of turns without points in a game: {streak}.")
    return told.format(best=career.best, streak=career.streak)


@dataclass(frozen=True, kw_only=True)
class Statistics:
    best_and_worst: Callable[[Career], str] = _best_and_worst
    """The best turn and the longest run of bad ones."""
    counted: Callable[[Career], Counted] | None = None
    of_review: Callable[[], str] | None = None
    """What has to be known about luck and choices in this game."""
    course: Callable[[], str] = lambda: _("Points a turn in each game. A star: won. A ring: not won.")
    """What the chart of game by game shows."""
    digits: int = 1
    """Behind the point, in that chart."""
    faces: tuple[str, ...] = ()
    """Of its dice, as they are counted."""
    face_name: Callable[[str], str] = str
