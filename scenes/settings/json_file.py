"""A small value kept in a JSON file: written whole or not at all, and never the reason why play stops.

A file that can't be read is kept beside as `NAME.damaged`, and begun anew. Of one that can, what can't stand
is left out, the rest stays, and the whole is kept beside too. A full disk only loses the change. A value of a
kind that msgspec doesn't know says itself how it is kept: `to_file()`, and `from_file(value)` of its class,
which makes the best of what is damaged.
"""

import contextlib
import errno
import shutil
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, Generic, TypeVar, cast, get_args, get_origin

import msgspec

from scenes.settings import drafts

T = TypeVar("T", bound=msgspec.Struct)


class Stored(Generic[T]):
    """A value in such a file. Without a path it is forgotten in the end, which is what tests want."""

    def __init__(
        self, path: Path | None, kind: type[T], mended: Callable[[T], T] = lambda read: read
    ) -> None:
        self._path = path
        self.now: T = (read(path, kind, mended) if path else None) or kind()

    def change(self, **values: Any) -> None:
        """Stored at once, if it is another one."""
        before, self.now = self.now, msgspec.structs.replace(self.now, **values)
        if self._path and self.now != before:
            write(self._path, self.now)


def for_file(value: Any) -> Any:
    return value.to_file()


def from_file(kind: Any, value: Any) -> Any:
    return kind.from_file(value)


def read(
    path: Path,
    kind: type[T],
    mended: Callable[[T], T] = lambda read: read,
    older: Callable[[dict[str, Any]], dict[str, Any]] = lambda written: written,
) -> T | None:
    """What is kept there, value by value; None if nothing is that can be read. `mended` leaves out what has
    the right type and can't stand all the same; `older` puts what older versions wrote where it is now."""
    drafts.sweep(path)
    beside = path.with_name(path.name + ".damaged")
    try:
        if not path.exists():
            return None
        if not path.is_file():
            raise OSError(errno.EINVAL, "no file")  # whoever reads from a pipe may wait for ever
        written = older(msgspec.json.decode(path.read_bytes(), type=dict[str, Any]))
        types = {field.encode_name: field.type for field in msgspec.structs.fields(cast("Any", kind))}
        known = {name: value for name, value in written.items() if name in types}
        standing = {name: _standing(types[name], value) for name, value in known.items()}
        wanted = {name: value for name, value in standing.items() if value is not msgspec.UNSET}
        read = msgspec.convert(wanted, kind, dec_hook=from_file)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        with contextlib.suppress(OSError):
            path.replace(beside)
        return None
    kept = mended(read)
    if kept != read or standing != known:
        with contextlib.suppress(OSError):
            shutil.copyfile(path, beside)
    return kept


def set_aside(paths: Sequence[Path]) -> None:
    """Into a folder beside the first of them. Raises OSError where that can't be done."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S-%f")
    aside = paths[0].with_name(f"aside-{stamp}")
    for path in paths:
        if path.exists():
            aside.mkdir(exist_ok=True)
            path.rename(aside / path.name)


def _standing(kind: Any, value: Any) -> Any:
    """So much of it as can be of that type: of a list or a dict, entry by entry. UNSET if nothing is."""
    if _fits(kind, value):
        return value
    inner = get_args(kind)
    if get_origin(kind) is dict and isinstance(value, dict):
        return {key: entry for key, entry in value.items() if _fits(inner[1], entry)}
    if get_origin(kind) is tuple and inner[1:] == (...,) and isinstance(value, list):
        return [entry for entry in value if _fits(inner[0], entry)]
    return msgspec.UNSET


def _fits(kind: Any, value: Any) -> bool:
    try:
        msgspec.convert(value, kind, dec_hook=from_file)
    except msgspec.ValidationError:
        return False
    return True


def write(path: Path, value: msgspec.Struct) -> None:
    """A crash in between leaves the old file."""
    with contextlib.suppress(OSError):
        drafts.write(path, msgspec.json.format(msgspec.json.encode(value, enc_hook=for_file)))
