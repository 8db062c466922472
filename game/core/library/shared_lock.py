"""A lock on a file that many programs share, and that one can have alone: is anybody else there?

It ends with the program that holds it, however that ends.
"""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import errno
    import msvcrt
    from time import monotonic, sleep

    _SEATS = 64
    """Windows locks bytes, each for one alone: who is there has one of these, who is alone has all."""
    _PATIENCE, _NAP = 10.0, 0.05
    """Seconds. A seat that can't be had for so long isn't to be had: not every network's disk locks."""

    class SharedLock:
        def __init__(self, path: Path) -> None:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
            self._held = (0, 0)
            """The first byte, and how many."""

        def alone(self) -> bool:
            """Does nobody else hold it? If so, nobody can until `share`; else it is shared."""
            self._let_go()
            if not self._take(0, _SEATS):
                self.share()
                return False
            return True

        def share(self) -> None:
            """Waits for a program that is alone; that takes it moments."""
            self._let_go()
            end = monotonic() + _PATIENCE
            while not any(self._take(seat, 1) for seat in range(_SEATS)):
                if monotonic() > end:
                    raise OSError(errno.EACCES, "can't be locked")
                sleep(_NAP)

        def close(self) -> None:
            self._let_go()
            os.close(self._file)

        def _take(self, first: int, many: int) -> bool:
            os.lseek(self._file, first, os.SEEK_SET)
            try:
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, many)
            except OSError:
                return False
            self._held = first, many
            return True

        def _let_go(self) -> None:
            (first, many), self._held = self._held, (0, 0)
            if many:
                os.lseek(self._file, first, os.SEEK_SET)
                msvcrt.locking(self._file, msvcrt.LK_UNLCK, many)
else:
    import fcntl

    class SharedLock:
        def __init__(self, path: Path) -> None:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)

        def alone(self) -> bool:
            """Does nobody else hold it? If so, nobody can until `share`; else it is shared."""
            try:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except (BlockingIOError, PermissionError):
                self.share()
                return False
            return True

        def share(self) -> None:
            """Waits for a program that is alone; that takes it moments."""
            fcntl.flock(self._file, fcntl.LOCK_SH)

        def close(self) -> None:
            os.close(self._file)
