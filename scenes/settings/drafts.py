"""Writes a file whole or not at all, by way of a draft beside it; takes away what killed programs left.

While a draft is written its writer holds a lock on it, which ends with the program, however that ends.
"""

import contextlib
import os
import sys
import tempfile
from pathlib import Path

if sys.platform == "win32":

    def _claim(handle: int, *, wait: bool) -> None:
        """An open file can't be taken away there."""
        del handle, wait
else:
    import fcntl

    def _claim(handle: int, *, wait: bool) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


def write(path: Path, content: bytes) -> None:
    """Raises OSError where that can't be done; the old file stays then."""
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        _write(path, content)
    except FileNotFoundError:  # a program that has just started took the draft for one that was left
        _write(path, content)


def _write(path: Path, content: bytes) -> None:
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
    try:
        with os.fdopen(handle, "wb") as file:
            _claim(handle, wait=True)
            file.write(content)
            file.flush()
            os.fsync(handle)
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise


def sweep(path: Path) -> None:
    """Takes away the drafts of this file that nobody is writing any more."""
    with contextlib.suppress(OSError):
        for draft in path.parent.glob(f".{path.stem}-*"):
            _take_away(draft)


def _take_away(draft: Path) -> None:
    with contextlib.suppress(OSError):
        if draft.is_file():
            with draft.open("rb") as file:
                _claim(file.fileno(), wait=False)
            draft.unlink()
