"""Locks of the operating system's: they end with the program that holds them, however it ends.

Each open game has a lock of its own. Every running program also shares one lock on the library as a whole:
who can have that one alone may do what no other program must be in the way of (making the tables, bringing
them up to date, setting a damaged file aside).
"""

import os
import sys
from contextlib import suppress
from pathlib import Path

from game.core.library.shared_lock import SharedLock
from game.core.library.trouble import RefusedError, Trouble

if sys.platform == "win32":
    import msvcrt

    REFUSED = (OSError,)
    """Windows tells a refusal by EACCES, Wine by no number at all."""

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    REFUSED = (BlockingIOError, PermissionError)

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Locks:
    """The locks that this program holds, as files in a folder beside the library."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._library: SharedLock | None = None
        self._games: dict[str, int] = {}

    def enter(self) -> None:
        """Opens the library's lock, to be held until `leave`."""
        if self._library is None:
            self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._library = SharedLock(self._folder / "library")

    def alone(self) -> bool:
        """Has no other program the library open? If so, none can until `share`."""
        return self._library is not None and self._library.alone()

    def sweep(self) -> None:
        """Takes away the files that killed programs left; for who is alone with the library."""
        for path in self._folder.iterdir():
            if path.name != "library" and path.name not in self._games:
                _remove(path)

    def share(self) -> None:
        if self._library is not None:
            self._library.share()

    def take(self, game: str) -> None:
        """Locks a game, or raises RefusedError if another program has it open."""
        if game in self._games:
            return
        path = self._folder / game
        while True:
            descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(descriptor)
            except REFUSED:
                os.close(descriptor)
                raise RefusedError(Trouble("open_elsewhere", game)) from None
            if _is_at(descriptor, path):
                self._games[game] = descriptor
                return
            os.close(descriptor)  # who had it until just now has removed its file

    def let_go(self, game: str) -> None:
        descriptor = self._games.pop(game, None)
        if descriptor is None:
            return
        path = self._folder / game
        _remove(path)  # while it is still ours
        os.close(descriptor)
        if sys.platform == "win32":
            _remove(path)  # an open file can't be removed there; one that somebody opened since, neither

    def leave(self) -> None:
        for game in tuple(self._games):
            self.let_go(game)
        if self._library is not None:
            self._library.close()
            self._library = None


def _is_at(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()
