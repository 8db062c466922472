"""Why a file can't be read or written, in words for people: one clear sentence, whatever the system says."""

import errno
import os
from pathlib import Path

from game.core import texts
from scenes.text.words import _

LONGEST_SHOWN = 80

_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_REFUSED = (errno.EACCES, errno.EPERM)
_MISSING = (errno.ENOENT, errno.ENOTDIR)


class FileError(Exception):
    """Nothing was read or written; the text says why, in words for people."""


class TakenError(FileError):
    """There is a file of that name: nothing is written over it unless somebody says so."""


def shown(name: object) -> str:
    """A file's name or path, short and without what can't be shown."""
    return texts.shown(str(name), LONGEST_SHOWN)


def not_read(path: Path, error: OSError | ValueError) -> FileError:
    if isinstance(error, OSError) and error.errno in _MISSING:
        return FileError(_("There is no file {file}.").format(file=shown(path.name)))
    if isinstance(error, OSError) and error.errno in _REFUSED:
        return FileError(_("You have no permission to read {file}.").format(file=shown(path.name)))
    return _wrong_name(error) or FileError(
        _("{file} can't be opened: {why}.").format(file=shown(path.name), why=_system(error))
    )


def not_written(path: Path, error: OSError | ValueError) -> FileError:
    if isinstance(error, FileExistsError) and os.path.lexists(path):
        return TakenError(_("The file {file} already exists.").format(file=shown(path)))
    if isinstance(error, OSError) and error.errno in _FULL:
        return FileError(_("{file} wasn't written: the disk is full.").format(file=shown(path.name)))
    if isinstance(error, OSError) and error.errno in _REFUSED:
        return FileError(_("You have no permission to write {file}.").format(file=shown(path)))
    return _wrong_name(error) or FileError(
        _("{file} can't be written: {why}.").format(file=shown(path), why=_system(error))
    )


def a_folder(path: Path) -> FileError:
    return FileError(_("{file} is a folder.").format(file=shown(path)))


def no_file(path: Path) -> FileError:
    """A device, a pipe: whoever reads from it may wait for ever."""
    return FileError(_("{file} isn't a file.").format(file=shown(path)))


def no_such_user(name: str) -> FileError:
    return FileError(_("There is no user called “{name}”.").format(name=shown(name)))


def no_name() -> FileError:
    return FileError(_("A file can't have that name."))


def _wrong_name(error: OSError | ValueError) -> FileError | None:
    if isinstance(error, ValueError):  # with U+0000, or half a letter, in it
        return no_name()
    if error.errno == errno.ENAMETOOLONG:
        return FileError(_("That name is too long for a file."))
    return None


def _system(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)
