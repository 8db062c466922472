"""A small value kept in a JSON file: written whole or not at all, and never the reason why play stops.

A damaged file is kept beside as `NAME.damaged`, and begun anew. A full disk only loses the change. A value of
a kind that msgspec doesn't know says itself how it is kept: `to_file()`, and `from_file(value)` of its class,
which makes the best of what is damaged. What a killed program was writing is taken away at the next reading.
"""

import contextlib
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, TypeVar

import msgspec

if sys.platform == "win32":

    def _claim(handle: int, *, wait: bool) -> None:
        """An open file can't be taken away there."""
        del handle, wait
else:
    import fcntl

    def _claim(handle: int, *, wait: bool) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)


T = TypeVar("T")


def for_file(value: Any) -> Any:
    return value.to_file()


def from_file(kind: Any, value: Any) -> Any:
    return kind.from_file(value)


def read(path: Path, kind: type[T]) -> T | None:
    """What is kept there; None if nothing is that can be read."""
    _sweep(path)
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind, dec_hook=from_file)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        with contextlib.suppress(OSError):
            path.replace(path.with_name(path.name + ".damaged"))
        return None


def write(path: Path, value: msgspec.Struct) -> None:
    """A crash in between leaves the old file."""
    encoded = msgspec.json.format(msgspec.json.encode(value, enc_hook=for_file))
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            _write(path, encoded)
        except FileNotFoundError:  # a program that has just started took the draft for one that was left
            _write(path, encoded)


def _write(path: Path, encoded: bytes) -> None:
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
    try:
        with os.fdopen(handle, "wb") as file:
            _claim(handle, wait=True)
            file.write(encoded)
            file.flush()
            os.fsync(handle)
        Path(draft).replace(path)
    except OSError:
        Path(draft).unlink(missing_ok=True)
        raise


def _sweep(path: Path) -> None:
    """Takes away the drafts of killed programs; one that is being written is its writer's."""
    for draft in path.parent.glob(f".{path.stem}-*"):
        with contextlib.suppress(OSError):
            with draft.open("rb") as file:
                _claim(file.fileno(), wait=False)
            draft.unlink()
