"""Games as files: `.tavolino` read with every line checked, and written. What goes wrong is told in words."""

import os
import stat
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import platformdirs

from game.bots import levels
from game.core import log, texts, whole_files
from game.core.header import Header
from game.core.log import BrokenLogError
from game.core.session import Session
from game.core.verify import entries
from game.shelf import GAMES
from game.text.broken import broken_file
from scenes.library.file_errors import (
    FileError,
    TakenError,
    a_folder,
    no_file,
    no_name,
    no_such_user,
    not_read,
    not_written,
    shown,
)

__all__ = ["FileError", "TakenError"]

SUFFIX = ".tavolino"
MOST_FOUND = 50


@dataclass(frozen=True)
class FromFile:
    """A game that was read from a file, verified, and is in no library yet."""

    name: str
    header: Header
    journal: tuple[Any, ...]
    session: Session[Any, Any, Any, Any] = field(init=False)

    def __post_init__(self) -> None:
        session = Session(GAMES[self.header.game], self.header, self.journal)
        object.__setattr__(self, "session", session)

    @property
    def sealed(self) -> bool:
        """Its seed is not told: it can be looked at, and not gone on with."""
        return self.header.seed is None


def read(path: Path) -> FromFile:
    try:
        _must_be_a_file(path)
        with whole_files.reading(path) as stream:
            header, journal = entries(stream, GAMES, levels)
    except (OSError, ValueError) as error:
        raise not_read(path, error) from error
    except BrokenLogError as broken:
        raise FileError(broken_file(shown(path.name), broken)) from broken
    return FromFile(texts.shown(path.stem, texts.LONGEST_NAME), header, tuple(journal))


def write(path: Path, session: Session[Any, Any, Any, Any]) -> None:
    """While sealed dice are still played, without their seed. Raises TakenError where there is a file."""
    _write(path, session, whole_files.write_new)


def write_over(path: Path, session: Session[Any, Any, Any, Any]) -> None:
    """The same, in place of the file that is there: somebody was asked."""
    _write(path, session, whole_files.write_over)


def _write(path: Path, session: Session[Any, Any, Any, Any], write: Callable[[Path, bytes], None]) -> None:
    header = session.header
    if header.setup.get("sealed") and not session.ended:
        header = header.sealed_away()
    try:
        if path.exists():
            _must_be_a_file(path)
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, b"".join(log.write(header, session.events)))
    except (OSError, ValueError) as error:
        raise not_written(path, error) from error


def _must_be_a_file(path: Path) -> None:
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise a_folder(path)
    if not stat.S_ISREG(mode):
        raise no_file(path)


# Where files are looked for, and where they go


def documents() -> Path:
    """The user's documents, or their home where there is no such folder."""
    folder = Path(platformdirs.user_documents_dir())
    return folder if folder.is_dir() else Path.home()


def found() -> Sequence[tuple[Path, float]]:
    """Games in the usual folders and when they were written, the newest first. What can't be looked at isn't
    there."""
    files: dict[Path, float] = {}
    for folder in {documents(), *usual_folders(), Path.home()}:
        try:
            paths = [path for path in folder.iterdir() if path.name.endswith(SUFFIX)]
        except OSError:
            continue
        for path in paths:
            with suppress(OSError):
                looked = path.stat()
                if stat.S_ISREG(looked.st_mode):
                    files[path] = looked.st_mtime
    return sorted(files.items(), key=lambda file: (file[1], file[0]), reverse=True)[:MOST_FOUND]


def usual_folders() -> Sequence[Path]:
    return Path(platformdirs.user_downloads_dir()), Path(platformdirs.user_desktop_dir())


def first_folder(recent: Sequence[Path]) -> Path:
    """Where to begin looking: where somebody was last, if that is still there."""
    with suppress(OSError):
        return next(folder for folder in (*recent, documents()) if folder.is_dir())
    return documents()


def default_path(name: str, folder: Path | None = None) -> Path:
    """A file for that game that isn't there yet; in the documents unless another folder is given."""
    folder = folder or documents()
    plain = "".join(letter if letter.isalnum() or letter in " -_·" else "_" for letter in name).strip()
    plain = plain[:60] or "game"
    path = folder / f"{plain}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{plain} {number}{SUFFIX}"
        number += 1
    return path


def typed_path(words: str) -> Path:
    """What somebody typed: `~` is their home, and the ending may be left out. Raises FileError for what no
    file can be called."""
    words = words.strip()
    if texts.without_refused(words) != words:
        raise no_name()
    try:
        path = documents() / Path(words).expanduser()
    except RuntimeError as error:  # somebody's home who has none here
        raise no_such_user(words[1:].partition(os.sep)[0]) from error
    if words.endswith((os.sep, "/")) or path.name in ("", "..") or path in (documents(), Path.home()):
        raise a_folder(path)
    if path.suffix == SUFFIX:
        return path
    with suppress(OSError):  # it is told of when the file is wanted
        if path.exists() and not path.is_file():
            _must_be_a_file(path)
    return path.with_name(path.name + SUFFIX)
