"""Where the benches write: folders in memory where there are such, and a home that is nobody's."""

import os
import shutil
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

IN_MEMORY = Path("/dev/shm")


def quick() -> Path | None:
    """A folder in memory, where there is one: for what writes much and is not about the disk."""
    return IN_MEMORY if IN_MEMORY.is_dir() else None


def remove(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def strange_home() -> Generator[None]:
    with tempfile.TemporaryDirectory(prefix="tavolino-home-", dir=quick()) as home:
        own = {"HOME": home, "XDG_CONFIG_HOME": f"{home}/.config", "XDG_DATA_HOME": f"{home}/.local"}
        with patch.dict(os.environ, own | {"TAVOLINO_DATA": f"{home}/data"}):
            yield
