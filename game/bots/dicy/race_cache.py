"""The cache of solved fives on this computer: a file each, of which those read last stay.

Whatever goes wrong with it (no room, a folder that can't be written) costs nothing but the time to solve
again: it is never told.
"""

import os
from contextlib import suppress
from pathlib import Path

from game.bots.dicy.tables import Five
from game.core.folders import cache_folder
from game.core.whole_files import reading

MOST_FILES = 24  # of some three megabytes
LONGEST = 30_000_000  # bytes: what is longer is none of ours


def file_of(five: Five) -> Path:
    return _folder() / f"{'-'.join(five)}.bin"


def there(five: Five) -> bool:
    return os.path.exists(file_of(five))  # noqa: PTH110  it says no, too, where nobody may look


def read(five: Five) -> bytes | None:
    path = file_of(five)
    try:
        with reading(path) as stream:
            content = stream.read(LONGEST + 1)
    except OSError:
        return None
    with suppress(OSError):
        path.touch()
    return content if len(content) <= LONGEST else None


def write(five: Five, content: bytes) -> None:
    path = file_of(five)
    new = path.with_suffix(f".{os.getpid()}.new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        new.write_bytes(content)
        new.replace(path)
    except OSError:
        with suppress(OSError):
            new.unlink()
    _make_room()


def remove(five: Five) -> None:
    with suppress(OSError):
        file_of(five).unlink()


def _make_room() -> None:
    """What was begun by a program that was killed goes too, once it is old enough to stand at the end."""
    with suppress(OSError):
        files = sorted(_folder().iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
        for path in files[MOST_FILES:]:
            path.unlink()


def _folder() -> Path:
    return cache_folder() / "solved" / "dicy"
