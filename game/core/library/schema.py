"""The tables, and the way from one version of them to the next.

A step is run in one transaction together with the version's number, so a crash leaves the old version whole.
A new version is one more step at the end of `STEPS`; a step that is out in the world never changes.
"""

from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from game.core.library.trouble import RefusedError, Trouble

if TYPE_CHECKING:
    from sqlite3 import Connection

Step = Callable[["Connection"], None]


def games_entries_seats_and_results(connection: "Connection") -> None:
    """Version 1. `chain` is the checksum of the header and of all entries up to this one.

    `undos` of a result: how many undos took the end back and could still be redone; at 0 the result stands.
    """
    connection.execute("""
        CREATE TABLE games (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, header BLOB NOT NULL,
            made TEXT NOT NULL, started REAL NOT NULL, deleted REAL
        ) STRICT, WITHOUT ROWID
    """)
    connection.execute("""
        CREATE TABLE entries (
            game TEXT NOT NULL, n INTEGER NOT NULL, entry BLOB NOT NULL, chain INTEGER NOT NULL,
            at REAL NOT NULL, PRIMARY KEY (game, n)
        ) STRICT, WITHOUT ROWID
    """)
    connection.execute("""
        CREATE TABLE seats (
            game TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, kind TEXT NOT NULL, level TEXT,
            handed INTEGER NOT NULL, score INTEGER, won INTEGER, PRIMARY KEY (game, seat)
        ) STRICT, WITHOUT ROWID
    """)
    connection.execute("""
        CREATE TABLE results (
            game TEXT PRIMARY KEY, undone INTEGER NOT NULL, ended REAL NOT NULL, undos INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
    """)


def an_order_of_its_own(connection: "Connection") -> None:
    """Version 2. Clocks are set back, so the library itself counts in which order games were begun and last
    played: a game that is played, and isn't the last that was, takes the next number.
    """
    connection.execute("ALTER TABLE games ADD COLUMN nth_begun INTEGER NOT NULL DEFAULT 0")
    connection.execute("ALTER TABLE games ADD COLUMN nth_played INTEGER NOT NULL DEFAULT 0")
    connection.execute("""
        UPDATE games SET nth_begun = place.begun, nth_played = place.played FROM (
            SELECT id, row_number() OVER (ORDER BY started, id) AS begun,
                   row_number() OVER (ORDER BY last, started, id) AS played
            FROM (
                SELECT id, started, coalesce(
                    (SELECT at FROM entries WHERE game = id ORDER BY n DESC LIMIT 1), started
                ) AS last FROM games
            )
        ) AS place WHERE place.id = games.id
    """)
    connection.execute("CREATE INDEX games_begun ON games (nth_begun)")
    connection.execute("CREATE INDEX games_played ON games (nth_played)")
    connection.execute("""
        CREATE TRIGGER begun AFTER INSERT ON games BEGIN
            UPDATE games SET nth_begun = 1 + (SELECT max(nth_begun) FROM games) WHERE id = NEW.id;
        END
    """)
    connection.execute("""
        CREATE TRIGGER played AFTER INSERT ON entries BEGIN
            UPDATE games SET nth_played = 1 + (SELECT max(nth_played) FROM games)
            WHERE id = NEW.game AND (nth_played = 0 OR nth_played < (SELECT max(nth_played) FROM games));
        END
    """)


STEPS: tuple[Step, ...] = (games_entries_seats_and_results, an_order_of_its_own)


def version_of(connection: "Connection") -> int:
    return connection.execute("PRAGMA user_version").fetchone()[0]


def check_is_ours(connection: "Connection", steps: Sequence[Step]) -> int:
    """The version of a file that we may read and bring up to date; anything else is refused, untouched."""
    version = version_of(connection)
    if not 0 <= version <= len(steps):
        raise RefusedError(Trouble("newer_version", str(version)))
    if version == 0 and connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        raise RefusedError(Trouble("corrupt", "version 0"))
    return version


def migrate(connection: "Connection", steps: Sequence[Step]) -> None:
    while (version := version_of(connection)) < len(steps):
        with transaction(connection):
            if version_of(connection) == version:  # another program may just have taken this step
                steps[version](connection)
                connection.execute(f"PRAGMA user_version = {version + 1}")


@contextmanager
def transaction(connection: "Connection") -> Generator[None]:
    """All of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise
