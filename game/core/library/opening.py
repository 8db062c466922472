"""Getting the library's file ready, reading one that can't be written, and setting a damaged one aside."""

import shutil
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager, nullcontext
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time

from game.core.library.errors import TROUBLES
from game.core.library.locks import Locks
from game.core.library.rows import TABLES, Statement
from game.core.library.schema import Step, check_is_ours, migrate, transaction, version_of
from game.core.library.trouble import RefusedError, Trouble

PATIENCE = 5.0  # seconds to wait for another program's commit
KEPT_IN_MEMORY = 512  # kilobytes of the file: the system keeps the rest at hand, for whoever needs the room
A_DAY = 24 * 60 * 60.0  # so long a deleted game can be taken back

# Side files first: a file begun anew must never find the pages of the old one beside it.
PARTS = ("-wal", "-shm", "-journal", "")


def connect(name: str | Path, **how: bool) -> sqlite3.Connection:
    connection = sqlite3.connect(name, timeout=PATIENCE, isolation_level=None, **how)
    connection.text_factory = _text
    return connection


def make_ready(connection: sqlite3.Connection, locks: Locks, steps: Sequence[Step]) -> None:
    """Brings the file to the newest version and readies it for writing, with the library's lock shared."""
    alone = locks.alone()
    try:
        with _damage_told():
            version = check_is_ours(connection, steps)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute(f"PRAGMA cache_size = -{KEPT_IN_MEMORY}")
            connection.execute("PRAGMA fullfsync = ON")  # without it a Mac's disk may hold a commit back
        if 0 < version < len(steps) and not alone:
            raise RefusedError(Trouble("open_elsewhere", "library"))
        migrate(connection, steps)
        _check_tables(connection)
        _sweep(connection)
        if alone:
            locks.sweep()
    finally:
        locks.share()


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
        with nullcontext(disk) if disk else _for_reading(path) as source:
            source.backup(memory)
        if 0 < version_of(memory) <= len(steps):
            migrate(memory, steps)
            _check_tables(memory)
            return memory
    except TROUBLES:
        pass  # why the file can't be read is part of the trouble that led here
    memory.close()
    return None


def commit(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """All of them or none. A single one is its own transaction: this is where play spends its time."""
    if len(statements) == 1:
        connection.execute(*statements[0])
        return
    with transaction(connection):
        for statement in statements:
            connection.execute(*statement)


def set_aside(path: Path, connection: sqlite3.Connection) -> Path:
    """Gives a damaged file and its side files another name, under which SQLite still finds them together."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
    aside = path.with_name(f"{path.stem}.corrupt-{stamp}{path.suffix}")
    try:
        _move(path, aside)
    except PermissionError:
        _copy_aside(path, aside, connection)  # Windows doesn't move a file that is open
    connection.close()  # only now: closing writes to the file and removes others by name
    return aside


def _move(path: Path, aside: Path) -> None:
    for part in PARTS:
        source = path.with_name(path.name + part)
        if source.exists():
            source.rename(aside.with_name(aside.name + part))


def _copy_aside(path: Path, aside: Path, connection: sqlite3.Connection) -> None:
    """Before it is closed, which writes to it. Where another program has it open too it stays where it is."""
    copies = {
        path.with_name(path.name + part): aside.with_name(aside.name + part)
        for part in PARTS
        if part != "-shm"  # is made anew, and locked
    }
    for source, copy in copies.items():
        if source.exists():
            shutil.copy(source, copy)
    connection.close()
    try:
        for part in PARTS:
            path.with_name(path.name + part).unlink(missing_ok=True)
    except PermissionError as error:
        for copy in copies.values():
            copy.unlink(missing_ok=True)
        raise RefusedError(Trouble("corrupt", path.name)) from error


@contextmanager
def _for_reading(path: Path) -> Generator[sqlite3.Connection]:
    """A file that can't be written. What a killed program left beside it can only be read from a copy."""
    log = path.with_name(path.name + "-wal")
    with ExitStack() as closing:
        if log.exists():
            folder = Path(closing.enter_context(TemporaryDirectory()))
            for part in (path, log):
                shutil.copy(part, folder)
            connection = connect(folder / path.name)
        else:
            connection = connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)
        closing.callback(connection.close)
        yield connection


def _check_tables(connection: sqlite3.Connection) -> None:
    """Can be read, and written: what a trigger says may be damaged too."""
    with _damage_told():
        for table in TABLES:
            connection.execute(table.select, ("",))
            connection.execute(f"EXPLAIN {table.insert}", (None,) * table.insert.count("?"))


@contextmanager
def _damage_told() -> Generator[None]:
    """What is asked here makes sense in any file of ours: where it makes none, the file is damaged."""
    try:
        yield
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
            raise
        raise RefusedError(Trouble("corrupt", str(error))) from error


def _sweep(connection: sqlite3.Connection) -> None:
    """Deleted games go for good when nobody can want them back. Mostly there is nothing to write.

    The last day of one that by this clock isn't deleted yet begins now: another clock was wrong.
    """
    now = time()
    if connection.execute("SELECT id FROM games WHERE deleted > ?", (now,)).fetchone():
        commit(connection, [("UPDATE games SET deleted = ?1 WHERE deleted > ?1", (now,))])
    old = (now - A_DAY,)
    if connection.execute("SELECT id FROM games WHERE deleted < ?", old).fetchone():
        commit(connection, [(table.sweep, old) for table in reversed(TABLES)])


def _text(read: bytes) -> str:
    """A name with a broken letter is still a name."""
    return read.decode(errors="replace")
