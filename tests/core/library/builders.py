"""Libraries, games in them and what to do in those, the same in every process for the same number."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from game.core.header import Header
from game.core.library import Library
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import GAME
from game.dalek.events import Setup

AnySession = Session[Any, Any, Any, Any]

GAMES = {GAME.key: GAME}
ADA, BO, ROBBIE = Seat("Ada", "human"), Seat("Bo", "human"), Seat("Robbie", "bot", "easy")


@contextmanager
def library(folder: Path, games: Any = GAMES) -> Iterator[Library]:
    opened = Library.open(games, folder)
    try:
        yield opened
    finally:
        opened.close()


def header(*seats: Seat, seed: str = "seed", target: int = 90) -> Header:
    return Header.of(GAME, Setup(target=target, undo="free"), seats or (ADA, BO), seed)  # type: ignore[arg-type]


def started(lib: Library, *seats: Seat, seed: str = "seed", name: str = "a game") -> AnySession:
    return lib.start(GAME, header(*seats, seed=seed), name)


def id_of(lib: Library, name: str = "a game") -> str:
    return next(game.id for game in lib.list() if game.name == name)


def act(played: AnySession, random: Random) -> None:
    """One entry: mostly a command, now and then an undo, a redo or a change of seats."""
    chosen = random.random()
    if (chosen < 0.15 or played.ended) and played.can_undo():
        played.undo()
    elif chosen < 0.3 and played.can_redo():
        played.redo()
    elif chosen < 0.35:
        level = random.choice((None, "easy", "hard"))
        played.seat_changes(0, "bot" if level else "human", level)
    else:
        seat = GAME.to_act(played.state)
        assert seat is not None
        played.do(random.choice(list(islice(GAME.legal(played.state, seat), 5))))


def acts(played: AnySession, random: Random) -> Iterator[None]:
    """Entries until the game has ended, and often a little further: the end is taken back."""
    while not played.ended or (played.can_undo() and random.random() < 0.6):
        act(played, random)
        yield


def play(played: AnySession, entries: int, number: int = 1) -> None:
    for _ in islice(acts(played, Random(number)), entries):
        pass


def play_on(played: AnySession, commands: int = 10_000) -> None:
    """Commands only, to the game's end or for so many."""
    for _ in range(commands):
        seat = played.game.to_act(played.state)
        if seat is None:
            return
        played.do(next(played.game.legal(played.state, seat)))


def told(played: AnySession) -> tuple[Any, ...]:
    """All that can be asked of a session."""
    return (
        played.events,
        played.state,
        played.seats,
        played.header,
        played.ended,
        played.can_undo(),
        played.can_redo(),
    )


def after_each_entry(name: str) -> Iterator[tuple[Any, ...]]:
    """What the game of that name tells after each entry, played again without a library."""
    played = Session.start(GAME, header(seed=name))
    yield told(played)
    for _ in acts(played, Random(name)):
        yield told(played)


def end_of(played: AnySession) -> Any:
    """The event that ended the game, if it has ended."""
    return next((event for event in played.events if type(event).__name__ == "GameEnded"), None)


def scores_of(played: AnySession) -> list[tuple[int, ...]]:
    end = end_of(played)
    return [end.scores] if end else []
