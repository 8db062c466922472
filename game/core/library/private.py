"""The library is its owner's alone: the seeds of running games lie in it in clear."""

import os
import stat
from contextlib import suppress
from pathlib import Path

OURS = ("tavolino*.sqlite*", "locks", "locks/*")


def make_folder(folder: Path) -> None:
    """There when this returns, and closed to others with all of ours that lies in it."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    for path in (folder, *(path for pattern in OURS for path in folder.glob(pattern))):
        _close(path)


def make_file(path: Path) -> None:
    """An empty one, where there is none. SQLite gives its side files the same rights."""
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _close(path: Path) -> None:
    """Rights can't be changed on every disk; a folder like /tmp, that is shared on purpose, stays so."""
    with suppress(OSError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & 0o077 and not mode & stat.S_ISVTX:
            path.chmod(mode & 0o700)
