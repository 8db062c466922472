"""The tables, and the way from one version of them to the next.

A step is run in one transaction together with the version's number, so a crash leaves the old version whole.
A new version is one more step at the end of `STEPS`; a step that is out in the world never changes.
"""

from collections.abc import Callable, Sequence
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


STEPS: tuple[Step, ...] = (games_entries_seats_and_results,)


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
        connection.execute("BEGIN IMMEDIATE")
        try:
            if version_of(connection) == version:  # another program may just have taken this step
                steps[version](connection)
                connection.execute(f"PRAGMA user_version = {version + 1}")
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
