"""Files that people name: only regular ones are read, and what is written is there whole or not at all."""

import errno
import os
import secrets
import stat
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

_LONGEST_STEM = 40  # letters of a draft's name: what it is a draft of may have the longest name that there is


class NotAFileError(OSError):
    """A folder, a pipe, a device: whoever reads from it may wait for ever, or read without an end."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", str(path))


def reading(path: Path) -> BinaryIO:
    """The file, opened. Whatever takes its place meanwhile is not waited for."""
    _check(path, path.stat())
    never_waiting = getattr(os, "O_NONBLOCK", 0)
    stream = open(path, "rb", opener=lambda name, flags: os.open(name, flags | never_waiting))  # noqa: SIM115
    try:
        _check(path, os.fstat(stream.fileno()))
    except OSError:
        stream.close()
        raise
    return stream


def write_new(path: Path, content: bytes) -> None:
    """Raises FileExistsError, and touches nothing, where there is something of that name."""
    if os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    with _drafted(path, content) as draft:
        _take_place(draft, path)


def write_over(path: Path, content: bytes) -> None:
    """In place of the file that there may be, or of the one that a link there leads to."""
    path = Path(os.path.realpath(path))
    if path.exists():
        _check(path, path.stat())
    with _drafted(path, content) as draft:
        draft.replace(path)


def _check(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NotAFileError(path)


@contextmanager
def _drafted(path: Path, content: bytes) -> Generator[Path]:
    """The content beside its place, on disk; it goes where it hasn't taken that."""
    draft = path.with_name(f".{path.stem[:_LONGEST_STEM]}-{secrets.token_hex(4)}")
    try:
        with draft.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def _take_place(draft: Path, path: Path) -> None:
    """A link is made only where there is nothing yet; a rename would not ask."""
    try:
        path.hardlink_to(draft)
    except FileExistsError:
        raise
    except OSError:  # a disk without links
        if os.path.lexists(path):
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        draft.replace(path)
