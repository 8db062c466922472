"""Which trouble an error of SQLite's or of the operating system's is."""

import errno
import sqlite3
import tempfile
from pathlib import Path

from game.core.library.trouble import Kind, RefusedError, Trouble

# Of a file damaged where its tables are described, SQLite's message itself may not be readable as text.
OF_THE_FILE = (sqlite3.Error, UnicodeDecodeError)
TROUBLES = (*OF_THE_FILE, OSError, RefusedError)

PROBE = bytes(64 * 1024)  # about what SQLite needs to begin its side files

OF_SQLITE: dict[int, Kind] = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_PERM: "read_only",
    sqlite3.SQLITE_CORRUPT: "corrupt",
    sqlite3.SQLITE_NOTADB: "corrupt",
    sqlite3.SQLITE_FORMAT: "corrupt",
    sqlite3.SQLITE_TOOBIG: "corrupt",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_PROTOCOL: "busy",
    sqlite3.SQLITE_CONSTRAINT: "corrupt",  # what only we may write stands there otherwise
}
OF_SYSTEM: dict[int, Kind] = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.ENOTDIR: "read_only",
    errno.EEXIST: "read_only",  # a file stands where the folder should be
}


def trouble_of(error: Exception, folder: Path) -> Trouble:
    """The trouble behind an error; one that is nobody's trouble but a mistake of ours is raised again."""
    match error:
        case RefusedError():
            return error.trouble
        case OSError():
            return Trouble(OF_SYSTEM.get(error.errno or 0, "disk_error"), str(error.filename or folder))
        case UnicodeDecodeError():
            return Trouble("corrupt", str(folder))
        case sqlite3.Error():
            primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
            if primary in OF_SQLITE:
                return Trouble(OF_SQLITE[primary], str(folder))
            if primary in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN):
                return _asked_of_the_disk(folder)
        case _:
            pass
    raise error


def _asked_of_the_disk(folder: Path) -> Trouble:
    """SQLite calls a full quota and a disk turned read-only by one name; a small write tells them apart."""
    try:
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(PROBE)
            probe.flush()
    except OSError as error:
        return Trouble(OF_SYSTEM.get(error.errno or 0, "disk_error"), str(folder))
    return Trouble("disk_error", str(folder))
