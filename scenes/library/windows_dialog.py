"""The common dialogs of Windows, by ctypes: no library goes along for them."""

import ctypes
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.library.system_dialog import Asked

_LONGEST = 32_768
_OVERWRITE, _HIDE_READ_ONLY, _NO_CHANGE_DIR = 0x2, 0x4, 0x8
_PATH_EXISTS, _FILE_EXISTS, _EXPLORER = 0x800, 0x1000, 0x80000
_POINTER, _TEXT, _NUMBER, _SHORT = ctypes.c_void_p, ctypes.c_wchar_p, ctypes.c_uint32, ctypes.c_uint16


class _OpenFileName(ctypes.Structure):
    _fields_ = (
        ("size", _NUMBER),
        ("owner", _POINTER),
        ("instance", _POINTER),
        ("filter", _POINTER),
        ("custom_filter", _TEXT),
        ("most_custom_filter", _NUMBER),
        ("filter_index", _NUMBER),
        ("file", _POINTER),
        ("most_file", _NUMBER),
        ("file_title", _TEXT),
        ("most_file_title", _NUMBER),
        ("initial_folder", _TEXT),
        ("title", _TEXT),
        ("flags", _NUMBER),
        ("file_offset", _SHORT),
        ("file_extension", _SHORT),
        ("default_extension", _TEXT),
        ("custom_data", _POINTER),
        ("hook", _POINTER),
        ("template_name", _TEXT),
        ("reserved_pointer", _POINTER),
        ("reserved", _NUMBER),
        ("flags_ex", _NUMBER),
    )


def choose(asked: "Asked") -> Path | None:
    """Waits until somebody has chosen; None if they changed their mind."""
    if sys.platform != "win32":
        raise OSError("not Windows")
    dialogs: Any = ctypes.windll.comdlg32
    path = ctypes.create_unicode_buffer(asked.name or "", _LONGEST)
    wanted = _OpenFileName(size=ctypes.sizeof(_OpenFileName), most_file=_LONGEST, title=asked.title)
    wanted.file = ctypes.cast(path, _POINTER)
    kinds = ctypes.create_unicode_buffer("Tavolino (*.tavolino)\0*.tavolino\0")
    wanted.filter = ctypes.cast(kinds, _POINTER)
    wanted.initial_folder, wanted.default_extension = str(asked.folder), "tavolino"
    wanted.flags = _EXPLORER | _NO_CHANGE_DIR | _HIDE_READ_ONLY | _PATH_EXISTS
    if asked.name is None:
        wanted.flags |= _FILE_EXISTS
        done = dialogs.GetOpenFileNameW(ctypes.byref(wanted))
    else:
        wanted.flags |= _OVERWRITE
        done = dialogs.GetSaveFileNameW(ctypes.byref(wanted))
    if not done and (error := dialogs.CommDlgExtendedError()):
        raise OSError(error, "comdlg32")
    return Path(path.value) if done else None
