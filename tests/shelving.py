"""A game of the tests' own on the shelf, for as long as a test needs it there."""

from collections.abc import Iterator
from contextlib import contextmanager

from game import shelf

FOURTH = "pig"


@contextmanager
def on_the_shelf(
    key: str = FOURTH, rules: str = "tests.fourth_game", bots: str = "tests.fourth_game.bots"
) -> Iterator[str]:
    """In this process; one that is started from here knows only the games that the program has."""
    shelf.PACKAGES[key] = rules, bots
    try:
        yield key
    finally:
        del shelf.PACKAGES[key]
