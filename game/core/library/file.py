"""The library's file, or the memory that stands in for it while the file can't be used."""

import sqlite3
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from pathlib import Path

from game.core.library import private
from game.core.library.errors import OF_THE_FILE, TROUBLES, trouble_of
from game.core.library.locks import Locks
from game.core.library.opening import commit, connect, copied_to_memory, in_memory, make_ready, set_aside
from game.core.library.rows import TABLES, Row, Statement
from game.core.library.schema import STEPS, Step
from game.core.library.trouble import RefusedError, Trouble

UNREADABLE = ("corrupt", "newer_version")


class LibraryFile:
    """Reads and writes rows, come what may. `trouble` says what came.

    While the file can't be written, memory holds what should stand in it, and what waits is written in its
    order as soon as that works. Only games that were taken are written. What is known of those is also
    remembered here, for a file begun anew.
    """

    def __init__(self, folder: Path, steps: Sequence[Step] = STEPS) -> None:
        self.path = folder / "tavolino.sqlite"
        self.trouble: Trouble | None = None
        self._steps = steps
        self._locks = Locks(folder / "locks")
        self._disk: sqlite3.Connection | None = None
        self._memory: sqlite3.Connection | None = None
        self._unwritten: list[Statement] = []
        self._taken: dict[str, list[Statement]] = {}
        self._leaving: set[str] = set()
        try:
            self._open()
        except TROUBLES as error:
            self._go_on_in_memory(self._trouble_of(error))

    @property
    def in_memory(self) -> bool:
        return self._memory is not None

    def read(self, query: str, *asked: str) -> list[Row]:
        """Raises RefusedError where the file can't be read; if it is damaged, a new one has been begun."""
        with self._reading() as connection:
            return connection.execute(query, asked).fetchall()

    def read_game(self, game_id: str) -> list[list[Row]]:
        """All rows of a game, table by table, as they stood at one moment."""
        with self._reading() as connection:
            connection.execute("BEGIN")
            try:
                return [connection.execute(table.select, (game_id,)).fetchall() for table in TABLES]
            finally:
                connection.rollback()

    @contextmanager
    def _reading(self) -> Generator[sqlite3.Connection]:
        connection = self._memory or self._disk
        assert connection is not None, "the library is closed"
        try:
            yield connection
        except OF_THE_FILE as error:
            trouble = self._trouble_of(error)
            if trouble.kind == "corrupt" and connection is self._disk:
                trouble = self._recover()
            raise RefusedError(trouble) from error

    def write(self, game_id: str, *statements: Statement) -> None:
        """On disk when this returns, or in memory and waiting, with `trouble` saying why."""
        self._taken[game_id].extend(statements)
        self._unwritten.extend(statements)
        if self.in_memory:
            self._commit_to_memory(statements)
            self._return_to_disk()
            return
        try:
            self._commit_to_disk()
        except TROUBLES as error:
            self._go_on_in_memory(self._trouble_of(error))

    def take(self, game_id: str) -> None:
        """Locks a game for this program; raises RefusedError if another has it."""
        try:
            self._locks.take(game_id)
        except OSError as error:
            # Without a lock nothing may be written: the games go on in memory until there is one.
            if not self.in_memory:
                self._go_on_in_memory(self._trouble_of(error))
        self._leaving.discard(game_id)
        self._taken.setdefault(game_id, [])

    def remember(self, game_id: str, statements: Iterable[Statement]) -> None:
        """All that there is of a game that was taken."""
        self._taken[game_id] = list(statements)

    def let_go(self, game_id: str) -> None:
        """Nobody else gets a game of which something has yet to be written."""
        if self._unwritten:
            self._leaving.add(game_id)
            return
        del self._taken[game_id]
        self._locks.let_go(game_id)

    def close(self) -> None:
        if self._unwritten:
            self._return_to_disk()
        self._close_disk()
        self._close_memory()
        self._locks.leave()

    def _open(self) -> None:
        """Opens the file; a damaged one is set aside first."""
        try:
            private.make_folder(self.path.parent)
            self._locks.enter()
            private.make_file(self.path)
            self._disk = connect(self.path)
            make_ready(self._disk, self._locks, self._steps)
        except TROUBLES as error:
            if self._trouble_of(error).kind != "corrupt":
                self._close_disk()
                raise
            self._begin_anew()

    def _begin_anew(self) -> None:
        """A new file in place of the damaged one; all of the games that are open here wait for it."""
        assert self._disk is not None, "the library is closed"
        if not self._locks.alone():
            self._close_disk()
            raise RefusedError(Trouble("corrupt", self.path.name))  # another program is still writing to it
        try:
            aside = set_aside(self.path, self._disk)
        finally:
            self._disk = None
            self._locks.share()
        self._unwritten = self._all_taken()
        self._open()
        self.trouble = Trouble("corrupt", aside.name)

    def _recover(self) -> Trouble:
        """The file turned out to be damaged on reading."""
        try:
            self._begin_anew()
            self._commit_to_disk()
        except TROUBLES as error:
            self._go_on_in_memory(self._trouble_of(error))
        return self.trouble or Trouble("corrupt", self.path.name)

    def _close_disk(self) -> None:
        if self._disk is not None:
            self._disk.close()
            self._disk = None

    def _close_memory(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None

    def _go_on_in_memory(self, trouble: Trouble) -> None:
        self.trouble = trouble
        copy = None if trouble.kind in UNREADABLE else copied_to_memory(self._disk, self.path, self._steps)
        self._memory = copy or in_memory(self._steps)
        self._commit_to_memory(self._unwritten if copy else self._all_taken())

    def _return_to_disk(self) -> None:
        """Writes what waits, if that can be done by now."""
        self.trouble = None
        try:
            for game_id in self._taken:
                self._locks.take(game_id)
            if self._disk is None:
                self._open()
            self._commit_to_disk()
        except TROUBLES as error:
            self.trouble = self._trouble_of(error)
            return
        self._close_memory()
        for game_id in tuple(self._leaving):
            self._leaving.discard(game_id)
            self.let_go(game_id)

    def _commit_to_disk(self) -> None:
        """Writes what is unwritten, to a new file if the old one turns out to be damaged."""
        assert self._disk is not None, "the library is closed"
        try:
            commit(self._disk, self._unwritten)
        except OF_THE_FILE as error:
            if self.in_memory and isinstance(error, sqlite3.IntegrityError):
                # Entries that are there already: somebody else went on with the game meanwhile.
                raise RefusedError(Trouble("open_elsewhere", self.path.name)) from error
            if self._trouble_of(error).kind != "corrupt":
                raise
            self._begin_anew()
            commit(self._disk, self._unwritten)
        self._unwritten = []

    def _commit_to_memory(self, statements: Sequence[Statement]) -> None:
        assert self._memory is not None, "the library is closed"
        try:
            commit(self._memory, statements)
        except OF_THE_FILE:  # the copy was of a file damaged where nobody had looked yet
            self._memory.close()
            self._memory = in_memory(self._steps)
            commit(self._memory, self._all_taken())

    def _all_taken(self) -> list[Statement]:
        return [statement for statements in self._taken.values() for statement in statements]

    def _trouble_of(self, error: Exception) -> Trouble:
        return trouble_of(error, self.path.parent)
