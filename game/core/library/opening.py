"""Getting the library's file ready, reading one that can't be written, and setting a damaged one aside."""

import shutil
import sqlite3
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from time import time

from game.core.library.locks import Locks
from game.core.library.rows import TABLES, Statement
from game.core.library.schema import Step, check_is_ours, migrate, version_of
from game.core.library.trouble import RefusedError, Trouble

PATIENCE = 2.0  # seconds to wait for another program's commit
A_DAY = 24 * 60 * 60.0  # so long a deleted game can be taken back

# Side files first: a file begun anew must never find the pages of the old one beside it.
PARTS = ("-wal", "-shm", "-journal", "")


def connect(name: str | Path, **how: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(name, timeout=PATIENCE, isolation_level=None, **how)
    connection.text_factory = _text
    return connection


def opened(path: Path, locks: Locks, steps: Sequence[Step]) -> sqlite3.Connection:
    """The library's file, of the newest version and ready for writing, with the library's lock shared."""
    path.parent.mkdir(parents=True, exist_ok=True)
    locks.enter()
    alone = locks.alone()
    connection = connect(path)
    try:
        if 0 < check_is_ours(connection, steps) < len(steps) and not alone:
            raise RefusedError(Trouble("open_elsewhere", path.name))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # without it a Mac's disk may still hold a commit back
        migrate(connection, steps)
        _check_tables(connection)
        _sweep(connection)
    except BaseException:
        connection.close()
        raise
    finally:
        locks.share()
    return connection


def in_memory(steps: Sequence[Step]) -> sqlite3.Connection:
    connection = connect(":memory:")
    migrate(connection, steps)
    return connection


def copied_to_memory(
    disk: sqlite3.Connection | None, path: Path, steps: Sequence[Step]
) -> sqlite3.Connection | None:
    """All that stands in the file, if it can still be read."""
    memory = connect(":memory:")
    try:
        source = disk or _for_reading(path)
        try:
            source.backup(memory)
            current = version_of(memory) == len(steps)
        finally:
            if source is not disk:
                source.close()
        if current:
            _check_tables(memory)
            return memory
    except (sqlite3.Error, OSError, RefusedError):
        current = False  # the trouble that led here has been told already
    memory.close()
    return None


def commit(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """All of them or none. A single one is its own transaction: this is where play spends its time."""
    if len(statements) == 1:
        connection.execute(*statements[0])
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            connection.execute(*statement)
        connection.execute("COMMIT")
    except BaseException:
        connection.rollback()
        raise


def set_aside(path: Path, connection: sqlite3.Connection | None) -> Path:
    """Gives a damaged file and its side files another name, under which SQLite still finds them together."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
    aside = path.with_name(f"{path.stem}.corrupt-{stamp}{path.suffix}")
    try:
        _move(path, aside)
    except PermissionError:
        if connection is None:
            raise
        connection.close()  # Windows doesn't move a file that is open
        _move(path, aside)
    if connection is not None:
        connection.close()  # only now: closing tidies up by name, and what is damaged stays as it is
    return aside


def _move(path: Path, aside: Path) -> None:
    for part in PARTS:
        source = path.with_name(path.name + part)
        if source.exists():
            shutil.move(source, aside.with_name(aside.name + part))


def _for_reading(path: Path) -> sqlite3.Connection:
    """In a folder that can't be written SQLite needs to be told that nobody writes, if nothing says so."""
    log = path.with_name(path.name + "-wal")
    mode = "mode=ro" if log.exists() and log.stat().st_size else "immutable=1"
    return connect(f"{path.absolute().as_uri()}?{mode}", uri=True)


def _check_tables(connection: sqlite3.Connection) -> None:
    try:
        for table in TABLES:
            connection.execute(table.select, ("",))
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:  # no such table or column
            raise RefusedError(Trouble("corrupt", str(error))) from error
        raise


def _sweep(connection: sqlite3.Connection) -> None:
    """Deleted games go for good when nobody can want them back. This also shows whether we may write."""
    old = (time() - A_DAY,)
    commit(connection, [(table.sweep, old) for table in reversed(TABLES)])


def _text(read: bytes) -> str:
    """A name with a broken letter is still a name."""
    return read.decode(errors="replace")
