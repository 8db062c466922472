"""Counting a library in a process of its own: with many games it takes seconds, and the window goes on."""

from pathlib import Path

from msgspec import Struct

from game.core.library import Library, RefusedError
from game.review.counting import Counted, counted
from game.shelf import GAMES


class Counting(Struct, frozen=True):
    """A question for that process, which opens the library as a second window would.

    `names`: who is called what now.
    """

    folder: Path
    names: dict[str, str]
    level: str = ""

    def answered(self) -> Counted:
        """What can't be read is told where games are listed; here there is nothing to count then."""
        with Library.open(GAMES, self.folder) as library:
            try:
                return counted(library, self.names)
            except RefusedError:
                return Counted()
