"""What runs on a Dask worker that holds nothing of ours: it is sent there whole, and asks for nothing of
`game` before that is unpacked."""

import os
import sys
from importlib import invalidate_caches, util
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from tempfile import gettempdir
from zipfile import ZipFile

NEEDED = ("msgspec",)


def missing() -> list[str]:
    """Which libraries aren't there to play with."""
    return [name for name in NEEDED if util.find_spec(name) is None]


def unpack(code: bytes, name: str) -> None:
    """Lays the code where only this worker process finds it; another version that was loaded is forgotten."""
    folder = _folder(name)
    ZipFile(BytesIO(code)).extractall(folder)
    _forget_modules()
    sys.path.insert(0, str(folder))
    invalidate_caches()


def clear(name: str) -> None:
    """Nothing is left behind."""
    folder = _folder(name)
    if str(folder) in sys.path:
        sys.path.remove(str(folder))
        _forget_modules()
    rmtree(folder, ignore_errors=True)


def _folder(name: str) -> Path:
    return Path(gettempdir()) / f"tavolino-{name}-{os.getpid()}"


def _forget_modules() -> None:
    for name in [name for name in sys.modules if name == "game" or name.startswith("game.")]:
        del sys.modules[name]
