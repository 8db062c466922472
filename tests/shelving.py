"""A game of the tests' own on the shelf, for as long as a test needs it there."""

from collections.abc import Iterator
from contextlib import contextmanager

from game import shelf
from scenes import shelf as on_screen

FOURTH = "pig"


@contextmanager
def on_the_shelf(key: str = FOURTH, package: str = "tests.fourth_game") -> Iterator[str]:
    """In this process; one that is started from here knows only the games that the program has."""
    shelf.PACKAGES[key] = package, package
    on_screen.PACKAGES[key] = f"{package}.table"
    try:
        yield key
    finally:
        del shelf.PACKAGES[key], on_screen.PACKAGES[key]
