"""All that a library tells of its players and of its dice. It takes seconds where there are many games."""

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from game import bots
from game.bots.record import bots_of
from game.core.library import Library, RefusedError
from game.core.library.careers import Career, Review, careers, own_seats
from game.core.library.fairness import Fairness, fairness
from game.core.session import Session
from game.shelf import GAMES


class Counted(Struct, frozen=True):
    careers: tuple[Career, ...] = ()
    fairness: tuple[Fairness, ...] = ()


class Counting(Struct, frozen=True):
    """A question for a process of its own, which opens the library as a second window would.

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


def counted_at_once(library: Library, names: Mapping[str, str]) -> Counted:
    """The same without what takes long: luck, choices and calls."""
    stories = [*library.stories()]
    return Counted(careers(stories, bots.every_level(), None, names), fairness(stories))


def counted(library: Library, names: Mapping[str, str]) -> Counted:
    """`names`: who is called what now."""
    stories = [*library.stories()]
    reviews = {story.id: _review(library, story.id) for story in stories if tuple(own_seats(story))}
    return Counted(careers(stories, bots.every_level(), reviews, names), fairness(stories))


def _review(library: Library, game_id: str) -> Mapping[int, Review]:
    """Of every person in a game; of a damaged one there is nothing to say."""
    try:
        header, journal = library.read(game_id)
    except RefusedError:
        return {}
    return bots_of(header.game).review(Session(GAMES[header.game], header, journal))
