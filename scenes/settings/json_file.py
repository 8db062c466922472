"""A small value kept in a JSON file: written whole or not at all, and never the reason why play stops.

A damaged file is kept beside as `NAME.damaged`, and begun anew. A full disk only loses the change. A value of
a kind that msgspec doesn't know says itself how it is kept: `to_file()`, and `from_file(value)` of its class,
which makes the best of what is damaged.
"""

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


def for_file(value: Any) -> Any:
    return value.to_file()


def from_file(kind: Any, value: Any) -> Any:
    return kind.from_file(value)


def read(path: Path, kind: type[T]) -> T | None:
    """What is kept there; None if nothing is that can be read."""
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
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(value, enc_hook=for_file)))
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(path)
        except OSError:
            Path(draft).unlink(missing_ok=True)
            raise
