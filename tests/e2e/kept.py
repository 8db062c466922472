"""The library beside a program: what it has left there, and games laid there for it to go on with."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.core.header import Header
from game.core.journal import Began, Did
from game.core.library import Library
from game.core.seats import Seat
from game.core.session import Session
from game.shelf import GAMES

AnyGame = Game[Any, Any, Any, Any]

ADA = Seat("Ada", "human")
BO = Seat("Bo", "human")
BRUNO = Seat("Bruno", "bot", "easy")


def kept_journal(folder: Path) -> tuple[Header, tuple[Any, ...]]:
    """The game played last."""
    with Library.open(GAMES, folder) as library:
        return library.read(library.list()[0].id)


def kept_session(folder: Path) -> Session[Any, Any, Any, Any]:
    header, journal = kept_journal(folder)
    return Session(GAMES[header.game], header, journal)


def kept_choices(folder: Path, seat: int) -> list[Any]:
    """What this seat chose in the game played last, in order; nothing must have been undone."""
    _, journal = kept_journal(folder)
    return [entry.command for entry in journal if isinstance(entry, Did) and entry.command.seat == seat]


def lay(folder: Path, game: AnyGame, *seats: Seat, seed: str = "e2e", **options: Any) -> None:
    """A game that has just begun; *Continue* on the title goes on with it."""
    with Library.open(GAMES, folder) as library:
        library.start(game, Header.of(game, game.setup(**options), seats, seed), "laid by a test")


def lay_dealt(folder: Path, game: AnyGame, *seats: Seat, chance: Any, done: Sequence[Any] = ()) -> None:
    """The same with the cards as this chance brings them, and some commands carried out."""
    header = Header.of(game, game.setup(), seats, "e2e")
    session = Session(game, header, [Began(game.start(game.setup(), len(seats), chance))])
    for command in done:
        session.do(command)
    with Library.open(GAMES, folder) as library:
        library.add(header, session.steps, "laid by a test")
