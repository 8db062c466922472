"""What the library adds to a command that is on disk when `do` returns, against bare SQLite."""

import sqlite3
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from game.core.header import Header
from game.core.library import Library
from game.core.seats import Seat
from game.core.session import Session
from game.dalek import GAME
from game.dalek.events import Setup
from tests.bench.measuring import tell

ENTRIES = 3000
SEATS = (Seat("Ada", "human"), Seat("Bo", "human"))


def bare_in(folder: Path) -> sqlite3.Connection:
    bare = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
    bare.execute("PRAGMA journal_mode = WAL")
    bare.execute("PRAGMA synchronous = FULL")
    bare.execute(
        "CREATE TABLE entries (game TEXT NOT NULL, n INTEGER NOT NULL, entry BLOB NOT NULL,"
        " chain INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY (game, n)) STRICT, WITHOUT ROWID"
    )
    return bare


def next_game(library: Library, number: int) -> tuple[str, Session]:
    header = Header.of(GAME, Setup(undo="free", target=90), SEATS, str(number))
    session = library.start(GAME, header, str(number))
    return library.saved(session).id, session


def main() -> None:
    """Each command is timed, and then the same row's commit in the other file, so that noise hits both."""
    bare_seconds: list[float] = []
    library_seconds: list[float] = []
    with TemporaryDirectory() as name, Library.open({GAME.key: GAME}, Path(name)) as library:
        bare = bare_in(Path(name))
        reader = sqlite3.connect(Path(name) / "tavolino.sqlite")
        game_id, session = next_game(library, 0)
        while len(library_seconds) < ENTRIES:
            if session.ended:
                game_id, session = next_game(library, len(library_seconds))
            command = next(GAME.legal(session.state, session.state.seat))
            start = perf_counter()
            session.do(command)
            library_seconds.append(perf_counter() - start)
            row = reader.execute(
                "SELECT * FROM entries WHERE game = ? ORDER BY n DESC LIMIT 1", (game_id,)
            ).fetchone()
            start = perf_counter()
            bare.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)
            bare_seconds.append(perf_counter() - start)
        reader.close()
        bare.close()
    ratio = median(library_seconds) / median(bare_seconds)
    tell(
        "append",
        {
            "entries": ENTRIES,
            "bare_ms": round(median(bare_seconds) * 1000, 3),
            "library_ms": round(median(library_seconds) * 1000, 3),
            "ratio": round(ratio, 2),
            "asked_ratio": 1.5,
        },
    )


if __name__ == "__main__":
    main()
