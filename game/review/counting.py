"""All that a library tells of its players and of its dice. It takes seconds where there are many games."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from game import bots
from game.bots.record import bots_of
from game.core.library import Library, RefusedError
from game.core.library.careers import Career, Review, careers, own_seats
from game.core.library.fairness import Fairness, fairness
from game.core.library.stories import Story
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
    stories, dice = _read(library)
    return Counted(careers(stories, bots.every_level(), None, names), dice)


def counted(library: Library, names: Mapping[str, str]) -> Counted:
    """`names`: who is called what now."""
    stories, dice = _read(library)
    reviews = {story.id: _review(library, story.id) for story in stories if tuple(own_seats(story))}
    return Counted(careers(stories, bots.every_level(), reviews, names), dice)


def _read(library: Library) -> tuple[list[Story], tuple[Fairness, ...]]:
    """All games are read once; their dice are counted meanwhile and not kept, for there are very many."""
    stories: list[Story] = []

    def each() -> Iterator[Story]:
        for story in library.stories():
            stories.append(replace(story, dice=()))
            yield story

    return stories, fairness(each())


def _review(library: Library, game_id: str) -> Mapping[int, Review]:
    """Of every person in a game; of a damaged one there is nothing to say."""
    try:
        header, journal = library.read(game_id)
    except RefusedError:
        return {}
    return bots_of(header.game).review(Session(GAMES[header.game], header, journal))
